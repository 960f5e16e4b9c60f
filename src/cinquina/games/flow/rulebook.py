"""Flow with its choices made: the engine, and everything around it that people read and write."""

from typing import Any

import msgspec

from cinquina.core.effort import Effort
from cinquina.core.errors import Invalid, Refusal
from cinquina.core.events import Event
from cinquina.core.game import Policy, Rules, Unlisted
from cinquina.core.setup import Setup
from cinquina.core.state import CHANCE, Evaluation, State
from cinquina.games.flow import asking, notation, position, refusals, terminal
from cinquina.games.flow import choices as options
from cinquina.games.flow import view as views
from cinquina.games.flow.edition import Edition, box_of, checked, default, default_box
from cinquina.games.flow.questions import QUERIES
from cinquina.games.flow.rules.board import empty_board
from cinquina.games.flow.rules.box import Box
from cinquina.games.flow.rules.evaluation import Completion, Hasty
from cinquina.games.flow.rules.hands import no_hands
from cinquina.games.flow.rules.kinds import size
from cinquina.games.flow.rules.outlook import Outlook
from cinquina.games.flow.rules.scenario import Scenario
from cinquina.games.flow.rules.state import Flow
from cinquina.games.flow.rules.table import DEALING, FACING, PLACING, RESOLVING, Options
from cinquina.games.flow.rules.telling import SCENARIO_NAMES
from cinquina.games.flow.weights import CAREFUL, EFFORT, LEVELS, OUTLOOK, WEIGHTS

# What the end of a turn may show of the hand of the next seat.
OF_OTHER_HANDS = ("flow.lost", "flow.skipped")

BOT_TURN_MS = 8000  # how long a turn of a bot takes


