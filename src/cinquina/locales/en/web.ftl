# The page in the browser: everything around the boards

# Everywhere

web-skip = Skip to the content
web-pages = Pages
web-to_lobby = To the lobby
web-about = About
web-settings = Settings
web-close = Close
web-cancel = Cancel
web-loading = Setting the table…
web-try_again = Try again
web-yes = Yes
web-no = No
web-guest = Guest
web-your_name = Your name

web-unreachable = The server does not answer. Your games are safe there; try again in a moment.
web-server_error = Something went wrong on the server (error { $status }). Your games are safe; try again in a moment.
web-lost_title = No connection
web-missing_title = There is nothing here
web-missing = This address leads nowhere. Perhaps a letter got lost on the way.
web-no_such_game = There is no game “{ $game }” here.

# Lobby

web-welcome = Pull up a chair
web-lead = Modern tabletop games at one table: alone, with bots, around one device or with friends far away. No account, no adverts.
web-players = { $range } { $range ->
    [1] player
   *[other] players
}
web-minutes = { $minutes } minutes
web-age = age { $age } and up
web-play = Play
web-play_calm = No clock
web-ways_mean = Play: right away, with bots; your first game is the plain one. Together: with friends, here or far away. More: level, seats and house rules.
web-solo = Solo
web-together = Together
web-learn = Learn
web-more = More
web-new_game = A new game
web-open = Open
web-play_elsewhere = Play on another device
web-best_alone = Best alone: { $score } ({ $title })
web-no_games_title = The box is empty
web-no_games = This server has no game to play. Whoever runs it can add one.
web-show_all = Show all { $count }
web-finished_tables = Finished games
web-no_tables = Games that you finish are kept here, even when you close the browser.
web-open_record = Open a record
web-open_record_means = A game that you saved as a file opens again as a replay.
web-record_version = This game was saved under different rules. A server of the version it comes from can open it.
web-record_game = This is a record of a game that is not on this server.
web-record_damaged = This file is not a complete record of a game. Perhaps it was cut short or changed on the way; save it again from where you got it.
web-record_gone = The record you opened is no longer here: open its file again in the lobby.
web-room_title = Everybody in the house
web-room = Phones and tablets on this network can play along: point a camera at the code, or type the address.
web-room_qr = QR code of the address of this lobby
web-house_closed = So far only this computer can open these pages.
web-house_open = Let phones in this house join
web-house_sure = Every device on this computer’s network can then open these pages, take open seats and watch. Do this at home, not on a network you share with strangers.
web-house_yes = Yes, let them join
web-house_close = Only this computer again
web-house_shut = Since the restart only this computer can open these pages. “Share the link” lets the other devices in again.
web-only_here = This link works on this computer only.
web-open_seat = Open seat
web-line_over = Finished: watch again
web-line_your_turn = Your turn
web-line_waiting = Waiting for players
web-line_turn_of = It is up to { $names }
web-line_here = { $count ->
    [one] { $names } is there now
   *[other] { $names } are there now
}
web-line_kept = A bot plays for you

# Set-up

web-which_game = Which game?
web-own_mix = Your own mix of house rules.
web-choice_outdated = What you chose last time is no longer available; this is the usual game.
web-who_plays = Who plays?
web-others_where = Where are the others?
web-others_link = By link: each on their own device
web-others_here = Around this device
web-bots_are = Bots: { $level }
web-chair_me = me
web-chair_person = A person here
web-chair_open = By link
web-chair_open_means = whoever opens the link
web-chair_bot_level = Bot: { $level }
web-add_person = A person here
web-add_open = By link
web-add_bot = A bot
web-remove_seat = Remove seat { $letter }
web-other_colour = Another colour for me
web-house_rules = House rules
web-mode = Variant
web-seats = Seats
web-seat_kept = away
web-seat_of = Seat { $letter }
web-name_of_seat = Name of seat { $letter }
web-level = Bot level
web-note_device = Hand the device to whoever is asked; what is secret is covered meanwhile.
web-note_link = The link and a QR code are shown as soon as the table is open.
web-at_most = At most { $most }.
web-seconds = Time limit for a decision
web-seconds_none = None
web-seconds_limit = { $seconds } seconds
web-seconds_means = When it is up, the rules decide.
web-chat_allowed = Talking at the table is allowed
web-edition = Components
web-edition_means = Are the cards or boards in your box different? Give the table a file (JSON) with the components of your edition.
web-edition_choose = Choose a file
web-edition_is = Played with { $name }
web-edition_drop = Remove it
web-edition_unreadable = This file is not readable JSON.
web-begin = Go
web-open_table = Open the table

