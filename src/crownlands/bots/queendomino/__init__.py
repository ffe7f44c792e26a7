"""Bots that play Queendomino."""
