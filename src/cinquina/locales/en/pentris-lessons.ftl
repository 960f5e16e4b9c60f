# The lessons of Pentris: a title each, and what is said, by the names in games/pentris/lessons

# What glows

pentris-spot-market = piece { $name }
pentris-spot-tray = the pieces on the board
pentris-spot-bag = the bag
pentris-spot-chute = { $you ->
    [true] your chute
   *[other] the chute of { $seat }
}
pentris-spot-chute_row = { $number ->
    [1] the bottom row
   *[other] row { $number } from the bottom
}
pentris-spot-personal = { $you ->
    [true] your personal pieces
   *[other] the personal pieces of { $seat }
}
pentris-spot-claim_r = the red groups
pentris-spot-card_y = the yellow card
pentris-spot-claim_g = the green groups
pentris-spot-claim_v = the violet groups

# The first game

pentris-lesson-first_game = Your first game
pentris-lesson-first_game-bar = Groups of one colour and full rows score; most points win. Take the bar.
pentris-lesson-first_game-other = That one will do later. Take the long bar first.
pentris-lesson-first_game-floor = Let it slide to the floor, against the right wall, so that the left column stays free.
pentris-lesson-first_game-round = The place is right, but turn it round: the violet candy belongs on the left.
pentris-lesson-first_game-wall = Lay the bar flat on the floor, at the right wall. Only the left column stays free.
pentris-lesson-first_game-row = A full row brings 2 points. Take the L and complete the bottom row with it.
pentris-lesson-first_game-foot = The L is the one that fits: its foot reaches into the corner.
pentris-lesson-first_game-corner = The corner at the bottom left is still empty. Turn the L until its foot stands there.
pentris-lesson-first_game-full = Full! 2 points when the round ends.
pentris-lesson-first_game-group = Take the U to enlarge the green group: candies of one colour that touch.
pentris-lesson-first_game-greens = The U has two green candies side by side: take that one.
pentris-lesson-first_game-touch = The green candies do not touch by their sides. Lay the U so that they do.
pentris-lesson-first_game-five = Five green candies in one group!
pentris-lesson-first_game-claim = After three turns everybody claims one group: a point for each candy. Claim your largest.
pentris-lesson-first_game-small = That group is small. The green one brings five points.
pentris-lesson-first_game-used = Five points! Green is used this round.
pentris-lesson-first_game-last = You have the bag and choose last. Take a piece for another colour or row.
pentris-lesson-first_game-blocked = Nothing fits any more, so you discard. Pack more tightly, and it happens later.
pentris-lesson-first_game-again = Time to claim again: any colour but green.
pentris-lesson-first_game-farewell = After three phases rows are counted and the chutes emptied; after three rounds most points win. Good luck!

# Slide and turn

pentris-lesson-slide = Slide and turn
pentris-lesson-slide-turn = Inside the chute a piece may still turn. Let the bar down upright, then turn it under the roof.
pentris-lesson-slide-upright = The bottom row is still open. Enter upright, go down, turn, and the bar lies flat.
pentris-lesson-slide-turned = Turned under the roof, and the bottom row is full.
pentris-lesson-slide-tuck = Pieces move sideways, too. Take the U, go down and slide it right, under the roof.
pentris-lesson-slide-only_u = Only the U can fill the gap under the roof without leaving a hole.
pentris-lesson-slide-roof = A hole is left under the roof. Go down first, then to the right.
pentris-lesson-slide-tucked = Not one hole. Nothing ever moves up, and every piece must rest on something.
pentris-lesson-slide-fit = Take the P and complete the second row with it.
pentris-lesson-slide-only_p = The P is the piece for this gap.
pentris-lesson-slide-left = Two cells of the second row are open, on the left. Turn the P until it fills both.
pentris-lesson-slide-flip = Pieces turn, but are never flipped over, and nothing may stick out at the top.

# Choosing

