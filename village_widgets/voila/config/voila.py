"""Settings of Voila, alone (`make run`) or inside a Jupyter server (Binder, `make lab`)."""

import logging
import os

from village_widgets.processes import KERNELS

c = get_config()

load_subconfig("kernels.py")
load_subconfig("pages.py")

c.VoilaConfiguration.template = "village"
# The look is ours on every page; an address with ?template= in it must not bring back one that asks outside hosts.
c.VoilaConfiguration.allow_template_override = "NO"
c.VoilaConfiguration.allow_theme_override = "NO"
c.VoilaConfiguration.strip_sources = True
c.VoilaConfiguration.show_tracebacks = False

# Only what charts are drawn with. Each further extension costs everybody time who opens one.
c.VoilaConfiguration.extension_allowlist = [
    "@jupyter-widgets/jupyterlab-manager",  # the widgets themselves
    "@voila-dashboards/widgets-manager8",  # Voila's connection to them
    "anywidget",
    "bqplot",
    "bqscales",
]

# Each page's process is a fork of one that has everything imported; where a system can't fork, one is kept ready.
c.VoilaConfiguration.multi_kernel_manager_class = KERNELS

# Files instead of ports between Voila and its processes: nobody else on the machine can listen in. Such a file's
# path must be short (a hundred letters), so it must not lie in the long temporary folders of some systems.
if os.name == "posix":
    c.KernelManager.transport = "ipc"
    c.Voila.connection_dir_root = "/tmp"

# Milliseconds. Jupyter closes a connection that has not answered for so long, and first looks after one interval: the
# patience must be longer than that, or every healthy connection is cut each time. Tornado, which reads the same numbers,
# warns of it and shortens its own patience, which is harmless.
c.Voila.tornado_settings = {"ws_ping_interval": 30_000, "ws_ping_timeout": 90_000}
logging.getLogger("tornado.general").setLevel(logging.ERROR)

c.IdentityProvider.cookie_options = {"samesite": "Lax"}

c.Voila.log_level = "ERROR"
