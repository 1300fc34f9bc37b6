"""How long a page's Python process lives. Read by Voila (voila.py) and by the Jupyter server (jupyter_server_config.py).

A page that closes says so, and its process ends at once: the page sends a beacon, which the server accepts only with
the cookie of its cross-site check. Voila alone never sets that cookie, so the beacon was refused and processes stayed
for ever. Our page sets it (village_widgets/host/page.js); switching the check off, the other cure, would let any web site that
knows a kernel's number end it, and is not needed.

A phone that is put away says nothing. Its process is kept for a long break at the table, then ended. A page
that is still open and connected is never ended, however long its players think.
"""

c = get_config()

c.MappingKernelManager.cull_idle_timeout = 2 * 60 * 60
c.MappingKernelManager.cull_interval = 5 * 60
c.MappingKernelManager.cull_connected = False
c.MappingKernelManager.cull_busy = False
