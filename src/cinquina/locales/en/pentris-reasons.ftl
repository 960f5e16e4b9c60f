# Why a piece is better placed, or a group better claimed, this way. “amount” compares with the other choices.

pentris-expected_solo = About { $percent } % of what the highest rank asks for

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
    [up] completes { $change ->
        [one] a row
       *[other] { $change } rows
    }
   *[other] has more complete rows
}
pentris-reason-rows-against = completes fewer rows
pentris-reason-fill-for = fills rows that are nearly complete
pentris-reason-fill-against = leaves the rows further from complete
pentris-reason-holes-for = { $amount ->
    [0] leaves fewer holes under the pieces
    [one] leaves one hole fewer under the pieces
   *[other] leaves { $amount } fewer holes under the pieces
}
pentris-reason-holes-against = { $amount ->
    [0] leaves more holes under the pieces
    [one] leaves one more hole under the pieces
   *[other] leaves { $amount } more holes under the pieces
}
pentris-reason-height-for = stays lower in the chute
pentris-reason-height-against = builds higher than it needs to
pentris-reason-rough-for = leaves a smoother surface for the next piece
pentris-reason-rough-against = leaves a rougher surface for the next piece
pentris-reason-groups-for = { $amount ->
    [0] leaves more in the groups you can still claim
    [one] leaves one more candy in the groups you can still claim
   *[other] leaves { $amount } more candies in the groups you can still claim
}
pentris-reason-groups-against = { $amount ->
    [0] leaves less in the groups you can still claim
    [one] leaves one candy fewer in the groups you can still claim
   *[other] leaves { $amount } fewer candies in the groups you can still claim
}
pentris-reason-open_border-for = leaves your groups more room to grow
pentris-reason-open_border-against = shuts your groups in
pentris-reason-star_points-for = { $amount ->
    [0] makes your stars worth more
    [one] makes your stars worth a point more
   *[other] makes your stars worth { $amount } points more
}
pentris-reason-star_points-against = { $amount ->
    [0] makes your stars worth less
    [one] makes your stars worth a point less
   *[other] makes your stars worth { $amount } points less
}
pentris-reason-stars-for = has stars that can still become more
pentris-reason-stars-against = has fewer stars that can still become more
pentris-reason-platinum_rows-for = brings platinum stars into complete rows
pentris-reason-platinum_rows-against = keeps platinum stars out of complete rows
pentris-reason-platinum-for = brings platinum stars into rows that you can complete
pentris-reason-platinum-against = has fewer platinum stars in rows that you can complete
pentris-reason-personal-for = leaves you better pieces of your own
pentris-reason-personal-against = leaves you fewer pieces of your own
pentris-reason-tokens-for = keeps a token in your hand
pentris-reason-tokens-against = costs a token
