"""The length of a turn on a screen, for people and bots: the model of `bench/pace.py`.

A person's turn has a median of 3.5 seconds, and a mean of 3.8. At several devices a second passes before the next
person looks up; at one device two pass until it is handed over.
"""

from typing import Final

ALONE_MS: Final = 3800.0
ELSEWHERE_MS: Final = 4800.0
HANDED_MS: Final = 5800.0

# A turn of a bot beside people, by the choice of the host (flow R33).
PACES_MS: Final = {"thoughtful": 8000, "steady": 6000, "lively": 3000, "swift": 1000}

# A round of this many mean turns has a quarter of a turn more: on average half of the last one is begun in time, and a
# quarter of each turn passes before it begins.
BEGUN: Final = 0.25


def mean_turn_ms(people: int, bots: int, device: bool, pace_ms: int) -> float:
    """Return the mean length of the turns of a table; `device`: all people sit at one."""
    person: float = ALONE_MS if people == 1 else HANDED_MS if device else ELSEWHERE_MS
    return (person * float(people) + float(pace_ms) * float(bots)) / float(people + bots)


def turns_begun(round_ms: float, mean_ms: float) -> float:
    """Return how many turns are begun in a round on average."""
    return round_ms / mean_ms + BEGUN