class Rulebook(Rules):
    view_type = views.View
    choice_type = options.Option
    queries = QUERIES

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.edition = default() if setup.edition is None else checked(setup.edition)
        self.box = default_box() if setup.edition is None else box_of(self.edition)
        settings = setup.settings
        self.scenario = self.chosen() if setup.mode == "custom" else Scenario(self.box, 0, 0)
        self.options = Options(
            self.edition.hand[str(setup.seats)],
            int(self.scenario.count()) if setup.mode == "custom" else self.edition.level(setup.mode),
            0 if setup.seats == 1 or settings["first"] == "seat_a" else -1,
            self.round_ms() if settings["clock"] == "realtime" else 0,
            settings["turns"],
            settings["loss_check"] == "team",
            settings["remain_scope"] == "scenario",
        )
        self.max_actions = most_actions(self.edition, self.box)
        self.max_entries = most_entries(self.box)

    def round_ms(self) -> int:
        """A minute is as long as the edition says; the other lengths are ours."""
        seconds: int = self.setup.settings["seconds"]
        return self.edition.round_ms if seconds == 60 else seconds * 1000

    def chosen(self) -> Scenario:
        """The Scenario cards of a custom game: the first of each kind that was asked for."""
        settings = self.setup.settings
        wanted = {kind: int(kind in settings["scenarios"]) for kind in SCENARIO_NAMES}
        wanted["obstacles"] = settings["obstacles"]
        scenario = Scenario(self.box, 0, 0)
        for kind, name in enumerate(SCENARIO_NAMES):
            there = self.edition.scenarios[name]
            if wanted[name] > there:
                raise Invalid("$.settings", f"this edition has {there} cards {name}, not {wanted[name]}")
            for n in range(wanted[name]):
                scenario = scenario.revealing(self.box.scenario_kinds.first[kind] + n)
        return scenario

    # -- positions

    def fresh(self) -> Flow:
        seats = self.setup.seats
        return Flow(self.box, self.options, seats, empty_board(self.box), no_hands(seats), self.scenario)

    def start(self) -> Flow:
        state = self.fresh()
        if self.options.first >= 0:
            state.active = self.options.first
            state.phase = DEALING
        return state

    def load(self, data: dict[str, Any]) -> Flow:
        return position.load(self.fresh(), data)

    def dump(self, state: Flow) -> dict[str, Any]:
        return position.dump(state)

    # -- what people write and read

    def text(self, state: Flow, who: int, action: int) -> str:
        return notation.text(state, who, action)

    def read(self, state: Flow, seat: int, words: str) -> notation.Said:
        return notation.read(state, seat, words)

    def why_not(self, state: Flow, seat: int, attempt: notation.Said) -> Refusal | None:
        return refusals.why_not(state, seat, attempt)

    def read_outcome(self, state: Flow, who: int, words: str) -> int | None:
        drawn = notation.read_outcome(state, words) if who == CHANCE else None
        return super().read_outcome(state, who, words) if drawn is None else drawn

    def unlisted(self, state: Flow, seat: int, action: int) -> Unlisted | None:
        """Of turns, tiles and cards that look the same, the list has the first."""
        return "synonym"

    def view(self, state: Flow, seat: int | None) -> views.View:
        return views.view(state, seat)

    def picture(self, seen: views.View) -> str:
        return terminal.picture(seen)

    def legend(self, seen: views.View) -> list[Event]:
        return terminal.legend(seen)

    def asks(self, state: Flow, seat: int) -> Event:
        return asking.asks(state)

    def choices(self, state: State, seat: int) -> list[options.Option]:
        assert isinstance(state, Flow)
        return options.choices(state, seat, self.actions(state, seat))

    def preview(self, state: State, seat: int, action: int) -> list[Event]:
        """Without what the next seat can do, while its cards are hidden."""
        told = super().preview(state, seat, action)
        assert isinstance(state, Flow)
        return [event for event in told if not (state.quiet() and event.id in OF_OTHER_HANDS)]

    def scores(self, state: Flow, seat: int) -> dict[str, int]:
        return {"animals": int(state.score(seat))}

    def verdict(self, state: Flow) -> list[Event]:
        """With what the law records for statistics."""
        cards = size(state.hands.dealt())
        tiles = size(state.face_down) + size(state.revealed)
        facts: dict[str, object] = {"round": int(state.round), "tiles": int(tiles), "cards": int(cards)}
        return [Event("flow.team_won" if state.won else "flow.team_lost", facts)]

    def quiet(self, state: Flow) -> bool:
        return state.quiet()

    def can_undo(self, before: State, after: State, seat: int) -> bool:
        """Never in real time. Without a clock, what was begun stays begun (law, P2); where it went may change."""
        assert isinstance(before, Flow)
        return not self.options.round_ms and before.phase in (PLACING, RESOLVING, FACING)

    # -- players

    def evaluation(self) -> Evaluation:
        return Completion(self.box, **WEIGHTS)

    def guide(self) -> Evaluation:
        return Hasty(self.box, **CAREFUL)

    def outlook(self) -> Evaluation:
        return Outlook(self.box, self.setup.settings["turns"], **OUTLOOK)

    def policy(self, level: str) -> Policy:
        weights, slips = LEVELS[level]
        return Policy(Completion(self.box, **weights), slips=slips)

    def effort(self) -> Effort:
        return EFFORT

    def without_clock(self) -> Rules:
        """As many turns a round as fit into its time at the pace of bots (law, P7: the virtual clock)."""
        if not self.options.round_ms:
            return self
        turns = -(-int(self.options.round_ms) // BOT_TURN_MS)
        settings = {**self.setup.settings, "clock": "turns", "turns": turns}
        return Rulebook(msgspec.structs.replace(self.setup, settings=settings))


def most_actions(edition: Edition, box: Box) -> int:
    """Current has the longest list: so many tiles lie on the board, and each can go to every cell that is empty.

    One neighbour at least fixes one edge, so only the turns with that edge open, or only those with it closed, fit.
    """
    cells = edition.board.rows * edition.board.cols - len(edition.animals) - 1
    turns = sorted((most_turns(box, int(mask)) for mask in box.mask), reverse=True)
    moves = max(sum(turns[:lying]) * (cells - lying) for lying in range(cells + 1))
    kinds = [int(box.mask[first]) for first in box.tile_kinds.first if first < box.map_tiles]
    returns = sum(most_turns(box, mask) for mask in kinds) * cells
    begins = 1 + int(box.map_tiles) + int(box.card_kinds.total)
    return max(moves, returns, begins, len(edition.dice.white) * len(edition.dice.black), 6)


def most_turns(box: Box, mask: int) -> int:
    looks = {int(box.turned[mask * 4 + turn]) for turn in range(4)}
    is_open = sum(look & 1 for look in looks)
    return max(is_open, len(looks) - is_open)


def most_entries(box: Box) -> int:
    """A turn uses up a tile or a card, and every Return and Support may give a tile another turn.

    With a clock a turn can be lost any number of times: more than so many are not counted with.
    """
    turns = int(box.map_tiles) + 2 * int(box.card_kinds.total)
    lost = 40 * turns
    set_up = int(box.card_kinds.total) + int(box.scenario_kinds.total) + int(box.tiles) + 2
    return set_up + 6 * (turns + lost)
