# Holi

holi-title = Holi
holi-sentence = Lancia il tuo colore attorno alla pedina su tre livelli: ciò che nulla sostiene piove giù, e chi sta sotto lo raccoglie.
holi-reconstructed = Le facce delle carte sono una nostra ricostruzione; la scatola può essere diversa.

holi-mode-drawn = Consigliata: si pescano carte Rivalità, che danno punti o cambiano una regola.
    .brief = con le carte Rivalità
holi-mode-simple = Semplice: senza carte Rivalità; ideale per la prima partita.
holi-mode-chosen = A scelta: scegli tu le carte Rivalità.

holi-preset-little = Niente carte Rivalità, e tutte le carte sono scoperte: ci si può aiutare.
holi-preset-first = Niente carte Rivalità.
holi-preset-box = Si pescano due carte Rivalità: danno punti in più o cambiano una regola.
holi-preset-experts = Tre carte Rivalità, contro bot che guardano avanti.

holi-setting-rivalry_count = Carte Rivalità da pescare
holi-setting-rivalry_count-0 = nessuna
holi-setting-rivalry_count-2 = 2 (consigliate)
holi-setting-rivalry_cards = Carte Rivalità, al massimo tre
holi-setting-rivalry_cards-v01 = Golosoni: 2 punti per ogni tuo dolcetto.
holi-setting-rivalry_cards-v02 = File danzanti: 3 punti per ogni riga o colonna di un livello con almeno 4 tuoi segnalini.
holi-setting-rivalry_cards-v03 = Grande macchia: 1 punto per ogni segnalino del tuo gruppo più grande su un livello.
holi-setting-rivalry_cards-v04 = Anima della festa: 4 punti a chi ha più segnalini su un livello, 2 in parità.
holi-setting-rivalry_cards-v05 = Quattro angoli: 2 punti per ogni tuo segnalino in un angolo.
holi-setting-rivalry_cards-v06 = Cuore del cortile: 2 punti per ogni tuo segnalino nelle quattro caselle centrali.
holi-setting-rivalry_cards-v07 = Colonne di colore: 1 punto per ogni tuo segnalino proprio sopra un altro tuo.
holi-setting-rivalry_cards-v08 = Centro perfetto: i Colpi Diretti valgono 2 punti.
holi-setting-rivalry_cards-v09 = Il più generoso: 6 punti a chi ha più segnalini nelle riserve altrui, 3 in parità.
holi-setting-rivalry_cards-v10 = Senza macchia: 4 punti per ogni giocatore con più segnalini altrui di te.
holi-setting-rivalry_cards-v11 = Piedi per terra: 8 punti se la tua pedina finisce al livello Inferiore, 4 al Mediano.
holi-setting-rivalry_cards-v12 = Primi a salire: 2 punti a chi sale per primo al Mediano, 4 al Superiore.
holi-setting-rivalry_cards-v13 = Rangoli: 3 punti per ogni quadrato 2×2 di tuoi segnalini.
holi-setting-rivalry_cards-v14 = Sulle loro spalle: 1 punto per ogni tuo segnalino proprio sopra quello di un rivale.
holi-setting-rivalry_cards-v15 = Monsone: 2 punti ogni volta che un segnalino che lanci piove su un rivale.
holi-setting-rivalry_cards-g01 = Passi brevi (Regola): puoi muoverti al massimo di due passi.
holi-setting-rivalry_cards-g02 = Stella libera (Regola): nelle carte con la stella la pedina può stare in qualsiasi spazio segnato.
holi-setting-rivalry_cards-g03 = Gavettoni (Regola): un lancio a faccia in giù può colpire un rivale sul tuo livello.
holi-setting-rivalry_cards-g04 = Una mano per salire (Regola): per salire bastano tre lati coperti.
holi-setting-rivalry_cards-g05 = Parapetti (Regola): il bordo della plancia vale come lato coperto.
holi-setting-rivalry_cards-g06 = Si può scendere (Regola): puoi usare Salire per scendere di un livello.
holi-setting-max_rule_cards = Quante di esse possono cambiare una regola
holi-setting-max_rule_cards-0 = nessuna
holi-setting-max_rule_cards-1 = 1 (consigliata)
holi-setting-first_player = Chi comincia
holi-setting-first_player-random = Decide il caso.
holi-setting-corner_choice = Angoli di partenza
holi-setting-corner_choice-turn_order = Scelti in ordine di turno.
holi-setting-corner_choice-random = A caso.
holi-setting-rain_catch = Chi entra in una casella sotto una pila
holi-setting-rain_catch-column = raccoglie tutto ciò che c’è sopra.
holi-setting-rain_catch-adjacent = raccoglie solo il segnalino un livello più su.
holi-setting-empty_reserve = Chi lancia l’ultimo segnalino
holi-setting-empty_reserve-immediately = può solo finire il turno.
holi-setting-empty_reserve-end_of_turn = può ancora muoversi e salire, e magari raccogliere segnalini.
holi-setting-last_tiebreak = A parità di punti, segnalini donati e dolcetti
holi-setting-last_tiebreak-turn_order = È davanti chi viene prima nell’ordine di turno.
holi-setting-last_tiebreak-shared = Il posto è condiviso.
holi-setting-face_down_discards = Carte lanciate a faccia in giù
holi-setting-face_down_discards-hidden = Le conosce solo chi le ha lanciate.
holi-setting-face_down_discards-open = Tutti possono guardarle.
holi-setting-hands = Carte in mano
holi-setting-hands-secret = Le vede solo chi le tiene.
holi-setting-hands-open = Le vedono tutti: per imparare.

