# Le lezioni di Foldris

# Che cosa si illumina

foldris-show-line = linea { $line }

# Piegare

foldris-lesson-fold = Piegare
foldris-lesson-fold-close = Una linea piena si piega e sparisce. Fai cadere il Blocco in modo da completare la linea 1.
foldris-lesson-fold-shorter = Piegata! Un punto Bonus per te, e la scheda ha una linea in meno: in alto non torna spazio.
foldris-lesson-fold-above = Così sta sopra la linea. Alla linea 1 mancano ancora i due quadretti a destra.
foldris-lesson-fold-gap = La linea 1 non è ancora piena: mancano i due quadretti a destra.
