# Why a die, a string or a fold is better chosen this way. “worth” is in turns, against the other choices.

rollfold-expected_solo = { $range ->
    [none] In the end, hardly any of the column is still free
    [all] In the end, nearly all of the column is still free
   *[other] In the end, { core-range } of the column is still free
}

rollfold-reason-owed-for = leaves you more numbers to draw this turn
rollfold-reason-owed-against = leaves you fewer numbers to draw this turn
rollfold-reason-faces-for = { $worth ->
    [0] leaves the faces you need a little nearer
    [one] leaves the faces you need about one turn nearer
   *[other] leaves the faces you need about { NUMBER($worth, maximumFractionDigits: 1) } turns nearer
}
rollfold-reason-faces-against = { $worth ->
    [0] leaves the faces you need a little further away
    [one] leaves the faces you need about one turn further away
   *[other] leaves the faces you need about { NUMBER($worth, maximumFractionDigits: 1) } turns further away
}
rollfold-reason-bonuses-for = has better corner bonuses in sight
rollfold-reason-bonuses-against = has lesser corner bonuses in sight
rollfold-reason-folds-for = has fewer corners left to fold
rollfold-reason-folds-against = has more corners left to fold
rollfold-reason-bulbs-for = { $worth ->
    [0] leaves the light bulbs a little nearer
    [one] leaves the light bulbs about one turn nearer
   *[other] leaves the light bulbs about { NUMBER($worth, maximumFractionDigits: 1) } turns nearer
}
rollfold-reason-bulbs-against = { $worth ->
    [0] leaves the light bulbs a little further away
    [one] leaves the light bulbs about one turn further away
   *[other] leaves the light bulbs about { NUMBER($worth, maximumFractionDigits: 1) } turns further away
}
rollfold-reason-symbols-for = { $way ->
    [better] marks a winning symbol
   *[other] has fewer winning symbols left to mark
}
rollfold-reason-symbols-against = has more winning symbols left to mark
rollfold-reason-join-for = { $worth ->
    [0] makes linking the winning symbols a little shorter
    [one] saves about one turn in linking the winning symbols
   *[other] saves about { NUMBER($worth, maximumFractionDigits: 1) } turns in linking the winning symbols
}
rollfold-reason-join-against = { $worth ->
    [0] makes linking the winning symbols a little longer
    [one] needs about one more turn to link the winning symbols
   *[other] needs about { NUMBER($worth, maximumFractionDigits: 1) } more turns to link the winning symbols
}
rollfold-reason-spent-for = wins with fewer X’s
rollfold-reason-spent-against = wins with more X’s
rollfold-reason-end-for = { $way ->
    [better] wins
   *[other] does not lose the game
}
rollfold-reason-end-against = { $way ->
    [worse] loses the game
   *[other] does not win yet
}
