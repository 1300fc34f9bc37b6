"""Check your copy: one goes through every printed value that we are not sure of, with a picture of where to look.

A game says where everything is printed (``checklist``), how that is drawn (``pictures``) and, where words alone won't do, what it
is called (``naming``). The check itself is the same for any game: ``check`` answers a page, ``messages`` are what it is told.
"""
