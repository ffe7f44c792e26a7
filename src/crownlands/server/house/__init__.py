"""The live house: the tables in memory, who watches them, the bots' turns, and what processes tell each other."""