web-name_0 = Anna
web-name_1 = Bruno
web-name_2 = Clara
web-name_3 = Dario
web-name_4 = Elena
web-name_5 = Fabio
web-name_6 = Greta
web-name_7 = Hugo

# Table

web-table = Table
web-board = Board
web-choices = Choices
web-wasteful = something cheaper does the same
web-tools = Tools
web-sound = Sound
web-rules = Rules
    .about = How this game is played, in short.
web-chat = Talk
    .about = Talk with the others, and quick reactions.
web-chat_unread = Talk, { $count ->
    [one] { $count } new line
   *[other] { $count } new lines
}
web-share = Share the link
web-menu = Menu
    .about = Pause, leave, share the link, settings.
web-rules_other_mode = in other modes
web-side = Beside the board
web-dock_history = Story
web-dock_rules = Rules
web-dock_chat = Talk
web-dock_analysis = Analysis
web-history = What happened
web-blocks = At hand
web-blocks_more = More at hand
web-block_now = Now
web-block_tools = Your tools
web-block_progress = Your progress
web-block_supply = Supply
web-if_you_do = If you do
web-side_more = More room for reading
web-look_at = { $name }: look closer
web-story_leads = Show that moment on the board
web-history_empty = Nothing yet.
web-result = Result
web-watchers = { $count ->
    [one] { $count } person watching
   *[other] { $count } people watching
}
    .about = Somebody who looks on without a seat, and sees what everybody may see.
web-time_left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
web-title_your_turn = Your turn
web-reconnecting = Connection lost, reconnecting…
web-restored = This table was restored from an earlier copy. { $count ->
    [one] The last step is
   *[other] The last { $count } steps are
 } gone.
web-other_page = There is a new version of this page. What you had sent is kept.
web-other_page_load = Load it

web-you = you
web-score = Score
    .about = The points of this player so far.
web-bot = bot
web-bot_level = bot, { $level }
web-rank = { $rank ->
    [1] first
   *[other] place { $rank }
}
web-state_open = open
    .about = Nobody sits here yet; whoever opens the link can.
web-state_out = out
    .about = This player takes no more turns.
web-state_thinking = thinking
    .about = A bot sits here and is choosing.
web-state_away = not connected
    .about = This player’s page is closed or has no connection; play waits.
web-state_turn = your turn
    .about = You are asked: look below the board or beside it.
web-state_deciding = deciding
    .about = This player is asked now, and has not decided yet.
web-state_decided = has decided
    .about = This player has decided and waits for the others.
web-state_idle = { "" }

web-prompt = What is asked
web-arrival = { $how ->
    [alone] { $title }, a game for one.
    [plays] { $title }, with { $names }.
   *[watches] { $title }. You are watching { $names }.
}
web-said_more = { $count ->
    [one] The others have decided once more; “what happened” tells it.
   *[other] The others have decided { $count } more times; “what happened” tells it all.
}
web-prompt_over = The game is over.
web-prompt_open = Play begins when { $count ->
    [one] the last open seat is taken.
   *[other] the { $count } open seats are taken.
}
web-prompt_paused = The table is paused.
web-clock_next = The clock, from the next round on
web-prompt_ready = { $you ->
    [true] You begin
   *[false] { $seat } begins
}: { $minutes ->
    [0] { $seconds } seconds
    [one] one minute
   *[other] { $minutes } minutes
}, all together. Ready?
web-prompt_ready_how = The clock stands still: type “ready”, or press Enter.
web-prompt_ready_means = The clock stands still until everybody is ready.
web-prompt_unready = Waiting for { $seats } to be ready.
web-ready = Ready
web-state_ready = ready
    .about = This player is ready for the clock to start.
