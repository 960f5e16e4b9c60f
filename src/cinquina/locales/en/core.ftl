# Words that every game and every screen shares

core-language = English
core-number = { $value }
core-and = { $first } and { $last }
core-you = you
core-story_begin = The beginning
core-story_end = The end
core-line = { core-line.says }.
    .says = { $you ->
        [true] You
       *[false] { $seat }
    } { $clauses }
core-line_effects = { core-line.says }: { $effects }.
core-deed = { $you ->
    [true] Your last decision.
   *[false] { $seat }’s last decision.
}
core-asks = { $seat }, it is your turn.
core-chance = Chance
core-clock = Clock

# What a hint says in every game

core-reason_only = is all there is to do
core-reason_tried = came out best when played on from here
core-reason_same = makes no difference: all choices work out the same
core-reason_even = works out about the same
core-reason_worse = came out worse when played on from here
core-reason_ends = ends the game
core-reason_but = { $good }, but { $bad }
core-reason_ahead = { $reasons } (counting what you can still do this turn)
core-expected_win = { $range ->
    [none] You hardly ever win when good players go on from here
    [all] You nearly always win when good players go on from here
   *[other] You win { core-range } of the games that good players play on from here
}
core-expected_team = { $range ->
    [none] The team hardly ever wins from here
    [all] The team nearly always wins from here
   *[other] The team wins { core-range } of the games from here
}
core-expected_even = About as good in the end
core-expected_less = A little less good in the end

# A share between two marks

core-range = { $range ->
    [about] about { core-share_least }
    [below] at most { core-share_most }
    [above] at least { core-share_least }
   *[between] between { core-share_least } and { core-share_most }
}
core-share_least = { $least ->
    [tenth] a tenth
    [quarter] a quarter
    [third] a third
    [half] half
    [two_thirds] two thirds
    [three_quarters] three quarters
   *[other] nine tenths
}
core-share_most = { $most ->
    [tenth] a tenth
    [quarter] a quarter
    [third] a third
    [half] half
    [two_thirds] two thirds
    [three_quarters] three quarters
   *[other] nine tenths
}

# What a finished game hung on, in two or three sentences

core-sum_turned = { $when ->
    [never] { $seat } won without ever being clearly behind.
    [early] { $seat } was behind at first, but turned the game around in the first half.
    [late] { $seat } was behind for a long time, but turned the game around in the second half.
   *[end] { $seat } was behind until shortly before the end, and still won.
}
core-sum_well = { $how ->
    [better] It went better than the start promised.
    [worse] It went less well than the start promised.
   *[same] It went about as the start promised.
}
core-sum_luck = { $side ->
    [good] Luck helped { $seat } most.
   *[bad] Luck was hardest on { $seat }.
}
core-sum_luck_shared = { $side ->
    [good] Luck helped.
   *[bad] Luck was unkind.
}
core-sum_luck_unclear = How much of it was luck is too close to call.
core-sum_choice = The choice that cost most was made by { $seat }: look at it below.
core-sum_choices_fine = No choice stands out that could have been better.

level-random = Random
level-greedy = Greedy
level-newcomer = Newcomer
level-casual = Casual
level-strong = Strong
level-expert = Expert

preset-little = Little ones
preset-first = First game
preset-box = As in the box
preset-usual = The usual game
preset-experts = Experts

level-newcomer-means = Plays sensibly but overlooks half of what it could do: for a first game.
level-casual-means = Knows what is good, but often settles for second best.
level-strong-means = Always takes what looks best right now; does not think ahead.
level-expert-means = Plays many games in its head before every decision, for up to two seconds.

# What can be asked in words, and what is told

core-question-turn = whose turn is it; whose turn; who is it up to
    .brief = whose turn: who the table is waiting for, and what you are asked
core-question-choices = what can I do; what fits; where does it fit; list; what fits <start>; list <start>; what fits from <number>; what fits <start> from <number>; list from <number>; list <start> from <number>
    .brief = what fits: your choices, the best first, with what each brings
core-question-score = score; the score; score of <seat>
    .brief = score, or score of a player: how everybody stands
core-question-happened = what happened; what has happened; what did they do; story
    .brief = what happened: the last turns
core-question-time = time; the time; how much time is left; clock
    .brief = time: how long the clock still runs
