"""Commands about games (simulate, replay, coach …). Each yields its lines; a mistake of the user's raises ``Complaint``."""

from __future__ import annotations

from argparse import Namespace
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import Final

import msgspec
from tqdm import tqdm

from village_core.commands import figures, files
from village_core.commands.files import Complaint, ShownPosition
from village_core.commands.words import load_game_words
from village_core.games import find_game
from village_core.games.board_game import AnyGame, GameTable
from village_core.games.editions import BadSettings, name_edition
from village_core.games.opening import Depth
from village_core.games.outcome import Scored
from village_core.games.problems import describe_problem
from village_core.kernel.perft import count_leaves, divide
from village_core.kernel.position import Position
from village_core.kernel.values import CHANCE, Choice, Payment
from village_core.kernel.words import Words
from village_core.players.coach import Coach
from village_core.players.coaching import AdvisedMove, describe_report
from village_core.players.reviewing import ReviewReport, review
from village_core.simulation import results
from village_core.simulation import simulate as simulating

PLAYERS: Final = 4
"""Players of a simulated game by default, if the edition seats as many."""


def simulate(words: Words, asked: Namespace) -> Iterator[str]:
    """Play games of programs, write them to a file if one is named, and yield lines about them.

    The lines are on points, rounds, decisions, seats (or ranks if one player plays alone) and endings. Raises ``Complaint``
    for more programs than players, and if the edition, the copy, a ruling, the number of players, the file to write, the cluster
    or a package can't be used.
    """
    game: AnyGame = find_game(asked.game)
    said = load_game_words(asked.game)
    settings = files.apply_rulings(words, game, files.read_settings(words, game, asked.edition, asked.copy), asked.ruling)
    most = min(PLAYERS, game.editions.build_edition(settings).players[1])
    players = asked.players or (len(asked.seats) if len(asked.seats) > 1 else most)
    if len(asked.seats) > players:
        raise Complaint(words.format("cli-too-many-seats", seats=len(asked.seats), players=players))
    seats = (*asked.seats, *asked.seats[-1:] * (players - len(asked.seats)))
    plan = simulating.Plan(asked.game, settings, seats, asked.seed)
    played = _play(words, asked, plan)
    name = name_edition(game.editions.build_edition(plan.copy), said)
    who = words.join([words.format(f"cli-plays-{level}", count=count) for level, count in Counter(seats).items()], "list-comma")
    yield words.format("cli-simulated", games=asked.games, edition=name, players=who, seed=str(plan.seed))
    narrator = game.narrator(said, ("",) * players, game.editions.build_edition(plan.copy))
    yield from figures.format_spreads(said, played)
    yield from figures.format_ranks(narrator, played) if players == 1 else figures.format_seats(said, played)
    yield from figures.format_endings(narrator, played)


def _play(words: Words, asked: Namespace, plan: simulating.Plan) -> list[simulating.GameResult]:
    """Play the games of a plan, into a file if one is named. Raises ``Complaint`` as ``simulate`` does."""
    out: Path | None = asked.out
    if out is not None and out.suffix not in results.KINDS:
        raise Complaint(words.format("cli-out-kind", file=str(out), kinds=words.join(results.KINDS, "cli-or")))
    if out is not None and out.exists():
        raise Complaint(words.format("cli-out-there", file=str(out)))
    try:
        if out is None:
            going = simulating.play_games(plan, range(asked.games), asked.jobs, asked.cluster)
        else:
            going = results.play_into(out, plan, asked.games, asked.jobs, asked.cluster)
        return list(tqdm(going, total=asked.games, unit=f" {words.format('cli-progress')}", disable=asked.quiet or None))
    except BadSettings as error:
        raise Complaint(describe_problem(words, error)) from error
    except results.OtherPlan as error:
        raise Complaint(words.format("cli-out-other", file=str(error))) from error
    except ImportError as error:
        raise Complaint(words.format("cli-not-installed", package=error.name or "")) from error
    except OSError as error:
        if asked.cluster:
            raise Complaint(words.format("cli-no-cluster", address=asked.cluster)) from error
        raise Complaint(words.format("cli-unreadable", file=str(out), detail=error.strerror or str(error))) from error


