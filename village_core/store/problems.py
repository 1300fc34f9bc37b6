"""Errors of any store of shared tables."""

from __future__ import annotations

from village_core.kernel.problem import KeyedError


class StorageProblem(KeyedError):
    """A value that can't be kept or read.

    ``problem`` is a key of the interface's words, ``detail`` says which value, or where.
    """


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
