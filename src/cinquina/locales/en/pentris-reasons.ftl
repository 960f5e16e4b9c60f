# Why a piece is better placed, or a group better claimed, this way. “amount” compares with the other choices, “way” with now.

pentris-expected_solo = { $range ->
    [none] In the end, hardly any of the points for the highest rank
    [all] In the end, nearly all the points for the highest rank
   *[other] In the end, { core-range } of the points for the highest rank
}

pentris-reason-score-for = { $amount ->
    [0] scores a little more at once
    [one] scores a point more at once
   *[other] scores { $amount } points more at once
}
pentris-reason-score-against = { $amount ->
    [0] scores a little less at once
    [one] scores a point less at once
   *[other] scores { $amount } points less at once
}
pentris-reason-rows-for = { $way ->
    [better] completes { $change ->
        [one] a row
       *[other] { $change } rows
    }
   *[other] has more complete rows
}
pentris-reason-rows-against = has fewer complete rows
pentris-reason-fill-for = packs the rows more tightly
pentris-reason-fill-against = packs the rows less tightly
pentris-reason-holes-for = leaves fewer holes under the pieces
pentris-reason-holes-against = leaves more holes under the pieces
pentris-reason-height-for = wastes less of the chute’s height
pentris-reason-height-against = wastes more of the chute’s height
pentris-reason-rough-for = leaves a smoother surface for the next piece
pentris-reason-rough-against = leaves a rougher surface for the next piece
pentris-reason-groups-for = { $amount ->
    [0] leaves more in the groups still to be claimed
    [one] leaves one more candy in the groups still to be claimed
   *[other] leaves { $amount } more candies in the groups still to be claimed
}
pentris-reason-groups-against = { $amount ->
    [0] leaves less in the groups still to be claimed
    [one] leaves one fewer candy in the groups still to be claimed
   *[other] leaves { $amount } fewer candies in the groups still to be claimed
}
pentris-reason-open_border-for = leaves the groups more room to grow
pentris-reason-open_border-against = leaves the groups less room to grow
pentris-reason-star_points-for = { $amount ->
    [0] makes the stars worth more
    [one] makes the stars worth a point more
   *[other] makes the stars worth { $amount } points more
}
pentris-reason-star_points-against = { $amount ->
    [0] makes the stars worth less
    [one] makes the stars worth a point less
   *[other] makes the stars worth { $amount } points less
}
pentris-reason-stars-for = has more in stars that can still grow
pentris-reason-stars-against = has less in stars that can still grow
pentris-reason-platinum_rows-for = { $way ->
    [better] brings platinum stars into complete rows
   *[other] has more platinum stars in complete rows
}
pentris-reason-platinum_rows-against = has fewer platinum stars in complete rows
pentris-reason-platinum-for = has more platinum stars in rows that are not complete yet
pentris-reason-platinum-against = has fewer platinum stars in rows that are not complete yet
pentris-reason-personal-for = leaves more or better personal pieces
pentris-reason-personal-against = leaves fewer or weaker personal pieces
pentris-reason-tokens-for = leaves more tokens in hand
pentris-reason-tokens-against = { $way ->
    [worse] costs a token
   *[other] leaves fewer tokens in hand
}
