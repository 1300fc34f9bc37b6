"""The server's own connection to a page's kernel, by which it runs the notebook."""

from __future__ import annotations

import asyncio
from queue import Empty
from typing import Final

from jupyter_client.asynchronous.client import AsyncKernelClient

AGAIN: Final = 1.0
"""Seconds after which a kernel that has said nothing is asked once more."""


class Client(AsyncKernelClient):
    """A connection that is ready as soon as its kernel is. Jupyter's own then waits until nothing was said for a while."""

    async def wait_for_ready(self, timeout: float | None = None) -> None:
        """Return when the kernel has answered, and what it said by itself until then has been heard and forgotten.

        Raises ``RuntimeError`` if it ends, or takes more than ``timeout`` seconds.
        """
        try:
            async with asyncio.timeout(timeout):
                while not await self._answered():
                    if not await self.is_alive():
                        raise RuntimeError("The kernel has ended before it answered.")
        except TimeoutError as error:
            raise RuntimeError(f"The kernel has not answered for {timeout} seconds.") from error

    async def _answered(self) -> bool:
        """Ask something; whether that was answered, and all who listen were told so.

        A kernel greets who begins to listen. What it said before is lost, and it is asked anew.
        """
        asked = self.kernel_info()
        try:
            told = False
            while not told:
                said = await self.get_iopub_msg(timeout=AGAIN)
                if said["header"]["msg_type"] == "iopub_welcome":
                    asked = self.kernel_info()
                told = said["parent_header"].get("msg_id") == asked and said["content"].get("execution_state") == "idle"
            while (await self.get_shell_msg(timeout=AGAIN))["parent_header"].get("msg_id") != asked:
                pass
        except Empty:
            return False
        return True
