# Roll 'Em Fold 'Em

rollfold-title = Roll ’Em Fold ’Em
rollfold-sentence = Traccia serie di X, piega i quattro angoli e collega prima degli altri i cinque simboli vittoria.
rollfold-reconstructed = I dadi, i fogli e la tabella del solitario sono una nostra ricostruzione; la scatola può essere diversa.

rollfold-mode-level1 = Livello 1: il gioco base.
    .brief = Livello 1
rollfold-mode-level2 = Livello 2: sul ghiaccio cammini o scivoli; attenzione alle buche.
    .brief = Livello 2
rollfold-mode-level3 = Livello 3: svolta alle stelle e salta da una sfera all’altra.
    .brief = Livello 3
rollfold-mode-level4 = Livello 4: si piega su entrambi i lati del foglio, otto pieghe in tutto.
    .brief = Livello 4
rollfold-mode-solo1 = In solitario al livello 1: vinci entro 29 mosse e ottieni corone.
    .brief = Livello 1
rollfold-mode-solo2 = In solitario al livello 2: vinci entro 29 mosse e ottieni corone.
    .brief = Livello 2
rollfold-mode-solo3 = In solitario al livello 3: vinci entro 29 mosse e ottieni corone.
    .brief = Livello 3
rollfold-mode-solo4 = In solitario al livello 4: vinci entro 29 mosse e ottieni corone.
    .brief = Livello 4

rollfold-preset-little = Livello 1, e i numeri del dado si possono anche lasciare inutilizzati.
rollfold-preset-first = Livello 1: il gioco base.
rollfold-preset-box = Livello 2: sul ghiaccio cammini o scivoli; attenzione alle buche.
rollfold-preset-experts = Livello 4: tutti e due i lati del foglio, contro bot che guardano avanti.

rollfold-setting-marking_visibility = Che cosa segnano gli altri durante il turno
rollfold-setting-marking_visibility-sealed = I fogli si mostrano insieme, quando tutti hanno finito.
rollfold-setting-marking_visibility-open = Tutto si vede subito.
rollfold-setting-first = Chi comincia
rollfold-setting-first-random = Decide il caso.
rollfold-setting-turn_cap = La partita finisce in parità dopo
rollfold-setting-turn_cap-500 = 500 turni: in pratica mai.
rollfold-setting-turn_cap-100 = 100 turni.
rollfold-setting-column = Colonna della tabella del solitario
rollfold-setting-column-a = A: libero, bianco, nero, a turno.
rollfold-setting-column-b = B: bianco, nero, libero, a turno.
rollfold-setting-column-c = C: meno campi liberi.
rollfold-setting-column-d = D: lunghe serie dello stesso colore.
rollfold-setting-solo_die_bonus = Bonus dado in solitario
rollfold-setting-solo_die_bonus-true = Permette di usare il dado del suo colore su ogni campo.
rollfold-setting-solo_die_bonus-false = Non ha effetto.
rollfold-setting-die_numbers_mandatory = Numeri del dado
rollfold-setting-die_numbers_mandatory-true = Vanno tracciati finché è possibile.
rollfold-setting-die_numbers_mandatory-false = Si possono lasciare inutilizzati.
rollfold-setting-orbs_connect = Le sfere e la rete
rollfold-setting-orbs_connect-false = Le sfere non uniscono X che non si toccano.
rollfold-setting-orbs_connect-true = Tutte le sfere segnate sono unite fra loro.
rollfold-setting-flip_back = Rigirare il foglio
rollfold-setting-flip_back-false = Una volta girato resta girato.
rollfold-setting-flip_back-true = Permesso fino alla prima doppia piega.
rollfold-setting-undo_within_turn = Annullare le decisioni durante il turno
rollfold-setting-undo_within_turn-true = Si può finché il turno non è finito.
rollfold-setting-undo_within_turn-false = Solo se gli altri sono d’accordo.

rollfold-score-symbols = { $count ->
    [one] { $count } simbolo collegato
   *[other] { $count } simboli collegati
}
    .heading = simboli collegati
