"""The command `village`: opens the pages. With a command it works like ``python -m village_core``."""

from __future__ import annotations

import sys
from typing import Final

from village_core import __main__ as commands
from village_core.commands.words import load_command_words

EVERYWHERE: Final = "--Voila.ip=0.0.0.0"
"""Listen for other devices too: the phones at the table."""


def main() -> int:
    """Run the command line and return its exit code.

    With arguments it runs that command of ``village_core``; without any it serves the pages to all devices of the network. If a
    package for that is missing, the error output names it, and the code is ``MENDABLE``.
    """
    arguments = sys.argv[1:]
    if arguments:
        return commands.main(arguments)
    try:
        from village_widgets.host import serving

        serving.main([EVERYWHERE])
    except ModuleNotFoundError as missing:
        print(load_command_words().format("cli-pages-missing", package=missing.name or ""), file=sys.stderr)
        return commands.MENDABLE
    return 0


if __name__ == "__main__":
    sys.exit(main())
