"""What Kingdomino and Queendomino share, in machine words: the land of a kingdom, its territories, the draft."""

from crownlands.kernel.processor import fitting

__path__ = fitting(__path__)
