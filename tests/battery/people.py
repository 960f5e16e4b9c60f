"""Expensive checks, at sampled positions: what people read and write."""

from functools import cache
from typing import get_args

import jsonschema_rs
import msgspec

from cinquina.core.errors import Refusal
from cinquina.core.rng import Rng
from cinquina.core.rules import Audience, Rules
from cinquina.core.state import State
from cinquina.core.who import LETTERS, actor_text
from tests.battery.play import Fault, line, pick, watched
from tests.battery.position import changed_more
from tests.battery.words import deciders, doubles, need, refusal, sample, viewer_text

LONGEST = 80  # a text that a person would still type


def check_notation(rules: Rules, state: State) -> None:
    """Every listed action has a text of its own that reads back as itself."""
    for who in deciders(rules):
        texts: dict[str, int] = {}
        name = actor_text(who)
        for action in rules.actions(state, who):
            text = rules.text(state, who, action)
            need(
                text.isprintable() and text == " ".join(text.split()),
                f"{name}: {text!r} is not a line to type",
            )
            need(0 < len(text) <= LONGEST, f"{name}: the notation of {action} has {len(text)} characters")
            need(text not in ("undo", "resign"), f"{name}: {text!r} has a meaning of its own")
            need(text not in texts, f"{name}: {text!r} means both {texts.get(text)} and {action}")
            texts[text] = action
        for text, action in texts.items():
            try:
                back = rules.parse(state, who, text)
            except Refusal as error:
                raise Fault(f"{name}: {text!r} is listed and refused by {error}") from None
            need(back == action, f"{name}: {text!r} is written for {action} and read as {back}")
            audience = rules.audience(state, who, action)
            need(audience in get_args(Audience), f"{name}: {text!r} has the audience {audience!r}")


def check_views(rules: Rules, state: State, rng: Rng) -> None:
    """Check that a view fits its generated schema, shares nothing with the position, and can be drawn."""
    for seat in (None, *sample(list(range(rules.setup.seats)), 2, rng)):
        view = rules.view(state, seat)
        encoded = msgspec.json.encode(view)
        check_schema(rules.view_type, encoded, f"the view of {viewer_text(seat)}")
        need(
            msgspec.json.decode(encoded, type=rules.view_type) == view, "a view does not read back as itself"
        )
        picture = rules.picture(view)
        need(picture.strip(), f"the picture for {viewer_text(seat)} is empty")
        moved = state.copy()
        window = rules.view(moved, seat)
        changed_more(rules, moved, rng)
        need(
            msgspec.json.encode(window) == encoded,
            f"the view of {viewer_text(seat)} changes with the position",
        )


def check_beats(rules: Rules, state: State, rng: Rng) -> None:
    """Every moment within an action can be shown to everybody, and something is told at each but the last."""
    for who in sample([each for each in deciders(rules) if rules.actions(state, each)], 1, rng):
        action = pick(rules.actions(state, who), rng)
        _, told, beats = watched(state, who, action)
        numbers = sorted(n for beat in beats for n in beat.told)
        need(
            numbers == list(range(len(told))), f"beats of {line(rules, state, who, action)!r} tell {numbers}"
        )
        for beat in beats[:-1]:
            need(beat.state.listener is None, "somebody listens to the position of a beat")
            for seat in (None, *sample(list(range(rules.setup.seats)), 1, rng)):
                view = msgspec.json.encode(rules.view(beat.state, seat))
                check_schema(rules.view_type, view, f"a beat for {viewer_text(seat)}")


def check_choices(rules: Rules, state: State, rng: Rng) -> None:
    """Choices fit their schema, are legal, and leave out nothing that is listed."""
    for seat in sample([int(each) for each in state.waiting()], 2, rng):
        choices = rules.choices(state, seat)
        for number, choice in enumerate(choices):
            refused = refusal(rules, state, seat, choice.notation)
            need(not refused, f"the choice {choice.notation!r} of {LETTERS[seat]} is refused by {refused}")
            if number < 3 or rng.below(len(choices)) == 0:
                check_schema(rules.choice_type, msgspec.json.encode(choice), f"a choice of {LETTERS[seat]}")
        offered = [choice.notation for choice in choices]
        need(
            len(set(offered)) == len(offered),
            f"a choice of {LETTERS[seat]} appears twice: {doubles(offered)}",
        )
        missing = sorted(set(rules.texts(state, seat)) - set(offered))
        need(not missing, f"{LETTERS[seat]} may do {missing}, which no choice offers")


def check_schema(kind: type, encoded: bytes, what: str) -> None:
    try:
        validator(kind).validate(msgspec.json.decode(encoded))
    except jsonschema_rs.ValidationError as error:
        path = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in error.instance_path)
        raise Fault(f"{what} breaks its schema: ${path}: {error.message}") from None


@cache
def validator(kind: type) -> jsonschema_rs.Draft202012Validator:
    schema = msgspec.json.schema(kind)
    jsonschema_rs.meta.validate(schema)
    return jsonschema_rs.Draft202012Validator(schema)
