"""Lifetimes of the pages' Python processes, for Voila (voila.py) and the Jupyter server (jupyter_server_config.py).

The process of a closed page ends at once: the page sends a beacon, which the server accepts only with the cookie of its
cross-site check. Voila alone never sets that cookie, so it refused the beacon and processes stayed for ever. Our page sets it
(village_widgets/host/page.js). Without the check any web site that knows a kernel's id could end it.

A sleeping phone sends no beacon, and neither does a killed browser. Such a page's process lives for a long break at the table, or
for a minute while other pages wait for a place. The process of a page that never came ends too, and that of an open page that is
unused for two hours. Tables are in the store, games and progress in the browser, so players find them again. Notebooks opened in
JupyterLab keep their processes while they are open.
"""

c = get_config()

c.Kernels.page_expected_timeout = 45
c.Kernels.page_left_timeout = 60 * 60
c.Kernels.page_wanted_timeout = 60
c.Kernels.page_idle_timeout = 2 * 60 * 60
c.MappingKernelManager.cull_idle_timeout = 2 * 60 * 60
c.MappingKernelManager.cull_interval = 20
c.MappingKernelManager.cull_connected = False
c.MappingKernelManager.cull_busy = False
