"""Errors of any store of shared tables."""

from __future__ import annotations

from village_core.kernel.problem import KeyedError


class StorageProblem(KeyedError):
    """The error for something that can't be kept or read.

    ``problem`` is a key of the interface's words, ``detail`` says which value, or where.
    """


class StoreUnusable(StorageProblem):
    """The error if the store can't be used, or what it keeps was changed.

    ``detail`` quotes the database's message, or names the file, line or reader.
    """


class Unstorable(StorageProblem, ValueError):
    """The error for a value that can't be stored: a bad line, token, number, code or text."""


class UnknownTable(LookupError):
    """The error if no table has this code or key, or a text has no code in it."""


class NumberTaken(Exception):
    """The error if another line has this ``number`` already: another page entered it in the meantime."""

    def __init__(self, number: int) -> None:
        super().__init__(str(number))
        self.number = number
