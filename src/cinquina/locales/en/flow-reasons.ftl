# Why a tile or a card is better used this way. “amount” compares with the other choices, “way” with the board now.

flow-expected_solo = { $range ->
    [none] You hardly ever win from here
    [all] You nearly always win from here
   *[other] You win { core-range } of the games from here
}

flow-reason-missing-for = { $amount ->
    [0] needs a little less to bring every animal to the Boat
    [one] needs one tile fewer to bring every animal to the Boat
   *[other] needs { $amount } tiles fewer to bring every animal to the Boat
}
flow-reason-missing-against = { $amount ->
    [0] needs a little more to bring every animal to the Boat
    [one] needs one more tile to bring every animal to the Boat
   *[other] needs { $amount } more tiles to bring every animal to the Boat
}
flow-reason-singles-for = { $way ->
    [better] shortens the animals’ own ways to the Boat
   *[other] keeps the animals’ own ways to the Boat shorter
}
flow-reason-singles-against = leaves the animals’ own ways to the Boat longer
flow-reason-cards-for = leaves more cards in hand
flow-reason-cards-against = { $way ->
    [worse] costs a card
   *[other] leaves fewer cards in hand
}
flow-reason-washed-for = loses less to the next wave
flow-reason-washed-against = loses more to the next wave
flow-reason-joined-for = { $value ->
    [0] may join all animals to the Boat with the next tile
   *[other] { $way ->
        [better] joins all animals to the Boat
       *[other] keeps all animals joined to the Boat
    }
}
flow-reason-joined-against = misses a chance to join all animals to the Boat
flow-reason-end-for = { $way ->
    [better] wins the game for the team
   *[other] does not lose the game
}
flow-reason-end-against = { $way ->
    [worse] loses the game
   *[other] does not win the game yet
}
