"""Tables, saves, links and copies of one game at another's page, which turns to it; and a shared table of Orchard."""

from __future__ import annotations

from random import Random

import pytest

from tests import laws
from tests.companion.pages import Page, forget
from tests.mutations import strip_seals
from tests.orchard.subject import ORCHARD
from village_core import games
from village_core.games import find_codec, village
from village_core.kernel.compact import compact
from village_core.kernel.game import Game
from village_core.kernel.saves import BadSave
from village_core.kernel.values import Player
from village_core.players.random import play_randomly
from village_core.store.sql import Store
from village_widgets.companion.commands import to_answer
from village_widgets.companion.keeping import number_lines
from village_widgets.companion.page import build_companion

CHESS = '{"game":"chess","format":2,"engine":"1","players":[],"start":{}}'
COPIED = {"codes": ["AAAAAAAAAA", "BBBBBBBBBB"]}
ANN, BOB = {"name": "Ann", "colour": "green"}, {"name": "Bob", "colour": "brown"}
NEW_TABLE = {"edition": "old", "players": [ANN, BOB]}
OTHERS = pytest.mark.parametrize(("here", "there"), [("village", "orchard"), ("orchard", "village")])


def play_some(name: str) -> Game:
    """Return an unfinished game of the game of this name, Village or Orchard."""
    if name == "orchard":
        return laws.play_whole_game(ORCHARD, ("old", 2), Random("5")).undo(8)
    start = village.new_game(village.EditionSettings("first_2011"), 2)
    return Game((Player("A", "red"), Player("B", "blue")), start, tuple(play_randomly(start, Random(2)))[:60])


def list_lines(game: Game) -> list[str]:
    """Return the lines of a game's save, the first with its start, without seals and undone lines."""
    return strip_seals(games.save(Game(game.players, game.start, game.steps))).splitlines()


def make_link(game: Game) -> str:
    """Return the text of a link that holds the whole game."""
    return compact(game, find_codec(game.start.game), "1")


def store_game(store: Store, game: Game) -> str:
    """Store a table where this game is played, and return its code."""
    head, *more = list_lines(game)
    return store.create(head, number_lines(more)).table


def shows_game(page: Page, game: Game) -> bool:
    """Tell whether the page is at a table where this game goes on, with the game's own script and players."""
    told = page.answer
    codec = find_codec(game.start.game)
    entry = f"village$games_{codec.name}_scripts_companion" in page.screen._esm
    there = page.game == codec.name and page.companion.seated.shared.position == game.position
    return entry and there and told["shared"]["names"] == [[player.name, player.colour] for player in game.players]


@OTHERS
def test_the_code_of_another_game_s_table_opens_it(store: Store, here: str, there: str) -> None:
    """A code typed in the lobby, at a table or in the address turns the page to that game; a code of its own turns it back."""
    game, own = play_some(there), play_some(here)
    code, back = store_game(store, game), store_game(store, own)
    page = Page(store, here)
    before = page.screen
    page.do("join", code=code)
    assert shows_game(page, game) and page.screen is not before and page.screen._turned
    assert page.companion.children == (page.screen,) and before.comm is None
    page.do("join", code=back)
    assert shows_game(page, own)
    page.do("join", code=code)
    assert shows_game(page, game) and shows_game(Page(store, here, code=code), game)


@OTHERS
def test_an_input_for_a_table_of_another_game_is_still_its_page_s_own(store: Store, here: str, there: str) -> None:
    """A page that turns to another game keeps the seat and tokens of its address: a stored input isn't entered twice."""
    code = store_game(store, play_some(there))
    first = Page(store, there, code=code)
    option = first.companion.seated.shared.position.options[0]
    said = {"answer": to_answer(option), "v": first.count, "token": "mine"}
    first.do("enter", **said)
    again = Page(store, here, code=code, seat=1, pending=["mine"])
    assert again.answer["shared"]["seat"] == 1 and again.companion.seated.shared.records[-1].own
    assert again.do("enter", **said)["accepted"] == ["mine"] and again.count == first.count