def replay(words: Words, asked: Namespace) -> Iterator[str]:
    """Yield lines that tell a saved game decision by decision, and its final score or the decision at which it stands.

    Raises ``Complaint`` at the end if a part of it can't be read, and at once if nothing can.
    """
    game, complaint = files.read_game(words, asked.file)
    played: AnyGame = find_game(game.start.game)
    said = load_game_words(played.name)
    names = tuple(player.name for player in game.players)
    narrator = played.narrate(said, names, game.start)
    edition = name_edition(played.find_edition(game.start), said)
    yield words.format("cli-replay-head", edition=edition, players=words.join(names, "list-comma"))
    for number, step in enumerate(game.steps, 1):
        events = (event for event in step.events if not isinstance(event, Scored))  # the table of points below shows these
        told = [sentence for event in events if (sentence := narrator.describe_event(event))]
        yield from (f"{'' if at else number:>4}  {sentence}" for at, sentence in enumerate(told))
    yield ""
    outcome = game.position.table.outcome
    if outcome is None:
        yield words.join_sentences(
            words.format("cli-replay-decisions", count=len(game.steps)), narrator.describe_decision(game.position)
        )
    else:
        yield from figures.format_score(narrator, outcome, played.categories, names)
    if complaint is not None:
        raise Complaint(words.join_sentences(str(complaint), words.format("cli-rescued", count=len(game.steps))))


def check(words: Words, asked: Namespace) -> Iterator[str]:
    """Yield a line with the number of decisions read from a saved game, and one that says whether it is sealed.

    Raises ``Complaint``, naming the first line that can't be read, instead of these lines.
    """
    file = str(asked.file)
    data = files.read_bytes(words, file)
    game, complaint = files.read_game(words, file, data)
    if complaint is not None:
        raise complaint
    yield words.format("cli-save-read", count=len(game.steps))
    yield words.format("cli-save-sound" if files.is_sealed(words, file, data) else "save-unsealed")


def describe_position(words: Words, asked: Namespace) -> Iterator[str]:
    """Yield lines with a position's text picture, the decision and its choices.

    With ``--why``, the refused choices follow with their reasons. With ``--write`` there is only the picture, or the position as
    JSON.
    """
    shown = files.read_position(words, asked.file, asked.at)
    if asked.write == "json":
        yield msgspec.json.encode(shown.position).decode()
        return
    yield from shown.game.write_picture(shown.position).splitlines()
    if asked.write == "picture":
        return
    yield ""
    yield from _list_choices(words, shown, asked.why)


def _list_choices(words: Words, shown: ShownPosition, why: bool) -> Iterator[str]:
    """Yield the lines about what is to be decided: the decision, then each choice with its prices.

    With ``why`` the refused choices follow, each with its reasons and their citations.
    """
    found, narrator = shown.position, shown.narrator
    yield narrator.describe_decision(found)
    ways: dict[Choice, list[Payment]] = {}
    for option in found.options:
        ways.setdefault(option.choice, []).append(option.payment)
    if ways:
        yield words.format("cli-choices")
    for choice, payments in ways.items():
        paid = words.join([narrator.describe_payment(payment, found.table) for payment in payments], "cli-or")
        said = narrator.describe_choice(choice, found.table)
        yield f"  {said if payments == [Payment()] else words.format('bracketed', what=said, said=paid)}"
    if why and found.refusals:
        yield words.format("cli-refusals")
        for refusal in found.refusals:
            yield f"  {narrator.describe_choice(refusal.choice, found.table)}"
            said = narrator.describe_refusal(refusal)
            cited = [*dict.fromkeys(place for key in refusal.rules for place in narrator.list_citations(key))]
            listed = words.join(cited, "list-semicolon")
            yield f"    {words.format('cli-refused', why=said, cited=listed) if listed else said}"


