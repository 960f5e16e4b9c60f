"""Holi bound to one setup: the box, the start position, the details of the end."""

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.bits import size
from cinquina.core.checks import seat_of, set_of_ids
from cinquina.core.edition import Words
from cinquina.core.effort import Effort
from cinquina.core.errors import Invalid
from cinquina.core.event import Event
from cinquina.core.game import Game
from cinquina.core.parts import Parts
from cinquina.core.rules import Audience, Policy, Rules
from cinquina.core.setup import Setup
from cinquina.core.state import CHANCE, Evaluation, State
from cinquina.games.holi import choices, view
from cinquina.games.holi.edition import EFFECTS, Edition
from cinquina.games.holi.events import EVENTS, Won, WonGiven, WonOrder, WonShared, WonSweets
from cinquina.games.holi.judgement.evaluation import Standing
from cinquina.games.holi.judgement.foresight import TurnForesight
from cinquina.games.holi.judgement.margin import Margin
from cinquina.games.holi.judgement.weights import ALONE, EFFORT, ERRORS, MARGIN, WEIGHTS
from cinquina.games.holi.rules import actions, phases, scoring, turns
from cinquina.games.holi.rules.box import Box
from cinquina.games.holi.rules.cards import DECK, new_cards
from cinquina.games.holi.rules.cells import CELLS, LEVELS, cell_of
from cinquina.games.holi.rules.observer import TowerObserver
from cinquina.games.holi.rules.position import Position
from cinquina.games.holi.rules.switches import Options
from cinquina.games.holi.rules.tower import COLOURS, empty_tower


def box_of(edition: Edition) -> Box:
    ids = [card.id for card in edition.cards]
    sweets = [0] * (LEVELS * CELLS)
    for level, cell, count in edition.sweets:
        sweets[(level - 1) * CELLS + int(cell_of(cell))] += count
    return Box(
        ids,
        [list(card.grid) for card in edition.cards],
        [[ids.index(id) for id in edition.deck(colour)] for colour in range(len(COLOURS))],
        [card.id for card in edition.rivalry],
        [EFFECTS[card.effect][0](**card.params) for card in edition.rivalry],
        sum(2**n for n, card in enumerate(edition.rivalry) if card.type == "rule"),
        sweets,
        list(edition.level_points),
        edition.tokens_per_player,
        (edition.start_hand, edition.hand_limit),
        (edition.direct_hit_points, edition.given_points, edition.sweets_points),
    )


