"""A lesson at this terminal: statements, board, decisions and verdicts."""

from collections.abc import Callable, Sequence

from cinquina.cli import board
from cinquina.cli.local_table import player_name
from cinquina.cli.screen import Screen
from cinquina.cli.talk import FEW, Leave, Talk
from cinquina.core.played import Played
from cinquina.core.rules import Rules
from cinquina.core.state import State
from cinquina.core.story import Chapter
from cinquina.learn.course import Answer, Course
from cinquina.learn.line import LEVEL
from cinquina.learn.scene import Note, Scene
from cinquina.locales import Texts


class LessonTalk(Talk):
    vocabulary = (*Talk.vocabulary, "undo")
    manual = "cli-learn-help"

    def __init__(self, course: Course, screen: Screen, texts: Texts, keep: Callable[[Course], None]) -> None:
        super().__init__(course.rules, screen, texts)
        self.course = course
        self.keep = keep

    @property
    def state(self) -> State:
        return self.course.state

    @property
    def names(self) -> Sequence[str]:
        players = ["" if seat == self.course.seat else LEVEL for seat in range(self.rules.setup.seats)]
        return [player_name(player, seat, self.texts) for seat, player in enumerate(players)]

    def run(self) -> bool:
        """Run the lesson to its end or until the learner leaves; return whether it is finished."""
        self.screen.heading(self.texts.say(self.course.lesson.text()))
        self.screen.say(self.texts.say("cli-learn-welcome"), "dim")
        self.tell(story_of(self.rules, self.course.opening, self.course.seat), you=self.course.seat)
        try:
            while not self.course.is_done:
                self.turn()
                self.keep(self.course)
        except (Leave, EOFError, KeyboardInterrupt):
            self.keep(self.course)
            return False
        self.board(self.course.seat)
        self.speak(self.course.scene())
        return True

    def turn(self) -> None:
        seat = self.course.seat
        self.show(seat)
        if self.course.scene().kind == "say":
            if self.words.get(self.screen.ask(self.texts.say("cli-learn-next")).lower()) == "quit":
                raise Leave
            before = len(self.course.line.played)
            self.course.read_on()
            self.tell(story_of(self.rules, self.course.line.played[before:], seat), you=seat)
            return
        if len(self.rules.actions(self.state, seat)) <= FEW:
            self.list_choices(seat, "")
        while True:
            line = self.screen.ask(self.names[seat])
            if line and self.answer(seat, line):
                return

    def show(self, seat: int) -> None:
        scene = self.course.scene()
        self.screen.heading(f"{scene.number}/{scene.count}")
        self.board(seat)
        self.speak(scene)
        if scene.kind in ("ask", "free"):
            self.screen.say(self.question_for(seat), "dim")

    def speak(self, scene: Scene) -> None:
        for note in scene.said:
            self.say(note)

    def say(self, note: Note) -> None:
        self.screen.say(self.texts.say(note.text), "bold")
        if note.show:
            names = self.texts.join_items(
                [self.texts.event(each.told, self.names, self.course.seat) for each in note.show]
            )
            self.screen.say(self.texts.say("cli-learn-look", names=names), "dim")

    def decide(self, seat: int, line: str) -> bool:
        answer = self.course.attempt(line)
        if answer.verdict.kind == "refused":
            (why,) = answer.verdict.told
            self.screen.say(f"{self.texts.why_of(why.id, why.facts, self.names)} ({why.id})", "yellow")
            return False
        self.tell(story_of(self.rules, answer.played, seat), you=seat)
        if answer.verdict.kind == "wrong":
            self.show_wrong(answer)
        return True

    def show_wrong(self, answer: Answer) -> None:
        """Show the result of a wrong decision, then the position before it."""
        after = self.rules.view(answer.played[-1].after, self.course.seat)
        board.show_board(self.screen, self.texts, self.names, self.rules, after)
        against = answer.verdict.told
        told = " ".join(self.texts.event(each, self.names) for each in against)
        if answer.verdict.reasons:
            told = self.texts.say("cli-learn-wrong", reasons=self.texts.join_reasons(against, self.names))
        self.screen.say(told, "yellow")
        self.screen.say(self.texts.say("cli-learn-back"), "dim")

    def hint(self, seat: int) -> None:
        found = self.course.hint()
        self.keep(self.course)
        if found is not None:
            self.screen.say(self.texts.say("cli-learn-best", text=found.notation), "bold green")
            for event in found.brings:
                self.screen.say(f"  {self.texts.event(event, self.names)}")

    def obey(self, seat: int, word: str, rest: str) -> bool:
        """Return to the start of the step, which may have several decisions."""
        self.course.take_back()
        return True


def story_of(rules: Rules, played: list[Played], seat: int) -> list[Chapter]:
    """Return the story of the entries for a seat."""
    teller = rules.storyteller()
    for number, each in enumerate(played):
        teller.add_moment(number, [told.event for told in each.told if told.reaches(seat)])
    return teller.chapters()