def coach(words: Words, asked: Namespace) -> Iterator[str]:
    """Yield lines about up to three best moves, found in ``--seconds``: the lead of each, how far it is behind the best, and why.

    With ``--game`` they are about the costliest decisions of a saved game. Raises ``Complaint`` if no player decides, or the
    table is followed less closely than a coach needs.
    """
    if asked.game:
        yield from _review(words, asked)
        return
    game, found, narrator = files.read_position(words, asked.file, asked.at)
    if found.seat in (None, CHANCE):
        raise Complaint(words.format("cli-nobody-decides"))
    _check_depth(words, found)
    until = monotonic() + asked.seconds
    reports = Coach(game.judgements).look(found, str(asked.seed))
    report = next(reports)
    while monotonic() < until and (better := next(reports, None)) is not None:
        report = better
    others = len(found.table.seats) - 1
    yield narrator.describe_decision(found)
    yield words.format("cli-coached", looks=report.looks)
    for number, move in enumerate(describe_report(report, found, narrator), 1):
        yield "  " + words.format(
            "cli-coached-move",
            number=str(number),
            move=move.move,
            lead=move.lead,
            ahead="yes" if move.lead >= 0 else "no",
            others=others,
        )
        yield from (f"     {words.format('cli-coached-then', move=then)}" for then in move.then)
        yield f"     {words.join_sentences(move.verdict, _format_figures(words, move), move.why)}"


def _format_figures(words: Words, move: AdvisedMove) -> str:
    """Return a sentence with how many points a move is behind the best, and the error of that.

    It is empty for a move as good as the best, and before the first look.
    """
    return words.format("cli-coached-figures", figures=move.figures) if move.figures else ""


def _check_depth(words: Words, position: Position[GameTable]) -> None:
    """Raise ``Complaint`` if the game is followed less closely than a coach must know it."""
    if position.table.depth is not Depth.FULL:
        raise Complaint(words.format("coach-untracked"))


def _review(words: Words, asked: Namespace) -> Iterator[str]:
    """Yield lines about a game's decisions that cost most, and what would have been better.

    People's decisions are reviewed, or everyone's if no person played. Raises ``Complaint`` at once if nothing can be read
    or the game is followed less closely than a coach needs, and at the end for a part that can't be read.
    """
    game, complaint = files.read_game(words, asked.file)
    played: AnyGame = find_game(game.start.game)
    _check_depth(words, game.start)
    names = tuple(player.name for player in game.players)
    people = tuple(seat for seat, player in enumerate(game.players) if player.plays == "person")
    found = ReviewReport((), 0.0)
    with tqdm(total=100, unit=" %", disable=None) as progress:
        for found in review(game, people or tuple(range(len(names))), Coach(played.judgements), str(asked.seed)):
            progress.update(round(100 * found.done) - progress.n)
    positions = [*game.list_positions()]
    narrator = played.narrate(load_game_words(played.name), names, game.start)
    yield words.format("cli-costly-found", count=len(found.costs))
    for cost in found.costs:
        here = positions[cost.step]
        better, done = describe_report(cost.report, here, narrator)
        who, step, verdict = (
            names[here.seat or 0],
            str(cost.step + 1),
            words.join_sentences(done.verdict, _format_figures(words, done)),
        )
        yield "  " + words.format("cli-costly-done", step=step, who=who, move=done.move, verdict=verdict)
        yield f"     {words.format('cli-costly-better', move=better.move)}"
        yield from (f"     {words.format('cli-coached-then', move=then)}" for then in better.then)
        yield f"     {better.why}"
    if complaint is not None:
        raise complaint


def perft(words: Words, asked: Namespace) -> Iterator[str]:
    """Yield lines with the number of ways to go on, depth by depth; with ``--divide`` also those below each option."""
    _, found, narrator = files.read_position(words, asked.file, asked.at)
    for depth in range(1, asked.depth + 1):
        yield words.format("cli-depth-line", depth=str(depth), leaves=str(count_leaves(found, depth)))
    if asked.divide:
        for option, count in divide(found, asked.depth):
            said, paid = (
                narrator.describe_choice(option.choice, found.table),
                narrator.describe_payment(option.payment, found.table),
            )
            yield f"{count:>10}  {said if option.payment == Payment() else words.format('bracketed', what=said, said=paid)}"
