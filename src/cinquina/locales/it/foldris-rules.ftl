# Le regole di Foldris: sezioni, ognuna con titolo, paragrafi (-1, -2) e punti di un elenco

foldris-rules-goal = Scopo del gioco
foldris-rules-goal-1 = Riuscire a disegnare più a lungo degli altri. Ognuno ha una scheda di 96 quadretti e riceve gli stessi Blocchi; i quadretti non tornano mai.
foldris-rules-setup = All’inizio
foldris-rules-setup-1 = La prima carta dà una corsia a chi comincia; le corsie seguenti vanno agli altri, in senso orario. Ognuno riempie il quadrato 2 × 2 in fondo alla propria corsia. Quella carta resta da parte per tutta la partita.
foldris-rules-setup-2 = Ognuno ha 2 punti Bonus: i cerchi scuri sotto la scheda.
foldris-rules-round = Un round
foldris-rules-round-1 = Si scopre una carta. Tutti disegnano il suo Blocco nello stesso momento, in segreto; quando l’ultimo ha deciso, si mostrano tutte le schede. Il numero sulla carta non riguarda il Blocco: dice dove cadrebbe una Barriera.
foldris-rules-fall = La caduta
foldris-rules-fall-1 = Gira il Blocco come vuoi, è gratis, e scegli le colonne. Cade dritto finché qualcosa non lo ferma. Non può infilarsi sotto una sporgenza e non deve uscire in alto.
foldris-rules-fall-2 = I quadretti che copre per ora sono persi: nulla può raggiungerli finché la linea sopra non viene piegata.
foldris-rules-fold = La piega
foldris-rules-fold-1 = Una linea con tutti i quadretti pieni si piega dietro la scheda, con due pieghe. Ottieni un punto Bonus e la scheda ha una linea in meno: in alto non torna spazio. Ma ciò che la linea copriva torna raggiungibile.
foldris-rules-barrier = La Barriera
foldris-rules-barrier-1 = Quando qualcuno completa una linea, chi non ne ha completate riceve una Barriera: larga due quadretti, cade sulla corsia della carta e vi resta per un round. I Blocchi vi si appoggiano, ma non riempie alcuna linea. Se non c’è posto, non si mette.
foldris-rules-effects = Effetti Bonus
foldris-rules-effects-mirror = Blocco speculare, 1 punto: disegna il Blocco come in uno specchio.
foldris-rules-effects-prune = Potatura, 2 punti (in solitario 1): tralascia un quadretto, se il resto rimane unito.
foldris-rules-effects-1 = Ogni effetto si usa una volta per round, con i punti che avevi quando la carta è stata scoperta.
foldris-rules-end = Fuori, e la fine
foldris-rules-end-1 = Se per il Blocco non c’è posto, nemmeno con un effetto che puoi pagare, sei fuori. Finché un posto c’è, devi disegnare. Vince l’ultimo rimasto. Se gli ultimi escono nello stesso round, tra loro vince chi ha piegato più linee, poi chi ha più punti Bonus; altrimenti vincono insieme.
foldris-rules-solo = In solitario
foldris-rules-solo-1 = La potatura costa 1 punto e la Barriera cade dopo ogni round, anche quando pieghi una linea. Le linee piegate valgono un titolo.
