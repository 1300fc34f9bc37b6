"""Settings of Voila, alone (`make run`) or inside a Jupyter server (Binder, `make lab`)."""

import logging
import os

from village_widgets.processes import KERNELS

c = get_config()

load_subconfig("kernels.py")
load_subconfig("pages.py")

c.VoilaConfiguration.template = "village"
# Every page has our style; an address with ?template= must not bring back one that loads files from other hosts.
c.VoilaConfiguration.allow_template_override = "NO"
c.VoilaConfiguration.allow_theme_override = "NO"
c.VoilaConfiguration.strip_sources = True
c.VoilaConfiguration.show_tracebacks = False

# Only the extensions that charts need: each further one slows every chart.
c.VoilaConfiguration.extension_allowlist = [
    "@jupyter-widgets/jupyterlab-manager",  # the widgets themselves
    "@voila-dashboards/widgets-manager8",  # Voila's connection to them
    "anywidget",
    "bqplot",
    "bqscales",
]

# Pages come from our own notebooks, so that no signature decides what they may show. Jupyter keeps signatures and their
# secret in the user's home, which a container or a kiosk may not write.
c.NotebookNotary.db_file = ":memory:"
c.NotebookNotary.secret = os.urandom(32)

# Each page's process is a fork of one that has imported everything; on systems without forks one is kept ready.
c.VoilaConfiguration.multi_kernel_manager_class = KERNELS

# Files instead of ports between Voila and its processes: other users of the machine cannot listen in. Such a file's
# path must be short (a hundred letters), shorter than the temporary folders of some systems.
if os.name == "posix":
    c.KernelManager.transport = "ipc"
    c.Voila.connection_dir_root = "/tmp"

# Milliseconds. Jupyter closes a connection without an answer within the timeout, and first checks after one interval, so
# the timeout must be longer: otherwise it closes healthy connections. Tornado, which reads the same numbers, warns about
# it and shortens its own timeout, which is harmless.
c.Voila.tornado_settings = {"ws_ping_interval": 30_000, "ws_ping_timeout": 90_000}
logging.getLogger("tornado.general").setLevel(logging.ERROR)

c.IdentityProvider.cookie_options = {"samesite": "Lax"}

c.Voila.log_level = "ERROR"