@OTHERS
def test_a_save_or_link_of_another_game_goes_on_at_a_table_of_its_own(store: Store, here: str, there: str) -> None:
    """A save or link opened in the lobby, or a link in the address, is named first.

    The page turns to the game of what was opened in the lobby when the reader goes on with it.
    """
    game = play_some(there)
    for text in (games.save(game), make_link(game)):
        page = Page(store, here)
        names, said, rescued = page.do("open", text=text)["opened"]
        assert names == [[player.name, player.colour] for player in game.players] and not rescued
        assert said.startswith(f"A game of {there.title()}. ") and page.game == here
        page.do("take")
        assert shows_game(page, game) and page.answer["begun"], "nobody asks at once whose page it is"
    assert Page(store, here, game=make_link(game)).answer["opened"][0] == names


@OTHERS
def test_a_page_at_a_table_stays_until_its_reader_goes_on(store: Store, here: str, there: str) -> None:
    """At a table, a link that holds a whole game of another kind leaves the page there; going on with it turns the page."""
    own = play_some(here)
    page = Page(store, here, code=store_game(store, own))
    page.do("open", text=make_link(play_some(there)))
    assert page.game == here and page.companion.seated.shared.position == own.position
    page.do("take")
    assert shows_game(page, play_some(there))


@OTHERS
def test_a_spoilt_save_of_another_game_is_rescued(store: Store, here: str, there: str) -> None:
    """Of a save whose end is cut off the readable part goes on, and the page says that it is not all."""
    page = Page(store, here)
    _, said, rescued = page.do("open", text=games.save(play_some(there))[:-30])["opened"]
    assert there.title() in said and rescued
    page.do("take")
    assert page.game == there and page.count


@OTHERS
def test_a_browser_s_copy_of_another_game_puts_its_table_back(store: Store, here: str, there: str) -> None:
    """A browser's copy puts another game's table back under its codes, again after the server has forgotten it."""
    game = play_some(there)
    head, *more = list_lines(game)
    page = Page(store, here)
    page.do("restore", **COPIED, head=head, lines=more)
    assert shows_game(page, game) and page.codes == ("AAAAAAAAAA", "BBBBBBBBBB")
    forget(store, page.companion.seated.shared.found.codes)
    assert page.do("look", v=page.count)["unknown"] == "AAAAAAAAAA"
    page.do("restore", **COPIED, head=head, lines=more)
    assert shows_game(page, game)


@pytest.mark.parametrize("opens", ["village", "orchard"])
def test_what_is_of_no_game_here_is_named(store: Store, opens: str) -> None:
    """A file, a browser's copy and a table of a game that isn't listed are refused by its name, before a table and at one."""
    page, code = Page(store, opens), store.create(CHESS).table
    for _ in range(2):
        answers = page.do("open", text=CHESS), page.do("restore", **COPIED, head=CHESS, lines=[]), page.do("join", code=code)
        assert [field for answer in answers for field, _ in answer["problems"]] == ["open", "open", "code"]
        assert all("chess" in said for answer in answers for _, said in answer["problems"]) and page.game == opens
        page.do("join", code=store_game(store, play_some(opens)))
    assert shows_game(page, play_some(opens))


