"""What can be wrong, as values: an input that breaks a format, and an attempt that a rule forbids."""


def one_line(text: str, longest: int = 300) -> str:
    """As a terminal and a log can show it, whatever was typed: no ends of lines, no commands, not pages of it."""
    cut = text if len(text) <= longest else f"{text[:longest]}…"
    return "".join(mark if mark.isprintable() else repr(mark)[1:-1] for mark in cut)


class Invalid(ValueError):
    """Data that does not fit: where (a path such as `$.cards[7].lane`), and in one sentence what and why."""

    def __init__(self, path: str, message: str) -> None:
        self.path = one_line(path)
        self.message = one_line(message)
        super().__init__(f"{self.path}: {self.message}")

    def under(self, path: str) -> "Invalid":
        """The same mistake, seen from outside: `$.lane` under `$.cards[7]` is `$.cards[7].lane`."""
        return Invalid(path + self.path.removeprefix("$"), self.message)


class Refusal(Exception):
    """An attempt that a rule forbids: the rule's id (`<game>.<code>`, `table.<code>`) and the facts of its sentence.

    The sentence itself is a Fluent message, the id with a hyphen for the dot.
    """

    def __init__(self, id: str, **facts: object) -> None:
        super().__init__(id)
        self.id = id
        self.facts = facts

    def __str__(self) -> str:
        facts = " ".join(f"{name}={value}" for name, value in self.facts.items())
        return one_line(f"{self.id} {facts}".rstrip())
