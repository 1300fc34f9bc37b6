"""Settings of a Jupyter server that also shows our pages: on Binder, and with `make lab`."""

from village_widgets.processes import KERNELS

c = get_config()

load_subconfig("kernels.py")
load_subconfig("pages.py")
c.ServerApp.jpserver_extensions = {"village_widgets.host": True}

# Pages begin as quickly as with `make run`.
c.ServerApp.kernel_manager_class = KERNELS

# Voila puts a page's pictures into the page itself and, inside a server, trips over the server's usual
# contents manager, which answers later. This one is the same, but answers at once.
c.ServerApp.contents_manager_class = "jupyter_server.services.contents.largefilemanager.LargeFileManager"

c.IdentityProvider.cookie_options = {"samesite": "Lax"}

# JupyterLab as it comes looks for news and newer versions outside. Nothing here asks anybody outside.
c.LabApp.news_url = None
c.LabApp.check_for_updates_class = "jupyterlab.NeverCheckForUpdate"
c.LabApp.extension_manager = "readonly"

# A notebook exported as a page has no Python behind it: there a live board is shown by its still picture, and names
# no outside host to bring it to life. Voila's own pages are exported too, but with Python behind them.
STILL = ["image/svg+xml", "text/html", "text/markdown", "text/latex", "image/png", "image/jpeg", "text/plain"]
c.HTMLExporter.WidgetsDataTypeFilter.display_data_priority = STILL
LIVE = ["application/vnd.jupyter.widget-view+json", "application/javascript", *STILL]
c.VoilaExporter.WidgetsDataTypeFilter.display_data_priority = LIVE
