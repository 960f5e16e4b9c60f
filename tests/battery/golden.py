"""One game as a text to read: what a change of the rules changes, a diff shows."""

from collections.abc import Iterator

from cinquina.core.game import Game
from cinquina.core.listener import ALL, NOBODY, Heard
from cinquina.core.scenario import event_text
from cinquina.core.setup import Mode
from cinquina.core.state import CHANCE, CLOCK, OVER
from cinquina.core.who import LETTERS, actor_text
from tests.battery.play import Walk

SEED = 1  # a game that is played with some sense: see STYLES
PICTURE_EVERY = 10  # entries
LONGEST = 400  # entries of the game that is told whole; a longer one is cut
BEGINNING = 40  # entries of every other mode: what is the same is not told again


def is_whole(game: Game, mode: Mode) -> bool:
    """Of each game one mode is told to its end: the first of those with the fewest seats."""
    return mode is min(game.modes, key=lambda each: each.seats[0])


def playthrough(game: Game, mode: Mode) -> str:
    """Play a game with the fewest seats from the seed, and tell it with all secrets."""
    rules = game.rules(game.setup(mode.seats[0], mode.id))
    walk = Walk(rules, SEED)
    longest = LONGEST if is_whole(game, mode) else BEGINNING
    return "\n".join([*head(game, walk), *entries(walk, longest), *end(walk)]) + "\n"


def head(game: Game, walk: Walk) -> Iterator[str]:
    setup = walk.rules.setup
    settings = " ".join(f"{name}={value}" for name, value in setup.settings.items()) or "none"
    yield f"{game.title}, rules {game.version}, mode {setup.mode}, {setup.seats} seats, seed {walk.seed}"
    yield f"settings: {settings}; edition {game.edition_hash(setup)}"
    yield f"at most {walk.rules.max_actions} actions and {walk.rules.max_entries} entries"


def entries(walk: Walk, longest: int) -> Iterator[str]:
    rules = walk.rules
    for state in walk:
        number = len(walk.log)
        if number:
            entry = walk.log[-1]
            sealed = "" if entry.audience == "all" else f"   ({entry.audience})"
            yield f"{number:>4}  {entry.who} {entry.text}{sealed}"
            yield from (f"      {event_line(each)}" for each in walk.told)
        if number % PICTURE_EVERY == 0 or state.turn() == OVER:
            yield from picture(walk)
        if state.turn() != OVER:
            deciders = [CHANCE] if state.turn() == CHANCE else [int(seat) for seat in state.waiting()]
            deciders += [CLOCK] if rules.actions(state, CLOCK) else []
            counts = [f"{actor_text(who)} {len(rules.actions(state, who))}" for who in deciders]
            yield f"      to decide: {', '.join(counts)}"
        if number == longest:
            return


def event_line(told: Heard) -> str:
    text = event_text(told.event)
    if told.audience == ALL:
        return text + ("" if told.but == NOBODY else f"   (not for {LETTERS[told.but]})")
    return f"{text}   (for {'nobody' if told.audience == NOBODY else LETTERS[told.audience]})"


def picture(walk: Walk) -> Iterator[str]:
    rules, state = walk.rules, walk.state
    yield ""
    viewer = 0 if rules.setup.seats == 1 else None
    yield from (f"    {row}".rstrip() for row in rules.picture(rules.view(state, viewer)).splitlines())
    scores = (
        f"{LETTERS[seat]} {' '.join(f'{name}={score}' for name, score in rules.scores(state, seat).items())}"
        for seat in range(rules.setup.seats)
    )
    yield f"    scores: {'; '.join(scores)}"
    yield ""


def end(walk: Walk) -> Iterator[str]:
    if walk.state.turn() != OVER:
        yield f"cut after {len(walk.log)} entries"
        return
    seats = range(walk.rules.setup.seats)
    yield f"over after {len(walk.log)} entries"
    yield f"ranks: {' '.join(f'{LETTERS[seat]} {int(walk.state.rank(seat))}' for seat in seats)}"
    yield f"utilities: {' '.join(f'{LETTERS[seat]} {walk.state.utility(seat):.3f}' for seat in seats)}"
    yield from (event_text(event) for event in walk.rules.verdict(walk.state))
