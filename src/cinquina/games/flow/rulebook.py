"""Flow bound to one setup: the box, the start position, the bots, the details of the end."""

import msgspec

from cinquina.core.bits import size
from cinquina.core.effort import Effort
from cinquina.core.errors import Invalid
from cinquina.core.event import Event
from cinquina.core.game import Game
from cinquina.core.parts import Parts
from cinquina.core.rules import Policy, Rules, Unlisted
from cinquina.core.setup import Company, Setup
from cinquina.core.state import CLOCK, Evaluation, State
from cinquina.games.flow import choices, notation, view
from cinquina.games.flow.edition import Edition, box_of
from cinquina.games.flow.events import EVENTS, Estimate, TeamLost, TeamWon
from cinquina.games.flow.judgement.chances import chance, facts
from cinquina.games.flow.judgement.draws import drawn_sets
from cinquina.games.flow.judgement.evaluation import Completion
from cinquina.games.flow.judgement.outlook import Outlook
from cinquina.games.flow.judgement.pace import PACES_MS, mean_turn_ms, turns_begun
from cinquina.games.flow.judgement.weights import CAREFUL, EFFORT, LEVELS, OUTLOOK, WEIGHTS
from cinquina.games.flow.rules.actions import LENGTHS, MOST_TURNS, REDRAW
from cinquina.games.flow.rules.board import empty_board
from cinquina.games.flow.rules.box import SCENARIO_NAMES, Box
from cinquina.games.flow.rules.hands import no_hands
from cinquina.games.flow.rules.observer import BoardObserver
from cinquina.games.flow.rules.options import Options
from cinquina.games.flow.rules.phases import DEALING, FACING, PLACING, READY, RESOLVING, TURN
from cinquina.games.flow.rules.position import Position
from cinquina.games.flow.rules.scenario import Scenario

# Duration of a bot's turn among bots (law, P7). A part of it passes before the turn begins.
BOT_TURN_MS = 8000
BEGINS = 4
# What a table is offered between rounds: no clock, two minutes, one, a storm; other Scenario cards.
OFFERED = (8, 120, 60, 45, REDRAW)


