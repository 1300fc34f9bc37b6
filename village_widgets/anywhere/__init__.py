"""The pages without a server: the same pages, with Python in the browser. ``make site`` builds them into a folder of plain files.

``widgets`` stands in for ipywidgets and anywidget, ``figures`` for bqplot, ``journal`` for the database, ``process.js`` for the
connection to a process; ``worker.js`` runs Python beside the page, and ``running`` runs a notebook in it; ``apart.js`` has
whoever thinks long do so in a worker of its own, ``thinker.js``. ``lasting.js`` sees to it that what a browser keeps
under keys outlives one that is killed. ``building`` writes the files. Python begins from a picture
of its memory where the browser keeps one (``interpreter.js``, ``picturing.js``).
"""

import sys


def stand_in() -> None:
    """From now on, whoever imports what only a server has gets what stands in for it."""
    from village_widgets.anywhere import figures, widgets

    sys.modules.update({"ipywidgets": widgets, "anywidget": widgets, "bqplot": figures})
