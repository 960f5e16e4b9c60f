# The lessons of Holi: a title each, and what is said, by the names in games/holi/lessons

# What glows

holi-spot-hand = { $you ->
    [true] your cards
   *[other] the cards of { $seat }
}
holi-spot-points = { $you ->
    [true] your points
   *[other] the points of { $seat }
}
holi-spot-rivalry = the Rivalry card
holi-spot-tower = cell { $name }

# The first game

holi-lesson-first_game = Your first game
holi-lesson-first_game-corner = A festival of colours: throw powder, climb the tower, score most points. First choose the corner at the top left.
holi-lesson-first_game-other_corner = Any corner would do, but for this lesson begin at the top left.
holi-lesson-first_game-throw = Choose your card: one splash lies under your pawn, the others become tokens. Throw it.
holi-lesson-first_game-face_down = That was face down, a single token. Throw it face up: two tokens.
holi-lesson-first_game-no_throw = You may move first, but this time throw from your corner.
holi-lesson-first_game-landed = Two tokens, worth 1 point each at the end.
holi-lesson-first_game-sweets = Once a turn you may move, anywhere on your level: take sweets.
holi-lesson-first_game-taken = You have more sweets: 5 points. Now end your turn, and draw new cards.
holi-lesson-first_game-no_sweets = This time take the sweets on A5 or E1.
holi-lesson-first_game-ended = Your turn is over, and you have no sweets. Move first.
holi-lesson-first_game-hit = Hit the other pawn: first move to F4, in line with it.
holi-lesson-first_game-to_f4 = This time move to F4: from there Line reaches the other pawn.
holi-lesson-first_game-aim = Now choose Line (three in a row), then the pawn on F6, and throw it.
holi-lesson-first_game-hit_end = A Direct Hit: 1 point now, 2 at the end. Now end your turn.
holi-lesson-first_game-even = Your rival took sweets, too: you are level, so your 5 points are gone.
holi-lesson-first_game-missed = No hit. Move to F4, choose Line, then the pawn on F6.
holi-lesson-first_game-hit_up = Face down you cannot aim at a pawn. Throw Line face up.
holi-lesson-first_game-star = Move to C3: there Embrace fits around you.
holi-lesson-first_game-to_c3 = This time move to C3: there Embrace fits around you.
holi-lesson-first_game-embrace = Now throw Embrace, the card with the star, as it is.
holi-lesson-first_game-turned = This time do not turn Embrace: leave C2 open.
holi-lesson-first_game-end = Now end your turn.
holi-lesson-first_game-no_star = First move to C3, then throw Embrace from there, face up.
holi-lesson-first_game-climb = Colour on all four sides lets you climb. Throw a card face down onto C2, the open side.
holi-lesson-first_game-open_side = C2 is still open. Choose a card, turn it face down, and aim there.
holi-lesson-first_game-stay = Stay here: throw onto C2, then choose Climb.
holi-lesson-first_game-up = All four sides have colour: now choose Climb.
holi-lesson-first_game-no_climb = Your turn is over, and you did not climb. Choose Climb before you end it.
holi-lesson-first_game-high = Up here tokens are worth 2, but fall without colour below.
holi-lesson-first_game-alone = Now play two turns as you like: hit, collect, climb.
holi-lesson-first_game-rain = Colour Rain: your token fell onto the other pawn. No point now, 2 at the end.
holi-lesson-first_game-was_hit = You were hit: you keep the token, and it brings 2 points to whoever threw it.
holi-lesson-first_game-farewell = You know enough. When everybody is out of cards or tokens, all points are counted. Good luck!

# Throwing colour

holi-lesson-throw = Throwing colour
holi-lesson-throw-corner = Turn Corner, face up, until its tokens go to D3 and C4.
holi-lesson-throw-face_up = That was face down: a single token. Throw Corner face up.
holi-lesson-throw-turn = Not those cells. Turn Corner: the tokens go to D3 and C4.
holi-lesson-throw-stay = Stay where you are, and throw Corner from here.
holi-lesson-throw-own_space = Your own space gets no token. A card may be turned, but never flipped over.
holi-lesson-throw-end = End your turn: you draw until you hold three cards.
holi-lesson-throw-not_now = You could, but now just end your turn.
holi-lesson-throw-down = Face down, any card is one token anywhere on your level. Throw one like that, then end your turn.
holi-lesson-throw-up = That was face up. Lay the card face down first.
holi-lesson-throw-star = Never face down twice in a row. Embrace needs your pawn on its star: move to room, throw it.
holi-lesson-throw-other = That was another card. Move to where Embrace fits, then throw it.
holi-lesson-throw-three = Three tokens: cards with a star throw one more.

