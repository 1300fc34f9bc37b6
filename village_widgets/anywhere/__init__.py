"""The pages without a server: the same pages, with Python in the browser. ``make site`` builds them as a folder of plain files.

- ``widgets`` replaces ipywidgets and anywidget, ``figures`` bqplot, ``journal`` the database, ``process.js`` the connection to a
  process.
- ``worker.js`` runs Python beside the page, and ``running`` runs a notebook in it; ``apart.js`` computes at length in another
  worker, ``thinker.js``. Python starts from a picture of its memory if the browser keeps one (``interpreter.js``,
  ``picturing.js``).
- ``lasting.js`` makes the browser's stored keys survive a browser that is killed.
- ``village_widgets/site`` writes the files.
"""

import sys


def install_replacements() -> None:
    """Let later imports of ipywidgets, anywidget and bqplot get their replacements."""
    from village_widgets.anywhere import figures, widgets

    sys.modules.update({"ipywidgets": widgets, "anywidget": widgets, "bqplot": figures})
