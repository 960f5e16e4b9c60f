# Pentris

pentris-title = Pentris
pentris-sentence = Fai scivolare pentamini pieni di caramelle: contano i grandi gruppi di un colore, le stelle accanto e le righe complete.
pentris-reconstructed = Le facce dei pezzi e l’altezza dello scivolo sono una nostra ricostruzione; la scatola può essere diversa.

pentris-mode-beginner = Principianti: solo pezzi bianchi, le stelle sono caramelle; ideale per la prima partita.
    .brief = Principianti
pentris-mode-intermediate = Intermedio: dodici pezzi speciali nel sacchetto, le stelle danno punti.
    .brief = Intermedio
pentris-mode-advanced = Avanzato: i gruppi dichiarati ti procurano pezzi speciali tuoi.
    .brief = Avanzato

pentris-preset-little = I pezzi scendono diritti, e puoi provare prima di scegliere.
pentris-preset-first = Solo pezzi bianchi; le stelle sono caramelle come le altre.
pentris-preset-box = Nel sacchetto entrano i pezzi speciali, e le stelle danno punti.
pentris-preset-experts = Ti guadagni pezzi speciali tuoi, contro bot che guardano avanti.

pentris-setting-bonus_set = I pezzi speciali nel sacchetto
pentris-setting-bonus_set-random = Decide il caso.
pentris-setting-bonus_set-blue = Blu: pioggia di caramelle, selezione di gusti, ghiacciolo.
pentris-setting-bonus_set-beige = Beige: stelle di platino e stelle bicolori.
pentris-setting-bonus_shapes = Le forme che portano pezzi speciali, quattro in tutto; il caso sceglie quelle che lasci libere
pentris-setting-try_before_pick = Provare
pentris-setting-try_before_pick-false = Un pezzo scelto resta scelto.
pentris-setting-try_before_pick-true = Prima di posizionare un pezzo puoi rimetterlo e sceglierne un altro.
pentris-setting-misjudge = Un pezzo che non ci sta
pentris-setting-misjudge-refuse = Non si può scegliere.
pentris-setting-misjudge-penalise = Chi lo sceglie lo perde, e con esso il turno.
pentris-setting-open_stacks = Le pile sulle schede Caramella
pentris-setting-open_stacks-false = Si vede solo il pezzo in cima, ed è quello che ricevi.
pentris-setting-open_stacks-true = Si vedono tutti i pezzi, e ne scegli uno della pila che paga.
pentris-setting-motion = Come si muovono i pezzi nello scivolo
pentris-setting-motion-slide = In giù, di lato e con quarti di giro.
pentris-setting-motion-drop = Solo dritti in giù: per i più piccoli.
pentris-setting-chutes = Gli scivoli degli altri
pentris-setting-chutes-open = Li vedono tutti.
pentris-setting-chutes-secret = Nascosti: sono pubblici solo punti, dichiarazioni e numero di pezzi.
pentris-setting-optional_claim = Dichiarazioni
pentris-setting-optional_claim-false = Chi può dichiarare un gruppo deve farlo.
pentris-setting-optional_claim-true = Si può passare.
pentris-setting-first_bag = Chi comincia con il sacchetto, e gioca dopo gli altri
pentris-setting-first_bag-random = Decide il caso.

# Parole per la pagina

pentris-set-white = bianco
pentris-set-blue = blu
pentris-set-beige = beige
pentris-cell-candy = caramella
pentris-cell-rain = caramella doppia
pentris-cell-star = stella
pentris-cell-popsicle = ghiacciolo
pentris-cell-platinum = stella di platino
pentris-cell-empty = vuota

# Punti

pentris-score-claims = { pentris-points.count } per i gruppi
    .heading = gruppi
pentris-score-rows = { pentris-points.count } per le righe
    .heading = righe
pentris-score-stars = { pentris-points.count } per le stelle
    .heading = stelle
pentris-score-platinum = { pentris-points.count } per il platino
    .heading = platino
pentris-score-unused = { pentris-points.count } per i pezzi non usati
    .heading = non usati
pentris-score-rounds = { pentris-points.count } dallo scivolo
    .heading = scivolo

# Che cosa porta una scelta: per esteso, e in breve dove c’è poco spazio

