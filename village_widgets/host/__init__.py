"""The pages on a server: the files of a page, the widgets in its HTML, and its own scripts.

In JupyterLab our widgets are plain anywidgets. Here the page's own script (``page.js``) shows the same widgets without
JupyterLab. These are the only two hosts; this package and the templates make the difference.
"""
