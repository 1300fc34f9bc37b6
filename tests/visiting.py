"""A page without a browser: it asks for its process as the page's script does, and speaks to it; many of them cost little."""

from __future__ import annotations

import asyncio
import json
import os
import re
import time
import zlib
from contextlib import suppress
from dataclasses import dataclass, field
from urllib.parse import urlsplit
from uuid import uuid4

import psutil
from jupyter_server.services.kernels.connection.base import deserialize_msg_from_ws_v1, serialize_msg_to_ws_v1
from tornado.httpclient import AsyncHTTPClient, HTTPRequest
from tornado.websocket import WebSocketClientConnection, websocket_connect

from tests.hearing import Heard
from village_widgets.host.channels import PROTOCOL

PATIENCE = 120
"""Seconds after which a silent page counts as broken."""
TOLD = re.compile(r'application/vnd\.village\.widgets\+json">(.*?)</script>', re.DOTALL)


def list_page_processes(address: str) -> list[psutil.Process]:
    """List the processes of pages that the server at an address has, including the one that is ready for the next.

    These are the forks of its warm parent that lead a session of the operating system.
    """
    forks = (child for parent in find_server(address).children() for child in parent.children())
    return [fork for fork in forks if _leads_session(fork)]


def _leads_session(process: psutil.Process) -> bool:
    with suppress(ProcessLookupError):
        return os.getsid(process.pid) == process.pid
    return False


def lives(address: str, kernel: str) -> bool:
    """Tell whether the server at an address has a page's process with this kernel id."""
    with suppress(psutil.NoSuchProcess):
        return any(kernel in str(line.laddr) for page in list_page_processes(address) for line in page.net_connections("unix"))
    return lives(address, kernel)  # a process ended during the search: search again


def find_server(address: str) -> psutil.Process:
    """Return the only process of this machine that listens at the port of an address."""
    port = urlsplit(address).port
    [pid] = {one.pid for one in psutil.net_connections("tcp") if one.status == psutil.CONN_LISTEN and one.laddr.port == port}
    return psutil.Process(pid)


@dataclass
class Visitor:
    """A visitor of a notebook's page on the server at an address; the visitor's own address is ``client``.

    ``said`` has the texts about its place in the queue, ``heard`` the messages of its process.
    """

    address: str
    notebook: str = "play.ipynb"
    client: str = "192.0.2.1"
    said: list[str] = field(default_factory=list)
    kernel: str = ""
    screen: str = ""
    version: int = -1
    heard: list[Heard] = field(default_factory=list)

    @property
    def headers(self) -> dict[str, str]:
        """The headers of this visitor's requests, which name the visitor's address as a proxy would."""
        return {"X-Forwarded-For": self.client, "Origin": self.address}

    async def look(self, **headers: str) -> str:
        """Ask for the page alone, which starts no process, and return its HTML."""
        request = HTTPRequest(f"{self.address}/voila/render/{self.notebook}", headers=headers, request_timeout=PATIENCE)
        return (await AsyncHTTPClient().fetch(request)).body.decode()

    async def knock(self, **headers: str) -> WebSocketClientConnection:
        """Ask for a process; return the door, on which the server tells the rest."""
        address = f"{self.address}/voila/door/{self.notebook}".replace("http", "ws", 1)
        return await self._connect(address, **headers)

    async def enter(self, door: WebSocketClientConnection) -> None:
        """Wait for a process, and until all cells have run; messages about the place in the queue are added to ``said``."""
        while text := await asyncio.wait_for(door.read_message(), PATIENCE):
            told = json.loads(text)
            if told["is"] == "queue-place":
                self.said.append(told["text"])
            elif told["is"] == "process-ready":
                self.kernel = told["kernel"]
            elif told["is"] == "cell-output" and (found := TOLD.search(told["html"])):
                states = json.loads(found[1])["states"]
                [self.screen] = [model for model, state in states.items() if "script" in state]
            elif told["is"] == "output-end":
                return
        raise AssertionError("the server closed the page's door")

    async def open(self) -> None:
        """Open the page, wait for its process and connect to it."""
        await self.look()
        door = await self.knock()
        await self.enter(door)
        address = f"{self.address}/api/kernels/{self.kernel}/channels?session_id={uuid4().hex}".replace("http", "ws", 1)
        self.line = await self._connect(address, PROTOCOL)
        door.close()

    async def _connect(self, address: str, *protocols: str, **headers: str) -> WebSocketClientConnection:
        """Open a connection to an address; the server may take ``PATIENCE`` seconds."""
        asked = HTTPRequest(address, headers={**self.headers, **headers}, connect_timeout=PATIENCE, request_timeout=PATIENCE)
        return await websocket_connect(asked, subprotocols=[*protocols])

    async def say(self, **command: object) -> float:
        """Send a command to the page's process and receive until it is idle; return the seconds."""
        number = uuid4().hex
        header = {"msg_id": number, "msg_type": "comm_msg", "username": "", "session": number, "date": "", "version": "5.3"}
        content = {"comm_id": self.screen, "data": {"method": "custom", "content": command}}
        message = {"header": header, "parent_header": {}, "metadata": {}, "content": content}
        began = time.perf_counter()
        packed = serialize_msg_to_ws_v1(message, "shell", lambda part: json.dumps(part).encode())
        await self.line.write_message(packed, binary=True)
        while answer := await asyncio.wait_for(self.line.read_message(), PATIENCE):
            _, (head, parent, _, body, *buffers) = deserialize_msg_from_ws_v1(answer)
            kind, heard = json.loads(head)["msg_type"], json.loads(body)
            if kind == "comm_msg" and heard["data"]["method"] == "custom":
                self._hear(json.loads(zlib.decompress(buffers[0])) if buffers else heard["data"]["content"])
            elif kind == "status" and heard["execution_state"] == "idle" and json.loads(parent).get("msg_id") == number:
                return time.perf_counter() - began
        raise AssertionError("the server closed the page's connection to its process")

    def _hear(self, told: Heard) -> None:
        assert not told.get("failed"), told
        self.heard.append(told)
        self.version = told.get("table", {}).get("v", self.version)

    async def begin(self, seed: str = "1") -> None:
        """Begin a game of Village of two people on the play page."""
        players = [{"name": name, "colour": colour, "plays": "person"} for name, colour in (("Anna", "red"), ("Bert", "blue"))]
        settings = {"edition": "first_2011", "players": players, "seed": seed, "rulings": {}}
        await self.say(do="hello")
        await self.say(do="begin", settings=settings)

    async def click(self) -> float:
        """Make the first possible move; return the seconds until it was answered. Begins a new game if no move was made."""
        before = self.version
        seconds = await self.say(do="pick", row=0, way=0, v=before)
        if self.version == before:  # no move was made: the game is over, or the page was covered
            await self.begin()
        return seconds

    async def leave(self) -> None:
        """Close the connection, and tell the server that the page closes, as its script does (``host/process.js``)."""
        with suppress(Exception):
            self.line.close()
        body = "_xsrf=t"
        headers = {**self.headers, "Cookie": "_xsrf=t", "Content-Type": "application/x-www-form-urlencoded"}
        request = HTTPRequest(f"{self.address}/voila/api/shutdown/{self.kernel}", method="POST", body=body, headers=headers)
        await AsyncHTTPClient().fetch(request)
