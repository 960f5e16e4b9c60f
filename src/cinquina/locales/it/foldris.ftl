# Foldris

foldris-title = Foldris
foldris-sentence = Tutti disegnano lo stesso Blocco che cade; una linea completa si piega e la scheda si accorcia.
foldris-reconstructed = Le misure della scheda e le facce delle carte sono una nostra ricostruzione; la scatola può essere diversa.

foldris-mode-standard = Vince chi per ultimo riesce ancora a disegnare.
foldris-mode-solo = In solitario per un titolo: piega più linee che puoi. La potatura costa 1 e la Barriera cade a ogni round.

foldris-preset-first = Tutte le regole, contro bot alle prime armi.
foldris-preset-box = Contro bot che conoscono il gioco.
foldris-preset-experts = Contro bot che guardano avanti.

foldris-setting-deck_out = Quando il mazzo finisce
foldris-setting-deck_out-reshuffle = Le carte usate formano un nuovo mazzo e si continua.
foldris-setting-deck_out-end = La partita finisce dopo l’ultima carta; chi è ancora in gioco confronta le linee, poi i punti Bonus.

foldris-score-lines = { $count ->
    [one] { $count } linea
   *[other] { $count } linee
}
    .heading = linee
foldris-score-bonus = { $count ->
    [one] { $count } punto Bonus
   *[other] { $count } punti Bonus
}
    .heading = punti Bonus

# Che cosa porta una scelta: per esteso, e in breve dove c’è poco spazio

foldris-brings-wastes = Qui pagheresti { foldris-cost.short }; gli stessi quadretti si disegnano con { $least }.
    .brief = costa { foldris-cost.short } invece di { $least }
foldris-brings-folds = piega { foldris-line } { $lines }
foldris-brings-sends = Barriera a chi non piega
    .brief = Barriera agli altri
foldris-brings-rests = si ferma { foldris-brings-rests.brief }
    .brief = sulla linea { $line }
foldris-brings-covers = { foldris-brings-rests } e copre { $count ->
    [one] { $count } quadretto
   *[other] { $count } quadretti
}
    .brief = { foldris-brings-rests.brief }, copre { $count }
foldris-brings-points = { $cost ->
    [0] { foldris-left }
   *[other] costa { foldris-cost.short }, { foldris-left }
}
    .brief = { $cost ->
        [0] { foldris-left }
       *[other] costa { foldris-cost.short }
    }

# A che punto si è

foldris-goal_last = { $count ->
    [0] Vince l’ultimo che resta, e in gioco resti solo tu.
    [one] Vince l’ultimo che resta. Linee libere in alto: tu { $free }, il rivale { $most }.
   *[other] Vince l’ultimo che resta. Linee libere in alto: tu { $free }, i rivali al massimo { $most }.
}
foldris-goal_out = Sei fuori. { $count ->
    [0] Nessuno gioca più.
    [one] Un giocatore è ancora in gioco.
   *[other] { $count } giocatori sono ancora in gioco.
}
foldris-goal_title = { foldris-missing }: { $title }.
foldris-goal_top = { $title }: un titolo più alto non c’è. Continua a piegare.

# Che cosa è richiesto

foldris-asks = { $seat }, disegna questo Blocco: scrivi la rotazione e la colonna di sinistra, come { NOTATION("r1 @3") }.

foldris-notation =
    Un Blocco si scrive con la rotazione e la colonna di sinistra: r1 @3 è il Blocco girato una volta verso destra (da r0
    a r3), con il bordo sinistro nella colonna 3. Cade dritto finché qualcosa non lo ferma.
      +M r0 @5   Blocco speculare: si disegna l’immagine allo specchio
      -d r2 @1   Potatura: si tralascia il quadretto segnato d
      resign     si rinuncia alla partita
    .picture =
        Nel disegno: █ pieno, ▒ Barriera, ●2 punti Bonus, ☰1 linee piegate, ▲ la corsia della carta, dove cadrebbe una
        Barriera, ╞ sotto questa una linea è stata piegata, ✓ ha deciso, ✗ è fuori.

