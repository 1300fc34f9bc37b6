"""Settings of a Jupyter server that also shows our pages: on Binder, and with `make lab`."""

c = get_config()

load_subconfig("kernels.py")

# Voila puts a page's pictures into the page itself and, inside a server, trips over the server's usual
# contents manager, which answers later. This one is the same, but answers at once.
c.ServerApp.contents_manager_class = "jupyter_server.services.contents.largefilemanager.LargeFileManager"

# JupyterLab as it comes looks for news and newer versions outside. Nothing here asks anybody outside.
c.LabApp.news_url = None
c.LabApp.check_for_updates_class = "jupyterlab.NeverCheckForUpdate"
c.LabApp.extension_manager = "readonly"