holi-level-1 = Livello Inferiore
holi-level-2 = Livello Mediano
holi-level-3 = Livello Superiore

holi-score-so_far = { $count ->
        [one] { $count } punto segnato durante la partita
       *[other] { $count } punti segnati durante la partita
    }
    .heading = in partita
holi-score-level1 = { holi-points.count } al livello Inferiore
    .heading = Inferiore
holi-score-level2 = { holi-points.count } al livello Mediano
    .heading = Mediano
holi-score-level3 = { holi-points.count } al livello Superiore
    .heading = Superiore
holi-score-given = { holi-points.count } per i segnalini nelle riserve altrui
    .heading = donati
holi-score-sweets = { holi-points.count } per i dolcetti
    .heading = dolcetti
holi-score-rivalry = { holi-points.count } per le carte Rivalità
    .heading = Rivalità
holi-source = { $source ->
    [so_far] { holi-score-so_far.heading }
    [level1] { holi-score-level1.heading }
    [level2] { holi-score-level2.heading }
    [level3] { holi-score-level3.heading }
    [given] { holi-score-given.heading }
    [sweets] { holi-score-sweets.heading }
   *[card] { $title }
}

# Che cosa porta una scelta: per esteso, e in breve dove c’è poco spazio

holi-brings-gain = { $points ->
    [1] { SIGNED($points) } punto
    [-1] { SIGNED($points) } punto
   *[other] { SIGNED($points) } punti
}
holi-brings-nothing = nessun punto di per sé
holi-brings-hits = Colpo Diretto { AD($seat) }: +{ $points }
holi-brings-rains-on = piove su { $seat }: +{ $points }
holi-brings-rains-back = piove su di te: torna in riserva
holi-brings-stay = { $count ->
    [one] uno resta al livello { holi-level }: +{ $points }
   *[other] { $count } restano al livello { holi-level }: +{ $points }
}
    .brief = { holi-level }: +{ $points }
holi-brings-fall = { $count ->
    [one] uno cade al livello { holi-level }: +{ $points }
   *[other] { $count } cadono al livello { holi-level }: +{ $points }
}
    .brief = { holi-level }: +{ $points }