core-question-notation = notation; how do I write it
    .brief = notation: how a decision is written
core-question-help = help; what can I ask; questions
    .brief = help: this list
core-question-ready = ready; I am ready; I’m ready; we are ready; we’re ready
    .brief = ready: say that you are ready; the clock starts when everybody is
core-question-hint = hint; a hint; help me; what should I do
    .brief = hint: the best idea, and why
core-question-undo = undo; take back; take it back
    .brief = undo: take back your last decision
core-question-again = again; repeat; say it again; what was that
    .brief = again: what was said last
core-question-said = what was said; what did you say; read it back
    .brief = what was said: the last announcements
core-answer_turn = { $seats_you ->
    [true] { $count ->
        [one] It is your turn.
       *[other] The table waits for { $seats }.
    }
   *[false] The table waits for { $seats }.
}
core-answer_ready = { $you ->
    [true] You begin.
   *[false] { $seat } begins.
} { $count ->
    [one] { $seats_you ->
        [true] The table waits for you. Are you ready?
       *[false] The table waits for { $seats } to be ready.
    }
   *[other] The table waits for { $seats } to be ready.
}
core-answer_over = Nobody is asked anything now.
core-answer_score = { $you ->
    [true] You: { $scores }.
   *[false] { $seat }: { $scores }.
}
core-answer_total = { $you ->
    [true] You { $points }
   *[false] { $seat } { $points }
}
core-answer_totals = { $scores }. Ask “score of { $seat }” for the parts.
core-answer_time = { $seconds ->
    [one] One second left.
   *[other] { $seconds } seconds left.
}
core-answer_time_waits = { $count ->
    [0] The clock stands still.
   *[other] The clock stands still. The menu offers more time, or a game without a clock.
}
core-answer_timeless = There is no clock in this game.
core-answer_choices = { $count ->
    [0] No choice begins like that.
    [one] One choice.
   *[other] { $count } choices.
}
core-answer_choice = { $count ->
    [0] { $notation }.
   *[other] { $notation }: { $brings }.
}
core-answer_option = { $count ->
    [0] { CAPITAL($words) }. Type { $notation }.
   *[other] { CAPITAL($words) }: { $brings }. Type { $notation }.
}
core-answer_more = { $count ->
    [one] One more.
   *[other] { $count } more.
} For the next, type “what fits from { $number }”; to narrow them down, say how they begin: list { $start }
core-answer_nothing = There is nothing to tell.
core-answer_help = { $asked ->
    [true] Type a decision, such as { $example }, or a question.
   *[false] Type a question.
}
core-answer_question = { $brings }.

# What happens at a table

table-time_up = { $seat } has run out of time; the rules decided.
table-took_back = { $seat } takes back the last decision.

# Who sits where

table-sat_down = { $name } sits down.
table-stood_up = { $name } has left; the seat is open again.
table-removed = The host has opened { $name }’s seat.
table-bot_sat = A bot plays as { $seat }.
table-left = { $name } has left. A bot plays on until { $name } comes back.
table-replaced = { $name } is away. A bot plays on until { $name } comes back.
table-came_back = { $name } is back.
table-offered = { $seat }’s seat is free for whoever comes; a bot plays there meanwhile.
table-waits = { $name } gets the seat as soon as no secret cards or choices are left there.
table-took_over = { $name } takes over from { $seat }.
table-gave_up = { $name } gave up; a bot takes the seat, outside the ranking.
table-conceded = { $name } gave up. The game is over.
table-left_team = { $name } gave up. A bot joins the team.
table-hosts = { $name } is the host now.
table-declined = { $what ->
    [pause] { $name } would rather not: the clock runs on.
   *[undo] { $name } would rather not: nothing is taken back.
}
table-withdrew = { $name } no longer asks { $what ->
    [pause] for a pause
   *[undo] to take anything back
}.
table-tries = From here on, { $name } tries another way.

# How a game ends that was not played to its end

table-won_as_last = { $you ->
    [true] You win
   *[false] { $seat } wins
}: { $names } gave up.
table-won_among_rest = { $count ->
    [one] { $seats_you ->
        [true] You come first among those who played to the end.
       *[false] { $seats } comes first among those who played to the end.
    }
   *[other] { $seats } come first among those who played to the end.
}
table-abandoned = { $name } gave up, and nobody is left to play. The game ends here.
    .yours = You gave up, and nobody else is left to play. The game ends here.
    .mine = You gave up. The game ends here.