web-board_hidden = The board is covered
web-board_hidden_why = While the clock stands still, nobody may look.
web-prompt_you = { $seat }, it is your turn.
web-too_soon = This has only just changed: press again.
web-prompt_first = { $seat }, you choose first; the others look away.
web-prompt_moves = { $you ->
    [true] Your move…
   *[false] { $seat }’s move…
}
web-prompt_moment = One moment…
web-prompt_sending = Sending your decision…
web-prompt_unsent = Your decision is safe: it will be sent as soon as the connection is back.
web-prompt_others = Waiting for { $seats }.
web-prompt_watch = You are watching. It is up to { $seats }.
web-prompt_earlier = You are looking at an earlier moment.
web-prompt_consent_undo = May { $seat } take this back? { $what }
web-prompt_consent_pause = { $seat } would like a pause. Do you agree?
web-prompt_asked_undo = You have asked to take this back: { $what } The others are answering.
web-prompt_goes_too = { $first } { $count ->
    [0] This goes with it: { $also }
    [one] This goes with it: { $also } And one more decision.
   *[other] This goes with it: { $also } And { $count } more decisions.
}
web-prompt_away = The clock waits for { $seat }, whose connection is lost.
web-prompt_away_means = After a minute a bot plays until { $seat } is back.
web-let_bot_play = Let a bot play
web-prompt_asked_pause = You have asked for a pause. The others are answering.
web-withdraw = Withdraw the request
web-prompt_kept = A bot plays for { $seat } until you come back.
web-come_back = Take my seat back
web-prompt_heir = You get { $seat }’s seat as soon as no secret cards or choices are left there.
web-prompt_offered = { $seat }’s seat is free; a bot plays there meanwhile.
web-stop_waiting = Stop waiting
web-prompt_former = { $seat } has taken over from you.
web-take_over = Take the seat
web-prompt_deserted = Everybody has left. Play goes on when somebody comes back.
web-to_now = Back to now
web-agree_undo = Agree
web-refuse_undo = No

web-undo_short = Undo
web-hint = Hint
    .about = What the strongest bot would do here, and why.
    .key = H
web-hint_thinking = Looking for a hint…
web-hint_best = The best idea
web-hint_other = Another idea
web-hint_ideas = Ideas
web-hint_idea = { $number ->
    [1] The best idea
   *[other] Idea { $number }
}
web-hint_why = it { $reasons }.
web-hint_than = compared with the best, it { $reasons }.
web-hint_brings = At once: { $brings }.
web-hint_shown = It is shown on the board.
web-hint_none = There is no better idea than your own here.
web-undo = Take back
    .about = Take your last decision back; if others have seen more since, they are asked first.

web-command = Type a decision or a question
    .about = The table in words: type “help” to hear what you can ask.
web-command_short = In words
web-command_try = help, score, what fits…
web-command_send = Send
web-command_not_asked = It is not your turn to decide. Questions are always answered; “help” lists them.
web-command_wasteful = Something cheaper does the same. Type it again to do it anyway.
web-what_clock = Time for this decision
    .about = When it is up, the rules decide.
web-what_clock_all = Time for everybody
    .about = The clock of the game runs for everybody at once.

web-said = { $name } says: { $text }

