"""Kernels of the notebooks that nbval runs: forks of one warm parent, as the pages' are, where the system can fork.

Each would import for a second what the one before it had imported, too. And nbval lays out every message in lines for its log,
which nobody reads: pictures of boards are long.
"""

from __future__ import annotations

import os
from functools import cache

from jupyter_client.manager import KernelManager
from nbval import kernel

from village_widgets.processes import FORKS


class Forked(KernelManager):
    """A kernel that is forked from the warm parent of this process, which the first of them starts."""

    def start_kernel(self, *, cwd: str, **options: object) -> None:
        """Begin, in the folder ``cwd``."""
        from village_widgets.processes.kernels import Provisioner  # it brings Jupyter's server along

        self.provisioner = Provisioner(kernel_id="notebook", kernel_spec=self.kernel_spec, parent=self)
        self.provisioner.warm = _parent()
        super().start_kernel(cwd=cwd, env=dict(os.environ), **options)


@cache
def _parent() -> object:
    from village_widgets.processes.kernels import WarmParent

    return WarmParent()


def begin() -> None:
    """From now on nbval forks its kernels, and writes messages as they are."""
    kernel.pformat = repr
    if FORKS:
        kernel.KernelManager = Forked


def end() -> None:
    """The parent is no longer needed."""
    if _parent.cache_info().currsize:
        _parent().end()
