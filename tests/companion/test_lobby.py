"""The way to a table: begun, joined by code, put back, or from a file or link; and the explanations if that fails."""

from __future__ import annotations

import pytest

from tests.companion.pages import ANNA, BERT, CARL, NEW_TABLE, Page
from tests.hearing import decode
from tests.hosts import drop_hosts
from tests.mutations import strip_seals
from village_core.games import list_games
from village_core.games.opening import Depth
from village_core.games.reading import LONGEST_COPY
from village_core.store.provision import provide_store
from village_core.store.sql import Store
from village_widgets.host.folders import find_notebooks

NOTEBOOKS = find_notebooks()


def test_a_page_that_opens_shows_the_lobby(store: Store) -> None:
    """A page that opens shows the lobby: it gets the words of lobby and tracker, and the depths of a new table, tracked first."""
    hello = Page(store).answer
    assert hello["view"] == "lobby" and hello["words"]["lobby-create"] and hello["words"]["tracker-draw"]
    assert [depth for depth, _, _ in hello["lobby"]["depths"]] == ["tracked", "full"]


def test_a_table_begins_as_the_form_says(store: Store) -> None:
    """A table begins with the players, the starter and the depth of the form; the page shows the tracker, or the board."""
    page = Page(store)
    page.begin(players=[CARL, ANNA], start=1)
    position = page.companion.seated.shared.position
    assert page.answer["shared"]["names"] == [["Carl", "yellow"], ["Anna", "red"]]
    assert position.table.start == 1 and position.seat == 1 and position.table.depth is Depth.TRACKED
    assert page.answer["view"] == "tracker" and page.answer["views"]["tracker"]["writes"]
    page.begin(depth="full")
    assert page.answer["view"] == "table" and page.answer["table"]["panels"]


@pytest.mark.parametrize(
    ("changed", "field"),
    [
        ({"players": [ANNA]}, "players"),
        ({"players": [ANNA, {**BERT, "name": " "}]}, "name:1"),
        ({"players": [ANNA, {**BERT, "colour": "red"}]}, "colour:1"),
        ({"players": [ANNA, {**BERT, "name": "x" * 10_000}]}, "name:1"),
        ({"start": 3}, "start"),
        ({"start": -1}, "start"),
        ({"players": [ANNA], "edition": "big_box_2023", "start": 1}, "start"),
        ({"edition": "third"}, "edition"),
        ({"depth": "shallow"}, "edition"),
        ({"rulings": {"last_deaths": "never"}}, "ruling:last_deaths"),
        ({"copy": "[farm]\ngrain = 50"}, "copy"),
        ({"copy": "x" * 200_000}, "copy"),
    ],
)
def test_settings_that_no_table_can_begin_with_are_said(store: Store, changed: dict[str, object], field: str) -> None:
    """Each problem of the settings names its field, and no table begins."""
    page = Page(store)
    answer = page.do("begin", settings={**NEW_TABLE, **changed})
    assert [name for name, said in answer["problems"] if said] == [field]
    assert page.companion.seated is None


def test_settings_that_no_form_asks_for_begin_nothing(store: Store) -> None:
    """Settings with an unknown name or of a wrong type are misheard, and no table begins."""
    page = Page(store)
    for changed in ({"surprise": 1}, {"players": 3}, {"start": "Anna"}, {"rulings": [1]}):
        assert page.do("begin", settings={**NEW_TABLE, **changed}) == {"misheard": True} and page.companion.seated is None


def test_an_owner_s_numbers_count_at_a_new_table(store: Store) -> None:
    """The numbers of the owner's copy hold at a new table."""
    page = Page(store)
    page.begin(copy='edition = "first_2011"\n[turn]\nplague_time = 3\n')
    assert page.companion.seated.shared.position.table.edition.turn.plague_time == 3


def test_an_owner_s_file_has_a_limit(store: Store) -> None:
    """A file of 100,000 characters is read; one more is too many, which is said before anything in it is."""
    mine = 'edition = "first_2011"\n[turn]\nplague_time = 3\n'
    page = Page(store)
    answer = page.do("begin", settings={**NEW_TABLE, "copy": mine + "#" * (LONGEST_COPY + 1 - len(mine))})
    assert answer["problems"] == [["copy", page.companion.parts.words.format("problem-file-large")]]
    page.begin(copy=mine + "#" * (LONGEST_COPY - len(mine)))
    assert page.companion.seated.shared.position.table.edition.turn.plague_time == 3


