# The command `cinquina`

cli-about = One table, many games: play them, study them, check their rules.
cli-usage = Usage:
cli-options = Options
cli-commands = Commands
cli-options-metavar = [OPTIONS]
cli-command-metavar = COMMAND …
cli-game-metavar = GAME
cli-mode-metavar = NAME
cli-set-metavar = NAME=VALUE
cli-bots-metavar = NAME,…
cli-help = Show this and do nothing else.
cli-version = Say which version this is, and whether the engine is compiled.
cli-lang = Language; by default that of the locale.

# The commands

cli-play = Play a game in the terminal: alone, against bots, or passing the keyboard around.
cli-play-more = Unless you say otherwise, you sit in seat A and a greedy bot in every other. During the game, “help” says what you can type.
cli-learn = Learn a game by playing: a first game that explains itself, and short lessons.
cli-learn-more = Without a game it lists the lessons. A lesson you left goes on where you stopped.
cli-serve = Open the table in the browser, for this machine or for everybody in the room.
cli-backup = Copy all tables into one file, also while the server runs.
cli-backup-done = { $file } has all tables now: { $kilobytes } kB, checked.
cli-backup-postgres = PostgreSQL makes its own copies: pg_dump --format=custom --file=FILE ADDRESS
cli-prune = Delete tables that nobody has touched for a long time.
cli-prune-more = Tables that have not begun within three weeks, and guests who have not come for more than a year, are deleted in any case.
cli-prune-older = Tables that nobody has touched for this many days, such as 90d; those of the last 24 hours stay in any case
cli-prune-today = Today’s date: you have looked, and this computer’s clock is right
cli-prune-not-today = Nothing was deleted: this computer’s clock says that today is { $clock }, not { $text }. Set the clock, then try again.
cli-prune-gap = Nothing was deleted: the clock may be wrong. It says that today is { $clock }, and nothing was stored between { $before } and { $after }. If the clock is wrong, set it; if it is right, add --today with today’s date.
cli-prune-age = “{ $text }” is not an age in days, such as 90d.
cli-prune-done = Deleted, tables: { $tables }, guests: { $guests }, editions: { $editions }.
cli-store = Where tables are kept: sqlite:///FILE or postgresql://…; by default a file in your data folder
cli-games = Say which games there are, for how many players, with which modes and settings.
cli-simulate = Let bots play many games against each other and print the figures.
cli-simulate-more = Shares and means come with their 95 % intervals. The same seed gives the same figures, however many processes work.
cli-replay = Tell a recorded game in words, move by move, with a picture of the end.
cli-hint = Say what a seat could do at a moment of a recorded game, and why.
cli-analyse = Say what a finished game hung on: a few sentences, a curve, luck and choice, and the choices that could have been better.
cli-check = Run scenario files, or all those in a folder: positions, moves, and what must come of them.
cli-perft = Count the ways in which a game can begin, entry by entry.
cli-new-game = Write a small game that runs at once, to be made into your own.
cli-new-game-more = In a checkout of Cinquina it gets its folder, its texts and a scenario there; docs/developers/add-a-game.md goes on.
cli-completion = Print the script that makes your shell complete this command.
cli-completion-more = For bash, add to ~/.bashrc: eval "$(cinquina completion bash)"

# Their options

