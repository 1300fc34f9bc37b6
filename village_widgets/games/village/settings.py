"""The settings of a new game: what the form offers, what may be wrong with it, and the game it begins."""

from __future__ import annotations

import unicodedata
from random import SystemRandom
from typing import Final, get_args, get_type_hints

import msgspec

from village_core.games import village
from village_core.games.editions import Leaf
from village_core.games.village.edition import EDITIONS, Edition, EditionSettings, edition_of
from village_core.games.village.printed import Rulings
from village_core.games.village.table import Table
from village_core.kernel.game import Game, Player
from village_core.kernel.words import Words
from village_widgets.components.commands import Settings
from village_widgets.components.telling import Message, Plain
from village_widgets.games.village.drawing.figures import COLOURS
from village_widgets.games.village.programs import PROGRAMS
from village_widgets.session import PERSON, Session

SELECTABLE: Final = ("market_trigger", "last_deaths", "well_coins", "seat_compensation")
"""The rulings that a table may choose, by their names in an edition's ``rulings``."""
LONGEST: Final = 30
LARGEST: Final = 100_000
PLAYS: Final = (PERSON, *PROGRAMS)


class Unsettled(ValueError):
    """Settings that no game can begin with. ``problems``: each as the field it belongs to, and what is wrong, in words.

    Fields: ``edition``, ``players``, ``name:1`` and ``colour:1`` by seat, ``ruling:…``, ``seed``.
    """

    def __init__(self, problems: list[tuple[str, str]]) -> None:
        super().__init__("; ".join(f"{field}: {said}" for field, said in problems))
        self.problems = problems


def clean(name: str) -> str:
    """A name without control and direction characters and with single spaces."""
    seen = (
        " " if unicodedata.category(letter) in ("Cc", "Cs", "Cf", "Zl", "Zp") and letter != "\u200d" else letter
        for letter in name
    )
    return " ".join("".join(seen).split())


def begin(settings: Settings, copy: EditionSettings | None, words: Words) -> Session[Table]:
    """The game that was asked for, everything that chance brings at its start included.

    ``copy``: an owner's own numbers, if there are any; they count for their own edition alone. Raises ``Unsettled``.
    """
    players = tuple(msgspec.structs.replace(player, name=clean(player.name)) for player in settings.players)
    problems = check(msgspec.structs.replace(settings, players=players), words)
    if problems:
        raise Unsettled(problems)
    seed = clean(settings.seed) or str(SystemRandom().randrange(10**6))
    start = village.new_game(copy_of(settings, copy), len(players))
    session = Session(Game(players, start), seed, PROGRAMS)
    if session.people:
        session.go_on()
    return session


def copy_of(settings: Settings, copy: EditionSettings | None) -> EditionSettings:
    """The edition with the owner's numbers and the rulings that were chosen."""
    known = dict(copy.corrections) if copy is not None and copy.edition == settings.edition else {}
    default = edition_of(EditionSettings(settings.edition)).rulings
    for name, chosen in settings.rulings.items():
        value = _value(name, chosen)
        known.pop(f"rulings.{name}", None)
        if value != getattr(default, name):
            known[f"rulings.{name}"] = value
    return EditionSettings(settings.edition, tuple(known.items()))


def check(settings: Settings, words: Words) -> list[tuple[str, str]]:
    """Everything that keeps a game from beginning with these settings: the field, and what is wrong, in words."""
    if settings.edition not in EDITIONS:
        return [("edition", words.say("copy-unknown-edition", detail=", ".join(EDITIONS)))]
    edition = edition_of(EditionSettings(settings.edition))
    found = []
    least, most = edition.players
    if not least <= len(settings.players) <= most:
        found.append(("players", words.say("problem-players", edition=edition.name, least=least, most=most)))
    found += _check_players(settings.players, words)
    for name, chosen in settings.rulings.items():
        if name not in SELECTABLE or chosen not in _choices(name):
            found.append((f"ruling:{name}", words.say("problem-ruling")))
    if len(settings.seed) > LONGEST:
        found.append(("seed", words.say("problem-seed-long", most=LONGEST)))
    return found


def _check_players(players: tuple[Player, ...], words: Words) -> list[tuple[str, str]]:
    found = []
    for seat, player in enumerate(players):
        before = players[:seat]
        if not player.name:
            found.append((f"name:{seat}", words.say("problem-name-missing")))
        elif len(player.name) > LONGEST:
            found.append((f"name:{seat}", words.say("problem-name-long", most=LONGEST)))
        elif player.name.casefold() in [other.name.casefold() for other in before]:
            found.append((f"name:{seat}", words.say("problem-name-twice", name=player.name)))
        if player.colour not in COLOURS:
            found.append((f"colour:{seat}", words.say("problem-colour-unknown")))
        elif player.colour in [other.colour for other in before]:
            colour = words.say(f"colour-name-{player.colour}")
            found.append((f"colour:{seat}", words.say("problem-colour-twice", colour=colour)))
        if player.plays not in PLAYS:
            found.append((f"plays:{seat}", words.say("problem-plays")))
    return found


def offered(words: Words) -> Message:
    """What the form shows: editions with their numbers of players and rulings, colours, and who can play."""
    names: dict[str, Plain] = {
        plays: [words.say(f"default-name-{plays}", number=at) for at in range(1, len(COLOURS) + 1)] for plays in PLAYS
    }
    return {
        "editions": [_edition(name, words) for name in EDITIONS],
        "rulings": [[name, words.say(f"ruling-{name}"), _named(name, words)] for name in SELECTABLE],
        "colours": [[colour, words.say(f"colour-name-{colour}")] for colour in COLOURS],
        "plays": [[plays, words.say(f"ui-plays-{plays}")] for plays in PLAYS],
        "names": names,
    }


def rulings_of(edition: Edition) -> dict[str, Plain]:
    """The selectable rulings as they stand in ``edition``."""
    return {name: _word(getattr(edition.rulings, name)) for name in SELECTABLE}


def _edition(name: str, words: Words) -> Plain:
    edition = edition_of(EditionSettings(name))
    least, most = edition.players
    title = words.say("edition-name", name=edition.name, year=str(edition.year), least=least, most=most)
    return [name, title, least, most, rulings_of(edition)]


def _named(ruling: str, words: Words) -> Plain:
    return [[choice, words.say(f"ruling-{ruling}-{choice}")] for choice in _choices(ruling)]


def _choices(ruling: str) -> tuple[str, ...]:
    """The values a ruling can have, as words."""
    kind = get_type_hints(Rulings)[ruling]
    return tuple(get_args(kind)) if kind is not bool else ("yes", "no")


def _word(value: Leaf) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def _value(ruling: str, word: str) -> Leaf:
    return word == "yes" if get_type_hints(Rulings)[ruling] is bool else word