pentris-brings-places = { $count ->
    [one] può fermarsi in un posto
   *[other] può fermarsi in { $count } posti, ruotato o no
}
    .brief = { $count ->
        [one] un posto dove fermarsi
       *[other] { $count } posti dove fermarsi
    }
pentris-brings-lost = non entra da nessuna parte: lo perderesti
pentris-brings-points = gruppo { pentris-colour } di { $size }, { pentris-points }
pentris-brings-piece = gruppo { pentris-colour } di { $size }, un pezzo dalla pila { $stack }
pentris-brings-rows = { $points ->
    [2] completa la riga { $rows } (+2)
   *[other] completa le righe { $rows } (+{ $points })
}
pentris-brings-holes = { $count ->
    [one] lascia un buco
   *[other] lascia { $count } buchi
}
pentris-brings-stars = stelle: { pentris-points } in più
    .brief = stelle: +{ $points }
pentris-brings-platinum = platino: { pentris-points } in più
    .brief = platino: +{ $points }
pentris-brings-grows = il gruppo { pentris-colour } cresce da { $before } a { $size }
    .brief = { pentris-colour }: da { $before } a { $size }
pentris-brings-nothing = per ora non porta punti

# A che punto si è

pentris-goal_points = Vince chi fa più punti in tre round. Tu { $points }{ pentris-from-chute }, { $count ->
        [one] il rivale { $most }
       *[other] il miglior rivale { $most }
    }.
pentris-goal_rank = { $points ->
        [one] Un punto
       *[other] { $points } punti
    }{ pentris-from-chute }. { $missing ->
        [one] Ancora uno
       *[other] Ancora { $missing }
    }: { $title }.
pentris-goal_top = { $points } punti: { $title }, il grado più alto.

# Che cosa si chiede

pentris-asks = { $seat }, tocca a te.
pentris-asks_choose = { $seat }, scegli un pezzo, per esempio { NOTATION("take Pw2") }.
pentris-asks_blocked = { $seat }, nessun pezzo del tabellone entra nel tuo scivolo: scartane uno, per esempio { NOTATION("discard Xw1") }{ $personal ->
        [true] , o posiziona un pezzo personale
       *[other] { "" }
    }.
pentris-asks_place = { $seat }, fai scivolare { $piece }, per esempio { NOTATION("place r0 a1") }.
pentris-asks_remove = { $seat }, rimuovi un pezzo dal tabellone, per esempio { NOTATION("remove Fw1") }.
pentris-asks_claim = { $seat }, dichiara un tuo gruppo con colore e casella, per esempio { NOTATION("claim v c2") }.
pentris-asks_pick = { $seat }, scegli un pezzo della pila { $stack }.
pentris-asks_draft = { $seat }, prendi uno dei pezzi come tuo, per esempio { NOTATION("draft Pw3") }.

pentris-notation =
    Le colonne vanno dalla a alla f, le righe si contano da 1 in basso. Da r0 a r3: quante volte il pezzo è ruotato a destra.
      take Pw2                 scegli un pezzo del tabellone; personal Ps1 uno dei tuoi
      place r1 c3              ruotato una volta, con l’angolo in basso a sinistra su c3
      untake                   lo rimetti, dove si può provare
      discard Xw1              se nulla del tabellone ci sta
      remove Fw1               dopo un pezzo personale
      claim v c2               il gruppo viola che contiene c2; pass dove si può passare
      pick Ts1                 da una pila scoperta
      draft Pw3                il tuo primo pezzo personale
    .picture =
        Nel disegno: #1 round, ●○○ fase e turno, ◖ pezzi nel sacchetto e chi lo tiene, ✗3 pezzi scartati. I pezzi: > di questo
        turno, ~ dei turni prima, * in mano, ? da scegliere all’inizio, ✗ non ci sta, + personali. Le caselle: r rosso, y giallo,
        g verde o v viola; r2 caramella doppia, r* stella, rg* stella bicolore, j ghiacciolo, p2 platino. ║ una riga completa.
        Accanto alla lettera del posto: punti, ● segnalini in mano e le schede con i suoi segnalini.

# Che cosa succede

