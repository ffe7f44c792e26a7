"""The table as a value: who sits where, what may be done, and the log that is the game."""
