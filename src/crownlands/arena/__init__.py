"""Many games between bots: played on all cores or a cluster, counted, rated, kept and drawn.

From Python: `from crownlands.arena.many import play_many`.
"""
