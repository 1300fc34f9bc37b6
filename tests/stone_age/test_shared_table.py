"""A shared table of Stone Age: the others see what one enters, except a card that only its owner has seen; dice are typed in."""

from __future__ import annotations

import json

import msgspec

from tests.companion.pages import Page
from tests.stone_age.positions import lay_acting, lay_stone_age
from village_core.games import write_first_line
from village_core.games.stone_age.choices import Decline, Roll, Work
from village_core.kernel.game import Game
from village_core.kernel.position import Origin, Position
from village_core.kernel.values import Player
from village_core.store.sql import Store

PLAYERS = (Player("Ann", "red"), Player("Bob", "blue"))
EXTRA = 34
"""The card that lets its buyer draw another."""


def seat_players(store: Store, position: Position) -> tuple[Page, Page]:
    """Return Ann's page and Bob's at a shared table that begins with this position."""
    code = store.create(write_first_line(Game(PLAYERS, position))).table
    pages = Page(store, "stone_age", code=code), Page(store, "stone_age", code=code)
    for seat, page in enumerate(pages):
        page.do("sit", seat=seat)
    return pages


def find_row(page: Page, said: str) -> int:
    """Return the number of the first choice on the page whose button's text contains ``said``."""
    rows = enumerate(page.answer["table"]["rows"])
    return next(shown.get("number", place) for place, shown in rows if said in shown["label"])


def test_a_drawn_card_is_its_owner_s_alone(store: Store) -> None:
    """Ann draws two shamans and counts them at once; Bob's log and history say that she drew, and not what (``card-extra``)."""
    table = lay_stone_age(2, {0: {"wood": 1, "at": {"card-1": 1}}, 1: {"at": {"field": 1}}}, row=(EXTRA, 12, 14, 16))
    ann, bob = seat_players(store, lay_acting(table))
    ann.do("pick", row=find_row(ann, "Buy"), way=0, v=0, token="one")
    ann.do("pick", row=find_row(ann, "2 shamans"), way=0, v=1, token="two")
    shared = ann.companion.seated.shared.position.table
    assert len(shared.tribes[0].secret) == 1 and shared.edition.cards[shared.tribes[0].secret[0]].shows == "shaman"
    parts = ann.answer["table"]["parts"]
    assert "= 10" in parts["tribe:0:people"] and "(1)" in parts["tribe:0:kept"]
    bob.look()
    told = bob.said[-1]["table"]
    assert "= 10" not in told["parts"].get("tribe:0:people", "") and "(1)" in told["parts"]["tribe:0:kept"]
    assert "shaman" not in json.dumps(told["log"]) and "draws a card, which nobody else sees" in json.dumps(told["log"])
    history = json.dumps(bob.do("history")["history"])
    assert "draws a card" in history and "shaman" not in history


def test_dice_are_typed_by_their_faces_and_the_log_keeps_the_sum(store: Store) -> None:
    """Each sum of three dice has a button; three typed faces enter their sum, and the other page's log tells it (``gather``)."""
    ann, bob = seat_players(store, lay_acting(lay_stone_age(2, {0: {"tools": (1, 0, 0), "at": {"quarry": 3}}})))
    ann.do("at", at="place:quarry", v=0, token="one")
    told = ann.answer["table"]
    assert [shown["label"] for shown in told["rows"]] == [str(pips) for pips in range(3, 19)]
    assert "stone" in told["odds"]["title"] and told["handful"]["ready"] is False
    ann.do("drawn", typed={"dice": ["6", "5", "3"]}, v=1, token="two")
    choices = [step.option.choice for step in ann.companion.seated.shared.game.steps]
    assert choices[-1] == Roll(14)
    bob.look()
    assert "Ann rolls 14 with 3 dice for stone." in json.dumps(bob.said[-1]["table"]["log"])


def test_what_a_correction_makes_impossible_can_stay_against_the_rules(store: Store) -> None:
    """Workers that a correction brings home earlier can't work once more, unless the page says that they did so anyway.

    Nothing is stored before. The line is then marked as against the rules, and a second correction leaves it so.
    """
    table = lay_stone_age(2, {0: {"at": {"hut": 2, "building-1": 1}}, 1: {"at": {"tool-maker": 1}}})
    ann, _ = seat_players(store, lay_acting(table))
    shared = ann.companion.seated.shared
    shared.enter(Decline("building-1"), Work("hut"))
    hut, home = ({"choice": msgspec.to_builtins(choice)} for choice in (Work("hut"), Decline("building-1")))
    unfit = ann.do("correct", line=1, answer=hut, v=2, token="one")["unfit"]
    assert unfit["line"] == 2 and unfit["anyway"] is True and unfit["why"] and ann.count == 2
    again = {**unfit["again"], "decided": [[2, "anyway", None]]}
    assert ann.do(again.pop("do"), **again, v=2, token="two")["accepted"] == ["two"]
    origins = [step.origin for step in shared.game.steps]
    assert origins == [Origin.RULES, Origin.ANYWAY] and shared.position.table.tribes[0].workers == 7
    ann.do("correct", line=shared.holding[0], answer=home, v=ann.count, token="three")
    assert [step.origin for step in shared.game.steps] == origins
