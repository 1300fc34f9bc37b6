"""The server's own connection to a page's kernel, over which it runs the notebook."""

from __future__ import annotations

import asyncio
from queue import Empty
from typing import Final

from jupyter_client.asynchronous.client import AsyncKernelClient

AGAIN: Final = 1.0
"""Seconds after which a silent kernel is asked once more."""


class Client(AsyncKernelClient):
    """A connection that is ready as soon as its kernel is. Jupyter's own client then waits for a silence first."""

    async def wait_for_ready(self, timeout: float | None = None) -> None:
        """Wait until the kernel has answered, and discard its earlier messages.

        Raises ``RuntimeError`` if the kernel ends or takes more than ``timeout`` seconds.
        """
        try:
            async with asyncio.timeout(timeout):
                while not await self._ask():
                    if not await self.is_alive():
                        raise RuntimeError("The kernel has ended before it answered.")
        except TimeoutError as error:
            raise RuntimeError(f"The kernel has not answered for {timeout} seconds.") from error

    async def _ask(self) -> bool:
        """Send a request; return whether the kernel replied and published that it is idle.

        A kernel greets each new subscriber. Messages before that greeting are lost, so the request is sent again after it.
        """
        asked = self.kernel_info()
        try:
            idle = False
            while not idle:
                message = await self.get_iopub_msg(timeout=AGAIN)
                if message["header"]["msg_type"] == "iopub_welcome":
                    asked = self.kernel_info()
                idle = message["parent_header"].get("msg_id") == asked and message["content"].get("execution_state") == "idle"
            while (await self.get_shell_msg(timeout=AGAIN))["parent_header"].get("msg_id") != asked:
                pass
        except Empty:
            return False
        return True
