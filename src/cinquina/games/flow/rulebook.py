"""Flow with its choices made: the engine, and everything around it that people read and write."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.errors import Invalid
from cinquina.core.events import Event
from cinquina.core.game import LETTERS, Rules
from cinquina.core.setup import Setup
from cinquina.core.state import Evaluation, State
from cinquina.games.flow import notation, position, terminal
from cinquina.games.flow import view as views
from cinquina.games.flow.edition import SCENARIOS, box_of, checked, default, default_box
from cinquina.games.flow.edition import mask as mask_of
from cinquina.games.flow.rules import actions
from cinquina.games.flow.rules.board import empty_board
from cinquina.games.flow.rules.evaluation import Completion
from cinquina.games.flow.rules.state import DEALING, IN_HAND, OUT, PLACING, SUPPLY, UNDEALT, Flow, Options
from cinquina.games.flow.weights import WEIGHTS


class Rulebook(Rules):
    view_type = views.View
    choice_type = views.Step

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.edition = default() if setup.edition is None else checked(setup.edition)
        self.box = default_box() if setup.edition is None else box_of(self.edition)
        settings = setup.settings
        if settings["first"] != "random" and LETTERS.index(settings["first"]) >= setup.seats:
            raise Invalid("$.settings.first", f"{settings['first']} is not a seat of {setup.seats}")
        chosen = self.chosen() if setup.mode == "custom" else None
        self.options = Options(
            self.edition.hand[str(setup.seats)],
            len(chosen) if chosen is not None else self.edition.level(setup.mode),
            -1 if settings["first"] == "random" else LETTERS.index(settings["first"]),
            self.round_ms() if settings["clock"] == "realtime" else 0,
            settings["turns"],
            settings["loss_check"] == "team",
            settings["remain_scope"] == "scenario",
            chosen,
        )
        cells = self.edition.board.rows * self.edition.board.cols
        self.max_actions = cells * cells + 32 * cells
        # A turn uses up a tile or a card, and a tile comes back by Return only; each may be a round of its own.
        turns = len(self.box.tile_ids) + 2 * len(self.box.card_ids)
        self.max_entries = 6 * turns + len(self.box.card_ids) + len(self.box.scenario_ids) + 10

    def round_ms(self) -> int:
        seconds: int = self.setup.settings["seconds"]
        return self.edition.round_ms if seconds == 60 else seconds * 1000

    def chosen(self) -> list[int]:
        """The Scenario cards of a custom game; of some kinds only one makes sense."""
        cards = []
        kinds = set()
        for name in self.setup.settings["cards"]:
            card = self.box.scenario_ids.index(name)
            kind = SCENARIOS[self.box.scenario_kind[card]]
            if kind in kinds and kind in self.edition.unique_scenarios:
                raise Invalid("$.settings.cards", f"{name} is a second {kind}; one is enough")
            kinds.add(kind)
            cards.append(card)
        return cards

    def fresh(self) -> Flow:
        box = self.box
        return Flow(
            box,
            self.options,
            self.setup.seats,
            empty_board(box),
            vec[i64]([SUPPLY] * int(box.map_tiles) + [OUT] * int(box.tiles - box.map_tiles)),
            vec[i64]([UNDEALT] * int(box.cards)),
            vec[i64]([0] * int(box.scenarios)),
        )

    def start(self) -> Flow:
        state = self.fresh()
        for card in self.options.chosen or []:
            state.keep(card)
        if self.setup.seats == 1 or self.options.first >= 0:
            state.active = max(0, self.options.first)
            state.phase = DEALING
        return state

    def load(self, data: dict[str, Any]) -> Flow:
        return position.load(self.fresh(), data)

    def dump(self, state: Flow) -> dict[str, Any]:
        return position.dump(state)

    def text(self, state: Flow, who: int, action: int) -> str:
        return notation.text(state, who, action)

    def parse(self, state: Flow, who: int, text: str) -> int:
        return notation.parse(state, who, text)

    def view(self, state: Flow, seat: int | None) -> views.View:
        return views.view(state, seat)

    def picture(self, seen: views.View) -> str:
        return terminal.picture(seen)

    def choices(self, state: State, seat: int) -> list[views.Step]:
        assert isinstance(state, Flow)
        return views.choices(state, seat, self.max_actions)

    def scores(self, state: Flow, seat: int) -> dict[str, int]:
        return {"animals": int(state.board.connected())}

    def verdict(self, state: Flow) -> list[Event]:
        facts: dict[str, object] = {"round": int(state.round), "tiles": int(state.in_place(SUPPLY))}
        return [Event("flow.team_won" if state.won else "flow.team_lost", facts)]

    def quiet(self, state: Flow) -> bool:
        return state.quiet()

    def can_undo(self, before: State, after: State, seat: int) -> bool:
        """Never in real time; what is begun cannot be taken back (law, P2)."""
        return False

    def evaluation(self) -> Evaluation:
        return Completion(**WEIGHTS)


def places(rules: Rulebook, state: Flow, seat: int, words: list[str]) -> list[str]:
    """`places straight`: where a tile of a shape could go now, as cells with glyphs."""
    box = state.box
    if len(words) != 1 or words[0] not in rules.edition.shapes:
        raise Invalid("$.query", f"{' '.join(words)!r} is not a shape of this edition")
    mask = mask_of(rules.edition.shapes[words[0]])
    copy = state.copy()
    copy.phase = PLACING
    copy.tile = next(tile for tile in range(int(box.map_tiles)) if box.mask[tile] == mask)
    copy.place[copy.tile] = IN_HAND
    found = []
    for action in rules.actions(copy, int(copy.active)):
        if actions.what_of(action) == actions.PLACE:
            cell, turn = actions.cell_of(action), actions.turn_of(action)
            glyph = position.GLYPHS[box.turned[mask * 4 + turn]]
            found.append(f"{notation.cell_text(box, int(cell))}{glyph}")
    return found


def connected(rules: Rulebook, state: Flow, seat: int, words: list[str]) -> list[str]:
    """`connected`: the animals with an unbroken way to the Boat."""
    joined = state.board.flood(state.box.boat, False)
    return [key for n, key in enumerate(state.box.animal_keys) if joined[state.box.animal_cells[n]]]


Rulebook.queries = {"places": places, "connected": connected}
