"""The end of a round and of the game: points, and what goes back (docs/rules/pentris.md, Scoring and end of game)."""

from mypy_extensions import i64, mypyc_attr

from cinquina.core.events import ALL
from cinquina.games.pentris.rules.box import COLOURS, UNUSED_POINTS
from cinquina.games.pentris.rules.choosing import Choosing
from cinquina.games.pentris.rules.chute import Chute
from cinquina.games.pentris.rules.masks import COLUMNS, size
from cinquina.games.pentris.rules.table import (
    ADVANCED,
    BEGINNER,
    END,
    NO_CLAIMS,
    PERSONAL_OF,
    PLATINUM,
    ROWS,
    STAR_POINTS,
    UNUSED,
)
from cinquina.games.pentris.rules.telling import tell_scoring


@mypyc_attr(acyclic=True)
class Scoring(Choosing):
    def score_round(self, seat: i64) -> None:
        chute = self.chutes[seat]
        stars: bool = self.options.level != BEGINNER
        before: i64 = self.score(seat)
        complete: int = chute.complete(self.box.field)
        self.add(seat, ROWS, 2 * (size(complete) // COLUMNS))
        if stars:
            self.add(seat, STAR_POINTS, chute.star_points(self.box.field))
            self.add(seat, PLATINUM, chute.platinum_points(complete))
        if self.listener is not None:
            audience: int = int(seat) if self.options.secret else ALL
            tell_scoring(self.listener, self.box, seat, chute, stars, audience)
            gained: i64 = self.score(seat) - before
            facts: dict[str, object] = {"seat": seat, "round": self.round, "points": gained}
            self.listener.tell("pentris.scored", {**facts, "total": self.score(seat)})

    def empty_chutes(self) -> None:
        self.take_back()
        seat: i64 = 0
        while seat < self.seats:
            self.chutes[seat] = Chute()
            seat += 1
        self.claims = NO_CLAIMS

    def return_tokens(self) -> None:
        """All of them, or in the advanced game one from each card."""
        at: i64 = 0
        while at < self.seats * COLOURS:
            if self.tokens[at] > 0:
                self.tokens[at] = self.tokens[at] - 1 if self.options.level == ADVANCED else 0
            at += 1

    def leader(self) -> i64:
        """Most points; among equals the first in the acting order of the phase just ended (pentris R34)."""
        best: i64 = self.following(self.holder)
        seat: i64 = best
        while seat != self.holder:
            seat = self.following(seat)
            if self.score(seat) > self.score(best):
                best = seat
        return best

    def end_game(self) -> None:
        """Advanced: unused blue pieces are worth 2, beige ones 3 (pentris R35)."""
        seat: i64 = 0
        while seat < self.seats:
            for piece in self.personal:
                points: i64 = UNUSED_POINTS[self.box.set[piece]]
                if self.zone[piece] == PERSONAL_OF + seat and points > 0:
                    self.add(seat, UNUSED, points)
                    if self.listener is not None:
                        facts: dict[str, object] = {"seat": seat, "piece": self.box.ids[piece]}
                        self.listener.tell("pentris.unused", {**facts, "points": points})
            seat += 1
        self.step = END
        if self.listener is not None:
            self.listener.tell("pentris.over", {})
