"""Start the pages: `python -m village_widgets.serving`, which is what `make run` does.

The look and the settings are files in `village_widgets/voila`: templates in its `data`, configuration in its `config`. Jupyter is
told where they are by two environment variables, so they are found the same way from a checkout, from an
installed package, and inside Binder's own Jupyter server.
"""

import os
import shlex
import sys
from pathlib import Path

from village_core.address import FOLDER_VARIABLE, data_folder

HERE = Path(__file__).parent / "voila"
NOTEBOOKS = Path("notebooks")
PROTOCOL = "v1.kernel.websocket.jupyter.org"
"""The newer way in which a browser and a kernel's messages are packed."""


def environment() -> dict[str, str]:
    """The two variables by which Jupyter and Voila find our templates and settings, before anything a user has set."""
    ours = {"JUPYTER_PATH": HERE / "data", "JUPYTER_CONFIG_PATH": HERE / "config"}
    return {name: os.pathsep.join(filter(None, (str(path), os.environ.get(name)))) for name, path in ours.items()}


def serve(arguments: list[str]) -> None:
    """Serve the notebooks as pages and print their address; `arguments` go to Voila."""
    from tornado.web import HTTPError
    from tornado.websocket import WebSocketHandler
    from voila.app import Voila
    from voila.handler import BaseVoilaHandler
    from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

    from village_widgets.host.files import handler

    class Channels(VoilaKernelWebsocketHandler):
        """Voila's connection to a kernel, for the older protocol too.

        A browser falls back to it when a connection breaks early. Voila takes its binary messages for the newer one's and
        reads on for ever, and no page of anybody is answered any more.
        """

        def write_message(self, message: bytes | str | dict[str, object], binary: bool = False) -> object:
            if isinstance(message, bytes) and self.selected_subprotocol != PROTOCOL:
                return WebSocketHandler.write_message(self, message, binary)
            return super().write_message(message, binary)

    class Missing(BaseVoilaHandler):
        """Any address that no page answers to."""

        async def get(self) -> None:
            raise HTTPError(404)

    class Pages(Voila):
        """Voila that says where it is in one line, and answers every wrong address with a page of ours."""

        def init_handlers(self) -> list[tuple[object, ...]]:
            missing = (".*", Missing, {"voila_configuration": self.voila_configuration})
            found = super().init_handlers()
            ours = (tuple(Channels if part is VoilaKernelWebsocketHandler else part for part in one) for one in found)
            return [handler(self.server_url), *ours, missing]

        def launch_browser(self) -> None:
            print(f"\n  Village Companion is open at  {self.display_url}\n  (Ctrl+C ends it.)\n", flush=True)

    Pages.launch_instance([str(NOTEBOOKS), *arguments])


def main() -> None:
    """Serve the pages; or open JupyterLab (`--lab`), or print the environment for a shell (`--environment`)."""
    arguments = sys.argv[1:]
    if arguments == ["--environment"]:
        for name, value in environment().items():
            print(f"export {name}={shlex.quote(value)}")
        return
    if not NOTEBOOKS.is_dir():
        sys.exit("There is no folder `notebooks` here: start the pages from the project's folder.")
    os.environ.update(environment())
    if os.environ.get(FOLDER_VARIABLE):  # a page's process stands in another folder than this one
        os.environ[FOLDER_VARIABLE] = str(data_folder())
    if arguments[:1] == ["--lab"]:
        command = [sys.executable, "-m", "jupyter", "lab", "--notebook-dir", str(NOTEBOOKS), *arguments[1:]]
        os.execv(sys.executable, command)
    serve(arguments)


if __name__ == "__main__":
    main()