# What a table refuses

table-after_time = The time was up before that arrived.
table-bad_line = A message must have 1 to { $most } characters, all of them visible.
table-not_here = Only the person at the computer that runs this server can do that.
table-no_network = This computer is on no network that others could join from, or another program has taken its place there.
table-bad_name = A name must have 1 to { $most } characters, all of them visible.
table-cannot_undo = Too much rests on this decision; it can no longer be taken back.
table-chat_closed = Nobody talks at this table right now.
table-failed = Something went wrong here; the game is as it was before.
table-foreign_host = This server does not go by that address.
table-foreign_origin = That page may not play at this table.
table-full = All seats are taken.
table-hint_dropped = The position has changed; ask for the hint again.
table-host_only = Only the host can do this.
table-invalid = { $path }: { $message }
table-malformed = This message cannot be read: { $message }
table-no_analysis = The game cannot be analysed right now.
table-no_hint = There is no hint right now.
table-no_such_choice = { $number } is not a number on the list (1 to { $count }).
table-no_such_outcome = Chance cannot bring “{ $text }” now.
table-no_such_lesson = There is no such lesson.
table-no_such_page = There is no such page.
table-other_page = This page and its server are of different versions. Load the page again.
table-no_such_player = Nobody here is called “{ $text }”.
table-no_such_reaction = There is no such reaction.
table-no_such_seat = This table has no such seat.
table-no_such_table = There is no such table.
table-no_undo_in_time = What was done against the clock stays done.
table-no_undo_asked = Nobody is asking for that any longer.
table-not_allowed = “{ $text }” is not allowed now.
table-not_asked = Nobody asked you.
table-no_next = There is no harder game after this one.
table-nobody_decided = Nobody can try another way there: no person decided. Choose a person’s turn.
table-not_over = The game is not over yet.
table-not_paused = The table is not paused.
table-not_possible = “{ $text }” is not possible now; `list` shows what is.
table-not_reachable = The tables cannot be reached right now; please try again.
table-not_saved = This could not be saved; please try again.
table-not_understood = “{ $text }” is not understood; write it like this: { $example }
table-not_your_seat = This is not your seat.
table-not_yours = This is not yours.
table-nothing_to_undo = There is nothing to take back.
table-not_ready = The clock starts when everybody is ready; not yet: { $seats }.
table-open_seat = Play begins when every seat is taken; still open: { $seats }.
table-other_rules = This game was begun under rules { $made }; here they are { $these }. It is kept: a server running Cinquina { $program } can play it to the end; here you can open a new table.
table-over = The game is over.
table-paused = The table is paused.
table-quiet = The rules ask for silence now.
table-seat_taken = Somebody is already sitting there.
table-tick_early = At { $time } ms the time is not up: it runs until { $ends } ms.
table-tick_missing = The time was up at { $ends } ms: at { $time } ms the clock comes first.
table-time_backwards = This is stamped { $time } ms, the last entry { $last } ms: time does not go back.
table-too_fast = That is too fast; please wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
table-too_many_tables = You are hosting as many unfinished tables as one person may ({ $most }); finish some first.
table-too_large = That is too large; at most { $most } bytes are accepted.
table-too_late = That came too late: something else is asked now.
table-too_long = That is too long; at most { $most } characters are read.
table-try_again = This did not work; please try again.
table-undo_asked = { $seat } is already asking for something; answer that first.
table-undone_often = Decisions have been taken back { $most } times at this table; that is enough.
table-unreadable = This game cannot be read: { $why }
table-deserted = Everybody has left; play goes on when somebody comes back.
table-is_here = { $seat } is here: only they can give their seat away.
table-no_guest = There is nothing stored about you here yet.
table-not_begun = The game has not begun yet; simply leave the seat.
table-one_seat = You already have a seat here.
table-seat_gave_up = Somebody gave up this seat; a bot plays it to the end.
table-seated_often = Seats have changed hands { $most } times at this table; that is enough.
table-wrong_pass = This passphrase belongs to nobody here; perhaps it has been replaced by a new one.