holi-brings-takes-sweets = prendi { holi-story_sweets }
holi-brings-takes-back = riprendi { holi-own-tokens }
holi-brings-takes-foreign = { $count ->
    [one] prendi un segnalino altrui
   *[other] prendi { $count } segnalini altrui
}
holi-brings-first-up = primo arrivo quassù: +{ $points }
holi-brings-source = { holi-source }: { SIGNED($points) }
holi-brings-rival = { $seat }: { holi-source } { SIGNED($points) }

# A che punto si è

holi-goal_ahead = Vince chi fa più punti. Sei in testa { $points } a { $most }: { holi-throws-left }.
holi-goal_behind = Vince chi fa più punti. Sei indietro { $points } a { $most }: { holi-throws-left }.
holi-goal_level = Vince chi fa più punti. Siete in parità a { $points }: { holi-throws-left }.

# Che cosa si chiede

holi-asks = { $seat }, lancia colore: una carta a faccia in su, per esempio { NOTATION("up C08 D4+F6") }, o in giù, per esempio { NOTATION("down C04 E5") }. Puoi anche muoverti e salire.
holi-asks_corner = { $seat }, scegli un angolo del livello Inferiore: { NOTATION("corner A1") }, { NOTATION("F1") }, { NOTATION("A6") } o { NOTATION("F6") }.
holi-asks_more = { $seat }, hai lanciato: muoviti o sali, se non l’hai già fatto, oppure { NOTATION("end_turn") }.
holi-asks_end = { $seat }, non hai più segnalini: { NOTATION("end_turn") }.

holi-notation =
    Una casella è una lettera da A a F da sinistra a destra e un numero da 1 a 6 dall’alto in basso; davanti può stare il
    livello.
      up C08 D4+F6     lancia una carta a faccia in su, in queste caselle del tuo livello, secondo lo schema attorno alla pedina
      down C04 E5      lancia una carta a faccia in giù: un segnalino su una casella libera del tuo livello; non due volte di fila
      move D4          vai su una casella qualsiasi del tuo livello senza pedina
      climb            sali di un livello, con colore sui quattro lati
      climb_down       con Si può scendere: scendi di un livello
      end_turn         dopo il lancio
      corner A1        da dove parti
    .picture =
        Nel disegno: (R) una pedina, R un segnalino, R° un segnalino sui dolcetti, ∘ un dolcetto e 8 due; ▪ segnalini rimasti e
        quelli altrui, ★ punti finora = in tutto se finisse ora, [ ] mano, ▤ carte nel mazzo, ▥ ultimi scarti, ? carta nascosta.
        V05 ★4 0 è una carta Rivalità con i suoi punti per i posti A e B; ✗ ha finito.

# Sotto il disegno nel terminale

holi-legend_card = { $card } { $title }
holi-legend_rivalry = { $card } { $title }. { $about }

# Che cosa accade

holi-rivalry = { $title }
holi-first = { $you ->
        [true] Cominci tu.
       *[false] Comincia { $seat }.
    }
holi-corner = parte da { $cell }
holi-turn = tocca { AD($seat) }
holi-drew = { $left ->
        [0] pesca l’ultima carta
        [one] pesca una carta, ne resta una
       *[other] pesca una carta, ne restano { $left }
    }
holi-drew_card = pesca { $title }
holi-threw_up = { $title }
holi-threw_down = una carta a faccia in giù
holi-threw_card = { $title }
holi-landed = { $fell ->
        [0] segnalino su { $to }
       *[other] segnalino cade su { $to }
    }
holi-hit = Colpo Diretto! { $by } colpisce { $seat } in { $to }{ $points ->
        [0] { "" }
        [one] : 1 punto
       *[other] : { $points } punti
    }.
    .brief = colpisce { $seat }{ holi-points.comma }
holi-rained = Pioggia: il segnalino lanciato in { $cell } cade su { $seat } in { $to }{ $points ->
        [0] { "" }
        [one] ; { $by } segna 1 punto
       *[other] ; { $by } segna { $points } punti
    }.
    .brief = piove su { $seat }{ holi-points.comma }
