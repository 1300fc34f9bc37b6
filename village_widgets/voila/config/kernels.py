"""How long a page's Python process lives. Read by Voila (voila.py) and by the Jupyter server (jupyter_server_config.py).

A page that closes says so, and its process ends at once: the page sends a beacon, which the server accepts only with
the cookie of its cross-site check. Voila alone never sets that cookie, so the beacon was refused and processes stayed
for ever. Our page sets it (village_widgets/host/page.js); switching the check off, the other cure, would let any web site that
knows a kernel's number end it, and is not needed.

A phone that is put away says nothing, and neither does a browser that is killed. Such a page's process is kept for a long break
at the table, or for a minute while others wait for a place, then ended; and so is that of a page that never came, and that of an
open page on which nothing has been done for two hours. Tables are in the store, games and progress in the browser: whoever comes
back finds them there. Notebooks that people write in keep theirs for as long as they are open.
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
