# Why a turn is better played this way. “amount” compares with the other choices, “way” with now.

holi-reason-total-for = { $amount ->
    [0] is worth a little more
    [one] is worth a point more
   *[other] is worth { $amount } points more
}
holi-reason-total-against = { $amount ->
    [0] is worth a little less
    [one] is worth a point less
   *[other] is worth { $amount } points less
}
holi-reason-rivals-for = { $amount ->
    [0] leaves less to the strongest rival
    [one] leaves the strongest rival a point less
   *[other] leaves the strongest rival { $amount } points less
}
holi-reason-rivals-against = { $amount ->
    [0] leaves more to the strongest rival
    [one] leaves the strongest rival a point more
   *[other] leaves the strongest rival { $amount } points more
}
holi-reason-sweets-for = { $way ->
    [better] collects { $change ->
        [one] a sweet
       *[other] { $change } sweets
    }
   *[other] has more sweets
}
holi-reason-sweets-against = has fewer sweets
holi-reason-tokens-for = leaves { $amount ->
    [0] more tokens to throw later
    [one] one more token to throw later
   *[other] { $amount } more tokens to throw later
}
holi-reason-tokens-against = leaves { $amount ->
    [0] fewer tokens to throw later
    [one] one fewer token to throw later
   *[other] { $amount } fewer tokens to throw later
}
holi-reason-storey-for = has more to throw from high up, where every token counts more
holi-reason-storey-against = has less to throw from high up, where every token counts more
holi-reason-end-for = { $way ->
    [better] ends the game well
   *[other] keeps the game going
}
holi-reason-end-against = { $way ->
    [worse] ends the game badly
   *[other] does not end the game well yet
}
