"""The vision paths: the bonuses of their spaces, and effects that last."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial
from typing import Final

from village_core.games.manitoba import events
from village_core.games.manitoba.choices import Walk
from village_core.games.manitoba.edition import Edition, measure_lengths
from village_core.games.manitoba.land import ExtraLand
from village_core.games.manitoba.printed import PathSpace
from village_core.games.manitoba.rules import Rule
from village_core.games.manitoba.storing import gain_shell, take_good
from village_core.games.manitoba.table import Clan, Table
from village_core.games.manitoba.tracking.events import Reminded
from village_core.games.manitoba.vocabulary import COLOUR_OF, PATH_AT, PATH_OF, PATHS, TERRAINS, Bonus, Good, Path, Terrain
from village_core.kernel.frames import Frame
from village_core.kernel.judging import LateOffers, Offer, Offers, bar
from village_core.kernel.ledger import Ledger
from village_core.kernel.values import Option, Seat

OPEN: Final = {path: Offer(Walk(path)) for path in Path}
STEPS: Final = tuple(Option(Walk(path)) for path in PATHS)
AT_COLOUR: Final = {terrain: PATH_AT[PATH_OF[terrain]] if terrain in PATH_OF else None for terrain in Terrain}
"""The position of the path that has each colour; None for lakes."""
LEFT_TO_PEOPLE: Final = {Bonus.GOOD: Rule.PATH_GOOD, Bonus.WAKE: Rule.PATH_WAKE, Bonus.LAND: Rule.PATH_LAND}
"""Bonuses that a tracked game doesn't follow: people do them, and report a good that they get."""


@lru_cache(maxsize=4096)
def find_exempt(edition: Edition, paths: tuple[int, int, int, int]) -> frozenset[Good]:
    """Return the goods that a clan with these steps need not score (``path-exempt``): a lasting effect."""
    passed = (step for path, space in zip(PATHS, paths, strict=True) for step in edition.list_steps(path)[:space])
    return frozenset(step.good for step in passed if step.bonus is Bonus.EXEMPT and step.good is not None)


@lru_cache(maxsize=4096)
def is_spared(edition: Edition, paths: tuple[int, int, int, int]) -> bool:
    """Tell whether a clan with these steps is free from the final offering (``path-spared``)."""
    passed = (step for path, space in zip(PATHS, paths, strict=True) for step in edition.list_steps(path)[:space])
    return any(step.bonus is Bonus.NO_OFFERING for step in passed)


def is_at_end(edition: Edition, clan: Clan, path: Path) -> bool:
    """Tell whether the clan's Cree stands on the last space of a path."""
    return clan.find_space(path) >= len(edition.list_steps(path))


def find_bar(table: Table, seat: Seat, path: Path) -> Rule | None:
    """Return the rule against a step on a path, None if it can be done; rules about the path's colour are left out."""
    clan, lengths, at = table.clans[seat], measure_lengths(table.edition), PATH_AT[path]
    if clan.paths[at] >= lengths.paths[at]:
        return Rule.PATH_OVER if lengths.over[at] else None
    return None if clan.paths[at] or clan.square else Rule.PATH_STEP


def offer_walks(
    table: Table, seat: Seat, colours: tuple[Terrain, ...] = TERRAINS, other: Rule = Rule.ACT_COLOUR, closed: Rule | None = None
) -> Offers:
    """Offer a step on each path.

    ``other`` bars paths whose colour is not among ``colours``, ``closed`` bars all, and a path's own rules bar it too.
    """
    free = list_walks(table, seat, colours) if closed is None else ()
    return LateOffers(free, partial(_explain_walks, table, seat, colours, other, closed))


def list_walks(table: Table, seat: Seat, colours: tuple[Terrain, ...]) -> tuple[Option, ...]:
    """Return the options of a seat to step on a path now, among the paths whose colour is one of ``colours``."""
    clan = table.clans[seat]
    return _list_steps(table.edition, clan.paths, clan.square > 0, colours)


@lru_cache(maxsize=8192)
def _list_steps(edition: Edition, paths: tuple[int, ...], awake: bool, colours: tuple[Terrain, ...]) -> tuple[Option, ...]:
    lengths = measure_lengths(edition)
    found = [at for colour in colours if (at := AT_COLOUR[colour]) is not None]
    free = [at for at in found if (paths[at] < lengths.paths[at] or not lengths.over[at]) and (paths[at] or awake)]
    return tuple([STEPS[at] for at in free])


