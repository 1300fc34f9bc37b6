"""The season's cards on the tracker: which lie there, which can be entered, and the pictures that stand for them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from village_core.games.manitoba import choices
from village_core.games.manitoba.edition import Edition
from village_core.games.manitoba.nouns import Nouns
from village_core.games.manitoba.printed import CardEvent
from village_core.games.manitoba.table import CLOUD_AT, EVENT_AT, ROUNDS, SCORED, Table
from village_core.games.manitoba.tracking.watching import list_cards
from village_core.games.manitoba.vocabulary import Good, Happens, Season
from village_core.kernel.words import Words
from village_widgets.games.manitoba.tracker.messages import Press, SeasonCard, Section

DRAWN: Final = {
    Happens.PATH: ("path-shaman",),
    Happens.STEP: ("step",),
    Happens.HOME: ("home",),
    Happens.FEATHER: ("feathers",),
    Happens.EACH: ("cree-any",),
    Happens.LAKES: ("lake",),
    Happens.MOST: ("cree-any",),
    Happens.GROUP: ("group",),
}
"""The pictures of each event except that of goods, which shows its goods."""


def name_pictures(event: CardEvent) -> tuple[str, ...]:
    """Return the names of the pictures that stand for an event."""
    return tuple(event.goods) or DRAWN[event.happens]


def label_event(edition: Edition, event: CardEvent, words: Words) -> str:
    """Return the short text beside an event's pictures."""
    worth = edition.worth
    values: dict[Happens, dict[str, int]] = {
        Happens.EACH: {"count": worth.each},
        Happens.LAKES: {"count": worth.lakes},
        Happens.MOST: {"most": worth.most, "second": worth.second},
        Happens.GROUP: {"most": worth.most, "second": worth.second},
    }
    return words.format(f"tracker-card-{event.happens}", **values.get(event.happens, {}))


def label_cloud(goods: tuple[Good, ...], words: Words) -> tuple[tuple[str, ...], str]:
    """Return the names of the pictures of a scoring tile, and its short text."""
    return (tuple(goods), "") if goods else (("most",), words.format("tracker-card-cloud"))


def list_row(table: Table, nouns: Nouns, words: Words, asking: bool) -> Iterator[SeasonCard]:
    """Yield the season's cards in their order, none in winter; if ``asking``, the next unknown ones can be entered."""
    if table.season is Season.WINTER or table.card is None:
        return
    for at in range(ROUNDS):
        kind, place = ("clouds", CLOUD_AT[at]) if at in SCORED else ("events", EVENT_AT[at])
        now, over = at == table.card, at < table.card
        known: tuple[int, ...] = getattr(table, kind)
        drawn: tuple[str, ...] = ()
        label, picks = "?", ""
        if table.season is Season.AUTUMN and at == SCORED[-1]:
            drawn, label, spoken = (), words.format("tracker-card-all"), words.format("tracker-card-all.spoken")
        elif place < len(known):
            card = known[place]
            if kind == "clouds":
                drawn, label = label_cloud(table.edition.find_cloud(card), words)
                spoken = nouns.describe_cloud(card)
            else:
                event = table.edition.find_event(table.season, card)
                drawn, label, spoken = name_pictures(event), label_event(table.edition, event, words), nouns.describe_event(event)
        else:
            picks = kind if asking and place == len(known) else ""
            spoken = words.format(f"tracker-unknown-{kind}")
        yield SeasonCard(drawn, label, words.format("tracker-card", number=at + 1, card=spoken), now, over, picks)


def list_picks(table: Table, nouns: Nouns, words: Words, kind: type[choices.TurnCloud | choices.TurnEvent]) -> Section | None:
    """Return the scoring tiles, or the event cards, one of which can be entered next, each look once; None without any."""
    found: dict[object, Press] = {}
    for choice in list_cards(table):
        if not isinstance(choice, kind):
            continue
        if isinstance(choice, choices.TurnCloud):
            goods = table.edition.find_cloud(choice.cloud)
            drawn, label = label_cloud(goods, words)
            said, key = nouns.describe_cloud(choice.cloud), goods
            found.setdefault(key, Press(drawn, said, "", said, msgspec.to_builtins(choice), False))
        else:
            event = table.edition.find_event(table.season, choice.card)
            label, said = label_event(table.edition, event, words), nouns.describe_event(event)
            found.setdefault(event, Press(name_pictures(event), said, label, said, msgspec.to_builtins(choice), False))
    title = words.format("tracker-which-cloud" if kind is choices.TurnCloud else "tracker-which-event")
    return Section(title, tuple(found.values())) if found else None
