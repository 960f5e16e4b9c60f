# Why a Block is better drawn here than there. “amount” compares it with the other choices, “change” with the sheet now.

foldris-expected_solo = About { $percent } % of all lines at the end

foldris-reason-covered-for = { $way ->
    [down] opens { $change ->
        [one] a covered square
       *[other] { $change } covered squares
    } again
   *[other] { $value ->
        [0] leaves no square covered
       *[other] { $amount ->
            [0] covers less
            [one] covers one square fewer
           *[other] covers { $amount } squares fewer
        }
    }
}
foldris-reason-covered-against = { $amount ->
    [0] covers more
    [one] covers one square more
   *[other] covers { $amount } squares more
}
foldris-reason-covered_lines-for = { $amount ->
    [0] keeps lines free of covered squares
    [one] keeps one more line free of covered squares
   *[other] keeps { $amount } more lines free of covered squares
}
foldris-reason-covered_lines-against = { $amount ->
    [0] spoils lines with covered squares
    [one] spoils one more line with covered squares
   *[other] spoils { $amount } more lines with covered squares
}
foldris-reason-wells-for = leaves fewer deep gaps that only a long Block fills
foldris-reason-wells-against = leaves deeper gaps that only a long Block fills
foldris-reason-headroom-for = stays further away from the top edge
foldris-reason-headroom-against = comes nearer to the top edge
foldris-reason-first_points-for = { $way ->
    [up] earns { $change ->
        [one] a Bonus point
       *[other] { $change } Bonus points
    }
   *[other] keeps { $amount ->
        [0] your Bonus points
        [one] a Bonus point more
       *[other] { $amount } Bonus points more
    }
}
foldris-reason-first_points-against = { $amount ->
    [0] costs Bonus points
    [one] leaves you a Bonus point less
   *[other] leaves you { $amount } Bonus points less
}
foldris-reason-other_points-for = { foldris-reason-first_points-for }
foldris-reason-other_points-against = { foldris-reason-first_points-against }
foldris-reason-lines-for = { $way ->
    [up] folds { $change ->
        [one] a line
       *[other] { $change } lines
    }
   *[other] has more lines folded
}
foldris-reason-lines-against = folds fewer lines
foldris-reason-heights-for = brings more lines near to being full
foldris-reason-heights-against = brings fewer lines near to being full
foldris-reason-uneven-for = leaves a smoother top
foldris-reason-uneven-against = leaves a rougher top
foldris-reason-end-for = decides the game in your favour
foldris-reason-end-against = decides the game against you