rollfold-score-corners = { $count ->
    [one] { $count } piega
   *[other] { $count } pieghe
}
    .heading = pieghe
rollfold-score-large = { $count ->
    [one] { $count } angolo grande
   *[other] { $count } angoli grandi
}
    .heading = angoli grandi
rollfold-score-moves = { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
}
    .heading = mosse
rollfold-score-crowns = { $count ->
    [one] { $count } corona
   *[other] { $count } corone
}
    .heading = corone

# Che cosa porta una scelta: per esteso, e in breve dove c’è poco spazio

rollfold-brings-take = tracci { $face } con il dado { rollfold-colour }; gli altri usano quello che lasci
rollfold-brings-use = tracci { $face } con il dado { rollfold-colour }
rollfold-brings-win = vince la partita
rollfold-brings-symbol = { rollfold-winning-symbols } ({ rollfold-symbols.linked })
rollfold-brings-opens-fold = nell’angolo { rollfold-corner } si può fare { rollfold-fold }
rollfold-brings-opens-flip = il foglio si può girare
rollfold-brings-face = { $count ->
    [one] una faccina
   *[other] { $count } faccine
}
rollfold-brings-bulb = { $count ->
    [one] una lampadina
   *[other] { $count } lampadine
}
rollfold-brings-bonus = bonus { $value }
rollfold-brings-devalued = scavalca il bonus in { $cell }, che è perso
    .brief = perde il bonus in { $cell }
rollfold-brings-spent = consuma la stella in { $cell } senza svoltare
    .brief = consuma la stella in { $cell }
rollfold-brings-start = nuovo punto di partenza { $cell }
rollfold-brings-fold-symbol = simbolo vittoria { $cell }
rollfold-brings-fold-bulb = lampadina { $cell }
rollfold-brings-fold-start = partenza { $cell }
rollfold-brings-fold-loses = { $count ->
    [0] nessuna X persa
    [one] 1 X persa
   *[other] { $count } X perse
}
rollfold-brings-fold-bonus = { $bonus ->
    [DW] dado bianco sempre tuo
    [DB] dado nero sempre tuo
    [W] +1 al dado bianco
   *[B] +1 al dado nero
}
rollfold-brings-leaves-number = un { $value } non tracciato
rollfold-brings-leaves-fold = nell’angolo { rollfold-corner } si può ancora fare { rollfold-fold }
rollfold-brings-leaves-flip = il foglio si può ancora girare

# How far one is

rollfold-goal_fold = { rollfold-folds } su { $folds }, { rollfold-symbols } su { $symbols }: { $faces ->
        [0] piega
        [one] manca una faccina
       *[other] mancano { $faces } faccine
    } { rollfold-corner }{ rollfold-moves.left }
rollfold-goal_bulbs = { rollfold-folds } su { $folds }, { rollfold-symbols } su { $symbols }: { $bulbs ->
        [one] manca una lampadina
       *[other] mancano { $bulbs } lampadine
    }{ rollfold-moves.left }
rollfold-goal_flip = { rollfold-folds } su { $folds }, { rollfold-symbols } su { $symbols }: gira il foglio{ rollfold-moves.left }
rollfold-goal_link = Tutto piegato, { $linked ->
        [one] { $linked } simbolo collegato
       *[other] { $linked } simboli collegati
    } su { $symbols }: { $boxes ->
        [one] manca una casella
       *[other] mancano { $boxes } caselle
    }{ rollfold-moves.left }
rollfold-goal_done = Tutto piegato, tutto collegato.

# What is asked

rollfold-asks = { $seat }, traccia { $numbers }: numero, punto di partenza e percorso, per esempio { NOTATION("string 3 A1 RRR") }.
rollfold-asks_take = { $seat }, prendi un dado: { NOTATION("take white") } (bianco) o { NOTATION("take black") } (nero).
rollfold-asks_use = { $seat }, scegli il tuo dado: { NOTATION("use white") } (bianco) o { NOTATION("use black") } (nero).
rollfold-asks_done = { $seat }, piega se vuoi, e finisci con { NOTATION("done") }.