def _explain_walks(table: Table, seat: Seat, colours: tuple[Terrain, ...], other: Rule, closed: Rule | None) -> Iterator[Offer]:
    for path in PATHS:
        yield offer_walk(table, seat, path, closed or (None if COLOUR_OF[path] in colours else other))


def offer_walk(table: Table, seat: Seat, path: Path, rule: Rule | None = None) -> Offer:
    """Offer a step on a path; bar it by ``rule``, or by one that closes the path."""
    rule = rule or find_bar(table, seat, path)
    return OPEN[path] if rule is None else bar_walk(path, rule)


@lru_cache(maxsize=64)
def bar_walk(path: Path, rule: Rule) -> Offer:
    """Return the offer of a step on a path, barred by a rule; for ``path-step`` it lacks a Cree on the square."""
    return bar(Walk(path), rule, "awake", 1, 0) if rule is Rule.PATH_STEP else bar(Walk(path), rule)


def walk(ledger: Ledger[Table], seat: Seat, path: Path, rule: Rule = Rule.PATH_STEP) -> tuple[Frame[Table], ...]:
    """Move the Cree a space forward and give what the new space gives; a Cree at the end stays and gets the bonus of the end.

    If no Cree of the seat is on the path, one comes from the square to its first space. By a ruling a Cree that arrives at the
    end gets that bonus too. Return the frames of what is still to be decided.
    """
    table, at = ledger.table, PATH_AT[path]
    edition, space = table.edition, table.clans[seat].paths[at] + 1
    steps = edition.list_steps(path)
    if space > len(steps):
        ledger.emit(events.Repeated(Rule.PATH_AGAIN, seat, path))
        return give(ledger, seat, edition.find_later_gain(path), False)
    ahead = max([clan.paths[at] for clan in table.clans]) >= space
    ledger.emit(events.Walked(rule, seat, path, space))
    frames = give(ledger, seat, steps[space - 1], not ahead)
    if edition.rulings.end_bonus_on_arrival and space == len(steps):
        frames += give(ledger, seat, edition.find_later_gain(path), not ahead)
    return frames


def give(ledger: Ledger[Table], seat: Seat, step: PathSpace, first: bool) -> tuple[Frame[Table], ...]:
    """Give a seat the bonus of a space; what can't be used is lost. ``first``: no other Cree has reached that space.

    Return the frames of what is still to be decided about the bonus. In a tracked game some bonuses are left to people.
    """
    clan, supply = ledger.table.clans[seat], ledger.table.supply
    match step.bonus:
        case Bonus.GOOD | Bonus.WAKE | Bonus.LAND if ledger.table.tracked:
            ledger.emit(Reminded(LEFT_TO_PEOPLE[step.bonus], seat, step.good))
        case Bonus.RENEW if ledger.table.tracked and not clan.used:
            ledger.emit(Reminded(Rule.PATH_RENEW, seat, Good.FEATHERS))
        case Bonus.GOOD:
            assert step.good is not None
            return take_good(ledger, seat, step.good, Rule.PATH_GOOD)
        case Bonus.LAND:
            return (ExtraLand(seat),)
        case Bonus.RENEW if not clan.used and supply.feathers:
            return take_good(ledger, seat, Good.FEATHERS, Rule.PATH_RENEW)
        case Bonus.RENEW if clan.used:
            ledger.emit(events.ShellRenewed(Rule.PATH_RENEW, seat))
        case Bonus.WAKE if clan.huts:
            ledger.emit(events.Woke(Rule.PATH_WAKE, seat, 1))
        case Bonus.POINTS:
            ledger.emit(events.PointsGained(Rule.PATH_POINTS, seat, step.points))
        case Bonus.FIRST if first:
            ledger.emit(events.PointsGained(Rule.PATH_FIRST, seat, step.points))
        case Bonus.EXEMPT:
            assert step.good is not None
            ledger.emit(events.Exempted(Rule.PATH_EXEMPT, seat, step.good))
        case Bonus.SHELL:
            gain_shell(ledger, seat, Rule.PATH_SHELL, Rule.PATH_LOST)
        case Bonus.NO_OFFERING:
            ledger.emit(events.Spared(Rule.PATH_SPARED, seat))
        case Bonus.NOTHING:
            pass
        case _:
            ledger.emit(events.NothingGained(Rule.PATH_LOST, seat))
    return ()
