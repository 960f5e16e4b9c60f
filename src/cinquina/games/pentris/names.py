"""The names of the steps of the game and of the sources of points, as positions and views write them."""

from cinquina.games.pentris.rules import table

STEPS = {
    "first_bag": table.FIRST_BAG,
    "bonus_set": table.BONUS_SET,
    "bonus_shape": table.BONUS_SHAPE,
    "keep": table.KEEPING,
    "card_shape": table.CARD_SHAPE,
    "tops": table.TOPS,
    "pool": table.POOL,
    "draw": table.DRAW,
    "next_top": table.NEXT_TOP,
    "draft": table.DRAFT_PICK,
    "choose": table.CHOOSE,
    "place": table.PLACING,
    "remove": table.REMOVING,
    "claim": table.CLAIMING,
    "pick": table.PICKING,
    "over": table.END,
}
STEP_NAMES = {step: name for name, step in STEPS.items()}
SOURCES = ("claims", "rows", "stars", "platinum", "unused")