class Rulebook(Rules):
    parts = Parts.of_package(__package__)
    event_type = EVENTS
    view_type = view.View
    adds_up = True
    choice_type = choices.Option
    edition: Edition

    def __init__(self, game: Game, setup: Setup) -> None:
        super().__init__(game, setup)
        self.box = self.build(box_of)
        self.cards = self.build(view.card_views)
        self.symmetric = self.build(Edition.has_equal_decks)
        settings = setup.settings
        self.chosen = self.chosen_cards()
        self.options = Options(
            settings.get("rivalry_count", int(size(self.chosen))),
            settings.get("max_rule_cards", 0),
            self.first_seat(),
            settings["corner_choice"] == "random",
            settings["rain_catch"] == "adjacent",
            settings["empty_reserve"] == "end_of_turn",
            settings["last_tiebreak"] == "shared",
            settings["face_down_discards"] == "open",
            settings["hands"] == "open",
        )
        self.check_rivalry_supply()
        self.max_actions = int(self.box.most_actions)
        # A turn has at most four decisions; each card is drawn once.
        self.max_entries = 4 + setup.seats * (1 + DECK + 4 * DECK)

    def chosen_cards(self) -> int:
        """Return the Rivalry cards that the host picked, as a set."""
        chosen = self.setup.settings.get("rivalry_cards", [])
        return set_of_ids(self.box.rivalry_ids, chosen, "$.settings.rivalry_cards")

    def first_seat(self) -> int:
        first = self.setup.settings["first_player"]
        return -1 if first == "random" else seat_of(self.setup.seats, first, "$.settings.first_player")

    def check_rivalry_supply(self) -> None:
        rules = int(size(self.box.rules))
        allowed = len(self.box.effects) - rules + min(rules, int(self.options.max_rule_cards))
        wanted = int(self.options.rivalry_count)
        if not self.chosen and wanted > allowed:
            raise Invalid("$.settings.rivalry_count", f"{wanted} cards; only {allowed} may be drawn")

    def unrevealed_position(self) -> Position:
        """Return the position before the first reveal; the first step of the set-up is not determined yet."""
        seats = self.setup.seats
        state = Position(
            self.box,
            self.options,
            self.box.switches(self.chosen),
            empty_tower(seats, self.box.tokens, self.box.lying),
            new_cards(seats),
            *(vec[i64]([0] * seats) for _ in range(3)),
        )
        state.rivalry = self.chosen
        return state

    def start(self) -> Position:
        state = self.unrevealed_position()
        turns.set_up(state)
        return state

    def audience(self, state: Position, who: int, action: int) -> Audience:
        """Return the audience of an entry. Cards drawn or thrown face down stay secret until the end (holi R20)."""
        if self.options.open_hands:
            return "all"
        if who == CHANCE:
            return "over" if state.phase in (phases.DEAL, phases.DRAW) else "all"
        secret = actions.what_of(action) == actions.DOWN and not self.options.open_discards
        return "over" if secret else "all"

    def standing(self, state: Position, seat: int) -> int | None:
        """Return the score if the game ended now."""
        return int(scoring.total(state, seat))

    def scores(self, state: Position, seat: int) -> dict[str, int]:
        """Return the scores if the game ended now."""
        levels = {
            f"level{level + 1}": int(scoring.points_on_level(state, seat, level)) for level in range(LEVELS)
        }
        return {
            "so_far": int(state.points[seat]),
            **levels,
            "given": int(scoring.points_for_given(state, seat)),
            "sweets": int(scoring.points_for_sweets(state, seat)),
            "rivalry": int(scoring.points_for_rivalry(state, seat)),
        }

    def verdict(self, state: Position) -> list[Event]:
        """Return the winners, and the tie-break if one was needed."""
        seats = range(self.setup.seats)
        winners = [seat for seat in seats if state.rank(seat) == 1]
        best = winners[0]
        points = int(scoring.total(state, best))
        if len(winners) > 1:
            return [WonShared(winners, points)]
        even = [seat for seat in seats if scoring.total(state, seat) == points]
        if len(even) == 1:
            return [Won(best, points)]
        even = [seat for seat in even if state.tower.tokens_given(seat) == state.tower.tokens_given(best)]
        if len(even) == 1:
            return [WonGiven(best, points)]
        even = [seat for seat in even if state.tower.sweets[seat] == state.tower.sweets[best]]
        return [WonSweets(best, points) if len(even) == 1 else WonOrder(best, points)]

    def words(self) -> Words:
        """Return the names of the edition and all cards by id, and the texts of the Rivalry cards."""
        edition = self.edition
        cards = {card.id: card.name for card in edition.cards}
        rivalry = {card.id: card.name for card in edition.rivalry}
        texts = {card.about: card.text for card in edition.rivalry}
        return {edition.id: edition.name, **cards, **rivalry, **texts}

    def has_secrets(self) -> bool:
        return not (self.setup.settings["hands"] == self.setup.settings["face_down_discards"] == "open")

    def can_undo(self, before: State, after: State, seat: int) -> bool:
        """Allow undo within a turn; the decision that ends it is final."""
        assert isinstance(before, Position) and isinstance(after, Position)
        return not before.thrown or bool(after.thrown)

    def observer(self) -> TowerObserver:
        return TowerObserver(self.box, self.setup.seats)

    def evaluation(self) -> Evaluation:
        return Standing(WEIGHTS)

    def policy(self, level: str) -> Policy:
        """Return how a level decides; the weaker ones look at their own points alone."""
        weights = WEIGHTS if level == "strong" else ALONE
        return Policy(Standing(weights), ERRORS[level], self.noticed[level])

    def tree_evaluation(self) -> Evaluation:
        return TurnForesight(Standing(WEIGHTS), Margin(MARGIN))

    def effort(self) -> Effort:
        return EFFORT