holi-moved = da { $from } { AD($cell) }
holi-climbed = sale { AD($cell) }
holi-stepped_down = scende { AD($cell) }
holi-first_up = Il primo arrivo al livello { $level } è di { $seat }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
    .brief = primo arrivo al livello { $level }, { holi-points }
holi-sweets = { $seat } prende { holi-sweets.brief } in { $cell }.
    .brief = { $count ->
        [one] { $count } dolcetto
       *[other] { $count } dolcetti
    }
holi-collected = un segnalino di { $by }
holi-ended = { $you ->
        [true] finisci il turno
       *[false] finisce il turno
    }
holi-counted = { holi-points }
holi-over = tutti hanno finito

# La storia

holi-story_start = L’inizio
holi-story_lap = Giro { $lap }
holi-story_rivalry = Carta Rivalità { $title }: { $about }
holi-story_corners = { $seats_you ->
        [true] { $count ->
            [one] Scegli un angolo del livello Inferiore.
           *[other] { $seats } scegliete un angolo ciascuno al livello Inferiore.
        }
       *[false] { $count ->
            [one] { $seats } sceglie un angolo del livello Inferiore.
           *[other] { $seats } scelgono un angolo ciascuno al livello Inferiore.
        }
    }
holi-story_then = { $first }, poi { $second }
holi-story_up = { holi-throws } { $title }: { $ends }
holi-story_down = { holi-throws } una carta a faccia in giù: { $ends }
holi-story_down_card = { holi-throws } { $title } a faccia in giù: { $ends }
holi-story_move = { $you ->
        [true] ti muovi
       *[false] si muove
    }
holi-story_climb = { $you ->
        [true] { $down ->
            [true] scendi
           *[false] sali
        }
       *[false] { $down ->
            [true] scende
           *[false] sale
        }
    } al livello { holi-level }{ $points ->
        [0] { "" }
       *[other] { " " }prima di tutti gli altri ({ holi-points })
    }
holi-story_takes = { $you ->
        [true] prendi
       *[false] prende
    } { $gains }
holi-story_stays = { $count ->
        [one] un segnalino { $fell ->
            [true] cade al
           *[false] resta al
        }
       *[other] { $count } segnalini { $fell ->
            [true] cadono al
           *[false] restano al
        }
    } livello { holi-level } ({ holi-points })
holi-story_hit = un Colpo Diretto su { holi-whom } ({ holi-points })
holi-story_rain = { $own ->
        [true] un segnalino ricade { $you ->
            [true] sulla tua pedina
           *[false] sulla sua stessa pedina
        }
       *[false] un segnalino piove su { holi-whom } ({ holi-points })
    }
holi-story_sweets = { $count ->
        [one] un dolcetto
       *[other] { $count } dolcetti
    }
# Di chi sono questi segnalini, per chi li prende, per chi li perde e per gli altri
holi-story_tokens = { $own ->
        [true] { $you ->
            [true] { holi-own-tokens }
           *[false] { $count ->
                [one] un suo segnalino
               *[other] { $count } suoi segnalini
            }
        }
       *[false] { $you ->
            [true] { holi-own-tokens }
           *[false] { $count ->
                [one] un segnalino di { $seat }
               *[other] { $count } segnalini di { $seat }
            }
        }
    }
holi-story_all_finished = Tutti hanno finito e si contano i punti.
holi-story_counted = { $you ->
        [true] Hai
       *[false] { $seat } ha
    } { $points ->
        [0] zero punti.
       *[other] { holi-points }: { $sources }.
    }

# Che cosa si può chiedere

holi-question-where = dove sono; come sto; dov’è <seat>; come sta <seat>
    .brief = dove sono: la tua pedina, segnalini, carte, dolcetti e punti
holi-question-cards = carte; le mie carte; mano; che cosa ho in mano
    .brief = carte: le tue carte e i loro disegni