web-invited = You are invited to { $title }
web-invited_by = { $name } invites you to { $title }
web-read_rules = Read the rules
web-change_set_up = Change the game or the seats (this opens another table)
web-take_seat = Take seat { $letter }
web-name_taken = There is a { $name } already. You could be:
web-sits_here = You are { $name }.
web-or_watch = Or stay and watch: play begins when every seat is taken.
web-waiting_for_players = { $count ->
    [one] One seat is still open
   *[other] { $count } seats are still open
}
web-share_means = Whoever opens this link can take an open seat, or watch.
web-fair = Is it fair?
web-commitment = Fingerprint of chance: every draw is fixed before the game begins; once it is over, its record lets you check that.
web-link = Link to this table
web-copy_link = Copy the link
web-link_copied = Copied
web-send_link = Send it
web-qr = QR code of the link to this table

web-play_as = Play as { $name }
web-cover_title = Hand the device to { $name }
web-cover_text = Nothing secret is on the screen. Only { $name } should look now.
web-cover_ready = I am { $name }

web-chat_empty = Nobody has said anything yet.
web-chat_write = Say something
web-chat_send = Send
web-chat_closed = There is no talking right now.
web-silence = No talking now
    .about = The rules of this game forbid talk at this moment.
web-silence_over = Talking is allowed again.
web-chat_off = Switch talking off
web-chat_on = Switch talking on
web-reactions = Quick reactions
reaction-hello = Hello
reaction-bravo = Bravo
reaction-wow = Wow
reaction-ouch = Ouch
reaction-thanks = Thanks
reaction-hurry = Hurry up

web-pause = Pause
    .about = Stops the clock for everybody and covers the board. With others at other devices, they must agree.
    .key = P
web-go_on = Go on
    .about = The clock runs again, and the board is uncovered.
web-your_seat = { $count ->
    [one] Your seat
   *[other] Your seats
}
web-leave = Leave
web-resign = Give up
web-stay = Stay
web-sure_leave = Leave { $name }’s seat to a bot until you come back?
web-sure_offer = Give { $name }’s seat to whoever comes? They will see what only you could see.
web-sure_resign = Give up the game for { $name }? This cannot be taken back.
web-leave_means = When you leave, a bot plays on for you, and one press takes the seat back.
web-resign_means_alone = When you give up, the game ends.
web-resign_means_team = When you give up, a bot joins the team for good.
web-resign_means_rules = When you give up, you are out by the rules of the game.
web-resign_means_two = When you give up, the other player wins.
web-resign_means_more = When you give up, you are out of the ranking, and a bot plays your turns to the end.
web-host = You are the host
web-host_means = You may let a bot play for somebody who is away, or offer a seat to somebody else; nobody gets to see another hand.
web-seat_bot = Put a bot there
web-change_level = Change the level
web-free_seat = Offer the seat
web-offer = Hand over to somebody else
web-end_offer = End the offer
web-ask_pause = Ask for a pause
    .about = The clock stops when everybody who is here agrees.
web-who_is_away = Who is away
web-host_is_here = { $name } is here and decides about this seat.
web-is_away = { $name } is away.
web-is_there = { $name } is here.
web-host_meanwhile = While the host is away, you manage the table.
web-device_ended = This device no longer plays for { $name }: a new passphrase was made. Enter that one to play here again.
web-kept_seats = { $count ->
    [one] Your seat, played by a bot
   *[other] Your seats, played by bots
}
web-return_here = Come back with a passphrase
web-gave_up = gave up
web-gave_up_here = for { $name }, who gave up

