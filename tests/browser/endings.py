"""The end of every game in every way it can end, as pictures.

`python -m tests.browser.endings FOLDER [--only flow] [--size 390x844] [--language it-IT] [--dark]`

Each is taken on a desk and on a phone, by turns in the light and in the dark, in English and in Italian, unless one of
these is named. What does not fit a window is a second picture, scrolled to its end.

A game is played here, by seats of different care, until one ends as it should; then it lies in the store of a server
but for its last decision, which is made in the browser: the end is seen as it comes.
"""

import argparse
import asyncio
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import product
from pathlib import Path
from types import MappingProxyType
from typing import Any, Literal, NamedTuple

from playwright.sync_api import Browser, sync_playwright

import cinquina
from cinquina.core.rng import Rng
from cinquina.core.rules import Rules
from cinquina.core.setup import Setup
from cinquina.core.state import CHANCE, OVER, State
from cinquina.games import find
from cinquina.server.viewer.messages import PROTOCOL
from cinquina.table import seats
from cinquina.table.chair import Chair
from cinquina.table.chance import draw
from cinquina.table.guests import hash_of
from cinquina.table.header import Header
from cinquina.table.result import Result, result_of
from cinquina.table.store import store_at
from cinquina.table.table import Change, Table
from tests.browser.devices import ELSEWHERE, SAY, Device, installed_chromium
from tests.browser.devices import OVER as TOLD
from tests.browser.windows import SETTLED, TWO
from tests.server.running import COOKIE, UNLIMITED, running

ALL, SOME, ANY = 1000, 6, 1  # how many actions a seat compares
MOST_GAMES = 400  # before we say that none ended so
THINKING_MS = 9000
QUITS_AFTER = 12  # decisions
RESIGNS, BOT = "resign", "newcomer"
YEAR_MS = 365 * 24 * 3600 * 1000
TOKENS = {"person": "nonna", "other": "tommaso"}  # of the guests; whoever watches has none
NAMES = {"person": "Nonna Pina", "other": "Zio Tommaso"}
CALM = {"clock": "turns"}  # of Flow: nobody's minute runs while we look
STORM = {**CALM, "turns": 3}

Who = Literal["person", "other", "watcher"]
Wish = Callable[[Result, int], bool]
WATCHED: list[tuple[str, int, Who]] = [("", 3, "person"), ("watched_", 3, "watcher"), ("solo_", 1, "person")]
LEFT: list[tuple[str, Who]] = [("one_less", "person"), ("one_less_leaver", "other")]


def rank(wanted: int) -> Wish:
    return lambda result, me: result.seats[me].rank == wanted


def first(result: Result, me: int) -> bool:
    return [each.rank for each in result.seats].count(1) == 1 and rank(1)(result, me)


def shared(result: Result, me: int) -> bool:
    return len(result.seats) == [each.rank for each in result.seats].count(1)


def behind(result: Result, me: int) -> bool:
    return result.seats[me].rank > 1


def verdict(*ids: str) -> Wish:
    return lambda result, me: result.verdict[0].id.partition(".")[2] in ids


def rungs(wanted: Callable[[int, int], bool]) -> Wish:
    """By how many rungs of the ladder are reached, of how many."""

    def wish(result: Result, me: int) -> bool:
        ladder = result.ending.ladder if result.ending else []
        return wanted(sum(rung.reached for rung in ladder), len(ladder))

    return wish


class End(NamedTuple):
    """One way in which a game can end, and who looks."""

    name: str
    game: str
    mode: str
    seats: int
    wish: Wish = lambda result, me: True
    mine: int = SOME  # actions that whoever decides last compares
    others: int = SOME
    settings: Mapping[str, Any] = MappingProxyType({})
    seen_by: Who = "person"
    people: int = 1
    hints: int = 0
    gives_up: tuple[Who, ...] = ()  # in the middle, instead of the last decision
    quits: bool = False  # the other one gives up in the middle, and the rest goes on

    @property
    def title(self) -> str:
        return f"{self.game}-{self.name}"