holi-question-floor = livello <floor>; piano <floor>; leggi livello <floor>
    .brief = livello 2: che cosa c’è al livello Mediano
holi-question-line = riga <line>; fila <line>
    .brief = riga 3: che cosa c’è in una riga del tuo livello
holi-question-rivalry = rivalità; carte rivalità
    .brief = rivalità: le carte Rivalità di questa partita
holi-answer_where = { $you ->
        [true] Tu
       *[false] { $seat }
    }: { $level ->
        [0] ancora senza angolo
       *[other] { $cell }, livello { holi-level }
    }; { holi-tokens }, { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }, { $sweets ->
        [one] { $sweets } dolcetto
       *[other] { $sweets } dolcetti
    }; { holi-points } se la partita finisse ora.
holi-answer_card = { $card } { $title }, colonne colorate riga per riga dall’alto, 0 se nessuna: { $rows }{ $star ->
        [true] ; la stella nella colonna { $column } della riga { $row }
       *[false] { "" }
    }.
holi-answer_floor = Livello { holi-level }: { $count ->
        [0] nessun segnalino
        [one] { $count } segnalino
       *[other] { $count } segnalini
    }.
holi-answer_line = Livello { holi-level }, riga { $line }: { $count ->
        [0] vuota
       *[other] { $things }
    }.
holi-answer_pawn = { $cell } { $you ->
        [true] la tua pedina
       *[false] pedina di { $seat }
    }
holi-answer_token = { $cell } { $you ->
        [true] un tuo segnalino
       *[false] segnalino di { $seat }
    }
holi-answer_sweets = { $cell } { holi-sweets.brief }
holi-answer_throw = lancia { $card } { $title } { $up ->
        [true] scoperta
       *[false] coperta
    } su { $cells }
holi-answer_corner = comincia in { $cell }, { $cell ->
        [A1] in alto a sinistra
        [F1] in alto a destra
        [A6] in basso a sinistra
       *[F6] in basso a destra
    }
holi-answer_go = vai in { $cell }
holi-answer_climb = { $up ->
        [true] sali
       *[false] scendi
    } di un livello
holi-answer_end = finisci il turno
holi-answer_rivalry = { $title }: { $about }

# Come finisce

holi-won = { holi-wins-with } { holi-points }!
    .brief = più punti
holi-won_given = { holi-wins-with } { holi-points }: a pari punti contano i segnalini donati.
    .brief = più segnalini donati
holi-won_sweets = { holi-wins-with } { holi-points }: a pari punti e segnalini donati contano i dolcetti.
    .brief = più dolcetti
holi-won_order = { holi-wins-with } { holi-points }: a parità di tutto conta l’ordine di turno.
    .brief = prima nel turno
holi-won_shared = Vittoria condivisa con { holi-points }: { $seats }!
    .brief = insieme

# Oltre al verdetto

holi-ending_order = Vince chi ha più punti; a pari punti contano i segnalini donati, poi i dolcetti{ $shared ->
        [true] { "" }. A parità di tutto il posto è lo stesso.
       *[false] { "" }, poi l’ordine di turno.
    }

# Che cosa si rifiuta

holi-finished = { $you ->
        [true] Hai finito
       *[false] { $seat } ha finito
    }: { $reason ->
        [stuck] nessun lancio è possibile
        [tokens] non restano segnalini
        [cards] non restano carte
       *[other] { $reason }
    }.
    .refused = La tua partita è finita.
    .brief = { $seat } ha finito
holi-bad_input = { $wrong ->
        [card] In questa partita non c’è una carta { $text }; una carta si lancia così: { NOTATION($example) }
       *[form] «{ $text }» non si capisce; si scrive così: { NOTATION($example) }
    }
holi-not_your_turn = Non è il tuo turno.
holi-action_not_available = { $action ->
        [climb_down] In questa partita non si scende: lo permette solo la carta Rivalità Si può scendere.
        [corner] Hai già il tuo angolo: si sceglie una volta, prima del primo turno.
        [early] Prima scegli un angolo; liberi: { $corners }.
       *[other] Questa azione non è disponibile ora.
    }
