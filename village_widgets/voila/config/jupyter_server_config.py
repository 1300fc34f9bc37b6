"""Settings of a Jupyter server that also shows our pages: on Binder, and with `make lab`."""

from village_widgets.processes import KERNELS

c = get_config()

load_subconfig("kernels.py")
load_subconfig("pages.py")
c.ServerApp.jpserver_extensions = {"village_widgets.host.extension": True}

# Processes of pages are forked from a warm parent, as with `make run`.
c.ServerApp.kernel_manager_class = KERNELS

# Voila puts a page's pictures into the page itself, and in a server fails with the default contents manager, which is
# asynchronous. This one is the same, but synchronous.
c.ServerApp.contents_manager_class = "jupyter_server.services.contents.largefilemanager.LargeFileManager"

c.IdentityProvider.cookie_options = {"samesite": "Lax"}

# By default JupyterLab looks for news and newer versions on other hosts; our pages ask no other host.
c.LabApp.news_url = None
c.LabApp.check_for_updates_class = "jupyterlab.NeverCheckForUpdate"
c.LabApp.extension_manager = "readonly"

# A notebook exported as a page has no Python: it shows a live board as a still picture, and loads no script from another
# host. Voila's pages are exported too, but have Python.
STILL = ["image/svg+xml", "text/html", "text/markdown", "text/latex", "image/png", "image/jpeg", "text/plain"]
c.HTMLExporter.WidgetsDataTypeFilter.display_data_priority = STILL
LIVE = ["application/vnd.jupyter.widget-view+json", "application/javascript", *STILL]
c.VoilaExporter.WidgetsDataTypeFilter.display_data_priority = LIVE