cli-seats = How many seats.
cli-mode = The mode; `cinquina games` lists them.
cli-set = A setting of the game; can be given again.
cli-edition = An edition file (TOML) with the parts of your own box.
cli-seed = The seed of chance: the same seed, the same cards and dice.
cli-force = Overwrite a file that exists.
cli-solo = Play alone; the same as --seats 1.
cli-play-bots = Bots for the seats without people: one for all, or one each.
cli-humans = The seats of people; by default A.
cli-names = The names of the people, in the order of their seats.
cli-resume = Go on with a saved game.
cli-games-json = As JSON.
cli-simulate-games = How many games; by default 1000.
cli-simulate-bots = Who plays: one bot for all seats, or one for each. By default greedy.
cli-rotate = Let the bots change seats from game to game (the default), or not.
cli-workers = How many processes; by default one for each core.
cli-simulate-json = Write all figures as JSON to a file, or - to print them instead of the tables.
cli-replay-at = Show only the moment after entry N; 0 is the start.
cli-replay-all = A picture after every entry.
cli-replay-audit = Draw again what chance drew, and say whether all of it comes from the seed.
cli-audit-hash = The seed of this record has the hash { $hash }: compare it with the one that the table showed at the start.
cli-audit-taken = The first { $entries ->
    [one] entry was
   *[other] { $entries } entries were
} taken over from the table { $table }, whose seed has the hash { $hash }. After them chance draws from the seed above.
cli-audit-right = { $count ->
    [one] The one draw comes from { $seeds ->
        [one] it
       *[other] the seed it has to come from
    }.
   *[other] All { $count } draws come from { $seeds ->
        [one] it
       *[other] the seeds they have to come from
    }.
}
cli-audit-wrong = { $count ->
    [one] One draw does not come from { $seeds ->
        [one] it
       *[other] the seed it has to come from
    }: entry { $first }.
   *[other] { $count } draws do not come from { $seeds ->
        [one] it
       *[other] the seeds they have to come from
    }, the first is entry { $first }.
}
cli-hint-seat = The seat that asks; by default the first that owes a decision.
cli-hint-at = The moment after entry N; by default the last.
cli-hint-budget = A number of simulations, for the same hint each time; by default as many as fit in a moment.
cli-hint-cores = Think in this many processes at once, each with the whole budget; one by default.
cli-analyse-budget = Play on from each moment this many times, with the same result each time; by default as often as time allows.
cli-analyse-json = Write all figures to a file as well; - prints nothing else.
cli-depth = How many entries deep.
cli-new-game-package = Write a package of its own into a new folder instead.
cli-new-game-secret = Write a game with secret hands: each player plays from five cards that the others do not see.

# Mistakes

cli-maybe = did you mean { $name }?
cli-there-is = there is: { $names }
cli-no-command = there is no command “{ $name }” ({ $known })
cli-no-option = there is no option { $name } ({ $known })
cli-no-value = option { $name } needs a value
cli-missing = { $name } is missing
cli-too-much = this was not expected: { $text }
cli-not-one-of = “{ $value }” is unknown ({ $known })
cli-not-a-number = “{ $value }” is not a whole number of at least { $least }
cli-no-game = there is no game “{ $name }” ({ $known })
cli-no-lesson = { $game } has no lesson “{ $name }” ({ $known })
cli-no-lessons = { $game } has no lessons yet
cli-no-mode = { $game } has no mode “{ $name }” ({ $known })
cli-no-seats = { $game } is for { $allowed } { $most ->
    [one] seat
   *[other] seats
} here, not { $seats }
cli-not-installed = { $command } needs { $package }, which is not installed: pip install "cinquina[{ $extra }]"
cli-too-deep = a file is nested too deeply to be read
cli-no-seat = “{ $name }” is not a seat of this game ({ $known })
cli-no-setting = { $game } has no setting “{ $name }” ({ $known })
cli-no-setting-value = setting { $name } cannot be “{ $value }” ({ $known })
cli-set-how = --set needs a name and a value, such as name=value, not “{ $text }”
cli-no-bot = there is no bot “{ $name }” ({ $known })
cli-no-budget = “{ $name }”: only { $bot } has a number of simulations, such as { $bot }:500, at least 1
cli-bots-count = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
} for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}: give one for all, or one for each
cli-names-count = { $names ->
    [one] { $names } name
   *[other] { $names } names
} for { $seats ->
    [one] { $seats } person
   *[other] { $seats } people
}
cli-name-of-bot = “{ $name }” is the name of a bot; choose another
cli-solo-alone = --solo is for one seat, not { $seats }
cli-resume-alone = --resume goes on with the game as it was saved, so nothing else can be chosen
cli-exists = { $path } already exists and is not overwritten
cli-no-folder = there is no folder { $path }
cli-no-scenarios = { $path } holds no scenario files (*.toml)
cli-no-moment = this record has moments 0 to { $last }, not { $at }
cli-nobody-asked = nobody is asked to decide after entry { $at }
cli-not-asked = seat { $seat } is not asked to decide after entry { $at }; asked: { $asked }

