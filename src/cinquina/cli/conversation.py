"""The talk between the table and the people at this terminal."""

from pathlib import Path

from cinquina.bots.advice import advise
from cinquina.cli import board, hint
from cinquina.cli.local_table import LocalTable
from cinquina.cli.mistakes import Mistake, check_free, of_system
from cinquina.cli.saved_games import new_file
from cinquina.cli.screen import Screen
from cinquina.core.answers import Question
from cinquina.core.errors import Refusal
from cinquina.core.event import Told
from cinquina.core.game import LETTERS
from cinquina.core.record import save
from cinquina.core.refusals import NoSuchChoice
from cinquina.core.state import OVER
from cinquina.core.story import STORY_END
from cinquina.locales import Texts
from cinquina.table.answers import answer, answers

# The words a person may say instead of a decision; each also in the own language (`cli-word-<word>`).
WORDS = ("list", "hint", "undo", "show", "save", "rules", "help", "quit")

FEW = 9  # so few choices are listed without being asked for
MANY = 120  # and so many at most


class Leave(Exception):
    """A person wants to go."""


class Conversation:
    def __init__(
        self, local: LocalTable, screen: Screen, texts: Texts, force: bool, kept: Path | None
    ) -> None:
        self.local = local
        self.table = local.table
        self.rules = local.rules
        self.screen = screen
        self.texts = texts
        texts.words = local.rules.words()
        self.force = force
        self.kept = kept  # the file that grows with the game
        self.words = {word: word for word in WORDS} | {texts.say(f"cli-word-{word}"): word for word in WORDS}
        self.seen: dict[int, int] = {}  # per person: how many entries they were told about
        self.at_screen: int | None = None

    def run(self) -> None:
        """Play to the end, or until somebody leaves; then nothing is lost."""
        try:
            self.welcome()
            while (seat := self.local.advance()) != OVER:
                self.turn(seat)
            self.result()
        except (Leave, EOFError, KeyboardInterrupt):
            self.leave()

    @property
    def names(self) -> list[str]:
        return self.local.names(self.texts)

    @property
    def you(self) -> int | None:
        """The seat of the one who reads; None: several people do."""
        return self.local.people[0] if len(self.local.people) == 1 else None

    def welcome(self) -> None:
        self.screen.heading(self.local.game.title)
        self.seats()
        self.screen.say(self.texts.say("cli-welcome"), "dim")

    def seats(self) -> None:
        """Who is behind the letters of the picture."""
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
        """Where somebody knows what another must not see, the screen is wiped before it changes hands."""
        if self.at_screen not in (None, seat) and self.local.game.hidden:
            self.screen.wipe()
            self.screen.ask(self.texts.say("cli-hand-over", seat=self.names[seat]))
            self.screen.wipe()
        self.at_screen = seat

    def show(self, seat: int) -> None:
        """What happened since this person looked, the board, and what is asked."""
        self.screen.heading(self.names[seat])
        if any(chair.name for chair in self.table.header.chairs):
            self.seats()
        self.tell(seat, self.seen.get(seat, 0))
        self.seen[seat] = self.table.history.count(seat)
        self.board(seat)
        self.screen.say(self.asked(seat), "bold")

    def board(self, seat: int | None) -> None:
        board.show(self.screen, self.texts, self.names, self.rules, self.table.view(seat))

    def asked(self, seat: int) -> str:
        asked = self.rules.asks(self.table.state, seat)
        id = asked.text_id if self.texts.has(asked.text_id) else "core-asks"
        return self.texts.say(id, **self.texts.facts({"seat": seat, **asked.facts}, self.names))

    def tell(self, seat: int | None, since: int) -> None:
        """What happened from an entry on, as this person may know it, by rounds or turns."""
        for chapter in self.table.story(seat, since):
            lines = [line for line in chapter.lines if line.last >= since]
            if chapter.told.id == STORY_END:
                continue  # the result says it
            if lines:
                self.screen.say(f"  {self.texts.event(chapter.told, self.names)}", "dim")
            for line in lines:
                self.screen.say(f"    {self.texts.event(line.told, self.names, self.you)}")

    def answer(self, seat: int, line: str) -> bool:
        """Do what a line says; True when the table has to look again who is asked."""
        if self.local.run_out():
            return True  # time was up before the answer came
        listed = self.rules.texts(self.table.state, seat)
        word, _, rest = line.partition(" ")
        try:
            if line not in listed and word.lower() in self.words:
                return self.obey(seat, self.words[word.lower()], rest.strip())
            if line not in listed and line.isascii() and line.isdecimal():
                if len(line) > 9 or not 1 <= int(line) <= len(listed):
                    raise Refusal(NoSuchChoice(number=line, count=len(listed)))
                line = listed[int(line) - 1]
            told = answers(self.table, seat, line, self.names)
            if told is not None:
                self.say(told)
                return False
            return self.decide(seat, line)
        except Refusal as refusal:
            self.screen.say(self.texts.refusal(refusal, self.names), "yellow")
        except Mistake as mistake:
            self.screen.say(mistake.message, "yellow")
        except OSError as error:
            self.screen.say(self.texts.say("cli-not-saved", why=of_system(error)), "red")
        return False

    def say(self, told: list[Told]) -> None:
        for each in told:
            self.screen.say(f"  {self.texts.event(each, self.names, self.you)}")

    def decide(self, seat: int, line: str) -> bool:
        if self.is_wasteful(seat, line):
            yes = self.texts.say("cli-yes")
            if self.screen.ask(self.texts.say("cli-wasteful", yes=yes)).lower() not in (yes, yes[0]):
                return False
        self.local.decide(seat, line)
        self.keep()
        return True

    def is_wasteful(self, seat: int, line: str) -> bool:
        """Legal, but something cheaper does the same, so that the list leaves it out."""
        state = self.table.state
        if line.lower() == "resign":
            return False
        action = self.rules.parse(state, seat, line)
        listed = action in self.rules.actions(state, seat)
        return not listed and self.rules.unlisted(state, seat, action) == "wasteful"

    # -- the words

    def obey(self, seat: int, word: str, rest: str) -> bool:
        if word == "quit":
            raise Leave
        if word == "undo":
            self.local.undo(seat)
            self.keep()
            return True
        if word == "list":
            self.list_choices(seat, rest)
        elif word == "hint":
            self.hint(seat)
        elif word == "show":
            self.show(seat)
        elif word == "save":
            self.save(rest)
        elif word == "rules":
            self.screen.say(self.of_game("rules", "core-no-rules"))
        else:
            self.help(seat)
        return False

    def help(self, seat: int) -> None:
        self.screen.say(self.texts.say("cli-play-help"))
        self.say(answer(self.rules, self.table.state, seat, Question("help")))
        self.screen.say()
        self.screen.say(self.of_game("notation", "core-no-notation"))

    def of_game(self, what: str, otherwise: str, **facts: object) -> str:
        """A text of the game, or, where it has none, one that goes with every game."""
        id = f"{self.local.game.id}-{what}"
        return self.texts.say(id if self.texts.has(id) else otherwise, **facts)

    def list_choices(self, seat: int, start: str) -> None:
        """Every choice by number and notation, and in a few words what it brings."""
        state = self.table.state
        actions = self.rules.actions(state, seat)
        texts = [self.rules.text(state, seat, action) for action in actions]
        fitting = [number for number, text in enumerate(texts) if text.lower().startswith(start.lower())]
        digits, wide = (
            len(str(len(actions))),
            max((len(texts[number]) for number in fitting[:MANY]), default=0),
        )
        items = []
        for number in fitting[:MANY]:
            events = self.rules.preview(state, seat, actions[number])
            brings = " · ".join(brief for event in events if (brief := self.texts.brief(event, self.names)))
            items.append(f"{number + 1:>{digits}}  {texts[number]:<{wide}}  {brings}".rstrip())
        self.screen.columns(items)
        if len(fitting) > MANY:
            self.screen.say(self.texts.say("cli-more-choices", count=len(fitting) - MANY), "dim")

    def hint(self, seat: int) -> None:
        """What the strongest bot would do here, what else is good, and why."""
        state = self.table.state
        stream = self.local.stream("hint")
        options = advise(self.rules, state, seat, stream, hint.effort(self.rules), hint.PLAYOUTS)
        hint.tell(self.screen, self.texts, self.names, self.rules, state, seat, options)

    def save(self, name: str) -> None:
        if not name:
            raise Mistake(self.texts.say("cli-save-how"))
        path = Path(name.strip("\"'")).expanduser()
        check_free(self.texts, path, self.force)
        save(self.local.record(), path)
        self.screen.say(self.texts.say("cli-saved", path=str(path)))

    # -- the end

    def result(self) -> None:
        """What happened last, the places with the score by source, and why."""
        result = self.table.result()
        assert result is not None
        if self.kept:
            self.keep()  # with what the bots did last
        self.screen.heading(self.texts.say("cli-over"))
        self.tell(None, max(self.seen.values(), default=0))
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
        """After every decision the whole game goes to a file: whatever happens to the terminal, nothing is lost."""
        try:
            self.kept = self.kept or new_file(self.local.game.id)
            save(self.local.record(), self.kept)
        except OSError as error:
            self.kept = None
            self.screen.say(self.texts.say("cli-not-saved", why=of_system(error)), "red")

    def leave(self) -> None:
        self.screen.say()
        if self.kept:
            self.screen.say(self.texts.say("cli-kept", path=str(self.kept)))
        self.screen.say(self.texts.say("cli-bye"))
