# Why a turn is better played this way. “amount” compares with the other choices.

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
    [0] leaves less to your strongest rival
    [one] leaves your strongest rival a point less
   *[other] leaves your strongest rival { $amount } points less
}
holi-reason-rivals-against = { $amount ->
    [0] leaves more to your strongest rival
    [one] leaves your strongest rival a point more
   *[other] leaves your strongest rival { $amount } points more
}
holi-reason-sweets-for = { $way ->
    [up] collects { $change ->
        [one] a sweet
       *[other] { $change } sweets
    }
   *[other] has more sweets
}
holi-reason-sweets-against = collects fewer sweets
holi-reason-tokens-for = keeps { $amount ->
    [0] more tokens to throw later
    [one] one more token to throw later
   *[other] { $amount } more tokens to throw later
}
holi-reason-tokens-against = leaves { $amount ->
    [0] fewer tokens to throw later
    [one] one token fewer to throw later
   *[other] { $amount } fewer tokens to throw later
}
holi-reason-storey-for = { $way ->
    [up] brings you up, where every token counts more
   *[other] saves tokens for higher up, where each counts more
}
holi-reason-storey-against = keeps you further down, where a token counts less
holi-reason-end-for = decides the game in your favour
holi-reason-end-against = decides the game against you
