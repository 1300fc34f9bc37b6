"""The check of an owner's copy: people compare each printed value that we are not sure of, with a picture of where to look.

A game says where everything is printed (``checklist``), how that is drawn (``draw_pictures``) and, where words alone don't
suffice, what it is called (``make_naming``). The check itself is the same for every game: ``check`` answers a page with the
``messages``.
"""