pentris-first_bag = { $you ->
        [true] Cominci con il sacchetto e giochi dopo gli altri.
       *[false] { $seat } comincia con il sacchetto e gioca dopo gli altri.
    }
pentris-bonus_set = pezzi { pentris-set }
pentris-bonus_shape = nel sacchetto
pentris-kept = resta { $piece }
pentris-stocked = scheda del colore { pentris-colour }: blu sulla pila { $blue }, beige sulla pila { $beige }
pentris-top = in cima alla pila { $stack } del colore { pentris-colour }
pentris-pool = { "" }
pentris-drafted = un pezzo personale
pentris-drawn = { "" }
pentris-refilled = Il sacchetto è vuoto: { $count ->
        [one] vi torna { $count } pezzo scartato
       *[other] vi tornano { $count } pezzi scartati
    }.
pentris-took = dal tabellone
pentris-personal = un pezzo personale
pentris-put_back = di nuovo sul tabellone
pentris-discarded = { $mistake ->
        [true] { $piece } non ci sta: { $seat } lo perde.
       *[other] Nulla ci sta: { $seat } scarta { $piece }.
    }
    .brief = { $mistake ->
        [true] non ci sta: perso, e con esso il turno
       *[other] nulla ci sta: scartato
    }
pentris-placed = su { $cells }
pentris-hidden = { $seat } fa scivolare { $piece }.
    .brief = nello scivolo
pentris-completed = Righe completate da { $seat }: { $rows }.
    .brief = completa la riga { $rows }
pentris-removed = { $seat } rimuove { $piece } dal gioco.
    .brief = il pezzo esce dal gioco
pentris-turn = turno { $turn }
pentris-claims = la fase è finita
pentris-claimed = { $seat } dichiara un gruppo { pentris-colour } di { $size }: { $cells }.{ $points ->
        [0] { "" }
       *[other] { " " }{ pentris-points }.
    }
    .brief = gruppo da { $size }{ $points ->
        [0] { "" }
       *[other] , { pentris-points }
    }
pentris-earned = { $seat } riceve { $piece } dalla pila { $stack }.
    .brief = riceve { $piece } dalla pila { $stack }
pentris-passed = { $must ->
        [true] { $you ->
            [true] Non hai nulla da dichiarare.
           *[false] { $seat } non ha nulla da dichiarare.
        }
       *[other] { $you ->
            [true] Non dichiari nulla.
           *[false] { $seat } non dichiara nulla.
        }
    }
    .brief = { $must ->
        [true] { $seat } non ha nulla da dichiarare
       *[other] nessuna dichiarazione
    }
pentris-phase_over = scarti: { $left }
pentris-bag = il sacchetto passa { AD($seat) }
pentris-rows = { $points ->
        [0] { $seat } non ha righe complete.
        [2] { $seat }: la riga { $rows } è completa, 2 punti.
       *[other] { $seat }: le righe { $rows } sono complete, { $points } punti.
    }
    .brief = { $points ->
        [0] nessuna riga completa
       *[other] righe complete: { $rows }, { pentris-points }
    }
pentris-star = { $points ->
        [0] Stella di colore { pentris-colour } senza caramelle: nessun punto.
       *[other] Stella di colore { pentris-colour }: { pentris-points }.
    }
    .brief = stella di colore { pentris-colour } su { $cell }: { pentris-points }
pentris-platinum = Stelle di platino in righe complete: { pentris-points }.
    .brief = platino su { $cells }: { pentris-points }
pentris-scored = { pentris-points } per lo scivolo, { $total } in tutto
pentris-round = Round { $round }: gli scivoli sono vuoti, nel sacchetto ci sono { $count } pezzi.
pentris-unused = { $piece }: { pentris-points }
pentris-over = la partita è finita

# La storia

pentris-story_start = L’inizio
pentris-story_phase = Round { $round }, fase { $phase }
pentris-story_count = La fine del round { $round }{ $last ->
        [true] , l’ultimo
       *[false] { "" }
    }
pentris-story_bonus = { $count ->
        [0] Entrano nel sacchetto pezzi speciali { pentris-set }.
       *[other] Entrano nel sacchetto i pezzi speciali { $set ->
            [blue] blu{ " " }
            [beige] beige{ " " }
           *[other] { "" }
        }di queste forme: { $shapes }.
    }
