"""How long a list of actions, and a game, can be: buffers are allocated to it."""

from cinquina.games.rollfold.rules.box import Box
from cinquina.games.rollfold.rules.choosing import OTHERS
from cinquina.games.rollfold.rules.folding import CORNERS
from cinquina.games.rollfold.rules.kinds import BLACK, BONUS, ICY, TURNING, WHITE

# With orbs and stars a long number has many ways: about 340 on a sheet of good play, 100,000 if every box were a
# starting point. A list ends here; what it leaves out is legal all the same.
LONGEST = 10_000


def most_actions(box: Box) -> int:
    """If every box in sight were a starting point."""
    if box.kind == TURNING:
        return LONGEST
    faces = [
        set(box.dice.numbers(colour, face))
        for colour in (WHITE, BLACK)
        for face in range(int(box.dice.faces(colour)))
    ]
    rolled = max(
        sum(most_strings(box, value) + most_strings(box, value + 1) for value in face) for face in faces
    )
    values = {int(bits) // BONUS for bits in box.printed} - {0}
    won = 4 * int(box.numbers) if box.exact else sum(most_strings(box, value) for value in values)
    return max(rolled + won + OTHERS, 36)


def most_strings(box: Box, length: int) -> int:
    """A straight line, and a slide from every second box on."""
    slides = (length + 1) // 2 if box.kind == ICY else 0
    return 4 * int(box.size) ** 2 * (1 + slides)


def most_entries(box: Box, seats: int, turns: int) -> int:
    """Each turn a roll, a take, and a seat: a die, two numbers, a flip after each and `done`; bonus numbers and folds
    come once in a game."""
    once = 2 * int(box.numbers) + 2 * CORNERS
    return 1 + turns * (2 + seats * 7) + seats * once