pentris-lesson-choose = Choosing a piece
pentris-lesson-choose-must = Your chute is almost shut. If a piece fits, you must take one that does: find it.
pentris-lesson-choose-order = What nobody takes stays on the board. Your rival holds the bag, and so chooses last.
pentris-lesson-choose-blocked = Now nothing fits, whatever you try. Discard a piece: this turn brings you nothing.
pentris-lesson-choose-gone = Discarded pieces come back into the bag when the round ends. And a taken piece stays taken.

# Groups

pentris-lesson-groups = Groups and claims
pentris-lesson-groups-join = Only sides count, not corners. Place this piece so that all violet candies become one group.
pentris-lesson-groups-four = Four violet: good. But the violet star at the left can join them, too.
pentris-lesson-groups-corners = The violet candies are still apart. Set this piece between the star and the violet pair.
pentris-lesson-groups-star = Five! In the beginner game a star is a candy like any other.
pentris-lesson-groups-claim = You claimed yellow in phase 1, so it is used in this round. Claim your largest group.
pentris-lesson-groups-largest = There is a larger one: five violet candies are five points.
pentris-lesson-groups-points = Who can claim must. A colour may be claimed by everybody, by each once a round.

# Stars

pentris-lesson-stars = Stars
pentris-lesson-stars-link = In the intermediate game a star scores the size of its group. Link both red pairs with your star.
pentris-lesson-stars-two = One red pair touches the star, worth two. Between both pairs it is worth four.
pentris-lesson-stars-nothing = A star without candies of its colour is worth nothing. Let the red star touch red.
pentris-lesson-stars-linked = A star joins candies, but is none itself: the group has four.
pentris-lesson-stars-claim = Now claim the red group; then the round ends, and the star is counted.
pentris-lesson-stars-red = The red group is the largest: four candies.
pentris-lesson-stars-twice = Four for the claim, four for the star. Every further star in that group would score four again.

# Special pieces

pentris-lesson-bonus = Special pieces
pentris-lesson-bonus-platinum = Platinum stars have no colour and score 2 or 3 each, in full rows only. Complete this row.
pentris-lesson-bonus-upright = The bottom row lacks its last cell, on the right. Stand the bar there.
pentris-lesson-bonus-six = Three platinum stars, six points when the round ends, and two for the row.
pentris-lesson-bonus-popsicle = A popsicle is a candy of every colour. Take the blue piece, and let it join the violet group.
pentris-lesson-bonus-blue = Take the blue piece: the popsicle is on it.
pentris-lesson-bonus-violet = The violet group can grow to five: popsicle and violet candy on top of it.
pentris-lesson-bonus-others = Five! Double candies count two, and a star of two colours scores both its groups.

# Personal pieces

pentris-lesson-personal = Personal pieces
pentris-lesson-personal-earn = In the advanced game a group of 3 or more earns a special piece, no points. Claim green.
pentris-lesson-personal-yours = Five candies, stack 5. From an empty stack you would get the next lower one.
pentris-lesson-personal-play = Play your own piece instead of one from the board: complete the second row. Then remove one.
pentris-lesson-personal-own = Play your own piece this time, not one from the board.
pentris-lesson-personal-row = The second row is still open on the right. Turn your piece until it fills both cells.
pentris-lesson-personal-tokens = Each claim costs a token; one a card comes back after a round. Unused pieces bring 2 or 3.

# Alone

pentris-lesson-solo = Alone for a rank
pentris-lesson-solo-last = Alone, two pieces come each turn: one waits. This is the last turn: make the green group grow.
pentris-lesson-solo-greens = The other piece has two green candies. Take that one.
pentris-lesson-solo-touch = Lay it so that both its green candies join the others: five in all.
pentris-lesson-solo-five = Five green candies. Now count: 58 points so far, 2 for the full row.
pentris-lesson-solo-rank = You need 65 points to be a Confectioner. Claim the group that gets you there.
pentris-lesson-solo-missed = Not enough: 65 points make a Confectioner. Five are missing after the row.
pentris-lesson-solo-ladder = Confectioner! From 75 points on you are a Candy Master, the highest rank.
