# The rules of Pentris: sections, each with a heading, paragraphs (-1, -2) and points of a list

pentris-rules-goal = The goal
pentris-rules-goal-1 = You pack pieces full of sweets into your chute. { $mode ->
    [beginner] Big groups of one colour and complete rows
    [intermediate] Big groups of one colour, complete rows and stars
   *[advanced] Complete rows and stars
} bring points{ $mode ->
    [advanced] ; big groups of one colour bring special pieces
   *[other] {""}
}. After three rounds, the player with the most points wins.
pentris-rules-turn = Your turn
pentris-rules-turn-1 = One piece more than there are players comes out of the bag. In turn, the bag holder last, each player takes one piece from the board and places it at once.
pentris-rules-turn-2 = What nobody took stays on the board for the next turns of the phase. A piece that fits must be taken; if none fits, discard one.
pentris-rules-slide = The slide
pentris-rules-slide-1 = A piece comes in from above, turned as you like. Inside it moves down and sideways and makes quarter turns about one of its cells, if there is room for the swing. It never goes up, and it must come to rest on something.
pentris-rules-groups = Groups and claims
pentris-rules-groups-1 = Cells of one colour that touch along an edge are a group; its size is the number of its candies. After three turns a phase ends, and each player claims one group in their own chute.
pentris-rules-groups-2 = { $mode ->
    [beginner] It brings one point for each candy, and a star is a candy like any other. Each colour can be claimed once a round.
    [advanced] It brings a piece, see below.
   *[other] It brings one point for each candy. Each colour can be claimed once a round.
}
pentris-rules-advanced = The advanced game
pentris-rules-advanced-1 = A claim brings no points but a piece: a group of 3, 4, 5 or 6 and more pays from that stack on its card, or from the next lower one that is not empty. Such a piece is yours; place it instead of one from the board, then remove a white piece on the board from the game.
pentris-rules-advanced-2 = Only one token comes back from each card after a round, so spread your claims. At the end, unused blue pieces are worth 2 points, beige ones 3.
pentris-rules-rows = The end of a round
pentris-rules-rows-1 = After three phases every complete row is worth 2 points. Then all pieces go back into the bag, and the chutes are empty.
pentris-rules-stars = Stars and special sweets
pentris-rules-stars-1 = A star is not a candy: at the end of the round it scores the size of the group of its colour that it touches.
pentris-rules-stars-star = a star scores the size of its group
pentris-rules-stars-both = a two-colour star scores both groups
pentris-rules-stars-rain = candy rain counts as two candies
pentris-rules-stars-popsicle = a popsicle is a candy of every colour
pentris-rules-stars-platinum = platinum has no colour: 2 or 3 points in a complete row
