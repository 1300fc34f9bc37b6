"""``python -m village_core``: games of programs, saved games, positions and the store of tables at the command line."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Final

from village_core.commands.arguments import parse_arguments
from village_core.commands.files import Complaint
from village_core.commands.words import load_command_words

MENDABLE: Final = 2
"""The exit code for a mistake that the user can correct."""
INTERRUPTED: Final = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command that the arguments (by default those of the process) name, print its lines, and return the exit code.

    The code is 0, 2 for a mistake that the user can correct, which standard error names, or 130 if the user interrupts.
    """
    said = load_command_words()
    try:
        command = parse_arguments(said, arguments)
        for line in command.perform(said, command):
            print(line)
        sys.stdout.flush()
    except Complaint as complaint:
        sys.stdout.flush()
        print(said.format("cli-error", said=str(complaint)), file=sys.stderr)
        return MENDABLE
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # the reader closed the pipe: later output goes nowhere
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


if __name__ == "__main__":
    sys.exit(main())
