# Why a die, a string or a fold is better chosen this way. “worth” is in turns, against the other choices.

rollfold-expected_solo = About { $percent } % of the column still free at the end

rollfold-reason-owed-for = leaves you more numbers to draw in this turn
rollfold-reason-owed-against = leaves you fewer numbers to draw in this turn
rollfold-reason-faces-for = brings you about { $worth ->
    [one] one turn
   *[other] { NUMBER($worth, maximumFractionDigits: 1) } turns
} nearer to the faces you need
rollfold-reason-faces-against = leaves the faces you need about { $worth ->
    [one] one turn
   *[other] { NUMBER($worth, maximumFractionDigits: 1) } turns
} further away
rollfold-reason-bonuses-for = goes for a better corner bonus
rollfold-reason-bonuses-against = gives up a corner bonus
rollfold-reason-folds-for = has one corner less to fold
rollfold-reason-folds-against = has one corner more to fold
rollfold-reason-bulbs-for = brings you about { $worth ->
    [one] one turn
   *[other] { NUMBER($worth, maximumFractionDigits: 1) } turns
} nearer to the light bulbs
rollfold-reason-bulbs-against = leaves the light bulbs about { $worth ->
    [one] one turn
   *[other] { NUMBER($worth, maximumFractionDigits: 1) } turns
} further away
rollfold-reason-symbols-for = marks a winning symbol
rollfold-reason-symbols-against = leaves a winning symbol without an X
rollfold-reason-join-for = saves about { $worth ->
    [one] one turn
   *[other] { NUMBER($worth, maximumFractionDigits: 1) } turns
} in joining the winning symbols
rollfold-reason-join-against = needs about { $worth ->
    [one] one turn more
   *[other] { NUMBER($worth, maximumFractionDigits: 1) } turns more
} to join the winning symbols
rollfold-reason-spent-for = wins with fewer X’s
rollfold-reason-spent-against = wins with more X’s
rollfold-reason-end-for = wins
rollfold-reason-end-against = does not win