pentris-story_stacks = Le schede Caramella ricevono le pile di pezzi speciali.
pentris-story_pool = { $count ->
        [one] Si pesca il primo pezzo personale: { $shapes }.
       *[other] Da scegliere come primo pezzo personale: { $shapes }.
    }
pentris-story_drafted = { $you ->
        [true] Prendi la { $shape } come pezzo personale.
       *[false] { $seat } prende la { $shape } come pezzo personale.
    }
pentris-story_bag = { $you ->
        [true] Ricevi il sacchetto e giochi dopo gli altri.
       *[false] { $seat } riceve il sacchetto e gioca dopo gli altri.
    }
pentris-story_drawn = { $turn ->
        [0] Nuovi pezzi
       *[other] Turno { $turn }, nuovi pezzi
    } sul tabellone: { $shapes }.
pentris-story_piece = { $way ->
        [takes] { $you ->
            [true] prendi la
           *[false] prende la
        }
        [own] { $you ->
            [true] giochi la tua
           *[false] gioca il pezzo personale
        }
       *[places] { $you ->
            [true] posizioni la
           *[false] posiziona la
        }
    } { $shape }{ pentris-face }
pentris-story_completes = { $you ->
        [true] completi
       *[false] completa
    } { $rows ->
        [one] una riga
       *[other] { $rows } righe
    }
pentris-story_group = un gruppo { pentris-colour } sale a { pentris-candies }
pentris-story_removed = la { $shape } esce dal gioco
pentris-story_put_back = { $you ->
        [true] Rimetti a posto la { $shape }.
       *[false] { $seat } rimette a posto la { $shape }.
    }
pentris-story_discarded = { $mistake ->
        [true] { $you ->
            [true] Prendi la { $shape }, che non entra da nessuna parte, e la perdi.
           *[false] { $seat } prende la { $shape }, che non entra da nessuna parte, e la perde.
        }
       *[false] { $you ->
            [true] Nel tuo scivolo non entra nulla: scarti la { $shape }.
           *[false] Nello scivolo di { $seat } non entra nulla: la { $shape } è scartata.
        }
    }
pentris-story_claimed = { $you ->
        [true] dichiari
       *[false] dichiara
    } un gruppo { pentris-colour } di { pentris-candies }{ $points ->
        [0] { "" }
       *[other] { " " }per { pentris-points }
    }
pentris-story_earned = { $you ->
        [true] guadagni
       *[false] guadagna
    } la { $shape }{ pentris-face }
pentris-story_scored = { $points ->
        [0] { $you ->
            [true] non ottieni
           *[false] non ottiene
        } punti
       *[other] { $you ->
            [true] ottieni
           *[false] ottiene
        } { pentris-points }
    } dallo scivolo{ $count ->
        [0] { "" }
       *[other] { " " }({ $scores })
    }
pentris-story_total = ora { $you ->
        [true] ne hai
       *[false] ne ha
    } { $total } in tutto
pentris-story_rows = { $rows ->
        [one] una riga: { $points }
       *[other] { $rows } righe: { $points }
    }
pentris-story_stars = { $all ->
        [true] tutti dalle stelle
       *[false] stelle: { $points }
    }
pentris-story_platinum = platino: { $points }
pentris-story_unused = { $you ->
        [true] Hai ancora
       *[false] { $seat } ha ancora
    } { $count ->
        [one] un pezzo speciale
       *[other] { $count } pezzi speciali
    }: { $points } punti in più, { $total } in tutto.

# Che cosa si può chiedere a parole, e che cosa si risponde

pentris-question-where = dove sono; come sto; dov’è <seat>; come sta <seat>
    .brief = dove sono: la tua partita in una frase
pentris-question-board = tabellone; pezzi; quali pezzi ci sono
    .brief = pezzi: quelli sul tabellone e i tuoi, con ciò che c’è sopra
pentris-question-row = riga <row>; riga <row> di <seat>
    .brief = riga 3: che cosa c’è in una riga dello scivolo, dal basso
pentris-question-column = colonna <column>; colonna <column> di <seat>
    .brief = colonna b: quanto è alta, e i suoi buchi
