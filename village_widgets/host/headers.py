"""What a server says with each of its answers: nothing is taken for another kind of file, and no address is told to others."""

from __future__ import annotations

from typing import Final

from tornado.httputil import HTTPHeaders, HTTPServerRequest
from tornado.web import Application, OutputTransform

SAID: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",  # an address holds the code of a table, or a game
    "Cross-Origin-Opener-Policy": "same-origin",
}
"""Headers of every answer, of pages, files and errors alike."""


class Said(OutputTransform):
    """Adds the headers to an answer."""

    def __init__(self, request: HTTPServerRequest) -> None:
        """Every answer is treated alike, whatever was asked for."""

    def transform_first_chunk(
        self, status_code: int, headers: HTTPHeaders, chunk: bytes, finishing: bool
    ) -> tuple[int, HTTPHeaders, bytes]:
        """Put them where a handler has not said anything else."""
        for name, value in SAID.items():
            headers.setdefault(name, value)
        return status_code, headers, chunk


def say_everywhere(application: Application) -> None:
    """Let all answers of an application carry the headers."""
    application.transforms.append(Said)
