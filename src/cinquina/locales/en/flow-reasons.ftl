# Why a tile or a card is better used this way. “amount” compares with the other choices.

flow-expected_solo = You win about { $percent } of 100 games from here

flow-reason-missing-for = { $amount ->
    [0] brings all animals nearer to the Boat
    [one] needs one tile fewer until every animal reaches the Boat
   *[other] needs { $amount } fewer tiles until every animal reaches the Boat
}
flow-reason-missing-against = { $amount ->
    [0] brings the animals less near to the Boat
    [one] needs one more tile until every animal reaches the Boat
   *[other] needs { $amount } more tiles until every animal reaches the Boat
}
flow-reason-singles-for = shortens the ways of the single animals
flow-reason-singles-against = leaves the ways of the single animals longer
flow-reason-cards-for = keeps a card in hand
flow-reason-cards-against = costs a card
flow-reason-washed-for = loses less to the next wave
flow-reason-washed-against = loses more to the next wave
flow-reason-joined-for = { $value ->
    [0] may join all animals to the Boat with the next tile
   *[other] joins all animals to the Boat
}
flow-reason-joined-against = misses a chance to join all animals to the Boat
flow-reason-end-for = wins the game for the team
flow-reason-end-against = loses the game