pentris-question-chute = leggi; leggi scivolo; leggi <seat>; leggi scivolo <seat>; leggi scivolo di <seat>
    .brief = leggi scivolo B: uno scivolo riga per riga
pentris-question-groups = gruppi; i miei gruppi; gruppi di <seat>
    .brief = gruppi: quelli di almeno due caramelle, prima i più grandi
pentris-question-cards = schede; schede caramella; segnalini
    .brief = schede: di chi sono i segnalini, e che cosa pagano le pile
pentris-question-bag = sacchetto; che cosa c’è nel sacchetto
    .brief = sacchetto: quanti pezzi restano
pentris-answer_where = Round { $round }, fase { $phase }, turno { $turn }. { $you ->
        [true] Hai
       *[false] { $seat } ha
    } { pentris-points }; nello scivolo { $placed ->
        [one] un pezzo
       *[other] { $placed } pezzi
    }{ $top ->
        [0] { "" }
       *[other] , fino alla riga { $top }
    }{ $rows ->
        [0] { "" }
        [one] , una riga completa
       *[other] , { $rows } righe complete
    }{ $holes ->
        [0] { "" }
        [one] , un buco
       *[other] , { $holes } buchi
    }.
# Il colore viene dopo la stella, e concorda con essa
pentris-answer_token = { $cell ->
        [none] { "" }
       *[other] { $cell }{ " " }
    }{ $kind ->
        [popsicle] ghiacciolo
        [platinum] stella di platino
       *[other] { $kind ->
            [star] stella{ " " }
            [both] stella{ " " }
            [rain] doppia{ " " }
           *[candy] { "" }
        }{ pentris-colour.feminine }{ $kind ->
            [both] { " " }e { $other ->
            [r] rossa
            [y] gialla
            [g] verde
            [v] viola
           *[other] { $other }
        }
           *[other] { "" }
        }
    }
pentris-answer_piece = { $piece }, { $shape } { pentris-set.feminine }: { $face }{ $fits ->
        [true] .
       *[false] ; non entra da nessuna parte.
    }
pentris-answer_take = la { $shape } { pentris-set.feminine }, { $face }
pentris-answer_place = { $cells }{ $count ->
        [0] { "" }
       *[other] ; { $groups }
    }
pentris-answer_new_group = un gruppo { pentris-colour } di { $size }
pentris-answer_row = Riga { $row }: { $kind ->
        [empty] vuota.
        [full] completa: { $cells }.
       *[part] { $cells }.
    }
pentris-answer_column = Colonna { $column }: { $top ->
        [0] vuota.
       *[other] piena fino alla riga { $top }, righe libere sopra: { $free }{ $count ->
            [0] .
            [one] ; buco nella riga { $holes }.
           *[other] ; buchi nelle righe { $holes }.
        }
    }
pentris-answer_group = { $size } di colore { pentris-colour }{ $stars ->
        [0] { "" }
        [one] , con una stella
       *[other] , con { $stars } stelle
    }: { $cells }.
pentris-answer_card = Scheda del colore { pentris-colour }: { $count ->
        [0] nessun segnalino.
       *[other] segnalini di { $seats }.
    }
pentris-answer_stack = Pila { $stack }, { $count ->
        [one] un pezzo
       *[other] { $count } pezzi
    }, in cima: { $piece }
pentris-answer_bag = { $you ->
        [true] Il sacchetto è tuo
       *[false] Il sacchetto è di { $seat }
    }. Pezzi dentro: { $count }, scartati: { $discards }.

# Come finisce

pentris-won = { $you ->
        [true] Hai vinto
       *[false] { $seat } ha vinto
    } con { pentris-points }!
    .brief = vittoria
pentris-won_shared = { $seats_you ->
        [true] { $seats } avete vinto
       *[false] { $seats } hanno vinto
    } insieme con { pentris-points }!
    .brief = vittoria comune
pentris-solo = { pentris-points }: { $title }. { $missing ->
        [0] Non c’è un grado più alto!
        [one] Manca { $missing } punto al grado successivo.
       *[other] Mancano { $missing } punti al grado successivo.
    }
    .brief = { $title }

# Oltre al verdetto