rollfold-notation =
    Una serie si scrive con il numero, un punto di partenza e una lettera per ogni X: string 3 A1 RRR va di tre caselle
    a destra di A1. U, D, L, R sono su, giù, sinistra e destra sul fronte del foglio.
      take white           il giocatore attivo prende un dado; use white ne sceglie uno
      string 2+1 A1 RRR    un numero del dado con il bonus +1
      bonus 3 G1 DDD       un numero bonus
      string 5 B2 R~       scivolare sul ghiaccio (livello 2)
      string 4 G1 DD@K7RR  saltare alla sfera in K7 (livello 3)
      fold TL small        piegare un angolo: TL, TR, BL, BR, piega small (piccola) o large (grande)
      flip, blunt TL       girare il foglio, piegare un angolo smussato (livello 4)
      done                 finire il turno
    .picture =
        Nel disegno: x una X, o un punto di partenza, / tagliata dalla piega, ☺ faccina, ★ simbolo vittoria, ░ ghiaccio,
        ● buca, ↻ stella di svolta, ◎ sfera, ☼ lampadina, ⌂ pieghe, ◆ lancia i dadi, ✓ ha finito. Il retro è a specchio.

# What happens

rollfold-starter = il primo lancio è di { $seat }
rollfold-rolled = bianco { $white }, nero { $black }
rollfold-took = prende il dado { rollfold-colour }
rollfold-uses = usa il dado { rollfold-colour }
rollfold-drew = X su { $boxes }
rollfold-bonus = bonus { $value }
rollfold-devalued = bonus { $value } perso
rollfold-symbol = simbolo vittoria { $cell }
rollfold-folded = piega { rollfold-size } { $corner }
rollfold-folded_again = doppia piega { $corner }
rollfold-flipped = gira il foglio
rollfold-finished = { $you ->
        [true] hai finito
       *[false] ha finito
    }
rollfold-shown = { $new ->
    [0] nessuna nuova X
   *[other] nuove X in { $boxes }
}{ $folded ->
    [0] { "" }
   *[other] , pieghe: { $folds }
}{ $turned ->
    [true] , foglio girato
   *[false] { "" }
}
rollfold-linked = collega tutti e cinque i simboli vittoria
rollfold-completed = ha collegato tutti e cinque i simboli vittoria
rollfold-over = la partita è finita

# The story

rollfold-story_turn = { $alone ->
    [true] Mossa { $turn }
   *[false] Turno { $turn }
}: bianco { $white }, nero { $black }
rollfold-story_takes = { $you ->
    [true] prendi
   *[false] prende
} il dado { rollfold-colour }
rollfold-story_uses = { $you ->
    [true] usi
   *[false] usa
} il dado { rollfold-colour }
rollfold-story_strings = { rollfold-draws } { $count ->
    [one] una serie di { $numbers }
   *[other] serie di { $numbers }
}
rollfold-story_crosses = { $count ->
    [0] non { rollfold-draws } nessuna nuova X
    [one] { rollfold-draws } una nuova X
   *[other] { rollfold-draws } { $count } nuove X
}
rollfold-story_nothing = non { rollfold-draws } niente
rollfold-story_bonuses = { $you ->
    [true] ottieni
   *[false] ottiene
} { $count ->
    [one] un bonus da { $bonuses }
   *[other] bonus da { $bonuses }
}
rollfold-story_lost = { $you ->
    [true] perdi
   *[false] perde
} { $count ->
    [one] un bonus
   *[other] { $count } bonus
}
rollfold-story_symbols = { $you ->
    [true] segni
   *[false] segna
} { rollfold-winning-symbols }
rollfold-story_fold = { rollfold-makes } una piega { rollfold-size } { rollfold-corner }
rollfold-story_folds = { $you ->
    [true] pieghi
   *[false] piega
} { $count } angoli
rollfold-story_double = { rollfold-makes } la doppia piega { rollfold-corner }
rollfold-story_doubles = { rollfold-makes } { $count } doppie pieghe
rollfold-story_turned = { $you ->
    [true] giri il foglio
   *[false] gira il foglio
}
rollfold-story_power = { $power ->
    [B] dal prossimo turno questo angolo dà +1 sul dado nero
    [W] dal prossimo turno questo angolo dà +1 sul dado bianco
    [DB] dal prossimo turno questo angolo permette di usare il dado nero anche se lo prende un altro
   *[DW] dal prossimo turno questo angolo permette di usare il dado bianco anche se lo prende un altro
}
rollfold-story_linked = { $you ->
    [true] Hai
   *[false] { $seat } ha
} collegato tutti e cinque i simboli vittoria, con { $x } X in questo turno!

