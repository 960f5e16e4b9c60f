"""All contestants in the same run, in turn, several times: what disturbs one round disturbs everybody in it."""

import json
import subprocess
from statistics import median

from bench.contestants import Contestant, environment
from bench.environment import ROOT, say

Sample = dict[str, float]


class Worker:
    """A contestant's process, warm and waiting."""

    def __init__(self, contestant: Contestant) -> None:
        self.process = subprocess.Popen(
            contestant.command,
            cwd=ROOT,
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

    def __init__(self, contestant: Contestant, samples: list[Sample]) -> None:
        self.id = contestant.id
        self.name = contestant.name
        self.samples = samples

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
        return median(mine / its for mine, its in zip(self.rates, other.rates, strict=True))


def run(contestants: list[Contestant], rounds: int, seconds: float) -> tuple[list[Figures], dict[str, str]]:
    """The figures of all that ran; and who did not, and why."""
    failed: dict[str, str] = {}
    workers: dict[str, Worker] = {}
    try:
        for each in contestants:
            worker = Worker(each)
            if worker.answer() is None:
                failed[each.name] = worker.last_words()
            else:
                workers[each.id] = worker
        samples: dict[str, list[Sample]] = {id: [] for id in workers}
        for number in range(rounds):
            say(f"round {number + 1} of {rounds}")
            for id, worker in workers.items():
                samples[id].append(worker.play(seconds))
    finally:
        for worker in workers.values():
            worker.stop()
    return [Figures(each, samples[each.id]) for each in contestants if each.id in samples], failed