def endings() -> Iterator[End]:
    yield from of_each("foldris", "standard")
    yield End("by_tie_break", "foldris", "standard", 2, verdict("won_lines", "won_bonus"), ALL, ALL)
    yield End("out_early", "foldris", "standard", 3, first, ALL, ANY, seen_by="other", people=2)
    yield End("solo_top", "foldris", "solo", 1, rungs(lambda n, of: n == of), ALL)
    yield End("solo_rung", "foldris", "solo", 1, rungs(lambda n, of: 0 < n < of), ALL, hints=2)
    yield End("solo_none", "foldris", "solo", 1, rungs(lambda n, of: n == 0), ANY)
    yield from of_each("pentris", "beginner")
    yield End("advanced", "pentris", "advanced", 4, first, SOME, ANY)
    yield End("solo_rung", "pentris", "intermediate", 1, rungs(lambda n, of: 1 < n < of), SOME)
    yield End("solo_low", "pentris", "beginner", 1, rungs(lambda n, of: n <= 1), ANY)
    yield from of_each("rollfold", "level1")
    yield End("drawn", "rollfold", "level1", 2, verdict("drawn"), ANY, ANY, {"turn_cap": 100})
    yield End("by_tie_break", "rollfold", "level1", 3, verdict("won_fewest", "won_large"), ALL, ALL)
    yield End("solo_won", "rollfold", "solo1", 1, rungs(lambda n, of: n > 0), ALL)
    yield End("solo_lost", "rollfold", "solo2", 1, rungs(lambda n, of: n == 0), ANY)
    yield from of_each("holi", "simple")
    yield End("rivalry", "holi", "drawn", 4, first, ALL, ANY)
    yield End("by_tie_break", "holi", "simple", 2, verdict("won_given", "won_sweets", "won_order"))
    for name, count, seen_by in WATCHED:
        yield End(f"{name}won", "flow", "standard", count, rank(1), ALL, ALL, CALM, seen_by)
        yield End(f"{name}lost", "flow", "standard", count, rank(2), ANY, ANY, STORM, seen_by)
    yield End("won_hardest", "flow", "inconceivable", 2, rank(1), ALL, ALL, {**CALM, "turns": 15})
    yield End("all_out", "flow", "standard", 3, rank(2), ANY, ANY, {**STORM, "loss_check": "team"})
    yield End("left_team", "flow", "standard", 3, rank(1), ALL, ALL, CALM, people=2, quits=True)
    yield End("nobody_left", "flow", "standard", 3, settings=CALM, gives_up=("person",))


def of_each(game: str, mode: str) -> Iterator[End]:
    """Yield the endings of any game that has winners."""
    solo = {"foldris": "solo", "pentris": "beginner", "rollfold": "solo1"}.get(game)
    yield End("win", game, mode, 3, first, ALL, ANY)
    yield End("loss", game, mode, 3, behind, ALL, ALL)
    yield End("tie", game, mode, 2, shared, ALL, ALL, {"last_tiebreak": "shared"} if game == "holi" else {})
    yield End("watched", game, mode, 3, first, ALL, SOME, seen_by="watcher")
    yield End("one_device", game, mode, 2, first, ALL, SOME, people=-2)
    yield End("two_leaver", game, mode, 2, people=2, gives_up=("person",))
    yield End("two_stayer", game, mode, 2, people=2, gives_up=("other",))
    yield End("two_watched", game, mode, 2, seen_by="watcher", people=2, gives_up=("other",))
    for name, seen_by in LEFT:
        yield End(name, game, mode, 3, seen_by=seen_by, people=2, quits=True)
    yield End("nobody_left", game, mode, 3, people=2, gives_up=("person", "other"))
    if solo:
        yield End("alone_gives_up", game, solo, 1, gives_up=("person",))


# -- a game that ends so


class Way(NamedTuple):
    """The decisions of a game, in order, and the seed of its chance."""

    seed: int
    me: int  # who decides last
    decisions: list[tuple[int, str]]