# What can be asked, and what is answered

rollfold-question-where = dove sono; come sto; dov’è <seat>; come sta <seat>
    .brief = dove sono: pieghe, simboli e punti di partenza
rollfold-question-dice = dadi; cosa è uscito; numeri; i miei numeri
    .brief = dadi: cosa è uscito, e cosa devi tracciare
rollfold-question-row = riga <row>; riga <row> di <seat>
    .brief = riga 3: le X e quello che c’è sulle altre caselle
rollfold-question-corners = angoli; pieghe; angoli di <seat>
    .brief = angoli: quali faccine mancano a ogni piega
rollfold-question-symbols = simboli; stelle; simboli di <seat>
    .brief = simboli: quali simboli vittoria sono segnati e collegati
rollfold-answer_where = { $you ->
    [true] Turno { $turn }. Pieghe: { $folded } su { $folds }; simboli vittoria collegati: { $linked } su 5.
   *[false] Turno { $turn }. { $seat }, pieghe: { $folded } su { $folds }; simboli vittoria collegati: { $linked } su 5.
} Punti di partenza: { $starts }.{ $back ->
    [true] { " " }Il foglio è girato.
   *[false] { "" }
}
rollfold-answer_dice = Bianco { $white }, nero { $black }{ $taken ->
    [none] .
    [white] ; il bianco è stato preso.
   *[black] ; il nero è stato preso.
}
rollfold-answer_numbers = { $count ->
    [0] Nessun numero del dado da tracciare
   *[other] Da tracciare: { $numbers }
}{ $extra ->
    [0] .
   *[other] ; bonus: { $bonuses }.
}
rollfold-answer_row = { $crosses ->
    [0] Riga { $row }: nessuna X.
   *[other] Riga { $row }: X in { $marked }.
}
rollfold-answer_box = { $kind ->
    [face] { $cell }: faccina.
    [symbol] { $cell }: simbolo vittoria.
    [ice] { $cell }: ghiaccio.
    [hole] { $cell }: buca.
    [star] { $cell }: stella di svolta.
    [orb] { $cell }: sfera.
    [bulb] { $cell }: lampadina.
   *[number] { $cell }: bonus { $value }.
}
rollfold-answer_corner = { $corner ->
    [TL] In alto a sinistra
    [TR] In alto a destra
    [BL] In basso a sinistra
   *[BR] In basso a destra
}: { $fold ->
    [none] non piegato
    [small] piega piccola
    [large] piega grande
   *[double] doppia piega
}{ $ready ->
    [true] , si può piegare ora
   *[false] { "" }
}{ $wants ->
    [0] { "" }
   *[other] , manca { $small }
}{ $more ->
    [0] .
   *[other] ; per la grande { $large }.
}
rollfold-answer_finish = finisci il turno
rollfold-answer_turn = gira il foglio
rollfold-answer_string = { $bonus ->
    [true] bonus { $value }
   *[false] { $value }
}{ $plus ->
    [true] { " " }più uno
   *[false] { "" }
} da { $cell }, { $parts }
rollfold-answer_part = { $alone ->
    [true] { rollfold-side }
   *[false] { $boxes } { rollfold-side }
}
rollfold-answer_slide = e avanti sul ghiaccio
rollfold-answer_jump = poi dalla sfera in { $cell }
rollfold-answer_fold = { rollfold-fold } { rollfold-corner }
rollfold-answer_symbol = { $state ->
    [hidden] Un simbolo vittoria che non è in vista.
    [open] Simbolo vittoria in { $cell }: senza X.
    [marked] Simbolo vittoria in { $cell }: segnato.
   *[linked] Simbolo vittoria in { $cell }: collegato.
}

