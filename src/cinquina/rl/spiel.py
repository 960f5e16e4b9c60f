"""Registration of the games in OpenSpiel as `cinquina_<game>`. It needs the extra `openspiel`.

    from cinquina.rl import spiel

    spiel.register()
    game = pyspiel.load_game("cinquina_holi(players=2,mode=drawn)")

Seats that decide at the same time do so one after the other; what they decided stays hidden in the observations.
"""

from typing import Any

import numpy as np

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        'cinquina.rl.spiel needs pyspiel, which is not installed: pip install "cinquina[openspiel]"',
        name=error.name,
    ) from None

from cinquina.core.state import CHANCE, OVER, State
from cinquina.games import games
from cinquina.library.bound_game import game as bound
from cinquina.rl.watching import Decision, Watcher

PREFIX = "cinquina_"


def register() -> list[str]:
    """Register every game that has environments; return the names. A second call changes nothing."""
    found = []
    for facts in games():
        if facts.rules(facts.setup()).observer() is not None:
            name = f"{PREFIX}{facts.id}"
            if name not in pyspiel.registered_names():
                pyspiel.register_game(kind_of(name, facts), class_of(name, facts))
            found.append(name)
    return found


def kind_of(name: str, facts: Any) -> Any:
    counts = facts.seat_counts()
    kinds = pyspiel.GameType
    return kinds(
        short_name=name,
        long_name=f"Cinquina: {facts.title}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.IDENTICAL if facts.cooperative else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": counts[0], "mode": ""},
    )


def class_of(name: str, facts: Any) -> type[Any]:
    """Return the class of a game, as OpenSpiel wants one for each."""
    kind = kind_of(name, facts)

    class Named(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, facts.id, params or {})

    return Named


class SpielGame(pyspiel.Game):
    def __init__(self, kind: Any, id: str, params: dict[str, Any]) -> None:
        mode = params.get("mode") or None
        setup = {"mode": mode} if mode else {}
        self.watcher = Watcher(bound(id, seats=params.get("players"), **setup))
        rules = self.watcher.game.rules
        info = pyspiel.GameInfo(
            num_distinct_actions=self.watcher.ids,
            max_chance_outcomes=int(rules.max_actions),
            num_players=self.watcher.game.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=int(rules.max_entries) * self.watcher.parts,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        return SpielObserver(self.watcher)


class Moment:
    """A position, and the numbers that the seat to decide has chosen so far. OpenSpiel copies it with each state."""

    def __init__(self, watcher: Watcher, state: State) -> None:
        self.watcher = watcher
        self.state = state
        self.who = int(state.turn())
        self.decision: Decision | None = watcher.decision(state, self.who) if self.who >= 0 else None

    def __deepcopy__(self, memo: Any) -> "Moment":
        other = Moment(self.watcher, self.state.copy())
        if self.decision and other.decision:
            for number in self.decision.chosen:
                other.decision.narrow(number)
        return other

    def moment_after(self, action: int) -> "Moment":
        """Return the moment after a number of the seat, or after an outcome of chance, given by its place."""
        found: int | None
        if self.decision is None:
            found = self.watcher.game.rules.actions(self.state, CHANCE)[action]
        else:
            found = self.decision.narrow(action)
        if found is None:
            return self
        self.state.apply(self.who, found)
        return Moment(self.watcher, self.state)


class SpielState(pyspiel.State):
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.moment = Moment(game.watcher, game.watcher.game.rules.start())

    def current_player(self) -> int:
        who = self.moment.who
        if who == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if who == CHANCE else who

    def is_terminal(self) -> bool:
        return self.moment.who == OVER

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the places of the outcomes in their list, since an outcome itself may be a large number."""
        weights = self.moment.watcher.game.rules.weights(self.moment.state)
        return [(n, weight / sum(weights)) for n, weight in enumerate(weights)]

    def _legal_actions(self, player: int) -> list[int]:
        decision = self.moment.decision
        if decision is None or player != self.moment.who:
            return []
        return [int(number) for number in np.unique(decision.numbers)]

    def _apply_action(self, action: int) -> None:
        self.moment = self.moment.moment_after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        rules, state = self.moment.watcher.game.rules, self.moment.state
        if self.moment.who == CHANCE:
            return rules.text(state, CHANCE, rules.actions(state, CHANCE)[action])
        return str(action)

    def returns(self) -> list[float]:
        state = self.moment.state
        return [float(state.utility(seat)) if self.is_terminal() else 0.0 for seat in range(int(state.seats))]

    def __str__(self) -> str:
        rules = self.moment.watcher.game.rules
        return rules.picture(rules.view(self.moment.state, None))


class SpielObserver:
    """The tensor of a player: what the seat may know."""

    def __init__(self, watcher: Watcher) -> None:
        self.watcher = watcher
        self.tensor = np.zeros(watcher.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        moment = state.moment
        chosen = moment.decision.chosen if moment.decision and moment.who == player else ()
        self.tensor[:] = self.watcher.observation(moment.state, player, chosen)

    def string_from(self, state: SpielState, player: int) -> str:
        rules = self.watcher.game.rules
        return rules.picture(rules.view(state.moment.state, player))
