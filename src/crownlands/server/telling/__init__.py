"""Telling people that it is their turn: what is said, how it gets there, and who sends it."""
