"""The box of Holi, precomputed from an edition."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.games.holi.rules.cells import CELLS
from cinquina.games.holi.rules.patterns import Patterns, most_sets
from cinquina.games.holi.rules.rivalry import Effect
from cinquina.games.holi.rules.spots import Spots
from cinquina.games.holi.rules.switches import RuleSwitches


class Box:
    """Colour cards with all their targets, Rivalry cards, sweets, points."""

    def __init__(
        self,
        card_ids: list[str],
        grids: list[list[str]],
        decks: list[list[int]],
        rivalry_ids: list[str],
        effects: list[Effect],
        rules: int,
        sweets: list[int],
        level_points: list[int],
        tokens: int,
        hands: tuple[int, int],
        points: tuple[int, int, int],
    ) -> None:
        self.card_ids: Final = card_ids
        self.grids: Final = grids
        self.deck: Final = [vec[i64](deck) for deck in decks]  # per colour: its cards
        self.deck_ids: Final = [[card_ids[card] for card in deck] for deck in decks]
        self.patterns: Final = Patterns(grids, False)
        self.free_patterns: Final = Patterns(grids, True)  # with Free Star
        self.spots: Final = Spots(grids, False)
        self.free_spots: Final = Spots(grids, True)
        self.most_sets: Final[i64] = max(most_sets(self.patterns), most_sets(self.free_patterns))
        self.rivalry_ids: Final = rivalry_ids
        self.effects: Final = effects  # per Rivalry card
        self.rules: Final[i64] = rules  # the Rivalry cards that are Rule cards, a set
        # The Rivalry cards for the seat with most in its reserve, a set.
        self.majorities: Final[i64] = sum(2**n for n in range(len(effects)) if effects[n].is_comparison())
        self.sweets: Final = vec[i64](sweets)  # per place: sweets at the start
        self.lying: Final = vec[i64](
            [sum(2**cell for cell in range(CELLS) if sweets[n * CELLS + cell]) for n in range(3)]
        )
        self.level_points: Final = vec[i64](level_points)
        self.tokens: Final[i64] = tokens
        self.start_hand: Final[i64] = hands[0]
        self.hand_limit: Final[i64] = hands[1]
        self.hit_points: Final = points[0]
        self.given_points: Final[i64] = points[1]
        self.sweets_points: Final[i64] = points[2]
        # The longest list: each card of a hand at each target of every placement, face up or down, and the rest.
        self.most_actions: Final[i64] = max(
            self.hand_limit * (self.most_sets + CELLS) + CELLS + 3, i64(len(effects))
        )

    def switches(self, open_cards: i64) -> RuleSwitches:
        """Return the rules while these Rivalry cards are open."""
        switches = RuleSwitches(self.hit_points)
        for number, effect in enumerate(self.effects):
            if open_cards >> number & 1:
                effect.apply_to(switches)
        return switches