# How it ends

rollfold-won_alone = { $you ->
    [true] Hai vinto: hai collegato i cinque simboli vittoria prima degli altri, nel turno { $turn }!
   *[false] { $seat } ha vinto: ha collegato i cinque simboli vittoria prima degli altri, nel turno { $turn }!
}
    .brief = collegati
rollfold-won_fewest = { $you ->
    [true] Più giocatori hanno collegato tutto; hai vinto con meno X in questo turno: { $x }!
   *[false] Più giocatori hanno collegato tutto; { $seat } ha vinto con meno X in questo turno: { $x }!
}
    .brief = meno X
rollfold-won_large = { $you ->
    [true] Più giocatori hanno collegato tutto con altrettante X; hai vinto con più angoli grandi: { $large }!
   *[false] Più giocatori hanno collegato tutto con altrettante X; { $seat } ha vinto con più angoli grandi: { $large }!
}
    .brief = più angoli grandi
rollfold-won_shared = { $seats_you ->
    [true] { $seats } avete vinto insieme nel turno { $turn }!
   *[false] { $seats } hanno vinto insieme nel turno { $turn }!
}
    .brief = insieme
rollfold-drawn = Nessuno ha finito dopo { $turn } turni: parità.
    .brief = parità
rollfold-solo_master = Vittoria in { $moves } mosse: { $crowns } corone e il titolo di maestro delle pieghe!
    .brief = maestro delle pieghe
rollfold-solo_won = Vittoria in { $moves } mosse: { rollfold-crowns }.
    .brief = vittoria con corone
rollfold-solo_lost = Nessuna vittoria in { $moves } mosse: partita persa.
    .brief = persa

# Oltre al verdetto

rollfold-ending_lasted = { $turns ->
    [one] { $turns } { $alone ->
        [true] mossa
       *[false] turno
    }
   *[other] { $turns } { $alone ->
        [true] mosse
       *[false] turni
    }
}
rollfold-ending_order = Vince chi collega per primo i cinque simboli; se più giocatori ci riescono nello stesso turno, vince chi vi ha tracciato meno X, poi chi ha più angoli grandi. Chi non ha finito condivide il posto che segue.
rollfold-ending_rung = { $more ->
    [true] { rollfold-crowns } e più: { rollfold-moves } o meno
   *[false] { rollfold-crowns }: fino a { rollfold-moves }
}

# What is refused