# A game in the terminal

cli-player = Player { $letter }
cli-bot = Bot { $letter }
cli-seat = { $bot ->
    [no] { $letter } { $name }
   *[other] { $letter } { $name } ({ $bot })
}
cli-welcome = Type a choice or its number. Other words: list, hint, undo, show, save FILE, rules, help, quit.
cli-which-game = Which game?
cli-hand-over = Pass the keyboard to { $seat }; the others look away. { $seat }: press Enter
cli-hint-best = Hint: { $text }
cli-hint-or = Or: { $text }
cli-hint-why = It { $reasons }.
cli-hint-than = Compared with the first, it { $reasons }.
cli-more-choices = … and { $count } more. “list” followed by the beginning of a choice shows fewer.
cli-wasteful = Something cheaper does the same. Do it anyway? ({ $yes }/no)
cli-yes = yes
cli-save-how = Say where: save FILE
cli-saved = Saved: { $path }
cli-not-saved = Not saved: { $why }
cli-over = The end
cli-record = The record of this game: { $path }
cli-kept = Nothing is lost. Go on with: cinquina play --resume { $path }
cli-bye = Goodbye.
cli-no-rules = The rules of this game are not written here.
cli-no-notation = “list” shows how choices are written.
cli-play-help =
    Type a choice as it is written, or its number in the list.
      list       all choices with what each brings (list r1: those that begin with r1)
      hint       what the strongest bot would do, what else is good, and why
      undo       take back your last decision
      show       draw the board again
      save FILE  keep the game in a file; go on later with cinquina play --resume FILE
      rules      the rules in short
      quit       leave; the game is kept and can be resumed

cli-word-list = list
cli-word-hint = hint
cli-word-undo = undo
cli-word-show = show
cli-word-save = save
cli-word-rules = rules
cli-word-help = help
cli-word-quit = quit

# cinquina learn

cli-lesson-metavar = LESSON
cli-learn-welcome = Type a choice or its number. Other words: list, hint, undo, show, rules, help, quit.
cli-learn-look = Look at { $names }.
cli-learn-next = Press Enter to go on
cli-learn-wrong = Not the best here: it { $reasons }.
cli-learn-back = Back to where you were. Try again; “hint” shows a way.
cli-learn-best = This does it: { $text }
cli-learn-done = { $stars ->
    [3] Done, with three stars!
    [2] Done, with two stars: a hint helped.
   *[other] Done, with one star. Without detours there are three.
}
cli-learn-following = Next lesson: cinquina learn { $game } { $lesson }
cli-learn-resumed = You go on where you left off.
cli-learn-anew = The lesson has changed since you left: it starts again from the beginning.
cli-learn-left = Go on with: cinquina learn { $game } { $lesson }
cli-learn-normal = From here it is a game like any other.
cli-learn-begun = started
cli-learn-help =
    Type a choice as it is written, or its number in the list.
      list       all choices with what each brings (list r1: those that begin with r1)
      hint       a way to do it; it costs a star
      undo       back to the beginning of the step
      show       the step and the board again
      rules      the rules in short
      quit       leave; the lesson goes on another time

# cinquina games

cli-game-facts = { $players } players · about { $minutes } minutes · age { $age } and up
cli-game-by = by { $authors } · { $publisher }
cli-modes = Modes
cli-settings = Settings
cli-default = default

# cinquina check, replay

