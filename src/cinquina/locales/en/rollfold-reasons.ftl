# Why a die, a string or a fold is better chosen this way. “worth” is in turns, against the other choices.

rollfold-expected_solo = { $range ->
    [none] In the end, hardly any of the column is still free
    [all] In the end, nearly all of the column is still free
   *[other] In the end, { core-range } of the column is still free
}

rollfold-reason-owed-for = leaves more numbers to draw this turn
rollfold-reason-owed-against = leaves fewer numbers to draw this turn
rollfold-reason-faces-for = { $worth ->
    [0] leaves the faces still needed a little nearer
    [0.5] leaves the faces still needed about half a turn nearer
    [1] leaves the faces still needed about one turn nearer
    [1.5] leaves the faces still needed about a turn and a half nearer
   *[other] leaves the faces still needed about { NUMBER($worth, maximumFractionDigits: 1) } turns nearer
}
rollfold-reason-faces-against = { $worth ->
    [0] leaves the faces still needed a little further away
    [0.5] leaves the faces still needed about half a turn further away
    [1] leaves the faces still needed about one turn further away
    [1.5] leaves the faces still needed about a turn and a half further away
   *[other] leaves the faces still needed about { NUMBER($worth, maximumFractionDigits: 1) } turns further away
}
rollfold-reason-bonuses-for = has better corner bonuses in sight
rollfold-reason-bonuses-against = has lesser corner bonuses in sight
rollfold-reason-folds-for = has fewer corners left to fold
rollfold-reason-folds-against = has more corners left to fold
rollfold-reason-bulbs-for = { $worth ->
    [0] leaves the light bulbs a little nearer
    [0.5] leaves the light bulbs about half a turn nearer
    [1] leaves the light bulbs about one turn nearer
    [1.5] leaves the light bulbs about a turn and a half nearer
   *[other] leaves the light bulbs about { NUMBER($worth, maximumFractionDigits: 1) } turns nearer
}
rollfold-reason-bulbs-against = { $worth ->
    [0] leaves the light bulbs a little further away
    [0.5] leaves the light bulbs about half a turn further away
    [1] leaves the light bulbs about one turn further away
    [1.5] leaves the light bulbs about a turn and a half further away
   *[other] leaves the light bulbs about { NUMBER($worth, maximumFractionDigits: 1) } turns further away
}
rollfold-reason-symbols-for = { $way ->
    [better] marks a winning symbol
   *[other] has fewer winning symbols left to mark
}
rollfold-reason-symbols-against = has more winning symbols left to mark
rollfold-reason-join-for = { $worth ->
    [0] makes linking the winning symbols a little shorter
    [0.5] saves about half a turn in linking the winning symbols
    [1] saves about one turn in linking the winning symbols
    [1.5] saves about a turn and a half in linking the winning symbols
   *[other] saves about { NUMBER($worth, maximumFractionDigits: 1) } turns in linking the winning symbols
}
rollfold-reason-join-against = { $worth ->
    [0] makes linking the winning symbols a little longer
    [0.5] needs about half a turn more to link the winning symbols
    [1] needs about one more turn to link the winning symbols
    [1.5] needs about a turn and a half more to link the winning symbols
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
