"""Bots that play Kingdomino Duel."""