# Che cosa succede

foldris-starter = comincia { $seat }
foldris-start_block = blocco di partenza sulla corsia { $lane }
foldris-revealed = round { $round }: carta { $card }
foldris-decided = { "" }
foldris-drawn = { $squares }{ $cost ->
    [0] { "" }
   *[other] , costa { foldris-cost }
}
foldris-folded = piega la linea { $printed }
foldris-barrier_lifted = Barriera tolta
foldris-barrier = Barriera sulla corsia { $lane }: { $squares }
foldris-barrier_no_room = sulla corsia { $lane } non c’è posto per la Barriera
foldris-eliminated = { $you ->
    [true] Sulla tua scheda il Blocco non ci sta più: fuori!
   *[false] Sulla scheda di { $seat } il Blocco non ci sta più: fuori!
}
    .refused = Sei fuori dal gioco.
foldris-resigned = { $you ->
    [true] Rinunci alla partita.
   *[false] { $seat } rinuncia alla partita.
}
foldris-reshuffled = Le carte usate vengono rimescolate in un nuovo mazzo.
foldris-over = la partita è finita

# La storia

foldris-story_start = L’inizio
foldris-story_round = Round { $round }: il Blocco { $shape }
foldris-story_start_blocks = { $count ->
    [one] Il blocco di partenza è disegnato.
   *[other] Tutti hanno un blocco di partenza.
}
foldris-story_just_drew = { $seats_you ->
    [true] { $count ->
        [one] Disegni il Blocco.
       *[other] { $seats } disegnate il Blocco.
    }
   *[false] { $count ->
        [one] { $seats } disegna il Blocco.
       *[other] { $seats } disegnano il Blocco.
    }
}
foldris-story_draws = { $you ->
    [true] disegni
   *[false] disegna
} { $effect ->
    [mirror] il Blocco speculare
    [prune] il Blocco potato
    [both] il Blocco speculare e potato
   *[none] il Blocco
}{ $cost ->
    [0] { "" }
   *[other] { " " }per { foldris-cost }
}
foldris-story_folds = { $you ->
    [true] pieghi
   *[false] piega
} { $count ->
    [one] la linea { $lines }
   *[other] le linee { $lines }
}
# Chi non piega nulla riceve una Barriera, se c’è posto; in solitario il motivo non si dice
foldris-story_barrier = { $seats_you ->
    [true] { $count ->
        [one] { $alone ->
            [true] { $room ->
                [true] Ricevi una Barriera.
               *[false] Dovresti ricevere una Barriera, ma non c’è posto.
            }
           *[false] { $room ->
                [true] Non pieghi nulla e ricevi una Barriera.
               *[false] Non pieghi nulla e dovresti ricevere una Barriera, ma non c’è posto.
            }
        }
       *[other] { $seats } non piegate nulla e { $room ->
            [true] ricevete una Barriera.
           *[false] dovreste ricevere una Barriera, ma non c’è posto.
        }
    }
   *[false] { $count ->
        [one] { $alone ->
            [true] { $seats }
           *[false] { $seats } non piega nulla e
        } { $room ->
            [true] riceve una Barriera.
           *[false] dovrebbe ricevere una Barriera, ma non c’è posto.
        }
       *[other] { $seats } non piegano nulla e { $room ->
            [true] ricevono una Barriera.
           *[false] dovrebbero ricevere una Barriera, ma non c’è posto.
        }
    }
}
foldris-story_finished = { $out ->
    [0] { $you ->
        [true] Resti in gioco
       *[false] { $seat } resta in gioco
    }
   *[other] { $you ->
        [true] Esci al round { $out }
       *[false] { $seat } esce al round { $out }
    }
}, con { $lines ->
    [0] nessuna linea piegata
    [one] una linea piegata
   *[other] { $lines } linee piegate
} e { $bonus ->
    [0] nessun punto Bonus.
    [one] un punto Bonus.
   *[other] { $bonus } punti Bonus.
}

