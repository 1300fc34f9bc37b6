"""The pages without a server: the same pages, with Python in the browser. ``make site`` builds them into a folder of plain files.

``widgets`` stands in for ipywidgets and anywidget, ``journal`` for the database, ``process.js`` for the connection to a process;
``worker.js`` runs Python beside the page, and ``running`` runs a notebook in it. ``building`` writes the files.
"""
