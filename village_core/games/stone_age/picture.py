"""A position of Stone Age as a text picture: what FEN and a printed board are to chess.

A line for the card row (the cheapest space first), one for the piles of buildings (the tile on top, then how many lie under
it), one for each tribe, and one for what has to be decided. Seats are ``a``, ``b`` … clockwise; cards and buildings are the
numbers of the edition, with what is printed on them behind a colon, which may be left out; ``x`` marks a tool that has been
used, ``?`` a piece that is unknown in a tracked game. ``read(write(position)) == position``. A picture written by hand may
leave out what is absent; deck and hidden tiles follow from the rest, a tribe has the workers it begins with, and without an
agenda the starting player places workers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Final

from msgspec.structs import replace

import village_core.games.picturing as picturing
from village_core.games.problems import word_problems
from village_core.games.stone_age.edition import EDITIONS, Edition
from village_core.games.stone_age.narration import WORD_FILES
from village_core.games.stone_age.placing import Placing
from village_core.games.stone_age.position import AnyFrame, Position
from village_core.games.stone_age.printed import FixedBuilding
from village_core.games.stone_age.rounds import RoundOver
from village_core.games.stone_age.setup import new_table
from village_core.games.stone_age.table import HIDDEN, Pile, Table, Tools, Tribe, UsedTools
from village_core.games.stone_age.tracking.watching import Feasting, Watching
from village_core.games.stone_age.vocabulary import AT, RESOURCES, Category, Kind, Place
from village_core.kernel.picture import BadPicture, PictureLine, format_line, name_seat_letter, parse_lines
from village_core.kernel.position import Position as KernelPosition

__all__ = ["BadPicture", "read", "write"]

GAME: Final = "stone_age"
AGENDA: Final[picturing.AgendaLine[AnyFrame]] = picturing.AgendaLine(AnyFrame)
SINGLE: Final = frozenset(("agenda", "cards", "buildings", "winners"))
SEATED: Final = frozenset(("tribe", "score"))
KINDS: Final = (*RESOURCES, Kind.FOOD)
TRACKS: Final = {"workers": "workers", "field": "field", "any-two": "any_two", "score": "score"}
TILES: Final = {"cards": "cards", "secret": "secret", "built": "buildings"}
TURNED: Final = "x"
UNKNOWN: Final = "?"
"""The sign of a card or a tile that is unknown in a tracked game."""


def write(position: KernelPosition[Table]) -> str:
    """Write the position as a text picture, which ``read`` turns into an equal position."""
    table, edition = position.table, position.table.edition
    told = [*picturing.write_head(GAME, table), AGENDA.format(position.agenda)]
    told.append(format_line("cards", *(write_card(edition, card) for card in table.row)))
    told.append(format_line("buildings", *(f"{write_tile(edition, pile.top)} {pile.under}" for pile in table.piles)))
    told += [
        format_line(f"tribe {name_seat_letter(seat)}", *_format_tribe(tribe, edition)) for seat, tribe in enumerate(table.tribes)
    ]
    return "\n".join((*told, *picturing.write_outcome(table.outcome))) + "\n"


def write_card(edition: Edition, card: int | None) -> str:
    """Return the sign of a card: its number, what it gives and what it shows (``20:brick1/shaman2``).

    No card is a dash, an unknown one ``?``.
    """
    if card is None or card == HIDDEN:
        return picturing.NOTHING if card is None else UNKNOWN
    printed = edition.cards[card]
    return f"{card}:{printed.gives}{printed.amount or ''}/{printed.shows}{printed.number}"


def write_tile(edition: Edition, tile: int | None) -> str:
    """Return the sign of a building: the number of its tile and its price (``0:2wood+1brick``).

    It is a dash if no tile lies face up, and ``?`` for a tile that is unknown in a tracked game.
    """
    if tile is None or tile == HIDDEN:
        return picturing.NOTHING if tile is None else UNKNOWN
    building = edition.buildings[tile]
    if isinstance(building, FixedBuilding):
        price = "+".join(f"{count}{what}" for what, count in Counter(building.pieces).items())
    else:
        price = f"{building.pieces}-{building.most}of{building.kinds}"
    return f"{tile}:{price}"


def _format_tribe(tribe: Tribe, edition: Edition) -> Iterator[str]:
    yield from (f"{getattr(tribe, kind)} {kind}" for kind in KINDS if getattr(tribe, kind))
    yield from (f"{word} {getattr(tribe, name)}" for word, name in TRACKS.items() if getattr(tribe, name) or name == "workers")
    if any(tribe.tools):
        signs = (f"{value}{TURNED if turned else ''}" for value, turned in zip(tribe.tools, tribe.turned, strict=True))
        yield " ".join(("tools", *signs))
    yield " ".join(("one-use", *map(str, tribe.one_use))) if tribe.one_use else ""
    for word, name in TILES.items():
        held: tuple[int, ...] = getattr(tribe, name)
        signs = (write_tile(edition, tile) if word == "built" else write_card(edition, tile) for tile in held)
        yield " ".join((word, *signs)) if held else ""
    yield from (f"at {place} {tribe.count_at(place)}" for place in Place if tribe.count_at(place))


@word_problems(WORD_FILES)
def read(text: str) -> Position:
    """Read the position that a picture shows, even an impossible one (see ``find_flaw``).

    Raises ``BadPicture``, which names the line and what is wrong with it, if the picture can't be read.
    """
    first, *rest = parse_lines(text) or [PictureLine(1, "", ())]
    head = picturing.read_head(GAME, EDITIONS, first, rest)
    if head.more:
        raise first.build_error("picture-unknown-part", " ".join(head.more[0]))
    single, seated = picturing.sort_lines(rest, SINGLE, SEATED, head.players)
    bare = new_table(head.copy, head.players, head.start, head.depth)
    tribes = tuple(_read_tribe(seated["tribe"].get(seat), bare.edition) for seat in bare.seats)
    outcome = picturing.read_outcome(Category, single, seated["score"], head.players)
    table = replace(
        bare, tribes=tribes, row=_read_row(single, bare), piles=_read_piles(single, bare), round=head.round, outcome=outcome
    )
    lines_of = [seated["tribe"].get(seat) for seat in table.seats]
    held = [(*tribe.cards, *tribe.secret) for tribe in tribes]
    deck = _find_left("picture-card-twice", bare.deck, ((single.get("cards"), table.row), *zip(lines_of, held, strict=True)))
    tops, built = [pile.top for pile in table.piles], [tribe.buildings for tribe in tribes]
    hidden = _find_left("picture-tile-twice", bare.hidden, ((single.get("buildings"), tops), *zip(lines_of, built, strict=True)))
    agenda: tuple[AnyFrame, ...] = (RoundOver(), Placing(table.start))
    if table.tracked:
        agenda = (RoundOver(), Feasting(), Watching(table.list_clockwise(table.start)))
    if "agenda" in single:
        agenda = AGENDA.read(single["agenda"], head.players)
    return Position(replace(table, deck=deck, hidden=hidden), agenda)


def _find_left(
    problem: str, whole: tuple[int, ...], lying: Iterable[tuple[PictureLine | None, Iterable[int | None]]]
) -> tuple[int, ...]:
    """Return those of the ``whole`` cards or buildings that lie nowhere.

    ``lying`` has the numbers that lie somewhere, with the line that shows them, if there is one. Raises ``BadPicture`` with the
    key ``problem`` for one that lies in two places.
    """
    seen: set[int] = set()
    for named, numbers in lying:
        for number in numbers:
            if named is not None and number in seen:
                raise named.build_error(problem, str(number))
            if number is not None and number != HIDDEN:
                seen.add(number)
    return tuple(number for number in whole if number not in seen)


def _read_row(single: picturing.Lines, bare: Table) -> tuple[int | None, ...]:
    each = single.get("cards")
    if each is None:
        return bare.row
    row = tuple(_read_card(each, " ".join(part), bare.edition) for part in each.parts)
    if len(row) > len(bare.row):
        raise each.build_error("picture-too-many-spaces", str(len(bare.row)))
    return row + (None,) * (len(bare.row) - len(row))


def _read_piles(single: picturing.Lines, bare: Table) -> tuple[Pile, ...]:
    each = single.get("buildings")
    if each is None:
        return bare.piles
    if len(each.parts) > len(bare.piles):
        raise each.build_error("picture-too-many-spaces", str(len(bare.piles)))
    piles = []
    for part in each.parts:
        if len(part) != 2:
            raise each.build_error("picture-unknown-part", " ".join(part))
        piles.append(Pile(_read_tile(each, part[0], bare.edition), each.read_count(part[1])))
    return (*piles, *bare.piles[len(piles) :])


def _read_card(each: PictureLine, sign: str, edition: Edition) -> int | None:
    wrong = "picture-no-such-card", "picture-card-differs"
    return _read_number(each, sign, len(edition.cards), lambda card: write_card(edition, card), wrong)


def _read_tile(each: PictureLine, sign: str, edition: Edition) -> int | None:
    wrong = "picture-no-such-tile", "picture-tile-differs"
    return _read_number(each, sign, len(edition.buildings), lambda tile: write_tile(edition, tile), wrong)


def _read_number(
    each: PictureLine, sign: str, known: int, sign_of: Callable[[int | None], str], wrong: tuple[str, str]
) -> int | None:
    """Return the card or tile that a sign names, below ``known``; None for an empty place, ``HIDDEN`` if unknown.

    After the number and a colon the sign may say what the card or tile shows, as ``sign_of`` writes it. ``wrong`` has the keys
    of two problems: the number doesn't exist, or its card or tile shows something else. Raises ``BadPicture`` for these.
    """
    if sign == UNKNOWN:
        return HIDDEN
    first, colon, _ = sign.partition(":")
    number = None if sign == picturing.NOTHING else each.read_count(first)
    if number is not None and number >= known:
        raise each.build_error(wrong[0], first)
    if colon and sign != sign_of(number):
        raise each.build_error(wrong[1], sign_of(number))
    return number


def _read_tribe(each: PictureLine | None, edition: Edition) -> Tribe:
    tribe = Tribe(workers=edition.tribe.workers)
    for part in each.parts if each else ():
        assert each is not None
        match part:
            case () | ("-",):
                continue
            case (number, what) if what in KINDS:
                tribe = replace(tribe, **{what: each.read_count(number)})
            case (what, number) if what in TRACKS:
                tribe = replace(tribe, **{TRACKS[what]: each.read_integer(number)})
            case ("tools", *signs) if len(signs) == len(tribe.tools):
                tools, turned = _read_tools(each, signs)
                tribe = replace(tribe, tools=tools, turned=turned)
            case ("one-use", *signs):
                tribe = replace(tribe, one_use=tuple(sorted(map(each.read_count, signs), reverse=True)))
            case (what, *signs) if what in TILES:
                read_one = _read_tile if what == "built" else _read_card
                held = tuple(found for sign in signs if (found := read_one(each, sign, edition)) is not None)
                tribe = replace(tribe, **{TILES[what]: held})
            case ("at", where, number) if where in AT:
                at = AT[Place(where)]
                tribe = replace(tribe, placed=(*tribe.placed[:at], each.read_count(number), *tribe.placed[at + 1 :]))
            case _:
                raise each.build_error(
                    "picture-unknown-part", " ".join(part), (*KINDS, *TRACKS, "tools", "one-use", *TILES, "at")
                )
    return tribe


def _read_tools(each: PictureLine, signs: list[str]) -> tuple[Tools, UsedTools]:
    one, two, three = (each.read_count(sign.removesuffix(TURNED)) for sign in signs)
    first, second, third = (sign.endswith(TURNED) for sign in signs)
    return (one, two, three), (first, second, third)