# Che cosa si può chiedere a parole, e che cosa si risponde

foldris-question-where = dove sono; come sto; dov’è <seat>; come sta <seat>
    .brief = dove sono: la tua scheda in una frase
foldris-question-card = carta; che carta è; blocco
    .brief = carta: il Blocco, com’è girato, e la sua corsia
foldris-question-line = riga <line>; linea <line>; riga <line> di <seat>; linea <line> di <seat>
    .brief = riga 3: che cosa è pieno in una linea
foldris-question-column = colonna <column>; colonna <column> di <seat>
    .brief = colonna 5: quanto è alta, e che cosa copre
foldris-question-sheet = leggi; leggi la scheda; leggi scheda <seat>; leggi <seat>; leggi la scheda di <seat>
    .brief = leggi scheda B: una scheda linea per linea
foldris-question-room = spazio; posti; quanto spazio
    .brief = spazio: in quanti modi ci starebbe ogni Blocco
foldris-question-deck = mazzo; che cosa resta; quali carte restano
    .brief = mazzo: le carte che mancano
# Ogni numero ha il suo plurale
foldris-answer_where = { $out ->
    [0] { $you ->
        [true] Round { $round }. Sei in gioco:
       *[false] Round { $round }. { $seat } è in gioco:
    }
   *[other] { $you ->
        [true] Fuori dal gioco dal round { $out }:
       *[false] { $seat } è fuori dal round { $out }:
    }
} { $visible ->
    [one] { $visible } linea visibile
   *[other] { $visible } linee visibili
}, { $free ->
    [one] { $free } libera
   *[other] { $free } libere
} in alto, { $completed ->
    [one] { $completed } linea piegata
   *[other] { $completed } linee piegate
}, { $bonus ->
    [one] { $bonus } punto Bonus
   *[other] { $bonus } punti Bonus
}.
foldris-answer_card = Blocco { $shape }, corsia { $lane }: una Barriera cadrebbe sulle colonne { $columns }.
foldris-answer_drawing = { $turn ->
    [0] com’è sulla carta
    [1] girato a destra
    [2] capovolto
   *[3] girato a sinistra
}{ $effect ->
    [mirror] , specchiato
    [prune] , senza il quadrato { $square }
    [both] , specchiato e senza il quadrato { $square }
   *[none] { "" }
}, dalla colonna { $column }
foldris-answer_form = Girato r{ $turn }, dal basso: { $rows }.
foldris-answer_line = { $kind ->
    [empty] Linea { $line }: vuota.
    [filled] Linea { $line }: piene { $filled }.
    [barrier] Linea { $line }: Barriera su { $barrier }.
   *[both] Linea { $line }: piene { $filled }, Barriera su { $barrier }.
}
foldris-answer_folded = { $count ->
    [one] La linea { $lines } è piegata.
   *[other] Le linee { $lines } sono piegate.
}
foldris-answer_column = { $top ->
    [0] Colonna { $column }: vuota.
   *[other] Colonna { $column }: piena fino alla linea { $top }, libere sopra: { $free }{ $holes ->
        [0] .
        [one] ; la linea { $covered } è coperta.
       *[other] ; le linee { $covered } sono coperte.
    }
}
foldris-answer_room = { $count ->
    [0] { $shape }: nessun posto.
    [one] { $shape }: { $count } posto.
   *[other] { $shape }: { $count } posti.
}
foldris-answer_deck = { $count ->
    [0] Il mazzo è finito.
    [one] Manca ancora una carta.
   *[other] Mancano ancora { $count } carte.
}
foldris-answer_left = { $shape }: { $count }.

# Come finisce

