"""What the host of a game of Flow chose: the same in the whole game."""

from typing import Final

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(acyclic=True)
class Options:
    def __init__(
        self,
        hand: int,
        level: int,
        first: int,
        round_ms: int,
        turns: int,
        team_loss: bool,
        remain_scenario_only: bool,
    ) -> None:
        self.hand: Final[i64] = hand  # cards for each seat
        self.level: Final[i64] = level  # Scenario cards to keep
        self.first: Final[i64] = first  # a seat, or -1 = chance decides
        self.round_ms: Final[i64] = round_ms  # 0 = no clock
        self.turns: Final[i64] = turns  # per round, without a clock
        self.team_loss: Final = team_loss
        self.remain_scenario_only: Final = remain_scenario_only
