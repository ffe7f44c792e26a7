"""Crownlands: the Kingdomino family of board games, to play, to script and to simulate."""
