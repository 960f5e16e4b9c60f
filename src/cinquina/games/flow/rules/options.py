"""The options of a game of Flow: constant during the game, except for the clock (flow R34)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from cinquina.games.flow.rules.actions import MOST_TURNS


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
        minute_ms: int = 60_000,
        agreed: int = 0,
        cards_drawn: bool = False,
    ) -> None:
        self.hand: Final[i64] = hand  # cards for each seat
        self.level: Final[i64] = level  # Scenario cards to keep
        self.first: Final[i64] = first  # a seat, or -1 = chance decides
        self.round_ms: Final[i64] = round_ms  # 0 = no clock
        self.turns: Final[i64] = turns  # per round, without a clock
        self.team_loss: Final = team_loss
        self.remain_scenario_only: Final = remain_scenario_only
        self.minute_ms: Final[i64] = minute_ms  # the edition's
        self.agreed: Final[i64] = agreed  # the action of the clock that changed it; 0 = as it was set up
        self.cards_drawn: Final = cards_drawn  # are the Scenario cards drawn? Otherwise they were chosen

    def length_of(self, action: i64) -> i64:
        """Return the length of a round in ms by the clock that an action sets; 0 = no clock."""
        if action <= MOST_TURNS:
            return 0
        return self.minute_ms if action == 60 else action * 1000

    def changes_nothing(self, action: i64) -> bool:
        """Return whether an action sets the clock that runs already."""
        length: i64 = self.length_of(action)
        return self.round_ms == length and (length > 0 or self.turns == action)

    def with_clock(self, round_ms: i64, turns: i64, agreed: i64) -> "Options":
        return Options(
            self.hand,
            self.level,
            self.first,
            round_ms,
            turns,
            self.team_loss,
            self.remain_scenario_only,
            self.minute_ms,
            agreed,
            self.cards_drawn,
        )
