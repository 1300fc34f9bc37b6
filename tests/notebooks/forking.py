"""Kernels of the notebooks that nbval runs: forks of one warm parent, like the pages', if the system can fork.

Otherwise each kernel would spend a second on the same imports. The connection to a kernel is ready once that has greeted it:
Jupyter's own would then wait for a silence. A kernel that is ended is waited for, not polled each tenth of a second. nbval's log
also formats each message in lines; that is turned off, because pictures of boards are long.
"""

from __future__ import annotations

import os
from functools import cache
from queue import Empty
from unittest.mock import patch

from jupyter_client.blocking.client import BlockingKernelClient
from jupyter_client.manager import KernelManager
from nbval import kernel

from village_widgets.processes import FORKS


class GreetedClient(BlockingKernelClient):
    """A connection that is ready as soon as its kernel has greeted it; nbval then asks the kernel itself."""

    def wait_for_ready(self, timeout: float | None = None) -> None:
        """Wait for the kernel's greeting. Raises ``RuntimeError`` if that takes more than ``timeout`` seconds."""
        try:
            self.get_iopub_msg(timeout=timeout)
        except Empty as error:
            raise RuntimeError(f"The kernel has sent no greeting for {timeout} seconds.") from error


class ForkedKernelManager(KernelManager):
    """The manager of a kernel that is forked from this process's warm parent; the first one starts the parent."""

    client_class = f"{__name__}.{GreetedClient.__name__}"

    def start_kernel(self, *, cwd: str, **options: object) -> None:
        """Start the kernel in the folder ``cwd``."""
        from village_widgets.processes.kernels import Provisioner  # imported here: it imports Jupyter's server

        self.provisioner = Provisioner(kernel_id="notebook", kernel_spec=self.kernel_spec, parent=self)
        self.provisioner.warm = _start_parent()
        super().start_kernel(cwd=cwd, env=dict(os.environ), **options)

    def shutdown_kernel(self, **options: object) -> None:
        """End the kernel: it is killed and gone when Jupyter's manager, which polls, asks for it."""
        if self.provisioner is not None and self.provisioner.process is not None:
            self.provisioner.process.kill()
            self.provisioner.process.wait()
        super().shutdown_kernel(**options)


@cache
def _start_parent() -> object:
    from village_widgets.processes.kernels import WarmParent

    with patch("village_widgets.processes.kernels.PARENT", "tests.notebooks.warm_parent"):
        return WarmParent()


def begin() -> None:
    """Let nbval fork its kernels if the system can fork, and write messages into its log unformatted."""
    kernel.pformat = repr
    if FORKS:
        kernel.KernelManager = ForkedKernelManager


def end() -> None:
    """End the warm parent, if it was started."""
    if _start_parent.cache_info().currsize:
        _start_parent().end()
