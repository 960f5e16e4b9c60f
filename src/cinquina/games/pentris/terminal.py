"""A game of Pentris drawn for a terminal, from a view.

R1 ▪▪· P2 ▪▪▪  ●A            round, phases, turns; who holds the bag
Fw1     Pw2                  the pieces of this turn, then those of earlier ones
"""

from cinquina.games.pentris.view import View


def picture(view: View) -> str:
    return view.step
