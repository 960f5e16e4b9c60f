"""A position of a game: its legal moves, its history, its result."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from cinquina.core.errors import Refusal
from cinquina.core.record import entry_of, new_record
from cinquina.core.rng import Rng
from cinquina.core.setup import Company
from cinquina.core.state import CHANCE, OVER, State
from cinquina.core.who import LETTERS, actor_text
from cinquina.library.bound_game import Chance, Game
from cinquina.library.exceptions import Error, GameOver, IllegalMove, NoSuchSeat, NothingToUndo, illegal
from cinquina.table.chance import draw

if TYPE_CHECKING:
    from cinquina.svg import Theme

Log = list[tuple[int, int]]  # actor and action of every entry
HINT_SIMULATIONS = 1000


class Move(str):
    """A move in notation; `action` is its number in the engine."""

    __slots__ = ("action",)
    action: int

    def __new__(cls, text: str, action: int) -> "Move":
        move = super().__new__(cls, text)
        move.action = action
        return move

    def __reduce__(self) -> Any:
        return Move, (str(self), self.action)


class Result(NamedTuple):
    """How a finished game ended, seat by seat."""

    winners: tuple[int, ...]  # the seats ranked first
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    utilities: tuple[float, ...]  # 1 for a win, 0 for a loss, winners share 1


class Position:
    """A position, which changes when a move is played. Copy it to look ahead.

    Two positions are equal if their setups and everything on the table are, hidden parts included. `hash` follows the
    position, so use `key` for sets and dictionaries while it is played on.
    """

    __slots__ = ("_draws", "_log", "_start", "chance", "game", "seed", "state")

    def __init__(
        self,
        game: Game,
        seed: int,
        chance: Chance = "auto",
        start: dict[str, Any] | None = None,
        log: Iterable[tuple[int, int]] = (),
    ) -> None:
        self.game = game
        self.seed = seed
        self.chance: Chance = chance
        self._start = start  # of a position that was set up
        self._replay(log)
        self._draw()

    def _replay(self, log: Iterable[tuple[int, int]]) -> None:
        rules = self.game.rules
        self.state: State = rules.start() if self._start is None else rules.load(self._start)
        self._log: Log = []
        self._draws = 0
        for who, action in log:
            self._apply(who, action)

    def _apply(self, who: int, action: int) -> None:
        self.state.apply(who, action)
        self._log.append((who, action))
        self._draws += who == CHANCE

    def _draw(self) -> None:
        """Draw until a seat decides; the n-th draw of a seed is always the same stream."""
        while self.chance == "auto" and self.state.turn() == CHANCE:
            self._apply(CHANCE, draw(self.game.rules, self.state, self.seed, self._draws))

    # -- whose turn, and among what

    @property
    def turn(self) -> int:
        """Return the seat that decides next (of several the lowest), CHANCE or OVER."""
        return int(self.state.turn())

    @property
    def waiting(self) -> tuple[int, ...]:
        """Return every seat that has to decide now; several where all decide at the same time."""
        return tuple(int(seat) for seat in self.state.waiting())

    @property
    def over(self) -> bool:
        return self.turn == OVER

    @property
    def entries(self) -> int:
        """Return how many decisions and draws were made so far."""
        return len(self._log)

    @property
    def moves(self) -> list[Move]:
        """Return the moves of the seat whose turn it is; at CHANCE the outcomes; none at the end."""
        return self.moves_of(self.turn)

    @property
    def actions(self) -> list[int]:
        """Return the moves as numbers, which is quicker than words."""
        return self.actions_of(self.turn)

    @property
    def odds(self) -> list[float]:
        """Return at CHANCE the probability of each outcome, in the order of `moves`."""
        weights = self.game.rules.weights(self.state) if self.turn == CHANCE else []
        return [weight / sum(weights) for weight in weights]

    def moves_of(self, seat: int) -> list[Move]:
        return [self.move(action, seat) for action in self.actions_of(seat)]

    def actions_of(self, seat: int) -> list[int]:
        if seat == OVER:
            return []
        self._check_seat(seat)
        return self.game.rules.actions(self.state, seat)

    def move(self, action: int, seat: int | None = None) -> Move:
        """Return a legal action in words."""
        who = self.turn if seat is None else seat
        return Move(self.game.rules.text(self.state, who, action), action)

    def seat_to_move(self, seat: int | None = None) -> int:
        """Return the seat, by default the one whose turn it is. Raise an Error if it has nothing to decide."""
        if self.over:
            raise GameOver("the game is over: start another one, or take a move back with undo()")
        who = self.turn if seat is None else seat
        self._check_seat(who)
        if who not in self.waiting:
            asked = "chance" if self.turn == CHANCE else ", ".join(str(each) for each in self.waiting)
            raise NoSuchSeat(f"{actor_text(who)} has nothing to decide now; waiting: {asked}")
        return who

    def _check_seat(self, seat: int) -> None:
        if type(seat) is not int or not OVER < seat < self.game.seats:
            raise NoSuchSeat(f"there is no seat {seat!r}: the seats are 0 to {self.game.seats - 1}")

    # -- playing

    def play(self, move: str | int, seat: int | None = None) -> None:
        """Play a move in words or as a number, for the seat whose turn it is unless another one is named.

        Raise IllegalMove with the rule against it. In simultaneous games each seat plays for itself.
        """
        if self.over:
            raise GameOver("the game is over: start another one, or take a move back with undo()")
        who = self.turn if seat is None else seat
        self._check_seat(who)
        self._apply(who, self._legal(move, who))
        self._draw()

    def _legal(self, move: str | int, who: int) -> int:
        """Return the action of a legal move. Raise IllegalMove otherwise."""
        action = move.action if isinstance(move, Move) else move
        if isinstance(action, int):
            if -(2**63) <= action < 2**63 and self.state.legal(who, action):
                return action
            if not isinstance(move, Move):
                moves = self.moves_of(who)
                example = f", such as {moves[0].action} for {moves[0]!r}" if moves else ""
                raise IllegalMove(
                    "cinquina.action",
                    f"{action} is no legal action of {actor_text(who)} here; there are {len(moves)}{example}",
                )
        try:
            return self.game.rules.parse(self.state, who, str(move))
        except Refusal as refusal:
            raise illegal(refusal, self.game.seats) from None

    def explain(self, move: str, seat: int | None = None) -> str:
        """Return the rule against a move in a sentence; empty if it is legal."""
        try:
            self._legal(move, self.turn if seat is None else seat)
        except IllegalMove as error:
            return str(error)
        return ""

    def undo(self) -> None:
        """Take back the last decision and the draws after it; with explicit chance the last entry."""
        log = list(self._log)
        while self.chance == "auto" and log and log[-1][0] < 0:
            log.pop()
        if not log:
            raise NothingToUndo("no decision was made yet, so there is nothing to take back")
        self._replay(log[:-1])

    def imagine(self, seat: int, seed: int = 0) -> "Position":
        """Return a copy in which everything that the seat cannot know is drawn again at random."""
        self._check_seat(seat)
        other = self.copy()
        other.state.imagine(seat, Rng(seed, "imagine"))
        # What was drawn no longer leads here, so the copy begins here.
        other._start, other._log, other._draws = self.game.rules.dump(other.state), [], 0
        other.seed = Rng(seed, "draws").bits()
        return other

    def copy(self) -> "Position":
        """Return an independent position."""
        other = Position.__new__(Position)
        other.game, other.seed, other.chance = self.game, self.seed, self.chance
        other._start, other._log, other._draws = self._start, list(self._log), self._draws
        other.state = self.state.copy()
        return other

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        return self.copy()

    # -- what can be seen

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(int(self.state.score(seat)) for seat in range(self.game.seats))

    @property
    def result(self) -> Result | None:
        """Return how the game ended; None before the end."""
        if not self.over:
            return None
        seats = range(self.game.seats)
        ranks = tuple(int(self.state.rank(seat)) for seat in seats)
        return Result(
            tuple(seat for seat in seats if ranks[seat] == 1),
            ranks,
            self.scores,
            tuple(float(self.state.utility(seat)) for seat in seats),
        )

    @property
    def data(self) -> dict[str, Any]:
        """Return the whole position as plain data, secrets included; `Game.position` reads it."""
        return self.game.rules.dump(self.state)

    def view(self, seat: int | None = None) -> Any:
        """Return what a seat may know, as a struct; without a seat what everybody may know."""
        if seat is not None:
            self._check_seat(seat)
        return self.game.rules.view(self.state, seat)

    def picture(self, seat: int | None = None) -> str:
        """Return the board as a seat sees it, drawn in characters."""
        return self.game.rules.picture(self.view(seat))

    def svg(self, seat: int | None = None, theme: "Theme" = "light", width: int | None = None) -> str:
        """Return the board as a seat sees it as an SVG document, its own part large; None: as everybody sees it."""
        from cinquina.svg import draw  # imported late: not every program draws

        return draw(self.game.rules, self.view(seat), theme, width)

    def _repr_svg_(self) -> str:
        """Return what a notebook shows: the board of the seat whose turn it is."""
        return self.svg(self.turn if self.turn >= 0 else None)

    def hint(self, seat: int | None = None, simulations: int = HINT_SIMULATIONS, lang: str = "en") -> Any:
        """Return the best moves of a seat with their reasons, best first: a list of Hint."""
        from cinquina.library.hints import hints  # imported late: needs the search and the texts

        return hints(self, self.seat_to_move(seat), simulations, lang)

    def estimate(self, lang: str = "en") -> str:
        """Return how hard the game is, in a sentence; empty after the first turn, or if the game cannot tell."""
        from cinquina.locales import Texts  # imported late: texts take longer to load than the engine

        told = self.game.rules.estimate(Company(self.game.seats, 0), self.state)
        return "" if told is None else Texts(lang).event(told.tell(), LETTERS[: self.game.seats])

    def record(self, players: Iterable[str] = ()) -> Any:
        """Return the game so far as a Record, which can be saved, replayed in the browser and analysed."""
        from cinquina.library.saved_game import Record

        if self._start is not None:
            raise Error("a position that was set up has no record: its game did not begin at the beginning")
        rules = self.game.rules
        data = new_record(self.game.setup, list(players), self.seed)
        state = rules.start()
        for who, action in self._log:
            data.log.append(entry_of(rules, state, len(data.log), who, action))
            state.apply(who, action)
        return Record(data)

    # -- as a Python object

    @property
    def key(self) -> bytes:
        """Return a hashable key. Equal positions have equal keys, whatever moves led to them."""
        return msgspec.json.encode((self.game.setup, self.data), order="deterministic")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)

    def __reduce__(self) -> Any:
        return Position, (self.game, self.seed, self.chance, self._start, self._log)

    def __str__(self) -> str:
        return self.picture()

    def __repr__(self) -> str:
        number = getattr(self.state, "round", None)
        parts = [f"cinquina.Position {self.game.id}", f"seats={self.game.seats}"]
        parts += [f"mode={self.game.mode}"]
        parts += [] if number is None else [f"round={int(number)}"]
        parts += [f"turn={actor_text(self.turn)}", f"scores={':'.join(map(str, self.scores))}"]
        return f"<{' '.join(parts)}>"
