"""PettingZoo, Gymnasium, OpenSpiel."""
