"""What is done to one sheet: strings, folds, the flip, and what they set off."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cinquina.games.rollfold.rules import actions
from cinquina.games.rollfold.rules.choosing import Choosing
from cinquina.games.rollfold.rules.kinds import CIRCLE, CROSS, LARGE, SMALL, WIN
from cinquina.games.rollfold.rules.pen import Pen
from cinquina.games.rollfold.rules.route import Route
from cinquina.games.rollfold.rules.sheet import Sheet
from cinquina.games.rollfold.rules.telling import COLOURS, CORNER_NAMES, SIDES, SIZES, place_name


@mypyc_attr(acyclic=True)
class Marking(Choosing):
    def new_pen(self, seat: i64) -> Pen:
        """With the numbers of the die the seat must use; with none yet where it has a choice (T3)."""
        pen = Pen(vec[i64]())
        if not self.chooses(seat):
            self.give(pen, self.given(seat))
        return pen

    def mark(self, seat: i64, action: i64) -> None:
        """One action of the seat on its own sheet."""
        what: i64 = actions.what_of(action)
        pen = self.pens[seat].copy()
        self.pens[seat] = pen
        pen.acted = True
        if what == actions.USE:
            self.give(pen, actions.colour_of(action))
            self.tell(seat, "rollfold.uses", {"colour": COLOURS[pen.die]})
        elif what == actions.DONE:
            pen.finished = True
            pen.first = 0
            pen.second = 0
            pen.bonuses = vec[i64]()
            if self.listener is not None:
                self.listener.tell("rollfold.finished", {"seat": seat})
        else:
            sheet = self.sheets[seat].copy()
            self.sheets[seat] = sheet
            pen.turned = what == actions.FLIP
            if what == actions.STRING:
                self.draw(seat, sheet, pen, action)
            else:
                self.turn_paper(seat, sheet, action)
            if not pen.won and sheet.won(self.options.orbs_connect):
                self.win(seat, pen)

    def turn_paper(self, seat: i64, sheet: Sheet, action: i64) -> None:
        what: i64 = actions.what_of(action)
        corner: i64 = actions.corner_of(action)
        if what == actions.FOLD:
            size: i64 = LARGE if actions.is_large(action) else SMALL
            sheet.fold(corner, size)
            self.tell(seat, "rollfold.folded", {"corner": CORNER_NAMES[corner], "size": SIZES[size]})
        elif what == actions.BLUNT:
            sheet.fold_again(corner)
            self.tell(seat, "rollfold.folded_again", {"corner": CORNER_NAMES[corner]})
        else:
            sheet.flip()
            self.tell(seat, "rollfold.flipped", {"side": SIDES[1 if sheet.back else 0]})

    def draw(self, seat: i64, sheet: Sheet, pen: Pen, action: i64) -> None:
        """A string: X after X, each with what it sets off; the last is circled, and both orbs of a jump."""
        route = Route(sheet, action)
        sight = sheet.sight
        value: i64 = actions.value_of(action)
        if actions.is_bonus(action):
            pen.spend_bonus(value, sight.shows[actions.start_of(action)] if self.box.exact else i64(-1))
        else:
            pen.spend(value)
            pen.plus_used = pen.plus_used or actions.is_plus(action)
        drawn: list[str] = []
        told = self.listener is not None
        if told:
            for n in range(route.count):
                drawn.append(place_name(sight.wide, route.places[n]))
            self.tell(
                seat,
                "rollfold.drew",
                {
                    "number": actions.length_of(action),
                    "start": place_name(sight.wide, actions.start_of(action)),
                    "boxes": drawn,
                },
            )
        marks = sheet.marks
        i: i64 = 0
        while i < route.count:
            cell: i64 = sight.shows[route.places[i]]
            last: bool = i == route.count - 1
            pen.x_used += 1
            if marks[cell] == 0:
                marks[cell] = CROSS
                self.set_off(seat, pen, cell, last)
            if sheet.won(self.options.orbs_connect):
                if last:
                    marks[cell] = CROSS | CIRCLE
                self.win(seat, pen)
                return
            if last:
                marks[cell] = CROSS | CIRCLE
            if route.jumps_to(i):
                marks[cell] = CROSS | CIRCLE
                marks[sight.shows[route.places[i - 1]]] = CROSS | CIRCLE
            i += 1

    def set_off(self, seat: i64, pen: Pen, cell: i64, last: bool) -> None:
        """What the first X on a box does."""
        value: i64 = self.box.value(cell)
        if value > 0:
            at = ""
            if self.listener is not None:
                sight = self.sheets[seat].sight
                at = place_name(sight.wide, sight.where[cell])
            if not self.box.exact or last:
                pen.win_bonus(value, cell if self.box.exact else i64(-1))
                self.tell(seat, "rollfold.bonus", {"value": value, "cell": at})
            else:
                self.tell(seat, "rollfold.devalued", {"value": value, "cell": at})
        elif self.box.printed[cell] & WIN and self.listener is not None:
            sight = self.sheets[seat].sight
            self.tell(seat, "rollfold.symbol", {"cell": place_name(sight.wide, sight.where[cell])})

    def win(self, seat: i64, pen: Pen) -> None:
        pen.won = True
        pen.finished = True
        pen.first = 0
        pen.second = 0
        pen.bonuses = vec[i64]()
        self.tell(seat, "rollfold.linked", {"x": pen.x_used})
        if self.listener is not None and self.secret():
            self.listener.tell("rollfold.finished", {"seat": seat})

    def tell(self, seat: i64, id: str, facts: dict[str, object]) -> None:
        """To the seat alone while marking is sealed."""
        if self.listener is not None:
            told: dict[str, object] = {"seat": seat}
            told.update(facts)
            self.listener.tell(id, told, seat if self.secret() else -1)
