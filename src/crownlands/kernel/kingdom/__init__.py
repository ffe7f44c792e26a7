"""What Kingdomino and Queendomino share, in machine words: the land of a kingdom, its territories, the draft."""
