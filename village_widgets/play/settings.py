"""The settings of a new game of any kind: the form, its problems, and the game that it begins."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from random import SystemRandom
from typing import Final, Literal, TypeVar

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from village_core.games.board_game import BoardGame, GameTable
from village_core.games.editions import BadSettings, EditionSettings, Mark, PrintedEdition, name_edition, write_leaf
from village_core.games.owning import list_ruling_values, list_unsure
from village_core.games.problems import describe_problem
from village_core.kernel.game import Game
from village_core.kernel.values import Player
from village_core.kernel.words import Words
from village_core.players.levels import LEVELS, RANDOM, STEADY, build_programs
from village_widgets.components.commands import Settings
from village_widgets.components.messages import Choosable, OfferedEdition, OfferedRuling, Rulings, SettingsForm, SoloOffer
from village_widgets.components.session import PERSON, Session
from village_widgets.games import find_folder, find_screen, list_titles
from village_widgets.games.shown import ShownGame

T = TypeVar("T", bound=GameTable)
E = TypeVar("E", bound=PrintedEdition)

LONGEST: Final = 30
"""Characters of a name, and of a seed."""
PLAYS: Final = (PERSON, *LEVELS, RANDOM)
"""The values of who can play for a seat: a person, a program by its level, or random moves."""
RIVAL: Final = STEADY
"""The default opponent of a person."""


class UnplayableSettings(ValueError):
    """Settings with which no game can begin. ``problems``: each with its field, in words.

    Fields: ``edition``, ``players``, ``name:0``, ``colour:0`` and ``plays:0`` by seat, ``ruling:…``, ``seed``.
    """

    def __init__(self, problems: Sequence[tuple[str, str]]) -> None:
        super().__init__("; ".join(f"{field}: {said}" for field, said in problems))
        self.problems = tuple(problems)


def clean(name: str) -> str:
    """Return a name with one space for each run of spaces, line breaks, control and format characters, none at its ends.

    Format characters are invisible, such as those that turn the direction; the one that joins emoji (U+200D) stays.
    """
    seen = (
        " " if unicodedata.category(letter) in ("Cc", "Cs", "Cf", "Zl", "Zp") and letter != "\u200d" else letter
        for letter in name
    )
    return " ".join("".join(seen).split())


def begin(
    game: BoardGame[T, E], settings: Settings, copy: EditionSettings | None, words: Words, unhurried: bool = False
) -> Session[T]:
    """Begin the requested game; if a person plays, chance and programs move at once until a person is to decide.

    Names and seed are cleaned; an empty seed becomes a random one. ``copy``: the owner's numbers, which count for their own
    edition alone. ``unhurried``: a program that thinks long waits for ``think``. Raises ``UnplayableSettings`` with all problems
    of the settings, and ``BadSettings`` if the owner's numbers don't suit this game.
    """
    players = tuple(replace(player, name=clean(player.name)) for player in settings.players)
    problems = check(game, replace(settings, players=players), words)
    if problems:
        raise UnplayableSettings(problems)
    seed = clean(settings.seed) or str(SystemRandom().randrange(10**6))
    start = game.new_game(build_edition_settings(game, settings, copy), len(players))
    session = Session(Game(players, start), seed, build_programs(game), unhurried=unhurried)
    if session.people:
        session.go_on()
    return session


def build_edition_settings(game: BoardGame[T, E], settings: Settings, copy: EditionSettings | None) -> EditionSettings:
    """Return the chosen edition with the chosen rulings, and the numbers of the owner's ``copy`` if it is of that edition."""
    known = dict(copy.corrections) if copy is not None and copy.edition == settings.edition else {}
    default = read_rulings(game, game.editions.build_edition(EditionSettings(settings.edition)))
    for name, chosen in settings.rulings.items():
        known.pop(f"rulings.{name}", None)
        if chosen != default[name]:
            known[f"rulings.{name}"] = list_ruling_values(game.editions.kind, name)[chosen]
    return EditionSettings(settings.edition, tuple(known.items()))


def check(game: BoardGame[T, E], settings: Settings, words: Words) -> list[tuple[str, str]]:
    """List everything that keeps a game from beginning with these settings: the field, and the problem in words.

    If the edition is unknown, no other problem is listed.
    """
    if settings.edition not in game.editions:
        return [("edition", describe_problem(words, BadSettings("copy-unknown-edition", "edition", names=game.editions)))]
    edition = game.editions.build_edition(EditionSettings(settings.edition))
    found = []
    least, most = edition.players
    if not least <= len(settings.players) <= most:
        found.append(("players", _describe_room(edition, words)))
    found += _check_players(game, settings.players, words)
    for name, chosen in settings.rulings.items():
        if name not in game.selectable or chosen not in list_ruling_values(game.editions.kind, name):
            found.append((f"ruling:{name}", words.format("problem-ruling")))
    if len(settings.seed) > LONGEST:
        found.append(("seed", words.format("problem-seed-long", most=LONGEST)))
    return found