cli-ok = ok
cli-failed = FAILED
cli-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
cli-checked = { $passed } passed, { $failed } failed, { $bad } not readable.
cli-covered = (sealed)

# cinquina simulate

cli-simulated = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $seconds } s ({ $speed } a second), seed { $seed }. Intervals are 95 %.
cli-by-bot = By bot
cli-by-seat = By seat
cli-games-played = games
cli-wins = wins %
cli-score = score
cli-distribution = Scores
cli-endings = How it ended
cli-entries = Entries a game: { $mean }

# cinquina analyse

cli-analyse-part = { $part ->
    [luck] luck
    [own] own choices
   *[others] others’ choices
}: { $points } of 100 (± { $error })
cli-analyse-unclear = { $told ->
    [0] luck and choice are too close to call
   *[other] the rest is too close to call
}
cli-analyse-missed = Choices worth a second look:
cli-analyse-none = No choice stands out that could have been better.
cli-analyse-turn = { $name }: { $played }. Better: { $better }, worth at least { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
} of a hundred: it { $reasons }.

# cinquina new-game

cli-new-game-id = “{ $game }” cannot be the id of a game: 2 to 20 lower-case letters and digits, a letter first, and not a word of Python
cli-new-game-taken = there is already a game “{ $game }”
cli-new-game-reserved = “{ $game }” cannot be the id of a game: other texts begin with it
cli-new-game-word = “{ $game }” cannot be the id of a game here: { $path } uses it for something else
cli-new-game-nowhere = this is not a checkout of Cinquina; --package DIR writes a package of its own
cli-new-game-next = Play it: ./dev cinquina play { $game }. In the browser: ./dev play. Test it: ./dev test tests/battery -k { $game }
cli-new-game-install = Install it beside Cinquina: pip install { $path }. Then play it: cinquina play { $game }

cli-restore = Let a copy take the place of all tables, while no server runs.
cli-restore-more = What was there is kept in a file beside it.
cli-restore-dry-run = Check everything and only say what would happen
cli-restore-postgres = PostgreSQL goes back to its own copies: pg_restore --clean --if-exists --dbname=ADDRESS FILE
cli-restore-itself = { $file } is the store itself
cli-restore-done = { $file } is now as { $copy } was: tables: { $tables }, last move { $last } UTC. Start the server.
cli-restore-would = { $file } would be as { $copy } is: tables: { $tables }, last move { $last } UTC. Nothing was changed.
cli-restore-before = What was there is in { $file }: tables: { $tables }, last move { $last } UTC.
cli-restore-would-before = What is there would be kept in { $file }: tables: { $tables }, last move { $last } UTC.

# -- people, for the operator of a server
cli-person-group = List the people who have a seat somewhere, or erase one of them.
cli-person-group-more = A person is one browser with its passphrase; nobody has an account.
cli-person-list = List who has a seat somewhere: id, names, tables, last move.
cli-person-name = Only people who are called so somewhere
cli-person-table = Only people of the table with this id, the end of its link
cli-person-line = { $person }  { $names }  (tables: { $tables }, last move { $last })
cli-person-nobody = Nobody is known by that.
cli-person-erase = Erase a person: names, chat, lessons, devices and passphrase.
cli-person-erase-more = The games stay; bots take the seats. “cinquina person list” shows the ids. The server may run; open pages show it within half a minute.
cli-person-dry-run = Only say what would be erased
cli-person-unknown = nobody has an id that begins with “{ $text }”; give at least 8 digits of it
cli-person-several = several people have an id that begins with “{ $text }”; give more digits of it
cli-person-done = Erased: { $names } (tables: { $tables }, seats where a bot plays on: { $seats }, lines of chat: { $lines }, lessons: { $lessons }).
cli-person-would = Would be erased: { $names } (tables: { $tables }, seats where a bot plays on: { $seats }, lines of chat: { $lines }, lessons: { $lessons }). Nothing was changed.
