"""What must hold for a whole game: its record, its length, its facts."""

from collections.abc import Callable
from itertools import islice
from typing import get_args

import msgspec

from cinquina.core.errors import Invalid
from cinquina.core.game import Game
from cinquina.core.levels import LEVELS
from cinquina.core.played import steps
from cinquina.core.record import Entry, decode, encode, entry_of, fold, live_entries
from cinquina.core.rng import Rng
from cinquina.core.rules import Rules
from cinquina.core.setup import Company, PresetId, Setting
from cinquina.core.state import CHANCE, OVER, State
from cinquina.core.who import actor_text
from tests.battery.play import Fault, Walk, pick
from tests.battery.variants import settings_of, tables
from tests.battery.words import difference, full, need


def check_record(walk: Walk) -> None:
    """Check that the log, written and read back, folds to the position, and so does a replay step by step."""
    rules = walk.rules
    record = decode(encode(walk.record()))
    need(record == walk.record(), f"a record does not read back as itself: {record}")
    need(record.setup() == rules.setup, f"a record of {rules.setup} is set up as {record.setup()}")
    end = full(rules, walk.state)
    try:
        folded = fold(record.rules(), record.log)
        moments = steps(record)
    except Invalid as error:
        raise Fault(f"the record of a game that was played is refused: {error}") from None
    need(
        full(rules, folded) == end, f"the log folds to something else: {difference(end, full(rules, folded))}"
    )
    last = full(rules, moments[-1][1])
    need(last == end, f"a replay ends elsewhere: {difference(end, last)}")
    need(len(moments) == len(record.log) + 1, f"{len(record.log)} entries have {len(moments)} moments")


def check_undo(walk: Walk, rng: Rng) -> None:
    """Check that an undone decision leaves no trace, nor do the draws after it; other decisions stay."""
    rules = walk.rules
    turns = [n for n, entry in enumerate(walk.log) if entry.who not in ("chance", "clock")]
    if not turns:
        return
    at = pick(turns, rng)
    state = fold(rules, walk.log[:at])
    waiting = [int(seat) for seat in state.waiting()]
    if not waiting:
        return
    seat = pick(waiting, rng)
    tried = state.copy()

    def entry(position: State, who: int) -> Entry:
        action = pick(rules.actions(position, who), rng)
        written = entry_of(rules, position, at, who, action)
        position.apply(who, action)
        return written

    first = entry(tried, seat)
    others = [int(other) for other in tried.waiting() if other != seat and other in waiting]
    between = [entry(tried, pick(others, rng))] if others else []
    drawn = [entry(tried, CHANCE)] if tried.turn() == CHANCE else []
    second = entry(state, seat)
    back = numbered([*walk.log[:at], first, *between, *drawn, Entry(0, first.who, "undo"), second])
    never = numbered([*walk.log[:at], *between, second])
    need(
        [e.text for e in live_entries(back)] == [e.text for e in never],
        f"undo leaves {live_entries(back)[at:]} of {back[at:]}",
    )
    one, two = full(rules, fold(rules, back)), full(rules, fold(rules, never))
    need(one == two, f"undo of {first.who} {first.text!r} leaves a trace: {difference(one, two)}")


def numbered(log: list[Entry]) -> list[Entry]:
    return [msgspec.structs.replace(entry, seq=seq) for seq, entry in enumerate(log)]


def check_length(walk: Walk) -> None:
    most = walk.rules.max_entries
    need(walk.entries <= most, f"the game has {walk.entries} entries, max_entries is {most}")


def check_same_seed(rules: Rules, seed: int, entries: int) -> None:
    """Check that the same seed plays the same game."""
    games = [Walk(rules, seed) for _ in range(2)]
    for walk in games:
        while walk.state.turn() != OVER and len(walk.log) < entries:
            walk.play(*walk.decide())
    one, two = ([*map(msgspec.to_builtins, walk.log), full(rules, walk.state)] for walk in games)
    need(one == two, f"the same seed played another game: {difference(one, two)}")


