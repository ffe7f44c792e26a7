"""Learning what positions are worth: games of the bots with themselves, and nets that foretell how they end."""
