"""Errors of any store of shared tables."""

from __future__ import annotations


class StorageProblem(Exception):
    """A value that can't be kept or read.

    ``problem`` is a key of the interface's words, ``detail`` says which value, or where.
    """

    def __init__(self, problem: str, detail: str = "") -> None:
        super().__init__(f"{problem}{f' ({detail})' if detail else ''}")
        self.problem = problem
        self.detail = detail


class StoreUnusable(StorageProblem):
    """The database can't be used; ``detail`` quotes its message."""


class Unstorable(StorageProblem, ValueError):
    """A value that can't be stored."""


class UnknownTable(LookupError):
    """No table has this code or key."""


class NumberTaken(Exception):
    """Another line has this ``number`` already: another page entered it in the meantime."""

    def __init__(self, number: int) -> None:
        super().__init__(str(number))
        self.number = number
