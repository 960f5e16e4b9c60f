"""A learner's course through one lesson: statements, tasks, and the verdict on each decision.

Pure and deterministic: it has no clock and no randomness, and its whole state is its `Progress`.
"""

from collections.abc import Iterable
from typing import NamedTuple

from cinquina.bots.advice import reasons_against
from cinquina.core.errors import Invalid, Refusal
from cinquina.core.event import Told
from cinquina.core.played import Played
from cinquina.core.rules import Rules
from cinquina.core.scenario.event_text import event_matches
from cinquina.core.scenario.expectations import is_met
from cinquina.core.state import State
from cinquina.learn.lesson import Lesson, LessonStep
from cinquina.learn.line import Line
from cinquina.learn.progress import MOST_ACTS, NEXT, Progress
from cinquina.learn.scene import Hint, Moment, Note, Scene, Verdict
from cinquina.learn.spot import glow


class Answer(NamedTuple):
    """The verdict on a decision and the view after it, also of a wrong one that is taken back."""

    verdict: Verdict
    played: list[Played]


class Course:
    def __init__(self, lesson: Lesson, progress: Progress | None = None) -> None:
        """Start a lesson, or resume it. Raise Invalid if the lesson has changed since."""
        self.lesson = lesson
        self.progress = Progress(game=lesson.game, lesson=lesson.lesson)
        self.line = Line(lesson)
        self.number = 0  # of the current step in the file
        self.said: list[Note] = []  # praise and captions shown with this step
        self._done = 0  # acts of the script after the step that were carried out already
        self._mark = 0  # number of entries at the start of the step, for taking back
        self._began = 0  # number of the learner's acts at its start
        self._fired: set[int] = set()  # captions shown already
        self._quiet = False  # no further captions
        self.opening = self._go_on(self.line)
        if progress is not None:
            self._resume(progress)

    def _resume(self, progress: Progress) -> None:
        """Repeat the learner's acts, which determine everything else."""
        if (progress.game, progress.lesson) != (self.lesson.game, self.lesson.lesson):
            raise Invalid("$.lesson", f"{progress.game} {progress.lesson} is another lesson")
        if len(progress.acts) > MOST_ACTS:
            raise Invalid("$.acts", f"at most {MOST_ACTS}")
        for number, act in enumerate(progress.acts):
            if not self._repeat(act):
                raise Invalid(f"$.acts[{number}]", "the lesson has changed since")
        self.progress = Progress(
            game=progress.game,
            lesson=progress.lesson,
            acts=self.progress.acts,  # in canonical notation, whatever was sent
            moves=progress.moves,
            hints=progress.hints,
        )
        self.opening = []

    def _repeat(self, act: str) -> bool:
        if act == NEXT:
            return bool(self.read_on())
        return self.asks and self.attempt(act).verdict.kind in ("reached", "on")

    # -- state

    @property
    def rules(self) -> Rules:
        return self.line.rules

    @property
    def state(self) -> State:
        return self.line.state

    @property
    def seat(self) -> int:
        return self.lesson.learner

    @property
    def step(self) -> LessonStep | None:
        """Return the current step, or None after the last."""
        found = self.lesson.step[self.number :]
        return found[0] if found else None

    @property
    def is_free(self) -> bool:
        """Return whether a guided game continues after its last step; captions may still come."""
        return self.step is None and bool(self.lesson.until) and not self._quiet and not self.line.is_over

    @property
    def is_done(self) -> bool:
        return self.step is None and not self.is_free

    @property
    def asks(self) -> bool:
        """Return whether the learner has to decide."""
        return self.is_free or (self.step is not None and self.step.ask is not None)

    @property
    def stars(self) -> int:
        if not self.is_done:
            return 0
        if self.progress.moves > self.lesson.par_moves:
            return 1
        return 2 if self.progress.hints else 3

    def scene(self) -> Scene:
        talk = [number for number, step in enumerate(self.lesson.step) if step.speaks]
        said = list(self.said)
        kind: Moment = "free" if self.is_free else "done"
        if self.step is not None:
            kind = "say" if self.step.say else "ask"
            said.append(self._asked(self.step))
        return Scene(
            game=self.lesson.game,
            lesson=self.lesson.lesson,
            kind=kind,
            number=min(len(talk), sum(number <= self.number for number in talk)),
            count=len(talk),
            said=said,
            stars=self.stars,
        )

    def _asked(self, step: LessonStep) -> Note:
        """Return the question of a step, or the one that replaces it after a first decision."""
        if len(self.progress.acts) > self._began:
            events = self.line.events(self._mark)
            for then in step.then:
                if is_met(self.rules, self.state, then, self.lesson.seat, events):
                    return self._note(then.say, then.show)
        return self._note(step.text, step.show)

    def _note(self, name: str, show: Iterable[str] = ()) -> Note:
        return Note(self.lesson.text(name), [glow(self.lesson.game, spot) for spot in show])

    # -- acts of the learner

    def read_on(self) -> bool:
        """Mark a statement as read and continue the script. Return False if there is none to read."""
        if self.step is None or self.step.say is None:
            return False
        self.progress.acts.append(NEXT)
        self._begin_next_step(self.line, [])
        return True

    def attempt(self, words: str) -> Answer:
        """Make a decision and judge it, once the script has answered and the learner is asked again."""
        if not self.asks:
            raise Invalid("$.step", "nothing is asked now")
        line = self.line.fork()
        try:
            line.play_words(self.seat, words)
        except Refusal as refusal:
            return Answer(Verdict("refused", [Told(refusal.id, refusal.facts)]), [])
        before = len(self.line.played)
        words = line.played[before].entry.text
        self.said = []
        if self.step is None:
            return self._play_on(line, words)
        self.progress.moves += 1
        done = self._let_others_act(line, self._done)
        made = len(self.progress.acts) - self._began + 1
        verdict = self._judge(self.step, line, made)
        if verdict.kind == "wrong":
            self.take_back()
            return Answer(verdict, line.played[before:])
        self.progress.acts.append(words)
        self._done = done
        if verdict.kind == "reached":
            self._begin_next_step(line, [self._note(self.step.praise)] if self.step.praise else [])
        else:
            self.line = line
        return Answer(verdict, line.played[before:])

    def take_back(self) -> None:
        """Return to the position at the start of the step."""
        self.line = self.line.fork(self._mark)
        self._done = 0
        del self.progress.acts[self._began :]

    def hint(self) -> Hint | None:
        """Return the best decision here. A learner off the best way is taken back to its start. In free play it is a
        bot's idea and costs nothing."""
        if self.is_free:
            return self._hint(self.line.recommended_action())
        if self.step is None or not self.step.ways:
            return None
        self.progress.hints += 1
        made = [each.entry.text for each in self.line.played[self._mark :] if each.who == self.seat]
        if made != self.step.ways[: len(made)]:
            self.take_back()
            made = []
        return self._hint(self.rules.parse(self.state, self.seat, self.step.ways[len(made)]))

    def _hint(self, action: int) -> Hint:
        return Hint(
            self.rules.text(self.state, self.seat, action), self.rules.brings(self.state, self.seat, action)
        )

    # -- progress of the lesson

    def _judge(self, step: LessonStep, line: Line, made: int) -> Verdict:
        events = line.events(self._mark)
        if step.goal is None or is_met(self.rules, line.state, step.goal, self.lesson.seat, events):
            return Verdict("reached")
        last = made >= step.most_moves or not line.is_asked
        for wrong in step.wrong:
            if (last or wrong.early) and is_met(self.rules, line.state, wrong, self.lesson.seat, events):
                return Verdict("wrong", [Told(self.lesson.text(wrong.say), {})])
        return Verdict("wrong", self._reasons(step, line), reasons=True) if last else Verdict("on")

    def _reasons(self, step: LessonStep, line: Line) -> list[Told]:
        """Return the reasons against the learner's first wrong decision, by the evaluation that hints use."""
        own = [each for each in line.played[self._mark :] if each.who == self.seat]
        for each, words in zip(own, step.ways, strict=False):
            best = self.rules.parse(each.before, self.seat, words)
            chosen = self.rules.parse(each.before, self.seat, each.entry.text)
            if best != chosen:
                return [
                    event.tell()
                    for event in reasons_against(self.rules, each.before, self.seat, chosen, best)
                ]
        return []

    def _let_others_act(self, line: Line, done: int) -> int:
        """Let the others act until the learner is asked again, the script first. Return the number of its acts carried
        out.

        After the last step, only decisions that are revealed together with the learner's are made.
        """
        script = self._script()
        further = self.lesson.kind == "guided" or self.number + 1 + len(script) < len(self.lesson.step)
        while not line.is_over and not line.is_asked:
            if done < len(script):
                line.perform(script[done])
                done += 1
            elif further or line.state.has_sealed_decision():
                line.let_next_act()
            else:
                break
        return done

    def _script(self) -> list[LessonStep]:
        """Return the scripted acts after the current step."""
        found = []
        for step in self.lesson.step[self.number + 1 :]:
            if step.speaks:
                break
            found.append(step)
        return found

    def _begin_next_step(self, line: Line, said: list[Note]) -> None:
        """Continue with the next step."""
        self.number += 1 + self._done
        self.said = said
        self._go_on(line)

    def _go_on(self, line: Line) -> list[Played]:
        """Carry out the script up to the next step; if it is a task, until the learner can decide."""
        self.line, before = line, len(line.played)
        while self.step is not None and not self.step.speaks:
            line.perform(self.step)
            self.number += 1
        if self.asks:
            while not line.is_over and not line.is_asked:
                line.let_next_act()
            if line.is_over:  # no further decision is possible
                self.number = len(self.lesson.step)
        self._captions(line.played[self._mark :])
        self._begin()
        return line.played[before:]

    def _begin(self) -> None:
        self._done = 0
        self._mark = len(self.line.played)
        self._began = len(self.progress.acts)

    def _play_on(self, line: Line, words: str) -> Answer:
        """Make a decision in free play."""
        before = len(self.line.played)
        while not line.is_over and not line.is_asked:
            line.let_next_act()
        self.line = line
        self.progress.acts.append(words)
        self._captions(line.played[before:])
        self._begin()
        return Answer(Verdict("reached"), line.played[before:])

    def _captions(self, played: list[Played]) -> None:
        """Add the first caption that fits an event. Each is shown once, and none after the end of the captions."""
        events = [told.event for each in played for told in each.told if told.reaches(self.seat)]
        words = self.rules.words()
        for number, caption in enumerate(self.lesson.caption):
            fits = any(event_matches(caption.when, event, words) for event in events)
            if fits and number not in self._fired and not self._quiet:
                self._fired.add(number)
                self.said.append(self._note(caption.say, caption.show))
                break
        if self.lesson.until and any(event_matches(self.lesson.until, event, words) for event in events):
            self._quiet = True