pentris-ending_lasted = { $rounds } round
pentris-ending_order = Vince chi ha più punti; a parità di punti il posto è lo stesso.
pentris-ending_rung = { $title } ({ $least ->
    [one] { $least } punto
   *[other] { $least } punti
})

# Che cosa si rifiuta

pentris-another_placeable = Quel pezzo non si può posizionare; un altro sì.
pentris-can_place = Puoi ancora posizionare un pezzo.
pentris-choice_final = Un pezzo scelto non si può rimettere.
pentris-colour_used = Hai già usato questo colore in questo round.
pentris-leaves_chute = Il pezzo uscirebbe dallo scivolo.
pentris-must_claim = Devi dichiarare un gruppo.
pentris-must_remove = Scegli un pezzo da rimuovere.
pentris-no_candies = Questo gruppo non ha caramelle.
pentris-no_flipping = I pezzi non si possono capovolgere.
pentris-no_group = { $wrong ->
        [colour] { $colour } qui non è un colore; i colori sono { $colours }.
        [outside] { $cell } non è una casella del tuo scivolo (colonne a–f, righe da 1 a { $rows }).
        [none] Nel tuo scivolo non c’è nulla di { pentris-colour }: dichiara un altro colore.
        [other] { $cell } non è { pentris-colour.feminine }: indica una casella del gruppo che intendi.
        [bare] { $cell } non appartiene a nessun gruppo: indica una casella di un gruppo.
       *[group] Non c’è un gruppo di questo colore.
    }
pentris-no_token = Non hai più segnalini.
pentris-not_in_pool = Quel pezzo non è tra quelli da scegliere.
pentris-not_on_board = Quel pezzo non è sul tabellone.
pentris-not_placeable = Quel pezzo non si può posizionare.
pentris-not_your_piece = Quel pezzo non è tuo.
pentris-not_your_turn = Non è il tuo turno.
pentris-nothing_to_pay = Non restano pezzi per questo gruppo.
pentris-occupied = Quella casella è occupata.
pentris-too_small = Il gruppo deve avere almeno 3 caramelle.
pentris-unreachable = Il pezzo non può arrivare lì.
pentris-white_first = Prima rimuovi un pezzo bianco.
pentris-would_fall = Il pezzo cadrebbe ancora.
pentris-wrong_moment = { $step ->
        [draft] Ora prendi il tuo primo pezzo personale, per esempio { NOTATION("draft Pw3") }.
        [choose] Prima scegli un pezzo, per esempio { NOTATION("take Pw2") }.
        [place] Hai già in mano { $piece }: fallo scivolare, per esempio { NOTATION("place r0 a1") }{ $tries ->
            [true] , o rimettilo con untake
           *[other] { "" }
        }.
        [claim] Ora si dichiarano i gruppi, per esempio { NOTATION("claim v c2") }.
        [pick] Ora scegli un pezzo della pila { $stack }.
       *[other] Questo non si può fare ora.
    }
pentris-wrong_stack = Il pezzo viene dalla pila { $stack }.

## Frasi: di che cosa sono fatti gli altri testi

pentris-points = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
    .count = { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
pentris-from-chute = { $adds ->
        [0] { "" }
       *[other] { " " }(+{ $adds } dal tuo scivolo)
    }
pentris-colour = { $colour ->
        [r] rosso
        [y] giallo
        [g] verde
        [v] viola
       *[other] { $colour }
    }
    .feminine = { $colour ->
        [r] rossa
        [y] gialla
        [g] verde
        [v] viola
       *[other] { $colour }
    }
pentris-set = { $set ->
        [white] bianchi
        [blue] blu
        [beige] beige
       *[other] { $set }
    }
    .feminine = { $set ->
        [blue] blu
        [beige] beige
       *[white] bianca
    }
pentris-face = { $kind ->
        [rain] { " " }con la pioggia di caramelle
        [mix] { " " }con una selezione di gusti
        [popsicle] { " " }con un ghiacciolo
        [trio] { " " }con tre stelle di platino
        [pair] { " " }con due stelle di platino
        [bicolour] { " " }con una stella bicolore
       *[plain] { "" }
    }
pentris-candies = { $size ->
        [one] una caramella
       *[other] { $size } caramelle
    }