class Rulebook(Rules):
    parts = Parts.of_package(__package__)
    event_type = EVENTS
    view_type = view.View
    choice_type = choices.Option
    edition: Edition

    def __init__(self, game: Game, setup: Setup, among_bots: bool = False) -> None:
        super().__init__(game, setup)
        self.among_bots = among_bots  # no clock runs, whatever the setting
        self.box = self.build(box_of)
        self.tiles = self.build(view.tile_views, self.box)
        settings = setup.settings
        self.scenario = self.chosen_cards() if setup.mode == "custom" else Scenario(self.box, 0, 0)
        self.options = Options(
            self.edition.hand[str(setup.seats)],
            int(self.scenario.count()) if setup.mode == "custom" else self.edition.cards_at_level(setup.mode),
            0 if setup.seats == 1 or settings["first"] == "seat_a" else -1,
            self.round_ms() if settings["clock"] == "realtime" else 0,
            settings["turns"],
            settings["loss_check"] == "team",
            settings["remain_scope"] == "scenario",
            self.edition.round_ms,
            cards_drawn=setup.mode != "custom" and self.edition.cards_at_level(setup.mode) > 0,
        )
        self.max_actions = int(self.box.most_actions)
        self.max_entries = most_entries(self.box)

    def round_ms(self) -> int:
        """Return the length of a round. A minute is as long as the edition says; the other lengths are ours."""
        seconds: int = self.setup.settings["seconds"]
        return self.edition.round_ms if seconds == 60 else seconds * 1000

    def chosen_cards(self) -> Scenario:
        """Return the Scenario cards of a custom game: the first of each kind chosen."""
        settings = self.setup.settings
        wanted = {kind: int(kind in settings["scenarios"]) for kind in SCENARIO_NAMES}
        wanted["obstacles"] = settings["obstacles"]
        scenario = Scenario(self.box, 0, 0)
        for kind, name in enumerate(SCENARIO_NAMES):
            there = self.edition.scenarios[name]
            if wanted[name] > there:
                raise Invalid("$.settings", f"this edition has {there} cards {name}, not {wanted[name]}")
            for n in range(wanted[name]):
                scenario = scenario.with_revealed(self.box.scenario_kinds.first[kind] + n)
        return scenario

    def start(self) -> Position:
        seats = self.setup.seats
        state = Position(self.box, self.options, seats, empty_board(self.box), no_hands(seats), self.scenario)
        if self.options.first >= 0:
            state.active = self.options.first
            state.phase = DEALING
        return state

    def read_outcome(self, state: Position, who: int, words: str) -> int | None:
        if who == CLOCK:
            return notation.read_clock(words)
        drawn = notation.read_outcome(state, words)
        return super().read_outcome(state, who, words) if drawn is None else drawn

    def why_unlisted(self, state: Position, seat: int, action: int) -> Unlisted | None:
        """Return why an action is not listed: of equivalent turns, tiles and cards only the first is; a table's
        agreement is no move."""
        return "agreed" if seat == CLOCK else "synonym"

    def scores(self, state: Position, seat: int) -> dict[str, int]:
        return {"animals": int(state.score(seat))}

    def verdict(self, state: Position) -> list[Event]:
        """Return the verdict, with the statistics that the law records."""
        kind = TeamWon if state.won else TeamLost
        tiles = size(state.face_down) + size(state.revealed)
        return [kind(int(state.round), int(tiles), int(size(state.hands.all_cards())))]

    def forbids_talk(self, state: Position) -> bool:
        return state.forbids_talk()

    def can_undo(self, before: State, after: State, seat: int) -> bool:
        """Return False in real time. Without a clock, a started action is final (law, P2); its target may change."""
        assert isinstance(before, Position)
        return not before.options.round_ms and before.phase in (PLACING, RESOLVING, FACING)

    # -- players

    def observer(self) -> BoardObserver:
        return BoardObserver(self.box, self.setup.seats)

    def evaluation(self) -> Evaluation:
        return Completion(self.box, WEIGHTS)

    def tree_evaluation(self) -> Evaluation:
        """Leave out the value of draws: playouts examine thousands of positions."""
        return Completion(self.box, CAREFUL, ahead=False)

    def root_evaluation(self) -> Evaluation:
        return Outlook(self.box, self.setup.settings["turns"], **OUTLOOK)

    def policy(self, level: str) -> Policy:
        weights, error = LEVELS[level]
        return Policy(Completion(self.box, weights), error, self.noticed[level])

    def effort(self) -> Effort:
        return EFFORT

    def estimate(self, company: Company, state: State | None = None) -> Event | None:
        """Return how many of ten teams of casual players win with these cards; of cards not drawn yet, on average."""
        if self.setup.edition is not None:
            return None  # the table is of the cards and tiles in the box
        if state is not None:
            assert isinstance(state, Position)
            if state.round > 0 or state.phase not in (FACING, READY):
                return None
            sets = {self.count_cards(state.scenario): 1.0}
        elif self.options.cards_drawn:
            sets = drawn_sets(self.box, int(self.options.level))
        else:
            sets = {self.count_cards(self.scenario): 1.0}
        share = sum(odds * self.share_won(company, cards, state) for cards, odds in sets.items())
        options = state.options if isinstance(state, Position) else self.options
        seconds = int(options.round_ms) // 1000
        return Estimate(round(10 * share), seconds, 0 if seconds else int(options.turns))

    def count_cards(self, scenario: Scenario) -> tuple[int, ...]:
        """Return the number of Scenario cards of each kind."""
        kinds = self.box.scenario_kinds
        held = [int(kinds.kind_of[card]) for card in range(int(kinds.total)) if scenario.kept >> card & 1]
        return tuple(held.count(kind) for kind in range(len(SCENARIO_NAMES)))

    def share_won(self, company: Company, cards: tuple[int, ...], state: State | None) -> float:
        """Return the share of games that a team of casual players wins with these Scenario cards."""
        options = state.options if isinstance(state, Position) else self.options
        turns = float(options.turns)
        if options.round_ms:
            pace_ms = PACES_MS[self.setup.settings.get("pace", "steady")]
            turns = turns_begun(float(options.round_ms), mean_turn_ms(*company, pace_ms))
        held: dict[str, int] = dict(zip(SCENARIO_NAMES, cards, strict=True))
        if options.remain_scenario_only:
            held["remain_scenario"] = held.pop("remain")
        return float(chance(facts(turns, int(options.hand) * self.setup.seats, held)))

    def pace_ms(self, state: Position) -> int:
        turn = PACES_MS[self.setup.settings.get("pace", "steady")]  # older games lack the setting
        return turn // BEGINS if state.phase == TURN else turn - turn // BEGINS

    def without_clock(self) -> Rules:
        """Return the rules with as many turns per round as fit into its time at the pace of bots (law, P7: the virtual
        clock)."""
        if self.among_bots:
            return self
        settings = self.setup.settings
        if self.options.round_ms:
            settings = {**settings, "clock": "turns", "turns": turns_in(int(self.options.round_ms))}
        setup = msgspec.structs.replace(self.setup, settings=settings)
        return Rulebook(self.game, setup, among_bots=True)

    # -- the clock between rounds (flow R34)

    def clocks(self, state: Position) -> list[str]:
        return [notation.clock_text(action) for action in OFFERED if state.legal(CLOCK, action)]

    def options_agreed(self, text: str) -> Options:
        """Return the options with the clock that a table agreed on; bots among themselves count turns."""
        action = notation.read_clock(text)
        if not action or not (action <= MOST_TURNS or action in LENGTHS):
            raise Invalid("$.clock", f"{text!r} is not a clock such as `turns 6` or `seconds 90`")
        length = int(self.options.length_of(action))
        if self.among_bots:
            return self.options.with_clock(0, turns_in(length) if length else action, action)
        return self.options.with_clock(length, self.options.turns if length else action, action)


def turns_in(ms: int) -> int:
    return -(-ms // BOT_TURN_MS)


def most_entries(box: Box) -> int:
    """Return an upper bound of the entries of a game.

    Each turn uses up a tile or a card, and each Return and Support may give a tile another turn. With a clock, turns
    can be lost without limit; extra ones are not counted.
    """
    turns = int(box.map_tiles) + 2 * int(box.card_kinds.total)
    lost = 40 * turns
    set_up = int(box.card_kinds.total) + int(box.scenario_kinds.total) + int(box.tiles) + 2
    return set_up + 6 * (turns + lost)
