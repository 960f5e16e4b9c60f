# The lessons of Foldris: a title and what is said, by the names in games/foldris/lessons

# What glows

foldris-show-line = line { $line }

# Folding

foldris-lesson-fold = Folding
foldris-lesson-fold-close = A full line is folded away. Drop the Block so that line 1 is complete.
foldris-lesson-fold-shorter = Folded: one Bonus point for you, and the sheet is one line shorter. No room comes back at the top.
foldris-lesson-fold-above = It lies on top of the line. Line 1 still lacks its two squares on the right.
foldris-lesson-fold-gap = Line 1 is not full yet: its two squares on the right are missing.