# Colour Rain

holi-lesson-rain = Colour Rain
holi-lesson-rain-stays = Up here a token stays only with colour right below. Make one stay, then end your turn.
holi-lesson-rain-stayed = A token that stays up here is worth 2 points; one that falls, 1.
holi-lesson-rain-face_up = Keep face down for later. Throw Corner face up.
holi-lesson-rain-fell = All of them fell. Aim at a cell with colour right below it.
holi-lesson-rain-rain = The other pawn stands right below E5. Throw a card face down at E5.
holi-lesson-rain-beside = It came to rest. Aim at E5, right above the other pawn.
holi-lesson-rain-throw = Stay here, and throw a card face down at E5.
holi-lesson-rain-caught = Caught! That scores no point now, but 2 at the end for a token given.

# Moving and sweets

holi-lesson-sweets = Moving and sweets
holi-lesson-sweets-sweets = You may move to any cell of your level without a pawn. Take the sweets on one.
holi-lesson-sweets-where = No sweets this time. Move to a cell with sweets, beside a corner.
holi-lesson-sweets-taken = At the end every player with fewer sweets than you brings you 5 points.
holi-lesson-sweets-rest = Now throw a card as you like, and end your turn.
holi-lesson-sweets-stack = Two tokens are stacked at D4. Move there: what lies above falls on you as well.
holi-lesson-sweets-there = Not there. Move to D4, under both tokens.
holi-lesson-sweets-locked = Your own token can be thrown again. The other stays with you: 2 points for its owner.

# Climbing

holi-lesson-climb = Climbing
holi-lesson-climb-fourth = Colour on all four sides lets you climb, whosever it is. Cover C4, the open side.
holi-lesson-climb-side = C4 is still open. Aim there: a face-down card reaches every cell.
holi-lesson-climb-stay = Stay here, and throw a card at C4.
holi-lesson-climb-climb = Now climb, and end your turn.
holi-lesson-climb-up = Climb first: the way up is open.
holi-lesson-climb-middle = On this level tokens need colour right below. Throw Line so that both stay.
holi-lesson-climb-support = Not both stayed. Aim right above tokens of the Lower level.
holi-lesson-climb-throw = Throw Line face up from where you stand.
holi-lesson-climb-worth = 2 points each, and 3 on the Upper level. From the border nobody climbs.

# Direct Hits and rivals

holi-lesson-rivals = Direct Hits and rivals
holi-lesson-rivals-both = A token thrown at a pawn on your level is a Direct Hit. Hit both with Line.
holi-lesson-rivals-one = One hit. Lay Line so that it goes through both pawns.
holi-lesson-rivals-miss = Nobody was hit. Throw Line face up, to the right.
holi-lesson-rivals-given = Each hit: 1 point now, and 2 at the end for the token given.
holi-lesson-rivals-sweets = Everybody with fewer sweets brings you 5 points. They have 3 each: move, and overtake both.
holi-lesson-rivals-more = You do not have more than both of them yet. Move to a cell with two sweets.
holi-lesson-rivals-ahead = Four against three and three: 10 points. Equal numbers bring nothing.

# Rivalry cards

holi-lesson-rivalry = Rivalry cards
holi-lesson-rivalry-hands = Rivalry cards change a rule or add points. With Helping Hands three covered sides are enough: climb.
holi-lesson-rivalry-climb = Climb first: three sides are covered.
holi-lesson-rivalry-three = Such a card holds for everybody, all game long.
holi-lesson-rivalry-corners = Four Corners pays 2 points for each token in a corner. Throw one into a corner, face down.
holi-lesson-rivalry-corner = That is no corner. Corners are A1, F1, A6 and F6.
holi-lesson-rivalry-throw = Throw a card: face down it reaches every corner of your level.
holi-lesson-rivalry-counts = It fell, but corners of every level count. Most games have two such cards.

# The end

holi-lesson-end = The end
holi-lesson-end-last = One token left, and you are a point behind. Throw it where it stays up, and end your turn.
holi-lesson-end-even = It fell: 28 each. Equal in tokens given and sweets too, so whoever began wins.
holi-lesson-end-back = You took a token back, so you are not finished. Throw the last one from here.
holi-lesson-end-won = 29 to 28! Whoever has no tokens or no cards is finished; then the points are counted.
