"""The dialogue of a table with the people at this terminal."""

from pathlib import Path

from cinquina.bots.advice import advise
from cinquina.cli import hint
from cinquina.cli.local_table import LocalTable, now_ms
from cinquina.cli.mistakes import Mistake, check_free, system_message
from cinquina.cli.saved_games import unused_path
from cinquina.cli.screen import Screen
from cinquina.cli.talk import FEW, Leave, Talk
from cinquina.core.answers import Question
from cinquina.core.event import Told
from cinquina.core.record import save
from cinquina.core.state import OVER, State
from cinquina.core.who import LETTERS
from cinquina.locales import Texts
from cinquina.table.answers import answer_about_position, answer_question, find_act
from cinquina.table.ready import means_ready


class Conversation(Talk):
    vocabulary = (*Talk.vocabulary, "undo", "save")
    manual = "cli-play-help"

    def __init__(
        self, local: LocalTable, screen: Screen, texts: Texts, force: bool, kept: Path | None
    ) -> None:
        super().__init__(local.rules, screen, texts)
        self.local = local
        self.table = local.table
        self.force = force
        self.kept = kept  # the file that is saved after every decision
        self.seen: dict[int, int] = {}  # per person: number of entries shown already
        self.at_screen: int | None = None

    def run(self) -> None:
        """Play to the end, or until a player leaves; the game is saved then."""
        try:
            self.welcome()
            while (seat := self.local.advance()) != OVER:
                self.turn(seat)
            self.result()
        except (Leave, EOFError, KeyboardInterrupt):
            self.leave()

    @property
    def state(self) -> State:
        return self.table.state

    @property
    def names(self) -> list[str]:
        return self.local.names(self.texts)

    @property
    def you(self) -> int | None:
        """Return the reader's seat, or None if several people read."""
        return self.local.people[0] if len(self.local.people) == 1 else None

    def welcome(self) -> None:
        self.screen.heading(self.local.game.title)
        self.seats()
        self.screen.say(self.texts.say("cli-welcome"), "dim")

    def seats(self) -> None:
        """Print who sits in which seat."""
        seats = []
        for seat, name in enumerate(self.names):
            level = self.table.chair(seat).level
            bot = self.texts.say(f"level-{level}") if level else "no"
            seats.append(self.texts.say("cli-seat", letter=LETTERS[seat], name=name, bot=bot))
        self.screen.say(" · ".join(seats), "dim")

    # -- a turn

    def turn(self, seat: int) -> None:
        self.hand_over(seat)
        self.show(seat)
        if len(self.rules.actions(self.table.state, seat)) <= FEW:
            self.list_choices(seat, "")
        while True:
            line = self.screen.ask(self.names[seat])
            if line and self.answer(seat, line):
                return

    def hand_over(self, seat: int) -> None:
        """Clear the screen before it changes hands in a game with secrets."""
        if self.at_screen not in (None, seat) and self.local.game.hidden:
            self.screen.wipe()
            self.screen.ask(self.texts.say("cli-hand-over", seat=self.names[seat]))
            self.screen.wipe()
        self.at_screen = seat

    def show(self, seat: int) -> None:
        """Print what happened since this person's last turn, the board, and the question."""
        self.screen.heading(self.names[seat])
        if any(chair.name for chair in self.table.header.chairs):
            self.seats()
        since = self.seen.get(seat, 0)
        self.tell(self.table.story(seat, since), since, self.you)
        self.seen[seat] = self.table.history.count_known(seat)
        self.board(seat)
        if estimate := self.table.estimate():
            self.screen.say(self.texts.event(estimate, self.names, self.you))
        self.screen.say(self.question_for(seat), "bold")

    def answer(self, seat: int, line: str) -> bool:
        """Decide, unless the time was up before the answer."""
        return self.local.apply_expired_limits() or super().answer(seat, line)

    def say(self, told: list[Told]) -> None:
        for each in told:
            self.screen.say(f"  {self.texts.event(each, self.names, self.you)}")

    def decide(self, seat: int, line: str) -> bool:
        if means_ready(self.table, line):
            self.local.be_ready()
            self.keep()
            return True
        match find_act(self.table, line):
            case "hint":
                self.hint(seat)
                return False
            case "undo":
                return self.obey(seat, "undo", "")
            case "again" | "said":
                self.show(seat)
                return False
        if self.is_wasteful(seat, line):
            yes = self.texts.say("cli-yes")
            if self.screen.ask(self.texts.say("cli-wasteful", yes=yes)).lower() not in (yes, yes[0]):
                return False
        self.local.decide(seat, line)
        self.keep()
        return True

    # -- commands

    def obey(self, seat: int, word: str, rest: str) -> bool:
        if word == "undo":
            self.local.undo(seat)
            self.keep()
            return True
        self.save(rest)
        return False

    def question(self, seat: int, line: str) -> bool:
        told = answer_question(self.table, seat, line, self.names, self.local.people, now_ms())
        if told is not None:
            self.say(told)
        return told is not None

    def help(self, seat: int) -> None:
        super().help(seat)
        self.screen.say()
        self.say(answer_about_position(self.rules, self.table.state, seat, Question("help")))

    def hint(self, seat: int) -> None:
        """Print the best options with their reasons."""
        state = self.table.state
        stream = self.local.stream("hint")
        options = advise(self.rules, state, seat, stream, hint.effort(self.rules), hint.PLAYOUTS)
        hint.print_options(self.screen, self.texts, self.names, self.rules, state, seat, options)

    def save(self, name: str) -> None:
        if not name:
            raise Mistake(self.texts.say("cli-save-how"))
        path = Path(name.strip("\"'")).expanduser()
        check_free(self.texts, path, self.force)
        save(self.local.record(), path)
        self.screen.say(self.texts.say("cli-saved", path=str(path)))

    # -- the end

    def result(self) -> None:
        """Print the last events, the ranking with scores by source, and the reasons."""
        result = self.table.result()
        assert result is not None
        if self.kept:
            self.keep()  # including the last decisions of bots
        self.screen.heading(self.texts.say("cli-over"))
        since = max(self.seen.values(), default=0)
        self.tell(self.table.story(None, since)[:-1], since, self.you)  # the last chapter follows below
        self.board(None)
        wide = max(map(len, self.names))
        for each in sorted(result.seats, key=lambda each: each.rank):
            scores = [
                self.texts.say(f"{self.local.game.id}-score-{source}", count=score)
                for source, score in each.sources.items()
            ]
            place = f"{each.rank}. " if len(result.seats) > 1 else ""
            self.screen.say(f"  {place}{self.names[each.seat]:<{wide}}  {' · '.join(scores)}")
        for event in result.verdict:
            self.screen.say(self.texts.event(event, self.names, self.you), "bold green")
        if self.kept:
            self.screen.say(self.texts.say("cli-record", path=str(self.kept)), "dim")

    def keep(self) -> None:
        """Save the whole game after every decision, so that nothing is lost if the terminal closes."""
        try:
            self.kept = self.kept or unused_path(self.local.game.id)
            save(self.local.record(), self.kept)
        except OSError as error:
            self.kept = None
            self.screen.say(self.texts.say("cli-not-saved", why=system_message(error)), "red")

    def leave(self) -> None:
        self.screen.say()
        if self.kept:
            self.screen.say(self.texts.say("cli-kept", path=str(self.kept)))
        self.screen.say(self.texts.say("cli-bye"))