holi-card_not_in_hand = Non hai questa carta in mano.
holi-action_used = { $action ->
        [throw] In questo turno hai già lanciato.
        [climb] In questo turno hai già usato la salita.
       *[move] In questo turno hai già usato il movimento.
    }
holi-no_tokens_left = Non hai più segnalini: la tua partita è finita.
holi-no_token_to_throw = Non hai segnalini da lanciare: prima raccogline uno dei tuoi.
holi-must_throw = Devi lanciare colore prima di finire il turno.
holi-face_down_twice = Nell’ultimo turno hai lanciato a faccia in giù: ora lancia a faccia in su.
holi-wrong_level = { $action ->
        [move] Puoi muoverti solo sul tuo livello, quello { holi-level }; per cambiare livello si sale.
       *[throw] Puoi lanciare solo sul tuo livello.
    }
holi-top_level = Sei già al livello più alto.
holi-bottom_level = Sei già al livello più basso.
holi-pattern_blocked = { $cell } ha già un segnalino colore.
holi-pattern_off_board = Qui lo schema esce dalla plancia.
holi-star_required = In questa carta la pedina deve stare sulla stella.
holi-wrong_token_count = Numero di caselle sbagliato per questa carta.
holi-wrong_pattern = Queste caselle non corrispondono alla carta.
holi-out_of_reach = Da qui la carta non arriva in { $cell }, comunque la ruoti.
holi-fits_nowhere = { $way ->
    [both] { $title } non entra attorno { AD($cell) }: muoviti prima, o giocala a faccia in giù.
    [move] { $title } non entra attorno { AD($cell) }: muoviti prima.
    [down] { $title } non entra attorno { AD($cell) }: giocala a faccia in giù.
   *[none] { $title } non entra attorno { AD($cell) }.
}
holi-not_a_corner = Scegli un angolo del livello Inferiore.
holi-same_cell = Sei già lì.
holi-too_far = Con Passi brevi ti muovi al massimo di due passi.
holi-edge_climb = Non puoi salire dai bordi.
holi-not_surrounded = { $needed ->
        [3] Servono segnalini colore su tre lati.
       *[other] Servono segnalini colore su tutti e quattro i lati.
    }
holi-target_has_pawn = { $whose ->
        [own] Lì ci sei tu: scegli un’altra casella.
       *[other] Un lancio a faccia in giù non può mirare a una pedina.
    }
holi-target_occupied = In questa casella c’è già un segnalino colore.
holi-cell_has_pawn = Lì c’è già un’altra pedina.
holi-climb_blocked = { $way ->
        [down] Una pedina è proprio sotto di te.
       *[up] Una pedina è proprio sopra di te.
    }
holi-corner_taken = Questo angolo è occupato.
holi-throw_lost = Da lì non potresti più lanciare colore.

## Frasi: di che cosa sono fatti gli altri testi

holi-points = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
    .count = { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
    .comma = { $points ->
        [0] { "" }
       *[other] , { holi-points }
    }
holi-tokens = { $tokens ->
        [one] { $tokens } segnalino
       *[other] { $tokens } segnalini
    }
holi-own-tokens = { $count ->
        [one] un tuo segnalino
       *[other] { $count } tuoi segnalini
    }
holi-throws-left = { $throws ->
        [0] non hai più lanci
        [one] ti resta un lancio
       *[other] ti restano { $throws } lanci
    }
holi-level = { $level ->
        [1] Inferiore
        [2] Mediano
       *[3] Superiore
    }
holi-whom = { $you ->
        [true] di te
       *[false] { $seat }
    }
holi-throws = { $you ->
        [true] lanci
       *[false] lancia
    }
holi-wins-with = { $you ->
        [true] Hai vinto con
       *[false] { $seat } ha vinto con
    }