rollfold-already_finished = Hai già finito questo turno.
rollfold-already_folded = Questo angolo è già piegato.
rollfold-bonus_covered = La casella con questo bonus { $value } non si vede più.
rollfold-bonus_next_turn = Questo bonus vale dal prossimo turno.
rollfold-bulbs_missing = Segna prima le quattro lampadine (manca: { $missing }).
rollfold-choose_die = Scegli prima il tuo dado.
rollfold-choose_orb = Scegli la sfera di arrivo.
rollfold-corners_missing = Piega prima i quattro angoli (manca: { $missing }).
rollfold-die_chosen = Usi già il dado { rollfold-colour }.
rollfold-faces_missing = Segna prima tutte le faccine del quadrato { $size ->
    [small] piccolo
   *[large] grande
} (manca: { $missing }).
rollfold-field_die = Questo campo richiede il dado { rollfold-colour }.
rollfold-fixed_start = Questo bonus parte da { $cell }.
rollfold-flip_too_late = Dopo una doppia piega il foglio resta com’è.
rollfold-game_over = La partita è finita.
rollfold-ice_hole = { $cell } è una buca nel ghiaccio.
rollfold-just_flipped = Hai appena girato il foglio: prima traccia qualcosa.
rollfold-leaves_sheet = La serie uscirebbe dal foglio.
rollfold-must_draw = Devi ancora tracciare un { $value }.
rollfold-no_flip_back = Il foglio si gira una volta sola.
rollfold-no_ice = { $cell } non è ghiaccio: non si scivola.
rollfold-no_jump = { $why ->
    [same] La serie è già sulla sfera { $cell }: salta su un’altra ({ $others }).
    [alone] { $cell } è l’unica sfera in vista: togli il salto e vai dritto.
   *[no_orb] { $cell } non è una sfera: da lì non si salta su { $to }. Scrivi il salto dopo il passo che arriva su una sfera.
}
rollfold-no_paper = { $wanted ->
    [start] { $cell } è sotto una piega: parti da una casella cerchiata in vista.
   *[box] In { $cell } non c’è carta.
}
rollfold-no_plus = Non hai un +1 per il dado { rollfold-colour }.
rollfold-no_slide = Qui non puoi scivolare: { $cell } blocca.
rollfold-no_slide_off = Qui non puoi scivolare: usciresti dal foglio.
rollfold-no_such_bonus = Non hai un bonus { $value } da tracciare.
rollfold-no_such_number = Non hai un { $value } da tracciare.
rollfold-no_such_place = { $cell } non è sul foglio.
rollfold-no_taking = In solitario il campo dice quale dado usi.
rollfold-not_active = È il giocatore attivo che prende un dado.
rollfold-not_an_orb = In { $cell } non c’è una sfera.
rollfold-not_marking = { $waits ->
    [take] Prendi prima un dado: { NOTATION("take white") } o { NOTATION("take black") }.
    [taken] Prima { $seat } prende un dado; poi segnano tutti.
   *[roll] Prima si lanciano i dadi; poi c’è qualcosa da segnare.
}
rollfold-not_start = Le serie partono da una casella cerchiata.
rollfold-not_straight = La serie deve essere dritta.
rollfold-not_taking = Ora non c’è un dado da prendere.
rollfold-one_sided = Solo il foglio del livello 4 ha un secondo lato da piegare.
rollfold-only_front = Gli angoli si piegano sul fronte.
rollfold-only_reverse = Gli angoli smussati si piegano sul retro.
rollfold-other_die = Usi l’altro dado.
rollfold-partial = { $wanted ->
    [start] { $cell } è tagliata dalla piega: parti da una casella cerchiata intera.
   *[box] { $cell } è tagliata dalla piega.
}
rollfold-plus_die_only = Il +1 vale solo per i numeri del dado.
rollfold-plus_used = Hai già usato il tuo +1 in questo turno.
rollfold-professors_missing = Segna prima i due professori di questo angolo (manca: { $missing }).
rollfold-star_used = Questa stella è già stata usata.
rollfold-wrong_length = { $value ->
    [one] Questo numero richiede esattamente una X.
   *[other] Questo numero richiede esattamente { $value } X di fila.
}

## Frasi: di che cosa sono fatti gli altri testi

rollfold-colour = { $colour ->
    [white] bianco
   *[black] nero
}
rollfold-corner = { $corner ->
    [TL] in alto a sinistra
    [TR] in alto a destra
    [BL] in basso a sinistra
   *[BR] in basso a destra
}
rollfold-folds = { $folded ->
    [one] { $folded } piega
   *[other] { $folded } pieghe
}
rollfold-symbols = { $linked ->
    [one] { $linked } simbolo
   *[other] { $linked } simboli
}
    .linked = { $linked ->
        [one] { $linked } collegato
       *[other] { $linked } collegati
    }
rollfold-side = { $side ->
    [U] in su
    [D] in giù
    [L] a sinistra
   *[R] a destra
}
rollfold-fold = { $size ->
    [small] una piega piccola
    [large] una piega grande
   *[double] la doppia piega
}
rollfold-moves = { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}
    .left = { $moves ->
        [-1] .
        [0] . Nessuna mossa rimasta.
        [one] . Ultima mossa.
       *[other] . Ancora { $moves } mosse.
    }
rollfold-crowns = { $crowns ->
    [one] { $crowns } corona
   *[other] { $crowns } corone
}
rollfold-draws = { $you ->
    [true] tracci
   *[false] traccia
}
rollfold-makes = { $you ->
    [true] fai
   *[false] fa
}
rollfold-size = { $size ->
    [small] piccola
   *[large] grande
}
rollfold-winning-symbols = { $count ->
        [one] un simbolo vittoria
       *[other] { $count } simboli vittoria
    }