def check_facts(game: Game) -> None:
    """Check that the page of facts is complete and consistent."""
    for name in ("id", "version", "title", "publisher"):
        text = getattr(game, name, None)
        need(isinstance(text, str) and text, f"the game has no {name}")
    need(game.authors and game.minutes > 0 and game.age > 0, "authors, minutes or age are missing")
    ids = [mode.id for mode in game.modes]
    need(ids and len(set(ids)) == len(ids), f"modes are {ids}")
    for mode in game.modes:
        need(
            list(mode.seats) == sorted(set(mode.seats)) and mode.seats,
            f"mode {mode.id} is for {mode.seats} seats",
        )
        need(mode.seats[0] > 0 and mode.seats[-1] <= 10, f"mode {mode.id} is for {mode.seats} seats")
    names = [setting.id for setting in game.settings]
    need(len(set(names)) == len(names), f"settings are {names}")
    for setting in game.settings:
        need(set(setting.modes) <= set(ids), f"setting {setting.id} is for the modes {setting.modes}")
        try:
            game.setup(mode=(setting.modes or ids)[0], settings={setting.id: setting.default})
        except Invalid as error:
            raise Fault(f"the default of a setting is refused: {error}") from None
        check_asked(game, setting)
    check_presets(game)
    need(game.edition(None) == game.edition(None), "the edition that comes with the game is not one")


def check_asked(game: Game, setting: Setting) -> None:
    """Where a set-up page asks for a setting, and for whom its values stand."""
    others = {each.id: each.values for each in game.settings}
    others |= {"mode": tuple(mode.id for mode in game.modes), "seats": tuple(game.seat_counts())}
    for name, values in setting.when.items():
        known = others.get(name, ()) if name != setting.id else ()
        need(set(values) <= set(known) and values, f"setting {setting.id} is asked when {name} is {values}")
    if setting.seated:
        need(
            len(setting.values) - 1 <= game.seat_counts()[-1],
            f"setting {setting.id} has more values than seats",
        )


def check_presets(game: Game) -> None:
    """Every preset can be played, by every number of seats."""
    ids = [preset.id for preset in game.presets]
    order = [each for each in get_args(PresetId) if each in ids]
    need(ids == order, f"presets are {ids}, easiest first would be {order}")
    for preset in game.presets:
        try:
            for seats in game.mode(preset.mode).seats:
                for company in (Company(seats, 0), Company(1, seats - 1), Company(seats, 0, True)):
                    game.rules(game.setup(seats, preset.mode, game.settings_for(preset, company)))
            if preset.solo:
                shared = settings_of(game, game.mode(preset.solo))
                kept = {
                    name: value for name, value in preset.settings.items() if name in {s.id for s in shared}
                }
                game.rules(game.setup(1, preset.solo, kept))
        except Invalid as error:
            raise Fault(f"the preset {preset.id} is refused: {error}") from None
        need(preset.level in ("", *LEVELS), f"the preset {preset.id} has bots of the level {preset.level}")


def check_promises(game: Game, longest: int = 400) -> None:
    """Check that a game that declares itself simultaneous, hidden or timed is so, somewhere in its first entries.

    At the positions that the battery examines, nothing else happens either: see there.
    """
    left = {fact for fact in ("simultaneous", "hidden", "timed") if getattr(game, fact)}
    for mode in game.modes:
        for rules in tables(game, mode, mode.seats[-1]):
            for state in islice(Walk(rules, seed=0), longest):
                left -= {fact for fact in left if HAPPENS[fact](rules, state)}
                if not left:
                    return
    need(not left, f"{', '.join(sorted(left))} is True, and it does not happen")


def hides(rules: Rules, state: State) -> bool:
    other = state.copy()
    other.imagine(0, Rng(0, "other"))
    return rules.dump(other) != rules.dump(state)


HAPPENS: dict[str, Callable[[Rules, State], bool]] = {
    "simultaneous": lambda rules, state: len(state.waiting()) > 1,
    "hidden": hides,
    "timed": lambda rules, state: state.clock_ms() > 0,
}


def summary(walk: Walk) -> str:
    """How to see it again."""
    setup = walk.rules.setup
    resigned = " with resignations" if walk.resigns else ""
    shown = [f"{entry.who} {entry.text}" for entry in walk.log[-12:]]
    return (
        f"{setup.game}, mode {setup.mode}, {setup.seats} seats, settings {setup.settings}, seed {walk.seed}{resigned}, "
        f"entry {len(walk.log)}, turn {actor_text(walk.state.turn())}; the last entries: {'; '.join(shown)}"
    )
