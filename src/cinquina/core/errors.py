"""Errors as values: invalid data, and an attempt that a rule forbids."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:  # slow to import
    from cinquina.core.event import Event


def one_line(text: str, longest: int = 300) -> str:
    """Make text printable on one line of a terminal or a log: no control characters, limited length."""
    cut = text if len(text) <= longest else f"{text[:longest]}…"
    return "".join(mark if mark.isprintable() else repr(mark)[1:-1] for mark in cut)


class Invalid(ValueError):
    """Invalid data: its path (such as `$.cards[7].lane`), and one sentence about the fault."""

    def __init__(self, path: str, message: str) -> None:
        self.path = one_line(path)
        self.message = one_line(message)
        super().__init__(f"{self.path}: {self.message}")

    def with_prefix(self, path: str) -> "Invalid":
        """Return the same error below an outer path: `$.lane` under `$.cards[7]` is `$.cards[7].lane`."""
        return Invalid(path + self.path.removeprefix("$"), self.message)


class Fault(Invalid):
    """Anything that keeps a command from its work, such as an option or a file, by the id of its text."""

    def __init__(self, path: str, id: str, **facts: object) -> None:
        self.id = id
        self.facts = facts
        super().__init__(path, " ".join([id, *(f"{name}={value}" for name, value in facts.items())]))


class Refusal(Exception):
    """An attempt that a rule forbids, by the rule's id (`<game>.<code>`, `table.<code>`).

    If its sentence needs facts, the reason is a struct that declares them. The sentence is a Fluent message, the id
    with a hyphen for the dot.
    """

    def __init__(self, reason: "Event | str") -> None:
        self.id = reason if isinstance(reason, str) else reason.id
        self.facts: dict[str, object] = {} if isinstance(reason, str) else reason.facts
        super().__init__(self.id)

    def __str__(self) -> str:
        facts = " ".join(f"{name}={value}" for name, value in self.facts.items())
        return one_line(f"{self.id} {facts}".rstrip())
