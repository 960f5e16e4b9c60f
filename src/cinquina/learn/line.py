"""The moves of a lesson: by the learner, by the script, and by bots and chance where there is no script.

Everything passes the legality check of the table. It depends only on the file and the learner's decisions.
"""

from cinquina.bots.roster import create_bot
from cinquina.core.errors import Invalid, Refusal
from cinquina.core.event import Event
from cinquina.core.played import Played, play
from cinquina.core.playout import random_outcome
from cinquina.core.record import Entry, admit, entry_of
from cinquina.core.rng import Rng
from cinquina.core.scenario.format import Act
from cinquina.core.scenario.run import actor_of
from cinquina.core.state import CHANCE, CLOCK, OVER, State
from cinquina.core.who import actor_text
from cinquina.learn.lesson import Lesson

LEVEL = "newcomer"  # level of the opponents
ADVISER = "greedy"  # quick, and makes no deliberate mistakes
SEED = 0  # the same for every lesson and learner


class Line:
    """A line of play, which can be forked and discarded."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.rules, self.first = lesson.begin()
        self.bots = self.rules.without_clock()
        self.played: list[Played] = []
        self.astray = 0  # scripted acts that could not be carried out

    def fork(self, entries: int | None = None) -> "Line":
        """Return a copy with all entries, or with the first ones."""
        other = object.__new__(Line)
        other.__dict__.update(self.__dict__)
        other.played = self.played[:entries]
        return other

    @property
    def state(self) -> State:
        return self.played[-1].after if self.played else self.first

    @property
    def log(self) -> list[Entry]:
        return [each.entry for each in self.played]

    @property
    def is_over(self) -> bool:
        return self.state.turn() == OVER

    @property
    def is_asked(self) -> bool:
        """Return whether the learner has to decide."""
        return self.is_due(self.lesson.learner)

    def is_due(self, who: int) -> bool:
        if who == CHANCE:
            return self.state.turn() == CHANCE
        if who == CLOCK:
            return bool(self.rules.actions(self.state, CLOCK))
        return who in [int(seat) for seat in self.state.waiting()]

    def events(self, since: int) -> list[Event]:
        return [told.event for each in self.played[since:] for told in each.told]

    def add(self, who: int, action: int) -> None:
        entry = entry_of(self.rules, self.state, len(self.played), who, action)
        self.played.append(play(self.state, entry, who, action))

    def play_words(self, who: int, words: str) -> None:
        """Make a decision if it is legal; otherwise the Refusal names the rule."""
        self.add(who, self.rules.parse(self.state, who, words))

    def replay(self, log: list[Entry]) -> None:
        """Replay the entries of a stored log."""
        for number, entry in enumerate(log):
            if entry.seq != number:
                raise Invalid(f"$.log[{number}].seq", f"{entry.seq} is out of order, {number} is next")
            who, action = admit(self.rules, self.state, entry)
            self.played.append(play(self.state, entry, who, action))

    def perform(self, act: Act) -> None:
        """Carry out a scripted act when its actor is due. If it is no longer legal, a bot or chance replaces it."""
        who = actor_of(self.rules, self.state, act)
        while not self.is_due(who):
            if self.is_over or self.is_asked:
                self.astray += 1
                return
            self.let_next_act()
        try:
            self.play_words(who, act.words or "")
        except Refusal:
            self.astray += 1
            self.decide(who)

    def let_next_act(self) -> None:
        """Let the next actor other than the learner decide."""
        waiting = [int(seat) for seat in self.state.waiting() if seat != self.lesson.learner]
        self.decide(CHANCE if self.state.turn() == CHANCE else min(waiting))

    def decide(self, who: int) -> None:
        """Let a bot, chance or the clock act. The stream is named by the entry, so that a resumed lesson continues the
        same."""
        stream = Rng(SEED, f"{self.lesson.game}/{self.lesson.lesson}/{len(self.played)}/{actor_text(who)}")
        if who == CHANCE:
            self.add(CHANCE, int(random_outcome(self.state, stream, self.rules.max_actions)))
        elif who == CLOCK:
            self.add(CLOCK, self.rules.actions(self.state, CLOCK)[0])
        else:
            self.add(who, self._choose(LEVEL, who, stream))

    def recommended_action(self) -> int:
        """Return the recommended action where the file has none; it is deterministic."""
        return self._choose(ADVISER, self.lesson.learner, Rng(SEED, "advised"))

    def _choose(self, level: str, who: int, stream: Rng) -> int:
        seen = self.state
        if self.bots is not self.rules:
            seen = self.bots.load(self.rules.dump(self.state))
        return int(create_bot(level, self.bots).choose(seen.copy(), who, stream))
