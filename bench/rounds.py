"""All contestants in the same run, in turn, several times: what disturbs one round disturbs everybody in it."""

import json
import os
import subprocess
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from bench.environment import ROOT, say

Sample = dict[str, float]


@dataclass(frozen=True)
class Contestant:
    id: str  # in the JSON and in the targets
    name: str
    command: list[str]
    needs: str = ""  # a peer, or the compiler
    env: dict[str, str] = field(default_factory=dict)
    folder: Path = ROOT  # where it is started


def environment(extra: dict[str, str]) -> dict[str, str]:
    """One thread each, and nothing inherited that would lead to another copy of the package."""
    env = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
    return {**env, "OMP_NUM_THREADS": "1", "JAX_PLATFORMS": "cpu", **extra}


class Worker:
    """A contestant's process, warm and waiting."""

    def __init__(self, contestant: Contestant) -> None:
        self.process = subprocess.Popen(
            contestant.command,
            cwd=contestant.folder,
            env=environment(contestant.env),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def answer(self) -> str | None:
        """The next line that is an answer (a library may greet on stdout); None when the process has ended."""
        assert self.process.stdout
        return next((line for line in self.process.stdout if line.startswith(("ready", "{"))), None)

    def play(self, seconds: float) -> Sample:
        assert self.process.stdin
        self.process.stdin.write(f"{seconds}\n")
        self.process.stdin.flush()
        answer = self.answer()
        if answer is None:
            raise RuntimeError(self.last_words())
        sample: Sample = json.loads(answer)
        return sample

    def last_words(self) -> str:
        _, errors = self.process.communicate()
        return (errors.strip().splitlines() or ["it ended without a word"])[-1]

    def stop(self) -> None:
        self.process.communicate()  # closes stdin, which ends it


class Figures:
    """The samples of one contestant, one a round."""

    def __init__(self, contestant: Contestant, samples: list[Sample], first: str = "") -> None:
        self.id = contestant.id
        self.name = contestant.name
        self.samples = samples
        self.first = first  # what came of the warm-up, in the worker's words: the same from the same seed

    @property
    def rates(self) -> list[float]:
        return [sample["decisions"] / sample["seconds"] for sample in self.samples]

    @property
    def rate(self) -> float:
        """Decisions a second."""
        return median(self.rates)

    @property
    def listed(self) -> float:
        """Actions listed at a decision."""
        return sum(s["listed"] for s in self.samples) / sum(s["decisions"] for s in self.samples)

    @property
    def ns_per_action(self) -> float:
        """CPU time over the actions listed."""
        return median(self.ns_of_rounds())

    @property
    def quietest(self) -> float:
        """The same in the round that was disturbed least."""
        return min(self.ns_of_rounds())

    def ns_of_rounds(self) -> list[float]:
        return [1e9 * sample["seconds"] / sample["listed"] for sample in self.samples]

    def times(self, other: "Figures") -> float:
        """How many times as fast, compared round by round."""
        return median(self.ratios(other))

    def ratios(self, other: "Figures") -> list[float]:
        """One a round."""
        return [mine / its for mine, its in zip(self.rates, other.rates, strict=True)]


def run(
    contestants: list[Contestant], rounds: int, seconds: float, what: str = ""
) -> tuple[list[Figures], dict[str, str]]:
    """The figures of all that ran; and who did not, and why."""
    failed: dict[str, str] = {}
    workers: dict[str, Worker] = {}
    firsts: dict[str, str] = {}
    try:
        for each in contestants:
            worker = Worker(each)
            answer = worker.answer()
            if answer is None:
                failed[each.name] = worker.last_words()
            else:
                workers[each.id] = worker
                firsts[each.id] = answer.removeprefix("ready").strip()
        samples: dict[str, list[Sample]] = {id: [] for id in workers}
        for number in range(rounds):
            say(what or f"round {number + 1} of {rounds}")
            for id, worker in workers.items():
                samples[id].append(worker.play(seconds))
    finally:
        for worker in workers.values():
            worker.stop()
    ran = [each for each in contestants if each.id in samples]
    return [Figures(each, samples[each.id], firsts[each.id]) for each in ran], failed
