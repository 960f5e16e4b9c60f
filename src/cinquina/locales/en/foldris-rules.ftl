# The rules of Foldris: sections, each with a heading, paragraphs (-1, -2) and points of a list

foldris-rules-goal = The goal
foldris-rules-goal-1 = Be the last one who can still draw. Everybody has a sheet of 96 squares and gets the same Blocks; squares that are gone never come back.
foldris-rules-setup = At the start
foldris-rules-setup-1 = The first card gives the start player a lane; the next lanes go to the others, clockwise. Everybody fills the 2 × 2 square at the foot of their own lane. That card is set aside for the whole game.
foldris-rules-setup-2 = Everybody has 2 Bonus points: the dark circles under the sheet.
foldris-rules-round = A round
foldris-rules-round-1 = One card is turned over. Everybody draws its Block at the same time, in secret; when the last one has decided, all sheets are shown. The number on the card is not for the Block: it says where a Barrier would fall.
foldris-rules-fall = Falling
foldris-rules-fall-1 = Turn the Block as you like, for free, and choose its columns. It falls straight down until something stops it. It cannot slide under an overhang, and it must not stick out at the top.
foldris-rules-fall-2 = Squares it covers are lost for now: nothing can reach them until the line above is folded away.
foldris-rules-fold = Folding
foldris-rules-fold-1 = A line with all its squares filled is folded behind the sheet, with two creases. You get a Bonus point, and the sheet is one line shorter: no room comes back at the top. But what the line covered lies open again.
foldris-rules-barrier = The Barrier
foldris-rules-barrier-1 = When somebody completes a line, everybody who completed none gets a Barrier: two squares wide, it falls on the card’s lane and lies there for one round. Blocks rest on it, but it fills no line. If there is no room for it, it is left out.
foldris-rules-effects = Bonus effects
foldris-rules-effects-mirror = Mirror, 1 point: draw the mirror image of the Block.
foldris-rules-effects-prune = Prune, 2 points (1 when you play alone): leave out one square, if the rest holds together.
foldris-rules-effects-1 = Each effect can be used once a round, with points you had when the card was turned over.
foldris-rules-end = Out, and the end
foldris-rules-end-1 = If there is no place for the Block, not even with an effect you can pay for, you are out. As long as there is one, you have to draw. The last one in wins. If the last players go out in the same round, the most folded lines win, then the most Bonus points; otherwise they share the victory.
foldris-rules-solo = Alone
foldris-rules-solo-1 = Pruning costs 1 point, and the Barrier falls after every round, even when you fold a line. The lines you fold earn a title.