def _check_players(game: BoardGame[T, E], players: tuple[Player, ...], words: Words) -> list[tuple[str, str]]:
    found = []
    for seat, player in enumerate(players):
        before = players[:seat]
        if not player.name:
            found.append((f"name:{seat}", words.format("problem-name-missing")))
        elif len(player.name) > LONGEST:
            found.append((f"name:{seat}", words.format("problem-name-long", most=LONGEST)))
        elif player.name.casefold() in [other.name.casefold() for other in before]:
            found.append((f"name:{seat}", words.format("problem-name-twice", name=player.name)))
        if player.colour not in game.codec.colours:
            found.append((f"colour:{seat}", words.format("problem-colour-unknown")))
        elif player.colour in [other.colour for other in before]:
            colour = words.format(f"colour-name-{player.colour}")
            found.append((f"colour:{seat}", words.format("problem-colour-twice", colour=colour)))
        if player.plays not in PLAYS:
            found.append((f"plays:{seat}", words.format("problem-plays")))
    return found


def build_form(game: BoardGame[T, E], words: Words) -> SettingsForm:
    """Build the form: editions with their numbers of players and rulings, colours, and players."""
    colours = game.codec.colours
    numbers = range(1, len(colours) + 1)
    return SettingsForm(
        editions=tuple(_offer_edition(game, name, words) for name in game.editions),
        rulings=tuple(_offer_ruling(game, name, words) for name in game.selectable),
        colours=tuple(Choosable(colour, words.format(f"colour-name-{colour}")) for colour in colours),
        plays=tuple(Choosable(plays, words.format(f"plays-{plays}")) for plays in PLAYS),
        rival=RIVAL,
        names={plays: tuple(words.format(f"default-name-{plays}", number=number) for number in numbers) for plays in PLAYS},
        game=game.name,
        games=tuple(Choosable(name, title) for name, title in list_titles().items()),
        alone=_build_solo_offer(game, words),
    )


def _build_solo_offer(game: BoardGame[T, E], words: Words) -> SoloOffer | UnsetType:
    """Describe the game for one player, with the name of the rival if it has one; unset if no edition is for one."""
    if all(game.editions.build_edition(EditionSettings(name)).players[0] > 1 for name in game.editions):
        return UNSET
    said = words.format("alone-against", rival=words.format("rival-name")) if words.knows("rival-name") else words.format("alone")
    shown: ShownGame[T] = find_screen(game.name)
    teaching = shown.teaching
    return SoloOffer(said, f"{find_folder(game.name)}{teaching.alone}" if teaching and teaching.alone else "")


def read_rulings(game: BoardGame[T, E], edition: E) -> Rulings:
    """Return the rulings that a table of this game may choose, by name, each with the key of its value in ``edition``.

    A switch is ``yes`` or ``no``.
    """
    return {name: write_leaf(edition.find_ruling(name)) for name in game.selectable}


def format_edition_title(edition: PrintedEdition, words: Words) -> str:
    """Return the title of an edition for a menu: its name, its year and its numbers of players."""
    least, most = edition.players
    key = "edition-name" if least < most else "edition-name-fixed"
    return words.format(key, name=name_edition(edition, words), year=str(edition.year), least=least, most=most)


def _offer_edition(game: BoardGame[T, E], name: str, words: Words) -> OfferedEdition:
    edition = game.editions.build_edition(EditionSettings(name))
    least, most = edition.players
    room, rulings = _describe_room(edition, words), read_rulings(game, edition)
    guessed = any(value.mark is Mark.RECONSTRUCTED for value in list_unsure(edition))
    about = words.format("edition-guessed") if guessed else ""
    return OfferedEdition(name, format_edition_title(edition, words), least, most, room, rulings, about)


def _describe_room(edition: PrintedEdition, words: Words) -> str:
    """Say for how many players an edition is."""
    least, most = edition.players
    name = name_edition(edition, words)
    return words.format("problem-players", edition=name, year=str(edition.year), least=least, most=most)


def _offer_ruling(game: BoardGame[T, E], name: str, words: Words) -> OfferedRuling:
    matters: Literal["alone", "together", "always"] = (
        "alone" if name in game.alone else "together" if name in game.together else "always"
    )
    return OfferedRuling(name, words.format(f"ruling-{name}"), _name_choice(game, name, words), matters)


def _name_choice(game: BoardGame[T, E], ruling: str, words: Words) -> tuple[Choosable, ...]:
    choices = list_ruling_values(game.editions.kind, ruling)
    return tuple(Choosable(choice, words.format(f"ruling-{ruling}-{choice}")) for choice in choices)