foldris-won_last = { $you ->
    [true] Resti in gioco fino all’ultimo e vinci!
   *[false] { $seat } resta in gioco fino all’ultimo e vince!
}
    .brief = fino all’ultimo
foldris-won_lines = { $you ->
    [true] Gli ultimi escono insieme: vinci per linee piegate!
   *[false] Gli ultimi escono insieme: { $seat } vince per linee piegate!
}
    .brief = per linee
foldris-won_bonus = { $you ->
    [true] Gli ultimi escono insieme, a pari linee: vinci per punti Bonus!
   *[false] Gli ultimi escono insieme, a pari linee: { $seat } vince per punti Bonus!
}
    .brief = per punti Bonus
foldris-won_shared = { $seats_you ->
    [true] { $seats } vincete insieme!
   *[false] { $seats } vincono insieme!
}
    .brief = insieme
foldris-solo_title = { $lines ->
    [one] { $lines } linea piegata
   *[other] { $lines } linee piegate
}: { $title } di Foldris!{ $missing ->
    [0] { "" }
    [one] { " " }Con un’altra linea arriva il titolo successivo.
   *[other] { " " }Con altre { $missing } linee arriva il titolo successivo.
}
    .brief = { $title }
foldris-solo_no_title = { $lines ->
    [0] Nessuna linea piegata
    [one] { $lines } linea piegata
   *[other] { $lines } linee piegate
}, nessun titolo.{ $missing ->
    [0] { "" }
    [one] { " " }Con un’altra linea arriva il primo.
   *[other] { " " }Con altre { $missing } linee arriva il primo.
}
    .brief = nessun titolo

# Oltre al verdetto

foldris-ending_lasted = { $rounds } round
foldris-ending_order = È davanti chi resta in gioco più a lungo; tra chi esce insieme contano le linee piegate, poi i punti Bonus.
foldris-ending_rung = { $title } ({ $least ->
    [one] { $least } linea
   *[other] { $least } linee
})

# Che cosa è rifiutato

foldris-already_confirmed = Hai già disegnato in questo round.
foldris-barrier_square = In questo round la Barriera copre questi quadretti.
foldris-effect_repeated = { $sent ->
    [squares] { $squares ->
        [one] Un quadretto è troppo poco
       *[other] { $squares } quadretti sono troppo pochi
    }: la potatura ne toglie uno solo. Disegnane almeno { $least }.
   *[effects] Ogni effetto si usa una volta per round.
}
foldris-must_draw = Puoi ancora disegnare il Blocco: devi farlo.
foldris-no_such_square = Il Blocco non ha questo quadretto.
foldris-not_enough_bonus = { $effect ->
    [mirror] Il Blocco speculare costa
    [prune] La potatura costa
   *[both] Blocco speculare e potatura insieme costano
} { foldris-cost }; ne hai { $have }.
foldris-not_reachable = Il Blocco scende dritto dall’alto: lì non può arrivare.
foldris-not_resting = Il Blocco cade finché qualcosa non lo ferma.
foldris-out_of_sheet = Il Blocco esce dalla scheda.
foldris-prune_splits = Senza questo quadretto il Blocco si spezzerebbe.
foldris-top_out = Il Blocco supererebbe la cima della scheda.
foldris-wrong_shape = Non è il Blocco della carta.
foldris-wrong_state = Ora non c’è alcun Blocco da disegnare.

## Frasi: di che cosa sono fatti gli altri testi

foldris-missing = { $missing ->
        [one] Ancora una linea
       *[other] Ancora { $missing } linee
    }
foldris-cost = { $cost ->
        [one] { $cost } punto Bonus
       *[other] { $cost } punti Bonus
    }
    .short = { $cost ->
        [one] { $cost } punto
       *[other] { $cost } punti
    }
foldris-line = { $count ->
        [one] la linea
       *[other] le linee
    }
foldris-left = { $left ->
        [0] poi nessun punto
        [one] poi { $left } punto
       *[other] poi { $left } punti
    }
