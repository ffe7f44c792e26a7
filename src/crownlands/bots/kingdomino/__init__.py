"""Bots that play Kingdomino."""
