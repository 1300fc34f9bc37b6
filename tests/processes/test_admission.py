"""Admission: there are as many processes as places; further pages wait in a queue that is fair to all clients."""

from __future__ import annotations

import asyncio

import pytest

from village_widgets.limits.clients import PROXIES, identify_client
from village_widgets.processes import admission
from village_widgets.processes.admission import VARIABLE, Admission, count_places


async def rest() -> None:
    """Let all callbacks run that are due, and those that follow from them."""
    for _ in range(4):
        due = asyncio.get_running_loop().create_future()
        asyncio.get_running_loop().call_soon(due.set_result, None)
        await due


class WaitingLine:
    """Pages that ask for places, and the queue places that they were sent."""

    def __init__(self, places: int) -> None:
        self.admission = Admission(places)
        self.told: dict[str, list[int]] = {}
        self.asking: dict[str, asyncio.Task[None]] = {}
        self.entered: list[str] = []

    async def come(self, *pages: str) -> None:
        """Let pages ask for a place; the first letter of a page's name is its client."""
        for page in pages:
            self.told[page] = []
            self.asking[page] = asyncio.ensure_future(self.admission.enter(page[0], self.told[page].append))
            self.asking[page].add_done_callback(lambda task, page=page: task.cancelled() or self.entered.append(page))
        await rest()

    async def go(self, page: str) -> None:
        """Let a page give back its place, or leave the queue if it still waits."""
        if page in self.entered:
            self.admission.leave(page[0])
        else:
            self.asking[page].cancel()
        await rest()


def test_a_late_page_waits_and_gets_its_place() -> None:
    """A late page waits and gets its place in the queue, which moves up when a page leaves its process or the queue."""

    async def test() -> None:
        line = WaitingLine(2)
        await line.come("a1", "b1", "c1", "d1", "e1")
        assert line.entered == ["a1", "b1"] and line.told == {"a1": [], "b1": [], "c1": [1], "d1": [2], "e1": [3]}
        await line.go("d1")
        assert line.told["e1"] == [3, 2]
        await line.go("a1")
        assert line.entered[-1] == "c1" and line.told["e1"] == [3, 2, 1]
        await line.go("b1")
        assert line.entered[-1] == "e1"

    asyncio.run(test())


def test_one_client_cannot_take_all_places() -> None:
    """A client that opens two hundred pages gets half of the places; other clients enter at once, and its own pages later."""

    async def test() -> None:
        line = WaitingLine(6)
        many = [f"a{at}" for at in range(200)]
        await line.come(*many)
        await line.come("b1", "c1")
        assert line.entered == ["a0", "a1", "a2", "b1", "c1"]
        assert line.told["a3"] == [1], "no other client waits"
        for page in many:
            await line.go(page)
        assert set(line.entered) == {*many, "b1", "c1"}

    asyncio.run(test())


def test_the_client_with_fewest_places_goes_first() -> None:
    """A client without a page goes before waiting clients that have pages already, and gets the next free place."""

    async def test() -> None:
        line = WaitingLine(4)
        await line.come("a1", "a2", "b1", "b2", "a3", "b3", "c1")
        assert [line.told[page][-1] for page in ("c1", "a3", "b3")] == [1, 2, 3]
        await line.go("b1")
        assert line.entered == ["a1", "a2", "b1", "b2", "c1"]

    asyncio.run(test())


def test_waiting_pages_of_several_clients_take_turns() -> None:
    """In the queue clients take turns: a waiting page counts as a place of its client, so those with more pages go later."""

    async def test() -> None:
        line = WaitingLine(4)
        await line.come("a1", "a2", "b1", "b2", "a3", "a4", "a5", "b3", "b4", "c1")
        assert [line.told[page][-1] for page in ("c1", "a3", "b3", "a4", "b4", "a5")] == [1, 2, 3, 4, 5, 6]

    asyncio.run(test())


def test_a_page_that_goes_as_its_turn_comes_gives_the_place_back() -> None:
    """A place is not lost if its page leaves just as its turn comes."""

    async def test() -> None:
        line = WaitingLine(1)
        await line.come("a1", "b1", "c1")
        line.admission.leave("a")  # b has a turn that it has not been told of
        line.asking["b1"].cancel()
        await rest()
        assert "c1" in line.entered and "b1" not in line.entered and repr(line.admission) == "Admission(1 of 1 places, 0 waiting)"

    asyncio.run(test())


def test_places_follow_from_memory_and_cores_unless_they_are_set(monkeypatch: pytest.MonkeyPatch) -> None:
    """Places are as many as half of the memory holds, up to a number for each core, but at least 1; they can be set.

    A setting that is no positive whole number raises ``ValueError``, which names the variable.
    """
    monkeypatch.delenv(VARIABLE, raising=False)
    monkeypatch.setattr(admission, "count_cores", lambda: 1)
    for memory, expected in ((2**20, 1), (2**30, 8), (2**40, admission.OF_ONE_CORE)):
        monkeypatch.setattr(admission, "read_memory", lambda memory=memory: memory)
        assert count_places() == expected
    for said, places in ((" 7 ", 7), ("1", 1)):
        monkeypatch.setenv(VARIABLE, said)
        assert count_places() == places
    for wrong in ("0", "-1", "many", "1.5"):
        monkeypatch.setenv(VARIABLE, wrong)
        with pytest.raises(ValueError, match=VARIABLE):
            count_places()


def test_a_container_has_no_more_memory_than_it_is_given(tmp_path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A container's memory limit that is lower than the machine's memory counts instead; “max” is no limit."""
    limit = tmp_path / "memory.max"
    monkeypatch.setattr(admission, "LIMITS", (limit, tmp_path / "none"))
    whole = admission.read_memory()
    limit.write_text("max\n")
    assert admission.read_memory() == whole
    limit.write_text(f"{2**20}\n")
    assert admission.read_memory() == 2**20


@pytest.mark.parametrize(
    ("address", "forwarded", "client"),
    [
        ("192.0.2.7", "", "192.0.2.7"),
        ("192.0.2.7", "198.51.100.1", "192.0.2.7"),
        ("127.0.0.1", "198.51.100.9, 198.51.100.1", "198.51.100.1"),
        ("127.0.0.1", "198.51.100.9, 198.51.100.1, 10.0.0.2", "198.51.100.1"),
        ("::1", "198.51.100.1", "::"),
        ("::ffff:127.0.0.1", "198.51.100.1", "198.51.100.1"),
        ("127.0.0.1", "198.51.100.1:4711", "198.51.100.1"),
        ("127.0.0.1", "198.51.100.9, 198.51.100.1:4711, 10.0.0.2:80", "198.51.100.1"),
        ("127.0.0.1", "[2001:db8:1:2:3:4:5:6]:4711", "2001:db8:1:2::"),
        ("127.0.0.1", "[2001:db8:1:2:3:4:5:6]", "2001:db8:1:2::"),
        ("127.0.0.1", "nobody", "127.0.0.1"),
        ("127.0.0.1", "", "127.0.0.1"),
        ("2001:db8:1:2:3:4:5:6", "", "2001:db8:1:2::"),
        ("::ffff:192.0.2.7", "", "192.0.2.7"),
        ("", "", ""),
    ],
)
def test_a_client_is_an_address(address: str, forwarded: str, client: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the proxies that the owner names are believed, with ports or without; an IPv6 network of 64 bits is one client."""
    monkeypatch.setenv(PROXIES, "127.0.0.1, 10.0.0.2")
    assert identify_client(address, forwarded) == client
    monkeypatch.delenv(PROXIES)
    assert identify_client(address, forwarded) == identify_client(address)
