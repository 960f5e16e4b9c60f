"""Common parts of dialogues at this terminal: the board, the question, decisions and commands, the list of choices."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from cinquina.cli import board
from cinquina.cli.mistakes import Mistake, system_message
from cinquina.cli.screen import Screen
from cinquina.core.errors import Refusal
from cinquina.core.refusals import NoSuchChoice
from cinquina.core.rules import Rules
from cinquina.core.state import State
from cinquina.core.story import STORY_BEGIN, Chapter
from cinquina.locales import Texts

FEW = 9  # listed without a request up to this many
MANY = 120  # listed at most


class Leave(Exception):
    """A person leaves."""


class Talk(ABC):
    # Commands instead of a decision; each also in the person's language (`cli-word-<word>`).
    vocabulary: ClassVar[tuple[str, ...]] = ("list", "hint", "show", "rules", "help", "quit")
    manual: ClassVar[str]  # the text that explains the commands

    def __init__(self, rules: Rules, screen: Screen, texts: Texts) -> None:
        self.rules = rules
        self.screen = screen
        self.texts = texts
        texts.words = rules.words()
        self.words = {word: word for word in self.vocabulary}
        self.words |= {texts.say(f"cli-word-{word}"): word for word in self.vocabulary}

    @property
    @abstractmethod
    def state(self) -> State:
        """Return the current position."""

    @property
    @abstractmethod
    def names(self) -> Sequence[str]:
        """Return the players' names."""

    @abstractmethod
    def show(self, seat: int) -> None:
        """Print what a seat needs before a decision."""

    @abstractmethod
    def decide(self, seat: int, line: str) -> bool:
        """Make a decision; return True if the seat with the turn may have changed."""

    @abstractmethod
    def hint(self, seat: int) -> None: ...

    def obey(self, seat: int, word: str, rest: str) -> bool:
        """Carry out a command of this kind of dialogue."""
        raise NotImplementedError(word)

    def board(self, seat: int | None) -> None:
        board.show_board(self.screen, self.texts, self.names, self.rules, self.rules.view(self.state, seat))

    def question_for(self, seat: int) -> str:
        asked = self.rules.asks(self.state, seat)
        id = asked.text_id if self.texts.has(asked.text_id) else "core-asks"
        return self.texts.say(id, **self.texts.facts({"seat": seat, **asked.facts}, self.names))

    def tell(self, story: list[Chapter], since: int = 0, you: int | None = None) -> None:
        """Print what happened since a moment, by rounds or turns."""
        for chapter in story:
            lines = [line for line in chapter.lines if line.last >= since]
            if lines and chapter.told.id != STORY_BEGIN:
                self.screen.say(f"  {self.texts.event(chapter.told, self.names)}", "dim")
            for line in lines:
                self.screen.say(f"    {self.texts.event(line.told, self.names, you)}")

    def answer(self, seat: int, line: str) -> bool:
        """Carry out a line; return True if the seat with the turn may have changed."""
        listed = self.rules.texts(self.state, seat)
        word, _, rest = line.partition(" ")
        try:
            if line not in listed and word.lower() in self.words:
                return self.heed(seat, self.words[word.lower()], rest.strip())
            if line not in listed and line.isascii() and line.isdecimal():
                if len(line) > 9 or not 1 <= int(line) <= len(listed):
                    raise Refusal(NoSuchChoice(number=line, count=len(listed)))
                line = listed[int(line) - 1]
            return not self.question(seat, line) and self.decide(seat, line)
        except Refusal as refusal:
            self.screen.say(self.texts.refusal(refusal, self.names), "yellow")
        except Mistake as mistake:
            self.screen.say(mistake.message, "yellow")
        except OSError as error:
            self.screen.say(self.texts.say("cli-not-saved", why=system_message(error)), "red")
        return False

    def question(self, seat: int, line: str) -> bool:
        """Answer a question about the table; return False if the line is none."""
        return False

    def is_wasteful(self, seat: int, line: str) -> bool:
        """Return whether a decision is legal but unlisted, because something cheaper does the same."""
        state = self.state
        if line.lower() == "resign":
            return False
        action = self.rules.parse(state, seat, line)
        listed = action in self.rules.actions(state, seat)
        return not listed and self.rules.why_unlisted(state, seat, action) == "wasteful"

    def heed(self, seat: int, word: str, rest: str) -> bool:
        """Carry out a command."""
        if word == "quit":
            raise Leave
        if word == "list":
            self.list_choices(seat, rest)
        elif word == "hint":
            self.hint(seat)
        elif word == "show":
            self.show(seat)
        elif word == "rules":
            self.tell_rules()
        elif word == "help":
            self.help(seat)
        else:
            return self.obey(seat, word, rest)
        return False

    def help(self, seat: int) -> None:
        self.screen.say(self.texts.say(self.manual))
        self.screen.say()
        self.screen.say(self.of_game("notation", "cli-no-notation"))
        if picture := self.texts.format(f"{self.rules.setup.game}-notation", "picture", {}):
            self.screen.say(picture)

    def tell_rules(self) -> None:
        """Print the rules of the game, section by section."""
        told = self.texts.rules(self.rules.setup.game, mode=self.rules.setup.mode)
        for kind, text in told:
            if kind == "heading":
                self.screen.heading(text)
            else:
                self.screen.say(f"– {text}" if kind == "point" else text)
        if not told:
            self.screen.say(self.texts.say("cli-no-rules"))

    def of_game(self, what: str, otherwise: str, **facts: object) -> str:
        """Return a text of the game, or a general one if the game has none."""
        id = f"{self.rules.setup.game}-{what}"
        return self.texts.say(id if self.texts.has(id) else otherwise, **facts)

    def list_choices(self, seat: int, start: str) -> None:
        """Print every choice by number and notation, with its effects in brief."""
        state = self.state
        actions = self.rules.actions(state, seat)
        texts = [self.rules.text(state, seat, action) for action in actions]
        fitting = [number for number, text in enumerate(texts) if text.lower().startswith(start.lower())]
        digits, wide = (
            len(str(len(actions))),
            max((len(texts[number]) for number in fitting[:MANY]), default=0),
        )
        items = []
        for number in fitting[:MANY]:
            found = self.rules.brings(state, seat, actions[number])
            brings = " · ".join(self.texts.short(each, self.names) for each in found)
            items.append(f"{number + 1:>{digits}}  {texts[number]:<{wide}}  {brings}".rstrip())
        self.screen.columns(items)
        if len(fitting) > MANY:
            self.screen.say(self.texts.say("cli-more-choices", count=len(fitting) - MANY), "dim")
