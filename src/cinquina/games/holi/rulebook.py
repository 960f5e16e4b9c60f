"""Holi with its choices made: the engine, and everything around it that people read and write."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.attempt import Attempt
from cinquina.core.effort import Effort
from cinquina.core.errors import Invalid, Refusal
from cinquina.core.events import Event
from cinquina.core.game import LETTERS, Audience, Rules
from cinquina.core.setup import Setup
from cinquina.core.state import CHANCE, Evaluation, State
from cinquina.games.holi import choices as options
from cinquina.games.holi import notation, position, refusals, terminal
from cinquina.games.holi import view as views
from cinquina.games.holi.edition import box_of, checked, default, default_box
from cinquina.games.holi.questions import QUERIES
from cinquina.games.holi.rules import actions, table
from cinquina.games.holi.rules.cards import DECK, new_cards
from cinquina.games.holi.rules.cells import LEVELS, size
from cinquina.games.holi.rules.evaluation import Standing
from cinquina.games.holi.rules.margin import Margin
from cinquina.games.holi.rules.state import Holi
from cinquina.games.holi.rules.tower import empty_tower
from cinquina.games.holi.rules.turns import Turns
from cinquina.games.holi.weights import EFFORT, ERRORS, MARGIN, WEIGHTS


class Rulebook(Rules):
    view_type = views.View
    choice_type = options.Option
    queries = QUERIES
    errors = ERRORS

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.edition = default() if setup.edition is None else checked(setup.edition)
        self.box = default_box() if setup.edition is None else box_of(self.edition)
        settings = setup.settings
        self.chosen = self.chosen_cards()
        self.options = table.Options(
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
        self.check_enough()
        self.max_actions = int(self.fresh().most_actions())
        # A turn has at most four decisions; each card is drawn once.
        self.max_entries = 4 + setup.seats * (1 + DECK + 4 * DECK)

    def chosen_cards(self) -> int:
        """The Rivalry cards that the host picked, a set."""
        ids = self.box.rivalry_ids
        found = 0
        for id in self.setup.settings.get("rivalry_cards", []):
            if id not in ids:
                raise Invalid("$.settings.rivalry_cards", f"{id} is not a Rivalry card of this edition")
            found |= 2 ** ids.index(id)
        return found

    def first_seat(self) -> int:
        first = self.setup.settings["first_player"]
        if first == "random":
            return -1
        seats = LETTERS[: self.setup.seats]
        if first not in seats:
            raise Invalid(
                "$.settings.first_player", f"{first} is not a seat of this game ({', '.join(seats)})"
            )
        return seats.index(first)

    def check_enough(self) -> None:
        rules = int(size(self.box.rules))
        allowed = len(self.box.effects) - rules + min(rules, int(self.options.max_rule_cards))
        wanted = int(self.options.rivalry_count)
        if not self.chosen and wanted > allowed:
            raise Invalid("$.settings.rivalry_count", f"{wanted} cards; only {allowed} may be drawn")

    # -- positions

    def fresh(self) -> Holi:
        seats = self.setup.seats
        game = Holi(
            self.box,
            self.options,
            self.box.customs(self.chosen),
            empty_tower(seats, self.box.tokens, self.box.lying),
            new_cards(seats),
            *(vec[i64]([0] * seats) for _ in range(3)),
        )
        game.rivalry = self.chosen
        return game

    def start(self) -> Holi:
        game = self.fresh()
        game.set_up()
        return game

    def load(self, data: dict[str, Any]) -> Holi:
        return position.load(self.fresh(), data)

    def dump(self, state: Holi) -> dict[str, Any]:
        return position.dump(state)

    # -- what people write and read

    def text(self, state: Holi, who: int, action: int) -> str:
        return notation.text(state, who, action)

    def read(self, state: Holi, seat: int, words: str) -> Attempt:
        return notation.read(state, seat, words)

    def why_not(self, state: Holi, seat: int, attempt: Attempt) -> Refusal | None:
        return refusals.why_not(state, seat, attempt)

    def audience(self, state: Holi, who: int, action: int) -> Audience:
        """Which card is drawn or thrown face down is nobody's business until the end (holi R20)."""
        if self.options.open_hands:
            return "all"
        if who == CHANCE:
            return "over" if state.phase in (table.DEAL, table.DRAW) else "all"
        secret = actions.what_of(action) == actions.DOWN and not self.options.open_discards
        return "over" if secret else "all"

    def view(self, state: Holi, seat: int | None) -> views.View:
        return views.view(state, self.edition, seat, self.scores)

    def picture(self, seen: views.View) -> str:
        return terminal.picture(seen)

    def legend(self, seen: views.View) -> list[Event]:
        return terminal.legend(seen)

    def asks(self, state: Holi, seat: int) -> Event:
        if state.phase == table.CORNERING:
            return Event("holi.asks_corner", {})
        if not state.thrown:
            return Event("holi.asks", {})
        return Event("holi.asks_end" if state.done_for() else "holi.asks_more", {})

    def choices(self, state: State, seat: int) -> list[options.Option]:
        assert isinstance(state, Holi)
        return options.choices(state, seat, self.actions(state, seat))

    def preview(self, state: State, seat: int, action: int) -> list[Event]:
        """The end of a turn promises nothing: whether the next seat is stuck depends on its hand."""
        if actions.what_of(action) == actions.END_TURN:
            return []
        return super().preview(state, seat, action)

    def scores(self, state: Holi, seat: int) -> dict[str, int]:
        """If the game ended now."""
        levels = {f"level{level + 1}": int(state.on_level(seat, level)) for level in range(LEVELS)}
        return {
            "so_far": int(state.points[seat]),
            **levels,
            "given": int(state.for_given(seat)),
            "sweets": int(state.for_sweets(seat)),
            "rivalry": int(state.for_rivalry(seat)),
        }

    def verdict(self, state: Holi) -> list[Event]:
        """Who won, and by which tie-break if one was needed."""
        seats = range(self.setup.seats)
        winners = [seat for seat in seats if state.rank(seat) == 1]
        best = winners[0]
        points = int(state.total(best))
        if len(winners) > 1:
            return [Event("holi.won_shared", {"seats": winners, "points": points})]
        even = [seat for seat in seats if state.total(seat) == points]
        facts: dict[str, object] = {"seat": best, "points": points}
        if len(even) == 1:
            return [Event("holi.won", facts)]
        even = [seat for seat in even if state.tower.given(seat) == state.tower.given(best)]
        if len(even) == 1:
            return [Event("holi.won_given", facts)]
        even = [seat for seat in even if state.tower.sweets[seat] == state.tower.sweets[best]]
        return [Event("holi.won_sweets" if len(even) == 1 else "holi.won_order", facts)]

    def can_undo(self, before: State, after: State, seat: int) -> bool:
        """Anything within a turn; what ends it stays."""
        assert isinstance(before, Holi) and isinstance(after, Holi)
        return not before.thrown or bool(after.thrown)

    # -- players

    def evaluation(self) -> Evaluation:
        return Standing(**WEIGHTS)

    def guide(self) -> Evaluation:
        return Turns(Standing(**WEIGHTS), Margin(**MARGIN))

    def effort(self) -> Effort:
        return EFFORT