@cache
def way_to(name: str) -> Way:
    end = next(each for each in endings() if each.title == name)
    rules = find(end.game).rules(setup_of(end))
    for seed, me in product(range(1, MOST_GAMES), range(end.seats)):
        compared = [end.mine if seat == me else end.others for seat in range(end.seats)]
        state, decisions = played(rules, seed, compared, (me + 1) % end.seats if end.quits else None)
        if decisions[-1][0] == me and end.wish(result_of(rules, state), me):
            return Way(seed, me, decisions)
    raise LookupError(f"{end.title}: none of {MOST_GAMES} games ended so")


def setup_of(end: End) -> Setup:
    return find(end.game).setup(end.seats, end.mode, dict(end.settings))


def played(
    rules: Rules, seed: int, compared: list[int], quitter: int | None
) -> tuple[State, list[tuple[int, str]]]:
    """Play a whole game. Among several pending decisions the first seat's comes last, as if the others were quicker."""
    state, draws, rng = rules.start(), 0, Rng(seed, "endings")
    decisions: list[tuple[int, str]] = []
    evaluation = rules.evaluation()
    while state.turn() != OVER:
        if state.turn() == CHANCE:
            state.apply(CHANCE, draw(rules, state, seed, draws))
            draws += 1
            continue
        if quitter is not None and len(decisions) == QUITS_AFTER:
            decisions.append((quitter, RESIGNS))
            if rules.game.resigns:  # elsewhere a bot plays on
                state.apply(quitter, rules.parse(state, quitter, RESIGNS))
            continue
        seat = int(max(state.waiting()))
        listed = rules.actions(state, seat)
        most = compared[seat]
        some = listed if len(listed) <= most else [listed[rng.below(len(listed))] for _ in range(most)]
        action = (
            max(some, key=lambda each: evaluation.value_after(state, seat, each))
            if len(some) > 1
            else some[0]
        )
        decisions.append((seat, rules.text(state, seat, action)))
        state.apply(seat, action)
    return state, decisions


