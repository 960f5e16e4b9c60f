"""The sets of Scenario cards that a level may draw, with the chance of each."""

from cinquina.games.flow.rules.box import SCENARIO_NAMES, Box

Cards = tuple[int, ...]  # how many of each kind, in the order of SCENARIO_NAMES


def drawn_sets(box: Box, level: int) -> dict[Cards, float]:
    """Return the sets of `level` cards with their chances. A second card of some kinds is replaced."""
    kinds = box.scenario_kinds
    there = [0 for _ in SCENARIO_NAMES]
    for card in range(kinds.total):
        there[kinds.kind_of[card]] += 1
    found: dict[Cards, float] = {tuple([0 for _ in SCENARIO_NAMES]): 1.0}
    for _ in range(level):
        after: dict[Cards, float] = {}
        for cards, chance in found.items():
            left = [
                0 if box.allows_only_one(kind) and cards[kind] else there[kind] - cards[kind]
                for kind in range(len(cards))
            ]
            for kind, many in enumerate(left):
                if many > 0:
                    more = tuple([each + (1 if n == kind else 0) for n, each in enumerate(cards)])
                    after[more] = after.get(more, 0.0) + chance * many / sum(left)
        found = after
    return found
