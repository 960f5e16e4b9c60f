# Why a Block is better drawn here than there. “amount” compares it with the other choices, “change” with the sheet now.

foldris-expected_solo = { $range ->
    [none] In the end, hardly any lines are folded
   *[other] In the end you have folded { $spread ->
        [0] about { $high ->
            [one] one line
           *[other] { $high } lines
        }
       *[other] { $low } to { $high } lines
    }
}

foldris-reason-covered-for = { $way ->
    [better] opens { $change ->
        [one] a covered square
       *[other] { $change } covered squares
    } again
   *[other] { $value ->
        [0] leaves no square covered
       *[other] { $amount ->
            [0] leaves less covered
            [one] leaves one fewer square covered
           *[other] leaves { $amount } fewer squares covered
        }
    }
}
foldris-reason-covered-against = { $amount ->
    [0] leaves more covered
    [one] leaves one more square covered
   *[other] leaves { $amount } more squares covered
}
foldris-reason-covered_lines-for = { $amount ->
    [0] has fewer lines with covered squares
    [one] keeps one more line free of covered squares
   *[other] keeps { $amount } more lines free of covered squares
}
foldris-reason-covered_lines-against = { $amount ->
    [0] has more lines with covered squares
    [one] has one more line with covered squares
   *[other] has { $amount } more lines with covered squares
}
foldris-reason-wells-for = { $value ->
    [0] leaves no deep gap that only a long Block fills
   *[other] leaves less room in deep gaps that only a long Block fills
}
foldris-reason-wells-against = leaves more room in deep gaps that only a long Block fills
foldris-reason-headroom-for = stays further away from the top edge
foldris-reason-headroom-against = comes nearer to the top edge
foldris-reason-first_points-for = { $way ->
    [better] earns Bonus points
   *[other] leaves more Bonus points
}
foldris-reason-first_points-against = leaves fewer Bonus points
foldris-reason-other_points-for = { $way ->
    [better] adds to the store of Bonus points
   *[other] leaves a larger store of Bonus points
}
foldris-reason-other_points-against = leaves a smaller store of Bonus points
foldris-reason-lines-for = { $way ->
    [better] folds { $change ->
        [one] a line
       *[other] { $change } lines
    }
   *[other] leaves more lines folded
}
foldris-reason-lines-against = folds fewer lines
foldris-reason-heights-for = builds the columns up more
foldris-reason-heights-against = builds the columns up less
foldris-reason-uneven-for = leaves a smoother top
foldris-reason-uneven-against = leaves a rougher top
foldris-reason-end-for = { $way ->
    [better] ends the game well
   *[other] keeps the game going
}
foldris-reason-end-against = { $way ->
    [worse] ends the game badly
   *[other] does not end the game well yet
}