def table_of(end: End, id: str, now: int) -> tuple[Table, Way]:
    """Create a table before its last decision, or halfway if somebody gives up instead."""
    way = way_to(end.title)
    kept = way.decisions[: len(way.decisions) // 2] if end.gives_up else way.decisions[:-1]
    begun = now - THINKING_MS * len(kept)
    header = Header(
        id=id,
        setup=setup_of(end),
        rules_version=find(end.game).version,
        program=cinquina.__version__,
        chairs=tuple(chairs_of(end, way.me)),
        host=hash_of(TOKENS["person"]),
        seed=way.seed,
        created=begun,
        touched=begun,
    )
    table = Table(header)
    table.commit(table.change_chairs(begun))
    for number, (seat, text) in enumerate(kept):
        then = begun + THINKING_MS * number
        if text == RESIGNS:
            table.commit(seats.give_up(table, hash_of(TOKENS["other"]), seat, BOT, then))
        else:
            table.commit(table.propose(seat, text, then))
    return table, way


def chairs_of(end: End, me: int) -> Iterator[Chair]:
    """People from `me` on; fewer than none: all at one device."""
    for seat in range(end.seats):
        number = (seat - me) % end.seats
        if number >= abs(end.people):
            yield Chair(kind="bot", level=BOT)
            continue
        who: Who = "other" if number else "person"
        guest = TOKENS["person" if end.people < 0 else who]
        hints = end.hints if seat == me else 0
        yield Chair(kind="person", name=NAMES[who], guest=hash_of(guest), hints=hints)


async def stored(address: str, tables: list[Table], now: int) -> None:
    store = store_at(address)
    await store.open()
    for token in TOKENS.values():
        await store.save_guest(hash_of(token), hash_of(token), now + YEAR_MS)
    for table in tables:
        await store.create(Change(table.header, table.seq, tuple(table.log), seatings=tuple(table.seatings)))
    await store.close()


# -- and its pictures


class Look(NamedTuple):
    width: int
    height: int
    touch: bool
    dark: bool
    language: str

    @property
    def title(self) -> str:
        return f"{self.width}x{self.height}-{'dark' if self.dark else 'light'}-{self.language[:2]}"


def looks(number: int, wanted: argparse.Namespace) -> Iterator[Look]:
    """Desk and phone, each in the other light and language than the one before."""
    for n, (width, height, touch) in enumerate(sorted(TWO, reverse=True)):
        if wanted.size in ("", f"{width}x{height}"):
            dark = wanted.dark or (number + n) % 2 == 1
            language = wanted.language or ("it-IT" if (number // 2 + n) % 2 else "en-GB")
            yield Look(width, height, touch, dark, language)


def shoot(browser: Browser, address: str, end: End, table: str, way: Way, look: Look, folder: Path) -> None:
    def device(who: Who) -> Device:
        found = Device(
            browser,
            address,
            width=look.width,
            height=look.height,
            touch=look.touch,
            dark=look.dark,
            language=look.language,
            drawn=True,
        )
        if who != "watcher":
            found.context.add_cookies([{"name": COOKIE, "value": TOKENS[who], "url": address}])
        found.go(f"/table/{table}")
        found.page.wait_for_selector("[data-known] [data-region=board] h2")
        return found

    decide: tuple[Who, ...] = end.gives_up or ("person",)
    hands = {who: device(who) for who in {*decide, end.seen_by}}
    for who in decide:
        text = RESIGNS if end.gives_up else way.decisions[-1][1]
        said(hands[who], table, seat_of(end, way, who), text)
    if len(end.gives_up) == 1 and find(end.game).resigns and end.people > 1:
        # Whoever is left finishes the round.
        left: Who = "person" if "other" in decide else "other"
        seat = seat_of(end, way, left)
        text = next(each for at, each in way.decisions[len(way.decisions) // 2 :] if at == seat)
        said(hands.setdefault(left, device(left)), table, seat, text)
    page = hands[end.seen_by].page
    page.wait_for_selector(TOLD)
    page.wait_for_function("() => !document.querySelector('[data-running]')")
    page.evaluate("() => document.fonts.ready")
    page.evaluate(SETTLED)
    name = f"{end.title}-{look.title}"
    page.screenshot(path=folder / f"{name}.png", animations="disabled")
    if page.evaluate(SCROLLED):
        page.screenshot(path=folder / f"{name}-end.png", animations="disabled")
    print(name, *hands[end.seen_by].complaints, flush=True)
    for each in hands.values():
        each.context.close()


def seat_of(end: End, way: Way, who: Who) -> int:
    return way.me if who == "person" else (way.me + 1) % end.seats


def said(device: Device, table: str, seat: int, text: str) -> None:
    path = f"/api/tables/{table}/socket?protocol={PROTOCOL}&from={ELSEWHERE}"
    answer = device.page.evaluate(SAY, [path, seat, text])
    assert answer["type"] == "ack", answer


# To the end of what is told; is there more than fits?
SCROLLED = """() => {
  let each = document.querySelector('[data-testid=result]')
  while (each && each.scrollHeight <= each.clientHeight + 1) each = each.parentElement
  each?.scrollTo(0, each.scrollHeight)
  return !!each
}"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path)
    parser.add_argument("--only", default="", help="a part of the name of an ending, say `flow` or `tie`")
    parser.add_argument("--size", default="")
    parser.add_argument("--language", default="")
    parser.add_argument("--dark", action="store_true")
    wanted = parser.parse_args()
    folder = wanted.folder or Path(tempfile.mkdtemp(prefix="endings-"))
    folder.mkdir(parents=True, exist_ok=True)
    now = int(time.time() * 1000)
    shots: list[tuple[End, Look, Table, Way]] = []
    for number, end in enumerate(endings()):
        if wanted.only not in end.title:
            continue
        try:
            for look in looks(number, wanted):
                shots.append((end, look, *table_of(end, f"{end.title}-{look.width}", now)))
        except LookupError as error:
            print(error, flush=True)
    with tempfile.TemporaryDirectory() as place:
        asyncio.run(stored(f"sqlite:///{place}/tables.db", [table for _, _, table, _ in shots], now))
        with sync_playwright() as playwright, running(Path(place), *UNLIMITED) as server:
            browser = playwright.chromium.launch(executable_path=installed_chromium(), args=["--no-sandbox"])
            for end, look, table, way in shots:
                shoot(browser, server.address, end, table.id, way, look, folder)


if __name__ == "__main__":
    main()