web-final_scores = Final scores
web-place = Place
web-places = Places
web-unranked = Out of the ranking
web-you_mark = (you)
web-with_hints = with hints
web-not_counted = With hints it does not count as a best result.
web-moment_turn = The turning point
web-moment_lead = In the lead from here on
web-moment_blow = The hardest blow
web-moment_best = The best move
web-moment_your_best = Your best move
web-ladder = The ladder
web-rung_reached = reached
web-new_best = Your best result on this device so far!
web-first_best = Your first result here: it is remembered on this device.
web-best_before = Your best before: { $score } ({ $title })
web-house_best = The best on this device: { $score } ({ $title }), { $name }
web-played_minutes = { $minutes ->
    [0] less than a minute
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
web-go_easier = Easier: { $mode }
web-go_further = Harder: { $mode }
web-send_picture = Send a picture
web-save_picture = Save a picture
web-picture_failed = The picture could not be drawn.
web-dock_result = Result
web-rematch = Play again
web-to_rematch = To the new table
web-replay = Watch again
web-download = Save the record

# Replay

web-replay_controls = Where in the game
web-replay_play = Play
web-replay_pause = Pause
web-replay_back = One turn back
web-replay_on = One turn forward
web-replay_turn = Turn { $number } of { $count }
web-replay_step = Step { $number } of { $count }
web-replay_steps = In single steps
web-replay_speed = Speed: { $speed ->
    [slow] slow
    [fast] fast
   *[normal] normal
}
web-try_from_here = Play on from here
web-try_it = Try it from here
web-way_played = { $name }’s move
web-way_better = A better move
web-way_close = Back to the game
web-trial = You are trying another way: the finished game stays as it was, and the menu leads back to it.
web-tried = Begun from a finished game
    .about = It goes on from a moment of that game, with bots in the other seats. What chance brings from there on is new.
web-player = Player
web-analyse = Analyse
web-analysis_running = Playing on from every moment, to see what it was worth…
web-analysis_stop = Stop
web-analysis_shares = { $alone ->
    [true] What brought the best result nearer (+) or further away (−), in percent
   *[false] What brought the win nearer (+) or further away (−), in percent
}
web-analysis_shares_until = The game was given up. { $alone ->
    [true] What had brought the best result nearer (+) or further away (−) until then, in percent
   *[false] What had brought the win nearer (+) or further away (−) until then, in percent
}
web-analysis_luck = luck
web-analysis_own = own choices
web-analysis_others = others’ choices
web-analysis_choices = choices
web-analysis_error = Each figure may be about { $error } too high or too low.
web-analysis_unclear = “?” means too close to call.
web-analysis_missed = The turns that cost the most
web-analysis_none = No choice stands out that could have been better.
web-analysis_cost = cost at least { $cost }%
web-analysis_played = Played
web-analysis_better = Better
web-analysis_because = Another move was better: it { $reasons }.
web-analysis_look = Show both moves
web-curve_win = How likely a win was, from turn to turn
web-curve_team = How likely it was that the team would win, from turn to turn
web-curve_solo = What result was likely, from turn to turn
web-curve_told = { $name }: { $first }% at first, { $last }% at last; highest { $highest }% after moment { $highestAt }, lowest { $lowest }% after moment { $lowestAt }.
web-curve_turn = Costly turn { $number }: { $name }. Show both moves
web-team = The team
web-first = To the start
web-previous = One step back
web-next = One step forward
web-last = To the end
web-moment = Moment of the game

# Settings

web-settings_stay = Settings stay in this browser and apply at once.
web-language = Language
web-language_auto = As in the browser
web-theme = Appearance
web-theme_means = Linen by day, walnut and lamp light in the evening.
web-theme_auto = As on the device
web-theme_light = Light
web-theme_dark = Dark
web-palette = Colours
web-palette_means = Seats also differ by pattern and letter, never by colour alone.
web-palette_standard = Standard
web-palette_contrast = Strong contrast
web-motion = Motion
web-motion_means = Less motion: things fade instead of moving.
web-motion_auto = As on the device
web-motion_full = Full
web-motion_less = Less
web-details = How much is told
web-details_means = Choose how much a screen reader reads aloud. With “Every step” the story also shows places and notation, and the board numbers its lines.
web-details_brief = What matters
web-details_normal = Every turn
web-details_full = Every step
web-speed = Bots
web-speed_means = How long each decision of a bot stays in view.
web-speed_slow = Calm
web-speed_normal = Normal
web-speed_fast = At once
web-keys = Single keys
web-keys_means = Letters, digits and signs do something on their own: H a hint, ? what is this, / the command line. Arrows, Enter and Escape always work.
web-keys_on = Single-key shortcuts
web-notices = Notices
web-sound_on = Sounds
web-volume = Volume
web-volume_is = { $volume } percent
web-notify_on = Tell me when it is my turn and the page is hidden

# About

web-about_what = Cinquina is one digital table for modern tabletop games. The name is Italian for a set of five, and in tombola for five in a row.
web-about_games = The games and who made them
web-about_credit = by { $authors }, published by { $publisher }.
web-about_rights = The games belong to their authors and publishers. If you like one, buy the box: it is made of real paper. This program is not connected with them; every picture and every sentence here is our own.
web-about_rebuilt = What is reconstructed
web-about_rebuilt_text = The rules follow the printed rulebooks. Where pictures of boards or cards were not available, the components were rebuilt so that they fit every number in the rules. Owners of a box can correct them in a file.
web-about_privacy = What is stored
web-about_privacy_text = A cookie that owns your seats, the names you type, and the moves of your games, all on this server. Nothing is sent anywhere else.
web-about_licence = Licence
web-about_licence_text = The program is free software under the Apache License 2.0. The typeface is Atkinson Hyperlegible Next by the Braille Institute, under the SIL Open Font License.
web-about_more = More to read
web-about_source = The documentation and the whole source come with the program: start with README.md and the docs folder.
web-about_api = The interface for programs
web-version = Version { $version }

# Yours on every device

web-other_devices = On another device
web-pass_means = With a passphrase, or the link and the code that carry it, you are the same guest with the same seats on another device. A new passphrase replaces the old one and signs off all your other devices.
web-pass_new = Make a new passphrase
web-pass_sure = Yes: my other devices are signed off
web-pass_once = It is shown only this once: write it down, or open the link on the other device. Whoever has it is you.
web-pass_qr = QR code of your personal link
web-passphrase = Passphrase
web-return_title = Come back from another device
web-return_means = Type the passphrase that the other device showed you. What this device knew of you before is left behind.
web-return = Come back
web-stored = What is stored about you
web-stored_means = The names you gave, your seats and what you said at tables. You may save it, or have it deleted: bots then sit where you sat.
web-stored_save = Save it
web-forget = Delete it
web-forget_sure = Yes, delete all of it
web-forgotten = Nothing is stored about you here any longer.

# Learn

web-learn_game = Learn { $title }
web-guide_title = Your first game of { $title }
web-guide = Shall we play it together? A guided game tells you each rule when you need it. It takes about four minutes.
web-guide_yes = Yes, show me
web-guide_no = No, just play
web-lessons_all = All lessons
web-lessons_none = There are no lessons for this game yet.
web-learn_it = Learn it, step by step
web-lesson_table = Back to the table
web-lesson_show = to watch
web-lesson_try = to try
web-lesson_guided = guided
web-lesson_begun = started
web-lesson_step = Step { $number } of { $count }
web-lesson_next = Go on
web-lesson_back = Try again
web-lesson_again = Again
web-lesson_hint = Show me how
web-lesson_following = Next lesson
web-lesson_play = A real game
web-lesson_look = Look at { $names }.
web-lesson_wrong = Not the best here: it { $reasons }.
web-lesson_anew = This lesson has changed since then: it starts again from the beginning.
web-lesson_done = { $stars ->
    [3] Done, with three stars!
    [2] Done, with two stars: a hint helped.
   *[other] Done, with one star. Without detours there are three.
}
web-stars_mean = A lesson earns three stars without hints or detours, and may be played again at any time.
web-stars = { $stars ->
    [0] no star yet
    [1] one star out of three
    [2] two stars out of three
   *[other] three stars
}

# Without a server

web-not_kept = This window keeps nothing: your games are lost when you close it. You can save the record of a finished game.
web-engine_failed = The games could not start in this browser. Update it or try another one, then load the page again.