def test_a_page_that_can_t_read_a_table_stays_as_it_is(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page whose store can't read another game's table names the problem and stays in its lobby."""
    code, page = store_game(store, play_some("orchard")), Page(store)

    def fails(*_: object) -> None:
        raise games.saves.BadSave("save-other-game", 1, "chess")

    monkeypatch.setattr(store, "read_lines", fails)
    assert "chess" in page.do("join", code=code)["problems"][0][1] and page.game == "village" and page.companion.seated is None


def test_the_page_is_opened_by_a_game_s_name(store: Store) -> None:
    """The page opens the first game if no name is given; for a game that isn't listed ``BadSave`` names it."""
    assert build_companion(store=store).parts.codec is build_companion("village", store=store).parts.codec is village.CODEC
    with pytest.raises(BadSave, match="chess"):
        build_companion("chess")


def test_what_was_chosen_last_is_kept_for_each_game(store: Store) -> None:
    """A browser keeps the lobby's last choices by game: the first game's under a bare key, others' with their name added."""
    kept = [Page(store, name).answer["lobby"]["kept"] for name in ("village", "orchard")]
    assert kept == ["", ".orchard"]


# A table of Orchard that is shared


@pytest.fixture
def ann(store: Store) -> Page:
    """Return the page that began a table of two."""
    page = Page(store, "orchard")
    page.do("begin", settings=NEW_TABLE)
    return page


@pytest.fixture
def bob(store: Store, ann: Page) -> Page:
    """Return another page at the same table."""
    return Page(store, "orchard", code=ann.codes[0])


def test_two_pages_share_a_table(ann: Page, bob: Page) -> None:
    """Bob's page offers the rolls for the fruit that Ann chose, and Ann's page tells the roll that Bob entered.

    The history names the player who entered each.
    """
    bob.do("sit", seat=1)
    ann.do("sit", seat=0)
    table = ann.answer["table"]
    ann.do("at", at="pear", v=0, token="one")
    assert ann.answer["accepted"] == ["one"] and ann.answer["table"]["chance"]
    rolls = [row["label"] for row in ann.answer["table"]["rows"]]
    assert rolls == ["1", "2", "3"] and table["panels"]
    bob.look()
    told = bob.said[-1]
    assert told["shared"]["v"] == 1 and told["table"]["rows"] == ann.answer["table"]["rows"]
    bob.do("pick", row=2, way=0, v=1, token="two")
    ann.look()
    assert "Ann gathers 3 pears." in str(ann.said[-1]["table"]["log"]) and ann.said[-1]["shared"]["bar"][1].startswith("Bob")
    assert [(entry["by"], entry["lines"]) for entry in ann.do("history")["history"]] == [
        ("Ann", ["Roll for pears"]),
        ("Bob", ["Ann gathers 3 pears."]),
    ]


def test_the_page_rolls_and_takes_back(ann: Page, bob: Page) -> None:
    """The page can roll the die; an input that came too late is a conflict; the roll can be taken back on both pages."""
    ann.do("at", at="plum", v=0, token="one")
    assert "plums" in ann.do("chance", v=1, token="two")["drawn"][0] and ann.count == 2
    assert bob.do("at", at="apple", v=0, token="three")["conflict"]["mine"] == "Roll for apples"
    ann.do("undo", v=2, token="four")
    bob.look()
    assert bob.companion.seated.shared.position.top == ann.companion.seated.shared.position.top
    assert "chance" in bob.said[-1]["table"]


def test_what_the_rules_refuse_is_said_and_can_have_happened_anyway(ann: Page) -> None:
    """A cake that can't be paid is refused with its rule.

    Entered as having happened anyway, it counts, and the log says that it was against the rules.
    """
    ann.do("at", at="cake", v=0, token="one")
    [[against, wording, cited]] = ann.answer["refused"]["reasons"]
    assert wording.startswith("A cake takes 4 pieces") and cited
    assert ann.do("anyway", answer={"choice": {"type": "bake"}}, v=0, token="two")["accepted"] == ["two"]
    assert ann.companion.seated.shared.position.table.gardens[0].cakes == 1
    assert "Against the rules" in str(ann.answer["table"]["log"]) and against[0][0] == "Bake a cake"


def test_its_page_lays_a_table_out_and_checks_a_copy(ann: Page) -> None:
    """The table of Orchard's form is entered; the check is Orchard's, and a new game begins with its owner's numbers."""
    laying = ann.do("laying")["laying"]
    ann.do("lay", values={**laying["values"], "gardens.1.plum": 4}, v=0, token="one")
    assert ann.companion.seated.shared.position.table.gardens[1].plum == 4
    assert ann.do("checking", edition="old", players=[2])["checking"]["steps"][0]["title"] == "A cake"
    text = ann.do("check-values", edition="old", players=[2], values={"cake.points": 7})["checking"]["text"]
    ann.do("begin", settings={**NEW_TABLE, "copy": text})
    assert ann.companion.seated.shared.position.table.edition.cake.points == 7


def test_a_finished_game_is_taken_away(store: Store) -> None:
    """Every export of a finished game is a file with the game's name, and its link opens as the same game."""
    game = laws.play_whole_game(ORCHARD, ("new", 3), Random("1"))
    page = Page(store, "orchard", code=store_game(store, game))
    kinds = [kind for kind, *_ in page.do("exports")["exports"][0]]
    assert {"file", "sheet"} <= {*kinds}
    for kind in kinds:
        assert page.do("export", what=kind)["exported"][0].startswith("orchard-")
    whole = page.do("share", address="http://here/")["share"]["game"][2]
    assert page.do("open", text=whole)["opened"]
    page.do("take")
    assert page.companion.seated.shared.position == game.position