def test_several_problems_are_said_together(store: Store) -> None:
    """A wrong depth is said beside other problems; a wrong start and a wrong file only once the other settings are right."""
    answer = Page(store).do(
        "begin", settings={**NEW_TABLE, "players": [ANNA, {**BERT, "name": ""}], "start": 9, "depth": "deep", "copy": "x"}
    )
    assert [name for name, _ in answer["problems"]] == ["name:1", "edition"]


def test_a_game_s_tables_have_a_depth_that_it_offers(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """A depth that other games offer is none at a table of a game that doesn't; the form has those that it offers."""
    page = Page(store)
    monkeypatch.setattr(type(page.companion.parts), "depths", (Depth.FULL,))
    answer = page.do("begin", settings={**NEW_TABLE, "depth": "tracked"})
    assert [name for name, _ in answer["problems"]] == ["edition"]
    assert [depth.value for depth in page.companion.parts.build_form().depths] == ["full"]
    page.begin()
    assert page.companion.seated.shared.position.table.depth is Depth.FULL


def test_names_are_kept_as_people_read_them(store: Store) -> None:
    """Names at a new table have no spaces at their ends, no line breaks and no marks that turn the direction."""
    page = Page(store)
    page.begin(players=[{"name": " An\nna\u202e ", "colour": "red"}, BERT])
    assert [player.name for player in page.companion.seated.shared.game.players] == ["An na", "Bert"]


def test_one_player_s_table_is_followed_in_full(store: Store) -> None:
    """A table for one is a full one, whatever depth the form has; the depth of others is the form's, by default the first."""
    page = Page(store)
    for depth in ("tracked", ""):
        page.begin(edition="big_box_2023", players=[ANNA], depth=depth)
        assert page.companion.seated.shared.position.table.depth is Depth.FULL
        page.begin(edition="big_box_2023", players=[ANNA, BERT], depth=depth)
        assert page.companion.seated.shared.position.table.depth is Depth.TRACKED


def test_a_form_leads_to_a_chapter_on_setting_up_and_to_other_devices(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """A form names the chapter on setting up if its game has one, and asks for a code to join unless no other device can come.

    Things that a browser keeps have a name of each game's own; only the first game's is empty.
    """
    forms = {game: decode(Page(store, game).companion.parts.build_form()) for game in list_games()}
    first, *others = list_games()
    assert forms[first].get("kept", "") == "" and [forms[game]["kept"] for game in others] == [f".{game}" for game in others]
    assert all((NOTEBOOKS / f"{form['setup']}.ipynb").is_file() for form in forms.values() if form.get("setup"))
    assert forms[first]["setup"] and all(form["joins"] for form in forms.values())
    drop_hosts(monkeypatch)
    provide_store(lambda: store)
    assert not decode(Page(store).companion.parts.build_form()).get("joins")


def test_a_code_is_taken_however_it_is_typed(store: Store) -> None:
    """A code may have small letters, a hyphen, blanks, and an O for a zero."""
    code = Page(store).begin()
    typed = f" {code[:5].lower()}-{code[5:].replace('0', 'O')} "
    page = Page(store)
    assert page.do("join", code=typed)["shared"]["names"][0] == ["Anna", "red"]


def test_an_address_that_leads_nowhere_is_said(store: Store) -> None:
    """A damaged code, a damaged game and the name of a missing game leave the page in the lobby, with a sentence about each."""
    for asked, field, about in (
        ({"code": "KX4P7M2Q9"}, "code", "“KX4P7M2Q9” has no table’s code"),
        ({"game": "nonsense"}, "open", "not whole"),
        ({"plays": "nonsense"}, "open", "“nonsense”"),
    ):
        answer = Page(store, **asked).answer
        [[said_at, said]] = answer["problems"]
        assert said_at == field and about in said and answer["view"] == "lobby"


def test_a_code_that_no_table_has_is_said(store: Store) -> None:
    """An unknown code is answered with the code, so that the page can look for a copy of its own.

    A text that can't be a code is answered with the problem of that field.
    """
    page = Page(store, code="0000000000")
    assert page.answer["view"] == "lobby" and page.answer["unknown"] == "0000000000"
    assert page.do("join", code="<b>")["problems"][0][0] == "code"


def test_a_file_becomes_a_new_table_when_somebody_says_so(store: Store) -> None:
    """A file is described first, with a note if it has no seals; nothing begins before a second command.

    The table made from it has the whole log, undone lines included, and its own codes.
    """
    page = Page(store)
    page.begin()
    page.lose(0)
    page.lose(0)
    page.do("undo", v=2, token="u")
    other = Page(store)
    text = page.companion.seated.shared.write_text()
    assert "without the seals" in other.do("open", text=strip_seals(text))["opened"][1]
    names, said, rescued = other.do("open", text=text)["opened"]
    assert names[0] == ["Anna", "red"] and said and not rescued and other.companion.seated is None
    assert said == page.companion.parts.words.format("lobby-opened", count=1), "steps that were taken back don't count"
    other.do("take")
    assert other.times == page.times and other.codes != page.codes and other.companion.seated.shared.write_text() == text
    assert other.answer["shared"]["can"] == [True, True] and other.answer["begun"] is True


def test_the_same_players_begin_again(store: Store) -> None:
    """Asked to play again, a page begins a table with the same players, another code and no entries."""
    page = Page(store)
    code = page.begin()
    page.lose(0)
    answer = page.do("again")
    assert answer["begun"] and page.codes[0] != code and page.times == [0, 0, 0] and page.count == 0
    assert [name for name, _ in answer["shared"]["names"]] == ["Anna", "Bert", "Carl"]


def test_a_whole_game_comes_by_its_link(store: Store) -> None:
    """The link with the whole game has the sharing page's address without its old fragment.

    It opens the game in the lobby; a second command makes a table of it.
    """
    page = Page(store)
    page.begin()
    page.lose(1)
    link = page.do("share", address="http://192.168.0.5:8866/voila/render/companion.ipynb#x")["share"]["game"][2]
    address, _, fragment = link.partition("#game=")
    assert address == "http://192.168.0.5:8866/voila/render/companion.ipynb"
    other = Page(store, game=fragment)
    assert other.answer["view"] == "lobby" and other.answer["opened"][0][1] == ["Bert", "blue"]
    other.do("take")
    assert other.times == page.times


@pytest.mark.parametrize("text", ["", "hello", "{", "<html>", "KX4P7-M2Q9R", "https://example.org/#game=AAAA"])
def test_what_is_no_game_is_said(store: Store, text: str) -> None:
    """A text that holds no game is explained, and the page stays in the lobby, also if it asks to go on with the game."""
    page = Page(store)
    assert page.do("open", text=text)["problems"][0][0] == "open"
    assert page.do("take")["view"] == "lobby"


def test_a_file_cut_off_opens_as_far_as_it_goes(store: Store) -> None:
    """Of a file that is cut off the readable lines open as a table, and the page says so before."""
    page = Page(store)
    page.begin()
    for seat in range(3):
        page.lose(seat)
    text = page.companion.seated.shared.write_text()
    other = Page(store)
    assert other.do("open", text=text[:-30])["opened"][2]
    other.do("take")
    assert other.times == [1, 1, 0]


def test_leaving_a_table_loses_nothing(store: Store) -> None:
    """A page that leaves shows the lobby; back at the table by its code, it finds every entry."""
    page = Page(store)
    code = page.begin()
    page.lose(0)
    assert page.do("leave")["view"] == "lobby" and page.companion.seated is None
    page.do("join", code=code)
    assert page.times == [1, 0, 0]


def test_a_second_tap_on_going_on_leaves_nobody_outside(store: Store) -> None:
    """A second tap on the button that goes on with an opened game changes nothing: the page stays at its table."""
    page = Page(store)
    page.begin()
    page.lose(0)
    other = Page(store)
    other.do("open", text=page.companion.seated.shared.write_text())
    other.do("take")
    codes = other.codes
    assert other.do("take")["view"] == "tracker" and other.codes == codes and other.times == [1, 0, 0]


def test_a_long_unknown_code_is_repeated_short(store: Store) -> None:
    """An unknown code that is typed with many blanks is looked for, and the answer repeats its first forty letters."""
    typed = f"00000{' ' * 60}00000"
    assert Page(store).do("join", code=typed)["unknown"] == typed[:40]
