"""The course of one learner through one lesson: what is said, what is asked, and what becomes of each decision.

Pure and deterministic: it knows no clock and no luck, and all there is to keep is its `Progress`.
"""

from collections.abc import Iterable
from typing import NamedTuple

from cinquina.bots.advice import against
from cinquina.core.errors import Invalid, Refusal
from cinquina.core.event import Told
from cinquina.core.played import Played
from cinquina.core.rules import Rules
from cinquina.core.scenario.event_text import matches
from cinquina.core.scenario.expectations import met
from cinquina.core.state import State
from cinquina.learn.lesson import Lesson, LessonStep
from cinquina.learn.line import Line
from cinquina.learn.progress import MOST_ACTS, NEXT, Progress
from cinquina.learn.scene import Hint, Moment, Note, Scene, Verdict
from cinquina.learn.spot import glow


class Answer(NamedTuple):
    """What became of a decision, and what is seen of it: also of a wrong one, which then is taken back."""

    verdict: Verdict
    played: list[Played]


class Course:
    def __init__(self, lesson: Lesson, progress: Progress | None = None) -> None:
        """From the beginning, or from where a learner left it; Invalid if that cannot be done any more."""
        self.lesson = lesson
        self.progress = Progress(game=lesson.game, lesson=lesson.lesson)
        self.line = Line(lesson)
        self.number = 0  # of the step that speaks now, in the file
        self.said: list[Note] = []  # praise and captions, said with this step
        self._done = 0  # acts of the script after it that were carried out already
        self._mark = 0  # entries when the step began: there the position comes back to
        self._began = 0  # acts of the learner when it began
        self._fired: set[int] = set()  # captions that were shown
        self._quiet = False  # no captions any more
        self.opening = self._go_on(self.line)
        if progress is not None:
            self._resume(progress)

    def _resume(self, progress: Progress) -> None:
        """The same acts once more: nothing here depends on anything else."""
        if (progress.game, progress.lesson) != (self.lesson.game, self.lesson.lesson):
            raise Invalid("$.lesson", f"{progress.game} {progress.lesson} is another lesson")
        if len(progress.acts) > MOST_ACTS:
            raise Invalid("$.acts", f"at most {MOST_ACTS}")
        for number, act in enumerate(progress.acts):
            if not self._again(act):
                raise Invalid(f"$.acts[{number}]", "the lesson has changed since")
        self.progress = Progress(
            game=progress.game,
            lesson=progress.lesson,
            acts=self.progress.acts,  # in canonical notation, whatever was sent
            moves=progress.moves,
            hints=progress.hints,
        )
        self.opening = []

    def _again(self, act: str) -> bool:
        if act == NEXT:
            return bool(self.next())
        return self.asks and self.attempt(act).verdict.kind in ("reached", "on")

    # -- what is there

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
        """The one that speaks; None after the last."""
        found = self.lesson.step[self.number :]
        return found[0] if found else None

    @property
    def free(self) -> bool:
        """A guided game after its last step, while captions may come."""
        return self.step is None and bool(self.lesson.until) and not self._quiet and not self.line.over

    @property
    def done(self) -> bool:
        return self.step is None and not self.free

    @property
    def asks(self) -> bool:
        """Is it for the learner to decide something?"""
        return self.free or (self.step is not None and self.step.ask is not None)

    @property
    def stars(self) -> int:
        if not self.done:
            return 0
        if self.progress.moves > self.lesson.fair:
            return 1
        return 2 if self.progress.hints else 3

    def scene(self) -> Scene:
        talk = [number for number, step in enumerate(self.lesson.step) if step.speaks]
        said = list(self.said)
        kind: Moment = "free" if self.free else "done"
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
        """What is left of it: whoever did the first part of it is not asked for that again."""
        if len(self.progress.acts) > self._began:
            events = self.line.events(self._mark)
            for then in step.then:
                if met(self.rules, self.state, then, self.lesson.seat, events):
                    return self._note(then.say, then.show)
        return self._note(step.text, step.show)

    def _note(self, name: str, show: Iterable[str] = ()) -> Note:
        return Note(self.lesson.text(name), [glow(self.lesson.game, spot) for spot in show])

    # -- what a learner does

    def next(self) -> bool:
        """What was said is read, and what follows by the script happens; False where nothing is to be read."""
        if self.step is None or self.step.say is None:
            return False
        self.progress.acts.append(NEXT)
        self._pass(self.line, [])
        return True

    def attempt(self, words: str) -> Answer:
        """A decision, judged after the answers of the script, when the learner is asked again."""
        if not self.asks:
            raise Invalid("$.step", "nothing is asked now")
        line = self.line.fork()
        try:
            line.say(self.seat, words)
        except Refusal as refusal:
            return Answer(Verdict("refused", [Told(refusal.id, refusal.facts)]), [])
        before = len(self.line.played)
        words = line.played[before].entry.text
        self.said = []
        if self.step is None:
            return self._play_on(line, words)
        self.progress.moves += 1
        done = self._answers(line, self._done)
        made = len(self.progress.acts) - self._began + 1
        verdict = self._judged(self.step, line, made)
        if verdict.kind == "wrong":
            self.back()
            return Answer(verdict, line.played[before:])
        self.progress.acts.append(words)
        self._done = done
        if verdict.kind == "reached":
            self._pass(line, [self._note(self.step.praise)] if self.step.praise else [])
        else:
            self.line = line
        return Answer(verdict, line.played[before:])

    def back(self) -> None:
        """The position of the beginning of the step again."""
        self.line = self.line.fork(self._mark)
        self._done = 0
        del self.progress.acts[self._began :]

    def hint(self) -> Hint | None:
        """The best here; who has left the best way is brought back to where it begins. Who plays on is given an idea,
        which costs nothing."""
        if self.free:
            return self._hint(self.line.advised())
        if self.step is None or not self.step.ways:
            return None
        self.progress.hints += 1
        made = [each.entry.text for each in self.line.played[self._mark :] if each.who == self.seat]
        if made != self.step.ways[: len(made)]:
            self.back()
            made = []
        return self._hint(self.rules.parse(self.state, self.seat, self.step.ways[len(made)]))

    def _hint(self, action: int) -> Hint:
        return Hint(
            self.rules.text(self.state, self.seat, action), self.rules.brings(self.state, self.seat, action)
        )

    # -- how it goes on

    def _judged(self, step: LessonStep, line: Line, made: int) -> Verdict:
        events = line.events(self._mark)
        if step.goal is None or met(self.rules, line.state, step.goal, self.lesson.seat, events):
            return Verdict("reached")
        last = made >= step.most_moves or not line.asked
        for wrong in step.wrong:
            if (last or wrong.early) and met(self.rules, line.state, wrong, self.lesson.seat, events):
                return Verdict("wrong", [Told(self.lesson.text(wrong.say), {})])
        return Verdict("wrong", self._reasons(step, line), reasons=True) if last else Verdict("on")

    def _reasons(self, step: LessonStep, line: Line) -> list[Told]:
        """What speaks against the first decision that left the best way, by the judgement that hints have."""
        own = [each for each in line.played[self._mark :] if each.who == self.seat]
        for each, words in zip(own, step.ways, strict=False):
            best = self.rules.parse(each.before, self.seat, words)
            chosen = self.rules.parse(each.before, self.seat, each.entry.text)
            if best != chosen:
                return [event.tell() for event in against(self.rules, each.before, self.seat, chosen, best)]
        return []

    def _answers(self, line: Line, done: int) -> int:
        """Let the others act until the learner is asked again: first by the script. How many of its acts are done.

        After the last step nobody draws or plays any more, but for decisions that are shown with the learner's.
        """
        script = self._script()
        further = self.lesson.kind == "guided" or self.number + 1 + len(script) < len(self.lesson.step)
        while not line.over and not line.asked:
            if done < len(script):
                line.perform(script[done])
                done += 1
            elif further or line.state.sealed():
                line.anybody()
            else:
                break
        return done

    def _script(self) -> list[LessonStep]:
        """What the file lets happen after the step that speaks."""
        found = []
        for step in self.lesson.step[self.number + 1 :]:
            if step.speaks:
                break
            found.append(step)
        return found

    def _pass(self, line: Line, said: list[Note]) -> None:
        """On to the next step that speaks."""
        self.number += 1 + self._done
        self.said = said
        self._go_on(line)

    def _go_on(self, line: Line) -> list[Played]:
        """Carry out the script up to a step that speaks; for what is asked, until the learner can decide."""
        self.line, before = line, len(line.played)
        while self.step is not None and not self.step.speaks:
            line.perform(self.step)
            self.number += 1
        if self.asks:
            while not line.over and not line.asked:
                line.anybody()
            if line.over:  # nothing can be asked any more
                self.number = len(self.lesson.step)
        self._captions(line.played[self._mark :])
        self._begin()
        return line.played[before:]

    def _begin(self) -> None:
        self._done = 0
        self._mark = len(self.line.played)
        self._began = len(self.progress.acts)

    def _play_on(self, line: Line, words: str) -> Answer:
        """A decision of a guided game that is not guided any more."""
        before = len(self.line.played)
        while not line.over and not line.asked:
            line.anybody()
        self.line = line
        self.progress.acts.append(words)
        self._captions(line.played[before:])
        self._begin()
        return Answer(Verdict("reached"), line.played[before:])

    def _captions(self, played: list[Played]) -> None:
        """The first that fits what happened is said, once; and after the end of it none."""
        events = [told.event for each in played for told in each.told if told.reaches(self.seat)]
        words = self.rules.words()
        for number, caption in enumerate(self.lesson.caption):
            fits = any(matches(caption.when, event, words) for event in events)
            if fits and number not in self._fired and not self._quiet:
                self._fired.add(number)
                self.said.append(self._note(caption.say, caption.show))
                break
        if self.lesson.until and any(matches(self.lesson.until, event, words) for event in events):
            self._quiet = True
