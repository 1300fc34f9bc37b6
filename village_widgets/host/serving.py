"""The server of the pages: ``python -m village_widgets.host.serving``, as ``make run`` starts it.

``village_widgets/voila`` has the templates in ``data`` and the configuration in ``config``. Two environment variables name these
folders, so Jupyter finds them the same way from a checkout, in an installed package, and in Binder's own Jupyter server.
"""

import os
import shlex
import socket
import sys
from io import StringIO
from pathlib import Path
from textwrap import indent

from village_core.store.address import FOLDER_VARIABLE, find_closed_folder, find_data_folder
from village_widgets.host.folders import VOILA, find_notebooks

TEMPORARY = "voila_"
"""The prefix that Voila gives to the temporary folder of a server."""
WRONG_PATHS = (
    r".*%00.*",  # no file name holds a NUL
    r"/voila/templates/(?![\w-]+/static/[\w./-]+$).*",  # templates are not for visitors; their static files are
    r"/voila/templates/.*\.\./.*",
)
"""Paths that get the page for wrong addresses, although Voila would answer them otherwise."""
LOGIN = r"/log(in|out)"
"""Paths of logging in and out; they get the page for wrong addresses on a server without a token."""


def build_environment() -> dict[str, str]:
    """Return ``JUPYTER_PATH`` and ``JUPYTER_CONFIG_PATH``, our folders ahead of a user's own; set nothing."""
    ours = {"JUPYTER_PATH": VOILA / "data", "JUPYTER_CONFIG_PATH": VOILA / "config"}
    return {name: os.pathsep.join(filter(None, (str(path), os.environ.get(name)))) for name, path in ours.items()}


def find_network_address() -> str:
    """Return this machine's address for phones in its network; empty if it has none. No packet is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as out:
        try:
            out.connect(("192.0.2.1", 9))  # reserved for examples; connecting UDP sends nothing
            return str(out.getsockname()[0])
        except OSError:
            return ""


def format_welcome(port: int, base: str, listens: str) -> str:
    """Return the text that announces the pages: their address and, if phones can reach them, one for phones with a QR code.

    It warns if the folder of the tables can't be written. ``listens`` is the address that the server listens on, ``base`` the
    path that all its pages have in common.
    """
    import segno

    from village_widgets.host.frame import load_words

    say = load_words().format
    everywhere = listens in ("", "0.0.0.0", "::")
    here = f"http://{'localhost' if everywhere else listens}:{port}{base}"
    lines = ["", say("served-here", address=here)]
    if everywhere and (mine := find_network_address()):
        there = f"http://{mine}:{port}{base}"
        drawn = StringIO()
        segno.make(there, micro=False).terminal(drawn, compact=True)
        lines += [say("served-there", address=there), "", drawn.getvalue().rstrip("\n")]
    if closed := find_closed_folder():
        lines += [say("served-closed", folder=str(closed), variable=FOLDER_VARIABLE), ""]
    return indent("\n".join([*lines, say("served-end"), ""]), "  ")


def serve(arguments: list[str]) -> None:
    """Serve the notebooks as pages until the server is stopped, and print their address; ``arguments`` go to Voila.

    Connections have our limits, answers our headers and error pages, and only our names are answered. On POSIX systems the
    folders of killed servers are removed.
    """
    from tornado.ioloop import IOLoop
    from tornado.web import HTTPError
    from voila.app import Voila
    from voila.handler import BaseVoilaHandler
    from voila.tornado.handler import TornadoVoilaHandler
    from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

    from village_widgets.host import extension, leftovers
    from village_widgets.host.channels import Channels
    from village_widgets.host.connections import install_limits
    from village_widgets.host.errors import add_error_pages
    from village_widgets.host.headers import transform_answers
    from village_widgets.host.names import restrict_names
    from village_widgets.host.pages import WelcomePage, load_first_outputs

    class Missing(BaseVoilaHandler):
        """Refuses requests for addresses without a page, with the error 404."""

        async def get(self, *_: str) -> None:
            raise HTTPError(404)

    class Pages(Voila):
        """Voila that prints its address, answers only under its own names, and has our page for wrong addresses."""

        def init_handlers(self) -> list[tuple[object, ...]]:
            options = {"voila_configuration": self.voila_configuration}
            wrong = WRONG_PATHS if self.identity_provider.token else (*WRONG_PATHS, LOGIN)
            closed = ((self.server_url.rstrip("/") + path, Missing, options) for path in wrong)
            theirs = super().init_handlers()
            ours = (tuple(Channels if part is VoilaKernelWebsocketHandler else part for part in one) for one in theirs)
            [page_options] = (about for _, part, *rest in theirs if part is TornadoVoilaHandler for about in rest)
            welcome = (self.server_url, WelcomePage, page_options)
            rules = [*closed, welcome, *extension.build_rules(self.server_url, page_options), *ours, (".*", Missing, options)]
            return [tuple(add_error_pages(part) if isinstance(part, type) else part for part in one) for one in rules]

        def listen(self) -> None:
            if os.name == "posix":
                leftovers.clear(Path(self.connection_dir).parent, TEMPORARY)
                self.folder_lock = leftovers.claim(Path(self.connection_dir))
            install_limits()
            restrict_names(self.app, self.ip)
            transform_answers(self.app)
            IOLoop.current().add_callback(self.kernel_manager.prepare_spare)
            IOLoop.current().add_callback(load_first_outputs, self.app.settings, find_notebooks(), find_notebooks())
            IOLoop.current().add_callback(self.print_address)
            super().listen()

        def print_address(self) -> None:
            """Print the pages' address; this is called once the server answers."""
            print(format_welcome(self.port, self.base_url, self.ip), flush=True)

        def launch_browser(self) -> None:
            """Open no browser: the address is printed."""

    Pages.launch_instance([str(find_notebooks()), *arguments])


def main(arguments: list[str]) -> None:
    """Serve the pages, open JupyterLab (``--lab`` first), or print the environment for a shell (``--environment`` alone).

    Other arguments go to Voila, or to JupyterLab, which replaces this process.
    """
    if arguments == ["--environment"]:
        for name, value in build_environment().items():
            print(f"export {name}={shlex.quote(value)}")
        return
    os.environ.update(build_environment())
    if os.environ.get(FOLDER_VARIABLE):  # made absolute: a page's process runs in another folder
        os.environ[FOLDER_VARIABLE] = str(find_data_folder())
    if arguments[:1] == ["--lab"]:
        command = [sys.executable, "-m", "jupyter", "lab", "--notebook-dir", str(find_notebooks()), *arguments[1:]]
        os.execv(sys.executable, command)
    serve(arguments)


if __name__ == "__main__":
    main(sys.argv[1:])
