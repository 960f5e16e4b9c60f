"""A game bound to one setup: everything but the compiled position itself."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Literal, NamedTuple, TypeVar, final

import msgspec

from cinquina.core import fields
from cinquina.core.attempt import Attempt, Written
from cinquina.core.brings import Brought, brought_by
from cinquina.core.edition import Words
from cinquina.core.effort import Effort
from cinquina.core.ending import Ending
from cinquina.core.errors import Refusal
from cinquina.core.event import Event, Worded
from cinquina.core.lead import Lead
from cinquina.core.levels import NOTICED
from cinquina.core.listener import Listener
from cinquina.core.memo import Memo
from cinquina.core.observer import Observer
from cinquina.core.parts import Parts, build_with_default_edition, edition_of
from cinquina.core.playout import list_actions, list_weights
from cinquina.core.refusals import NoSuchOutcome, NoSuchSeat, NotAllowed, NotPossible
from cinquina.core.setup import Company, Setup
from cinquina.core.state import RESIGN, Evaluation, State
from cinquina.core.story import Storyteller
from cinquina.core.typed_name import index_of_typed

if TYPE_CHECKING:
    from cinquina.core.game import Game

T = TypeVar("T")

# Why a legal action is not on the list: something cheaper does the same; another wording of it is listed; it takes
# back what was just begun; it gives up; the table agrees on it beside the game.
Unlisted = Literal["wasteful", "synonym", "take_back", "giving_up", "agreed"]

# Who may read an entry: all at once; its seat alone until the decisions of the moment are shown; its seat alone until
# the game is over.
Audience = Literal["all", "moment", "over"]


class Choice(msgspec.Struct, kw_only=True):
    """One thing a seat may do, as a page needs it. A game adds the parts a person picks in turn."""

    notation: str
    wasteful: bool = False  # legal, but something cheaper does the same
    brings: tuple[Brought, ...] = ()
    worth: int = 0  # an order among the choices of one decision, the best highest; never shown


class Policy(NamedTuple):
    """How a bot decides: greedily by an evaluation, and with what mistakes."""

    evaluation: Evaluation
    # How far it misjudges one of 16 options: the standard deviation, on the scale of the evaluation. More options are
    # harder to judge, fewer are easier.
    error: float = 0.0
    noticed: float = 0.0  # how many of the options it notices; 0 = all


class Rules(ABC):
    """A game bound to one setup: everything except the compiled position.

    Positions as data, notation and views are handled by the parts of the game, which are modules. A small game omits
    parts whose default is enough, and overrides a method instead of writing a module.
    """

    parts: ClassVar[Parts] = Parts()
    position_type: ClassVar[Any] = None  # the fields of a position as a struct, where no codec is written
    event_type: ClassVar[Any]  # all its events, as a union
    view_type: ClassVar[type]
    choice_type: ClassVar[type] = Choice
    edition: Any  # checked; None = the game has no components
    max_actions: int  # no list is longer; buffers are allocated to it
    max_entries: int  # no game has more entries, resignations and undo aside

    # Whether a seat's scores by source sum to its points.
    adds_up: ClassVar[bool] = False

    # How far each level of bots misjudges a position (`Policy.error`) and how many options it notices.
    errors: ClassVar[dict[str, float]] = {"newcomer": 1.0, "casual": 0.3, "strong": 0.0}
    noticed: ClassVar[dict[str, float]] = NOTICED

    def __init__(self, game: "Game", setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.edition = edition_of(self.parts.edition, setup.edition)

    def build(self, make: Callable[..., T], *facts: Any) -> T:
        """Return `make(edition, *facts)`, such as the box; cached for the default edition."""
        if self.parts.edition is None or self.setup.edition is not None:
            return make(self.edition, *facts)
        made: T = build_with_default_edition(self.parts.edition, make, *facts)
        return made

    # -- positions

    @abstractmethod
    def start(self) -> State:
        """Return the position before the first entry."""

    def load(self, data: dict[str, Any]) -> Any:
        """Return a position from plain data; missing fields have their initial values. It need not be reachable. Raise
        Invalid for bad data."""
        return (self.parts.codec or fields).load(self, data)

    def dump(self, state: Any) -> dict[str, Any]:
        """Return the whole position, secrets included, as plain data: load(dump(state)) equals state."""
        return self.parts.codec.dump(state) if self.parts.codec else fields.dump(self, state)

    # -- notation, and the one gate between people and the engine

    def text(self, state: Any, who: int, action: int) -> str:
        """Return an action in notation."""
        return self._part("notation").text(state, who, action)  # type: ignore[no-any-return]  # a part

    def read(self, state: Any, seat: int, words: str) -> Attempt:
        """Parse a seat's words, legal or not. Raise Refusal if they mean nothing in this game.

        By default a listed action, or giving up. A game with its own notation parses more, so that `why_not` can name
        the rule against it.
        """
        if self.parts.notation:
            return self.parts.notation.read(state, seat, words)
        return Written(RESIGN if words.lower() == "resign" else self.find(state, seat, words), words)

    def why_not(self, state: Any, seat: int, attempt: Any) -> Refusal | None:
        """Return the first rule against an attempt, in the order of the law; None if it is legal."""
        if self.parts.refusals:
            return self.parts.refusals.why_not(state, seat, attempt)
        if attempt.action is not None and state.legal(seat, attempt.action):
            return None
        return Refusal(NotPossible(text=attempt.words[:80]))

    def read_outcome(self, state: Any, who: int, words: str) -> int | None:
        """Parse a draw of CHANCE or a tick of CLOCK, by default one of the listed actions; None if there is none."""
        return self.find(state, who, words)

    def find(self, state: Any, who: int, words: str) -> int | None:
        """Return the listed action with this notation, or None."""
        listed = self.actions(state, who)
        n = index_of_typed([self.text(state, who, action) for action in listed], words)
        return None if n < 0 else listed[n]

    @final
    def parse(self, state: Any, who: int, text: str) -> int:
        """Return the legal action that a text means, or raise a Refusal with the rule against it. Only `State.legal`
        decides."""
        words = " ".join(text.split())
        if who >= self.setup.seats:
            raise Refusal(NoSuchSeat(seats=self.setup.seats))
        attempt = self.read(state, who, words) if who >= 0 else Attempt(self.read_outcome(state, who, words))
        if attempt.action is not None and state.legal(who, attempt.action):
            return attempt.action
        if who < 0:
            raise Refusal(NoSuchOutcome(text=words[:80]))
        raise self.why_not(state, who, attempt) or Refusal(NotAllowed(words[:80]))

    def explain(self, state: Any, who: int, text: str) -> Refusal | None:
        """Return the rule against an attempt, or None if it is legal."""
        try:
            self.parse(state, who, text)
        except Refusal as refusal:
            return refusal
        return None

    def why_unlisted(self, state: Any, seat: int, action: int) -> Unlisted | None:
        """Return why a legal action is not listed; called only for such actions."""
        return "giving_up" if action == RESIGN else None

    def audience(self, state: Any, who: int, action: int) -> Audience:
        """Return the audience of the entry of an action, before it is applied."""
        return "all"

    # -- what people see

    def board(self, state: Any, memo: Memo) -> Any:
        """Return the public view, built from nothing; by default, without secrets, the position.

        Viewers share it, and parts that it takes from `memo`, so nobody may change it.
        """
        if self.view_type is self.position_type:
            return fields.view_fields(self, state)
        return self._part("view").board(self, state, memo)

    def own_view(self, state: Any, seat: int, board: Any) -> Any:
        """Return the board as a seat sees it: a copy with its own knowledge. Without secrets, the board itself."""
        if self.view_type is self.position_type:
            return fields.own_view(self, state, seat, board)
        own = getattr(self.parts.view, "own_view", None)
        return board if own is None else own(self, state, seat, board)

    @final
    def view(self, state: Any, seat: int | None) -> Any:
        """Return the view of a seat (None: of a spectator)."""
        board = self.board(state, Memo())
        return board if seat is None else self.own_view(state, seat, board)

    def picture(self, view: Any) -> str:
        """Draw a view for a terminal, with marks and the ids of components, so that it needs no language."""
        return self._part("terminal").picture(view)  # type: ignore[no-any-return]  # as above

    def legend(self, view: Any) -> list[Event]:
        """Return the explanations of ids in the picture, such as cards, as texts `<game>-legend…`."""
        legend = getattr(self.parts.terminal, "legend", None)
        return [] if legend is None else legend(view)

    def goal(self, view: Any) -> Event | None:
        """Return the progress of the view's seat towards its goal as a sentence, or None."""
        return self.parts.goal.goal(view) if self.parts.goal else None

    def words(self) -> Words:
        """Return the names of the components by their ids, in each language of the edition."""
        return {}

    def asks(self, state: Any, seat: int) -> Event:
        """Return the question to the seat, a text `<game>-asks…`, which also receives the seat's name."""
        asks = getattr(self.parts.choices, "asks", None)
        return Worded(f"{self.setup.game}.asks") if asks is None else asks(state, seat)

    def choices(self, state: State, seat: int) -> list[Any]:
        """Return the listed actions of a seat as a page needs them."""
        if self.parts.choices:
            return self.parts.choices.choices(self, state, seat)
        return [self.choice(state, seat, action) for action in self.actions(state, seat)]

    def choices_key(self, state: Any, seat: int) -> Hashable | None:
        """Return a cache key for the choices of a seat: equal keys, equal choices. None: do not cache."""
        key = getattr(self.parts.choices, "choices_key", None)
        found: Hashable | None = None if key is None else key(state, seat)
        return found

    def choice(self, state: State, seat: int, action: int) -> Any:
        """Return a legal action of a seat, listed or not, as a page needs it."""
        if self.parts.choices:
            return self.parts.choices.choice(self, state, seat, action)
        text = self.text(state, seat, action)
        return Choice(notation=text, brings=brought_by(self.promised_events(state, seat, action)))

    @final
    def brings(self, state: State, seat: int, action: int) -> tuple[Brought, ...]:
        """Return the effects of a legal action, as far as the seat may know them."""
        return () if action == RESIGN else self.choice(state, seat, action).brings

    def promised_events(self, state: State, seat: int, action: int) -> list[Event]:
        """Return the events of an action that the seat receives before another actor acts."""
        copy = state.copy()
        copy.listener = listener = Listener()
        copy.apply(seat, action)
        if state.has_sealed_decision() and not copy.has_sealed_decision():
            return []  # the last decision of a moment shows the others', so nothing of it can be promised
        return [told.event for told in listener.told if told.reaches(seat)]

    def scores(self, state: Any, seat: int) -> dict[str, int]:
        """Return the score by source; each source has a text `<game>-score-<source>`."""
        return {"score": state.score(seat)}

    def storyteller(self) -> Storyteller:
        """Return a storyteller for a game; by default every event is a line."""
        return (self.parts.story.Teller if self.parts.story else Storyteller)(self)

    def verdict(self, state: Any) -> list[Event]:
        """Return how the game ended and why, for the result page; called only when OVER."""
        return []

    def ending(self, state: Any) -> Ending:
        """Return further details of a finished game; called only when OVER."""
        return self.parts.ending.ending(self, state) if self.parts.ending else Ending()

    def standing(self, state: Any, seat: int) -> int | None:
        """Return the seat's running count of the quantity that decides the game, or None if there is none."""
        return int(state.score(seat))

    # -- players

    def observer(self) -> Observer | None:
        """Return the observer for learning agents, or None if the game has none."""
        return None

    def evaluation(self) -> Evaluation:
        """Return the evaluation of positions for bots: by default the lead in points."""
        return Lead()

    def tree_evaluation(self) -> Evaluation:
        """Return the evaluation within a search, where speed matters more than detail."""
        return self.evaluation()

    def root_evaluation(self) -> Evaluation:
        """Return the evaluation for the first decision of a search, which may be slower and more precise."""
        return self.evaluation()

    def policy(self, level: str) -> Policy:
        """Return the policy of a level of bots. By default levels differ in their error only."""
        return Policy(self.evaluation(), self.errors[level], self.noticed[level])

    def estimate(self, company: Company, state: Any = None) -> Event | None:
        """Return the difficulty of a set-up for a company before the first turn, as a sentence, or None.

        Without `state` nothing is drawn yet, so the result is an average.
        """
        return None

    def without_clock(self) -> "Rules":
        """Return the rules without the clock, as bots use them among themselves; these rules if there is no clock."""
        return self

    def clocks(self, state: Any) -> list[str]:
        """Return the clocks that the table may choose now: unlisted actions of CLOCK in notation, with a text
        `<game>-clock-<words>` each."""
        return []

    def pace_ms(self, state: Any) -> int:
        """Return how long a bot pauses beside people while the clock of the game runs; called only then."""
        return 3000

    def most_solo(self) -> int:
        """Return a single player's best count, if `<game>.expected_solo` shows a count; else 0."""
        return 0

    def effort(self) -> Effort:
        """Return the search effort of the strongest level."""
        return Effort(depth=0)

    def forecast(self) -> Effort:
        """Return how far a position is played out for a forecast: by default to the end."""
        return Effort(compared=20, depth=-1)

    def can_undo(self, before: State, after: State, seat: int) -> bool:
        """Return whether the seat may take back, without asking, the decision that led from `before` to `after`.

        Called only while nothing was revealed since: no draw, no tick, no decision of another seat. Otherwise the
        others must agree.
        """
        return True

    def has_secrets(self) -> bool:
        """Return whether a seat of this setup ever knows something that another does not. Called only if
        `Game.hidden`."""
        return True

    def forbids_talk(self, state: Any) -> bool:
        """Return whether the rules forbid talk at this moment. Chat and reactions are closed while they do."""
        return False

    # -- for scenarios

    @property
    def autos(self) -> Mapping[str, Any]:
        """Automatic steps by name."""
        return getattr(self.parts.questions, "AUTOS", {})

    @property
    def queries(self) -> Mapping[str, Any]:
        """Queries by name."""
        own = self.parts.questions.QUERIES if self.parts.questions else {}
        return {"fallback": self._fallback, **own}

    def _fallback(self, state: State, seat: int, words: list[str]) -> str:
        """Answer the query `fallback`: the decision of a seat whose time is up."""
        return self.text(state, seat, int(state.fallback(seat)))

    def _part(self, name: str) -> Any:
        """Return a part that has no default."""
        part = getattr(self.parts, name)
        if part is None:
            raise NotImplementedError(f"{type(self).__name__} has no {name}, and no method in place of it")
        return part

    # -- convenience for callers that are not compiled

    def actions(self, state: State, who: int) -> list[int]:
        return list_actions(state, who, self.max_actions)

    def weights(self, state: State) -> list[int]:
        return list_weights(state, self.max_actions)

    def texts(self, state: State, who: int) -> list[str]:
        """Return the listed actions in notation."""
        return [self.text(state, who, action) for action in self.actions(state, who)]
