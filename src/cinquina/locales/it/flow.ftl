# Flow

flow-title = Flow
flow-sentence = Tutti insieme contro il tempo: un percorso d’acqua da quattro animali alla Barca, prima che le Onde Giganti lo portino via.
flow-reconstructed = Le forme delle tessere e i numeri delle file sono una nostra ricostruzione; la scatola può essere diversa.

flow-mode-standard = Standard: nessuna carta Scenario, la più facile; per la prima partita.
    .brief = Standard
flow-mode-very_easy = Molto facile: 1 carta Scenario.
    .brief = Molto facile
    .about = 1 carta Scenario
flow-mode-easy = Facile: 2 carte Scenario.
    .brief = Facile
    .about = 2 carte Scenario
flow-mode-medium = Medio: 3 carte Scenario.
    .brief = Medio
    .about = 3 carte Scenario
flow-mode-hard = Difficile: 4 carte Scenario.
    .brief = Difficile
    .about = 4 carte Scenario
flow-mode-very_hard = Molto difficile: 5 carte Scenario.
    .brief = Molto difficile
    .about = 5 carte Scenario
flow-mode-inconceivable = Inconcepibile!: 6 carte Scenario.
    .brief = Inconcepibile!
    .about = 6 carte Scenario
flow-mode-custom = Su misura: scegliete voi le carte Scenario.

flow-preset-little = Senza timer: un round ha otto turni.
flow-preset-first = Il tempo è poco, ma per una prima partita basta: quasi tutte le squadre vincono.
flow-preset-box = Un round dura un minuto. Sullo schermo è tanto: vince quasi ogni squadra.
flow-preset-usual = Meno tempo: le onde arrivano, e vincono sei squadre su dieci.
flow-preset-experts = Tempesta: la Barca è aperta da un lato solo, le carte sono poche, e quasi tutte le squadre perdono.

flow-setting-clock = Quanto dura un round
flow-setting-clock-realtime = Corre il timer: pescate e collocate più in fretta che potete.
flow-setting-clock-turns = Senza timer: un round è un certo numero di turni.
flow-setting-seconds = Il timer di un round
flow-setting-seconds-60 = Un minuto, come nella scatola.
flow-setting-seconds-10 = 10 secondi
flow-setting-seconds-15 = 15 secondi
flow-setting-seconds-20 = 20 secondi: poco, su uno schermo.
flow-setting-seconds-25 = 25 secondi
flow-setting-seconds-30 = 30 secondi
flow-setting-seconds-35 = 35 secondi
flow-setting-seconds-40 = 40 secondi
flow-setting-seconds-45 = 45 secondi: una tempesta, con le tessere di cartone.
flow-setting-seconds-90 = 90 secondi: più tempo per guardare.
flow-setting-seconds-120 = Due minuti: tutto il tempo che serve.
flow-setting-turns = Turni in un round, senza timer
flow-setting-turns-1 = 1 turno
flow-setting-turns-2 = 2 turni
flow-setting-turns-3 = 3 turni
flow-setting-turns-4 = 4 turni (Tempesta)
flow-setting-turns-5 = 5 turni (Mosso)
flow-setting-turns-6 = 6 turni (Standard)
flow-setting-turns-7 = 7 turni
flow-setting-turns-8 = 8 turni (Calmo)
flow-setting-turns-9 = 9 turni
flow-setting-turns-10 = 10 turni
flow-setting-turns-11 = 11 turni
flow-setting-turns-12 = 12 turni
flow-setting-turns-13 = 13 turni
flow-setting-turns-14 = 14 turni
flow-setting-turns-15 = 15 turni
flow-setting-pace = Quanto sono veloci i bot accanto a te, quando corre il timer
flow-setting-pace-steady = Regolari: circa 6 secondi a turno. In un minuto ci stanno da 7 a 9 turni, quelli per cui il gioco è fatto.
flow-setting-pace-thoughtful = Riflessivi: circa 8 secondi a turno, come le persone. In un minuto ci stanno 6 o 7 turni: il più difficile.
flow-setting-pace-lively = Svelti: circa 3 secondi a turno. Aspetti meno, e il gioco è più facile.
flow-setting-pace-swift = Fulminei: circa un secondo a turno. Quasi tutto il minuto è tuo; molto più facile.
flow-setting-first = Chi comincia
flow-setting-first-random = Decide il caso.
flow-setting-first-seat_a = Il posto A: vi siede chi ha nuotato per ultimo.
flow-setting-loss_check = Quando finiscono le tessere
flow-setting-loss_check-active = Un giocatore che non può fare nulla fa perdere tutti.
flow-setting-loss_check-team = Un giocatore che non può fare nulla salta il turno; si perde quando nessuno può fare nulla.
flow-setting-remain_scope = Che cosa protegge «Gli Ostacoli restano»
flow-setting-remain_scope-all = Tutte le tessere con ostacoli: con questa carta vince quasi ogni squadra.
flow-setting-remain_scope-scenario = Solo le tessere Scenario con ostacoli: la carta aiuta poco, e ogni livello è più difficile del precedente.
flow-setting-obstacles = Carte Scenario con ostacoli, due tessere ciascuna
flow-setting-obstacles-0 = nessuna
flow-setting-scenarios = Altre carte Scenario
flow-setting-scenarios-no_comm = Nessuna Comunicazione: durante il round non si comunica e le mani sono coperte; tra un round e l’altro tutto è aperto.
flow-setting-scenarios-one_card = Una Carta Azione per Round: la squadra gioca al massimo una carta Azione per round.
flow-setting-scenarios-no_sc = Nessuna carta Supporto o Corrente per ostacoli: Supporto e Corrente non possono scegliere tessere con ostacoli.
flow-setting-scenarios-single_path = Tessera Barca Percorso Unico: la Barca è aperta da un lato solo; scegliete quale.
flow-setting-scenarios-remain = Gli Ostacoli restano dopo l’Onda Gigante: le onde non portano via le tessere con ostacoli.

# Le carte

flow-card-support = Supporto
    .about = Togli una tessera dal tabellone.
flow-card-bird = Uccello
    .about = Metti un Uccello su una tessera: la salva da un colpo di un’onda.
flow-card-current = Corrente
    .about = Sposta una tessera in un’altra casella vuota dove i bordi combaciano; lì non serve che un animale la raggiunga.
flow-card-fishing = Lenza
    .about = Rivela due tessere coperte; dal turno successivo chiunque può prenderle.
flow-card-calm = Acque Calme
    .about = La prossima onda tira un solo dado, scelto da chi tira.
flow-card-return = Ritorno
    .about = Colloca una tessera scartata.
flow-scenario-obstacles = Scenario con ostacoli
    .about = Due tessere ostacolo senz’acqua stanno sul tabellone fin dall’inizio.
flow-scenario-no_comm = Nessuna Comunicazione
    .about = Durante il round non si comunica e le mani sono coperte; tra un round e l’altro tutto è aperto.
flow-scenario-one_card = Una Carta Azione per Round
    .about = La squadra gioca al massimo una carta Azione per round.
flow-scenario-no_sc = Nessuna carta Supporto o Corrente per ostacoli
    .about = Supporto e Corrente non possono scegliere tessere con ostacoli.
flow-scenario-single_path = Tessera Barca Percorso Unico
    .about = La Barca è aperta da un lato solo; scegliete quale.
flow-scenario-remain = Gli Ostacoli restano dopo l’Onda Gigante
    .about = Le onde non portano via le tessere con ostacoli.
flow-animal-cat = Gatto
flow-animal-dog = Cane
flow-animal-capybara = Capibara
flow-animal-lemur = Lemure
flow-shape-straight = Dritta
flow-shape-curve = Curva
flow-shape-tee = A T
flow-shape-cross = A croce
flow-shape-obstacle = Ostacolo

flow-score-animals = { $count ->
        [one] { $count } animale alla Barca
       *[other] { $count } animali alla Barca
    }
    .heading = animali alla Barca

# Che cosa porta una scelta

flow-brings-wins = tutti gli animali arrivano alla Barca: avete vinto!
flow-brings-loses = perdete
flow-brings-connects = il { flow-animal } arriva alla Barca
flow-brings-cuts = il { flow-animal } perde la via per la Barca
flow-brings-missing = { $missing ->
        [one] manca una tessera
       *[other] mancano { $missing } tessere
    } invece di { $now }
flow-brings-still = { $missing ->
        [one] manca ancora una tessera
       *[other] mancano ancora { $missing } tessere
    }
flow-brings-starts = comincia il round { $round }
flow-brings-draws = una tessera coperta
flow-brings-takes = { flow-tile.a }
flow-brings-discards = { flow-tile.the } va fra gli scarti
flow-brings-plays = { $kind ->
        [support] { flow-card-support }. { flow-card-support.about }
        [bird] { flow-card-bird }. { flow-card-bird.about }
        [current] { flow-card-current }. { flow-card-current.about }
        [fishing] { flow-card-fishing }. { flow-card-fishing.about }
        [calm] { flow-card-calm }. { flow-card-calm.about }
        [return] { flow-card-return }. { flow-card-return.about }
       *[other] { $kind }
    }
flow-brings-removes = { flow-tile.the } lascia il tabellone
flow-brings-guards = un Uccello protegge { flow-tile.the }
flow-brings-sweeps = { $die ->
        [white] una colonna
       *[other] una riga
    }
flow-brings-opens = si apre a { flow-side }

# A che punto si è

flow-goal_routes = { $connected ->
        [0] Nessun animale arriva ancora
        [one] { $connected } animale su { $animals } arriva
       *[other] { $connected } animali su { $animals } arrivano
    } a nuoto alla Barca; { flow-missing }.
flow-goal_one = Solo il { flow-animal } non arriva ancora alla Barca; { flow-missing }.
flow-goal_all = Tutti gli animali arrivano a nuoto alla Barca!

# Che cosa è richiesto

flow-asks = { $seat }, { $tiles ->
        [both] pesca una tessera o prendine una rivelata
        [draw] pesca una tessera
        [take] prendi una tessera rivelata
       *[none] gioca una carta
    }{ $cards ->
        [true] { $tiles ->
            [none] .
           *[other] , oppure gioca una carta.
        }
       *[other] .
    }
flow-asks_facing = { $seat }, da quale lato si apre la Barca?
flow-asks_ready = { $seat }, comincia il round { $round } quando siete tutti pronti.
flow-asks_place = { $seat }, colloca { flow-tile.the } { $tile }: la casella e la rotazione, come { NOTATION("place 5,3 r0") }.
flow-asks_discard = { $seat }, { $tile } non ha posto: scartala.
flow-asks_support = { $seat }, quale tessera togli? Per esempio { NOTATION("support 1,2") }.
flow-asks_bird = { $seat }, su quale tessera si posa l’Uccello? Per esempio { NOTATION("bird 1,2") }.
flow-asks_current = { $seat }, quale tessera sposti, e dove? Per esempio { NOTATION("current 1,2 to 3,2 r1") }.
flow-asks_return = { $seat }, quale tessera scartata torna, e dove? Per esempio { NOTATION("return M02 1,2 r0") }.
flow-asks_die = { $seat }, quale dado tiri: bianco per una colonna o nero per una riga?

flow-notation =
    Una casella è riga,colonna, contate da 0 in alto a sinistra; da r0 a r3 quante volte la tessera è ruotata a destra.
      start                    comincia il round
      draw, take M09           pesca una tessera coperta, o prendine una rivelata
      place 5,3 r0             colloca la tessera che hai in mano; discard se non entra da nessuna parte
      play A04, play bird      gioca una tua carta
      support 1,2   bird 1,2   poi la tessera da togliere o da proteggere
      current 1,2 to 3,2 r1    poi la tessera da spostare, e dove
      return M02 1,2 r0        poi la tessera scartata, e dove
      die white, die black     quale dado tirare dopo Acque Calme
      facing S                 dove si apre la Barca a percorso unico
    .picture =
        Nel disegno: da ↓1 a ↓6 le colonne del dado bianco, da →1 a →6 le righe del nero; * ostacolo, ^ Uccello, # tessera ostacolo; ✓ gli animali
        collegati alla Barca, −5 servono ancora almeno cinque tessere, ▤ tessere coperte, ◌ scartate, ●○ turni del round, ≈ Acque
        Calme, ⧗ tempo scaduto, ? una carta coperta.

# Sotto il disegno nel terminale

flow-legend_card = { $cards } { flow-card }
flow-legend_scenario = { $cards } { flow-scenario-card }

# Che cosa succede

flow-first = { $you ->
        [true] Cominci tu.
       *[false] Comincia { $seat }.
    }
flow-dealt = { flow-card }
flow-scenario = Carta Scenario: { flow-scenario-card }
flow-set_aside = Una seconda carta { $kind ->
        [obstacles] { flow-scenario-obstacles }
        [no_comm] { flow-scenario-no_comm }
        [one_card] { flow-scenario-one_card }
        [no_sc] { flow-scenario-no_sc }
        [single_path] { flow-scenario-single_path }
        [remain] { flow-scenario-remain }
       *[other] { $kind }
    } viene messa da parte.
flow-obstacle = su { $cell }
flow-facing = La Barca si apre a { flow-side }.
    .brief = si apre a { flow-side }
flow-round = round { $round }: comincia { $seat }
flow-draws = una tessera coperta
flow-drawn = { flow-tile }
flow-took = { flow-tile }
flow-played = { flow-card }
flow-revealed = { flow-tile }
flow-placed = { flow-tile } su { $cell }
flow-returned = { flow-tile } di nuovo su { $cell }
flow-guarded = { flow-tile } con un Uccello
flow-removed = { flow-tile } lascia il tabellone
flow-moved = { flow-tile } su { $cell }
flow-discarded = { flow-tile } va fra gli scarti
flow-connected = { flow-animal } raggiunge la Barca
flow-cut_off = { flow-animal } perde la via per la Barca
flow-clock_set = { $seconds ->
    [0] D’ora in poi il timer non corre; turni in un round: { $turns }.
    [60] D’ora in poi un round dura un minuto.
    [120] D’ora in poi un round dura due minuti.
    [one] D’ora in poi un round dura un secondo.
   *[other] D’ora in poi un round dura { $seconds } secondi.
}
flow-estimate = { $seconds ->
    [0] { $turns ->
        [one] Un turno a round
       *[other] { $turns } turni a round
    }
    [one] Un secondo a round
    [60] Un minuto a round
    [120] Due minuti a round
   *[other] { $seconds } secondi a round
}: { $won ->
    [0] non vince quasi nessuna squadra di giocatori occasionali.
    [one] vince circa una squadra di giocatori occasionali su dieci.
    [10] vince quasi ogni squadra di giocatori occasionali.
   *[other] vincono circa { $won } squadre di giocatori occasionali su 10.
}
flow-redrawn = Le carte Scenario tornano nel mazzo; se ne pescano altre.
flow-clock-redraw = Altre carte Scenario
flow-clock-turns-8 = Senza timer
flow-clock-seconds-120 = 2 minuti
flow-clock-seconds-60 = 1 minuto
flow-clock-seconds-45 = Tempesta: 45 secondi
flow-minute_over = Tempo scaduto!{ $lost ->
        [true] { $you ->
            [true] {" "}Perdi il turno.
           *[false] {" "}{ $seat } perde il turno.
        }
       *[other] { $you ->
            [true] {" "}Puoi finire ciò che hai cominciato.
           *[false] {" "}{ $seat } può finire ciò che ha cominciato.
        }
    }
flow-die = { $you ->
        [true] Scegli
       *[false] { $seat } sceglie
    } il dado { $die ->
        [white] bianco: una colonna
        [black] nero: una riga
       *[other] { $die }
    }.
    .brief = { flow-brings-sweeps }
flow-wave = Onda Gigante
flow-washed = via { flow-tile } da { $cell }
flow-bird_flew = un Uccello salva { flow-tile } in { $cell }
flow-skipped = { $you ->
        [true] Non puoi fare nulla e salti il turno.
       *[false] { $seat } non può fare nulla e salta il turno.
    }
flow-won = tutti gli animali possono nuotare fino alla Barca
flow-lost = { $you ->
        [true] Non hai tessere da pescare né carte da giocare.
       *[false] { $seat } non ha tessere da pescare né carte da giocare.
    }
    .brief = perdete

# La storia

flow-story_start = L’inizio
flow-story_round = Round { $round }
flow-story_dealt = { $players ->
        [one] Ricevi
       *[other] Ognuno riceve
    } { $count ->
        [one] una carta Azione
       *[other] { $count } carte Azione
    }.
flow-story_obstacles = Sul tabellone { $count ->
        [one] c’è una tessera ostacolo senz’acqua
       *[other] ci sono { $count } tessere ostacolo senz’acqua
    }.
flow-story_draws = { $you ->
        [true] peschi
       *[false] pesca
    } { flow-tile.a }
flow-story_takes = { $you ->
        [true] prendi
       *[false] prende
    } { flow-tile.a } fra quelle rivelate
flow-story_places = la { flow-places }
flow-story_discards = la { $you ->
        [true] scarti
       *[false] scarta
    }
flow-story_plays = { $you ->
        [true] giochi
       *[false] gioca
    } { flow-card }
flow-story_uses = { $what ->
        [removed] { $you ->
            [true] togli
           *[false] toglie
        } { flow-tile.a } dal tabellone
        [moved] { $you ->
            [true] sposti
           *[false] sposta
        } { flow-tile.a }
       *[returned] { flow-places } { flow-tile.a } presa dagli scarti
    }
flow-story_rolls = { $you ->
        [true] tiri
       *[false] tira
    } l’Onda Gigante
flow-story_useless = { $reason ->
        [blocks] ovunque entri, isolerebbe un animale
       *[nowhere] non entra da nessuna parte
    }
flow-story_guards = protegge { flow-tile.a } dalla prossima onda
flow-story_reveals = { $tiles } { $count ->
        [one] è rivelata
       *[other] sono rivelate
    } per tutti
flow-story_tile = { flow-tile.a }
flow-story_calms = la prossima onda tira un dado solo
flow-story_gains = { $all ->
        [true] ora tutti gli animali hanno una via per la Barca
       *[false] { $count ->
            [1] ora { $animals } ha una via per la Barca
            [2] ora { $animals } hanno una via per la Barca
           *[other] ora altri { $count } animali hanno una via per la Barca
        }
    }
flow-story_loses = { $count ->
        [1] { $animals } perde la via per la Barca
        [2] { $animals } perdono la via per la Barca
       *[other] { $count } animali perdono la via per la Barca
    }
flow-story_animal = il { flow-animal }
flow-story_sweeps = { $dice ->
        [both] bianco { $white } spazza una colonna, nero { $black } una riga
        [white] bianco { $white } spazza una colonna
       *[black] nero { $black } spazza una riga
    }
flow-story_washes = { $count ->
        [0] non porta via nessuna tessera
        [one] porta via una tessera
       *[other] porta via { $count } tessere
    }
flow-story_held = { $count ->
        [one] un Uccello ne salva una
       *[other] gli Uccelli ne salvano { $count }
    }
flow-story_won = Partita vinta al round { $round }; { $tiles ->
        [one] avanza una tessera
       *[other] avanzano { $tiles } tessere
    } e { $cards ->
        [0] nessuna carta
        [one] una carta
       *[other] { $cards } carte
    }!
flow-story_lost = Partita persa al round { $round }: { $ways ->
        [0] nessun animale aveva una via per la Barca
        [one] un solo animale aveva una via per la Barca
       *[other] solo { $ways } animali su quattro avevano una via per la Barca
    }.

# Che cosa si può chiedere

flow-question-where = dove siamo; come stiamo; dove sono
    .brief = dove siamo: round, turni fino all’onda, tessere ancora necessarie
flow-question-row = riga <row>; fila <row>; leggi riga <row>
    .brief = riga 3: che cosa c’è in una riga, contata da 0 dall’alto
flow-question-animals = animali; come stanno gli animali; chi ha una via
    .brief = animali: chi ha una via per la Barca
flow-question-tiles = tessere; pila; quali tessere restano
    .brief = tessere: quelle coperte per forma, e quelle rivelate
flow-question-cards = carte; mani; carte di <seat>; mano di <seat>
    .brief = carte: le carte Azione di tutti
flow-answer_where = { $round ->
        [0] Prima del primo round.
       *[other] Round { $round }.
    } { $ways ->
        [0] Nessun animale ha
        [one] Un animale ha
       *[other] { $ways } animali hanno
    } una via per la Barca.{ $turns ->
        [0] { "" }
        [one] {" "}Un turno fino all’Onda Gigante.
       *[other] {" "}{ $turns } turni fino all’Onda Gigante.
    }
flow-answer_needs = { $missing ->
        [one] Serve almeno una tessera
       *[other] Servono almeno { $missing } tessere
    }, { $supply ->
        [one] una è coperta
       *[other] { $supply } sono coperte
    }.
flow-answer_animal = { flow-animal }: { $connected ->
        [true] ha una via per la Barca
       *[false] { $missing ->
            [one] a una tessera dalla Barca
           *[other] a { $missing } tessere dalla Barca
        }
    }.
flow-answer_side = { flow-side }
# Tutto ciò che può stare su una casella, in una frase per chi non la vede
flow-answer_cell = Riga { $row }, colonna { $column }: { $shape ->
        [cat] { flow-animal-cat }
        [dog] { flow-animal-dog }
        [capybara] { flow-animal-capybara }
        [lemur] { flow-animal-lemur }
        [boat] Barca
       *[other] { flow-tile }
    }{ $shape ->
        [obstacle] { flow-answer_cell.bird }
       *[other] { $obstacle ->
            [true] {" "}con ostacolo
           *[false] { "" }
        }, lati aperti: { $sides }{ flow-answer_cell.bird }{ $wet ->
            [true] { "" }
           *[false] , non collegata ad alcun animale
        }
    }.
    .bird = { $bird ->
        [true] , con un Uccello
       *[false] { "" }
    }
flow-answer_place = riga { $row }, colonna { $column }, aperta a { $sides }
flow-answer_tile = In mano: { flow-tile }, { $tile }.
flow-answer_empty = La riga { $row } è vuota.
flow-answer_tiles = { $count ->
        [0] Non ci sono tessere coperte.
        [one] C’è una tessera coperta.
       *[other] Ci sono { $count } tessere coperte.
    }
flow-answer_left = { flow-tile }: { $count }.
flow-answer_open = Rivelata per tutti: { flow-tile }.
flow-answer_hand = { $you ->
        [true] Tu
       *[false] { $seat }
    }: { $count ->
        [0] nessuna carta
        [one] una carta
       *[other] { $count } carte
    }. { $cards }
flow-answer_card = { flow-card }

# Come finisce

flow-team_won = Vittoria al round { $round }: tutti gli animali sono a bordo, e restano { flow-team_won.left }!
    .yours = Avete vinto al round { $round }: tutti gli animali sono a bordo, e restano { flow-team_won.left }!
    .mine = Hai vinto al round { $round }: tutti gli animali sono a bordo, e restano { flow-team_won.left }!
    .left = { $tiles ->
        [one] { $tiles } tessera
       *[other] { $tiles } tessere
    } e { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }
    .brief = vittoria
flow-team_lost = Sconfitta al round { $round }: { flow-team_lost.why }.
    .yours = Avete perso al round { $round }: { flow-team_lost.why }.
    .mine = Hai perso al round { $round }: { flow-team_lost.why }.
    .why = { $cards ->
        [0] non restano né tessere né carte
       *[other] le tessere sono finite, e chi è di turno non ha carte da giocare
    }
    .brief = sconfitta

# Oltre al verdetto

flow-ending_lasted = { $rounds } round

# Che cosa è rifiutato

flow-blocks_animal = Il { flow-animal } non potrebbe più raggiungere la Barca.
flow-boat_fixed = La Barca non può essere scelta.
flow-calm_active = Solo una carta Acque Calme per round.
flow-card_limit = Una carta Azione per round.
flow-comm_closed = Nessuna comunicazione fino all’Onda Gigante.
flow-edge_mismatch = I bordi non combaciano.
flow-has_bird = Questa tessera ha già un Uccello.
flow-infeasible_facing = Se si aprisse da quel lato, non ogni animale potrebbe raggiungere la Barca.
flow-must_place = Questa tessera si può collocare, quindi va collocata.
flow-no_path = Nessun percorso d’acqua da un animale arriva qui.
flow-no_target = Ora questa carta non ha nulla su cui agire.
flow-no_tile = Lì non c’è una tessera da scegliere.
flow-not_adjacent = La tessera deve toccare un animale o un’altra tessera.
flow-not_discarded = Quella tessera non è tra gli scarti.
flow-not_enough_tiles = Lenza richiede due tessere coperte.
flow-not_in_hand = Non hai in mano quella carta.
flow-not_revealed = Quella tessera non è tra quelle rivelate.
flow-not_your_turn = Non è ancora il tuo turno.
flow-nothing_to_return = Non ci sono tessere scartate da collocare.
flow-obstacle_protected = Le tessere con ostacoli non possono essere scelte.
flow-occupied = Quella casella è occupata.
flow-off_board = Questa casella non è sul tabellone.
flow-same_cell = Scegli un’altra casella.
flow-supply_empty = Non ci sono più tessere coperte.
flow-time_up = Tempo scaduto: Onda Gigante!
flow-wrong_phase = { $due ->
        [facing] Scegli prima da che lato si apre la Barca, per esempio { NOTATION("facing S") }.
        [start] Prima comincia il round: { NOTATION("start") }.
        [draw] Prima comincia il turno: pesca una tessera, prendine una rivelata o gioca una carta.
        [place] Prima colloca la tua tessera, per esempio { NOTATION("place 5,3 r0") }.
        [discard] La tua tessera non ha posto: prima scartala con discard.
        [card] Prima finisci la carta che hai cominciato, per esempio { NOTATION($example) }.
        [die] Prima scegli un dado: { NOTATION("die white") } o { NOTATION("die black") }.
        [over] La partita è finita.
       *[other] Non si può fare in questo momento.
    }

## Frasi: di che cosa sono fatti gli altri testi

flow-animal = { $animal ->
        [cat] { flow-animal-cat }
        [dog] { flow-animal-dog }
        [capybara] { flow-animal-capybara }
        [lemur] { flow-animal-lemur }
       *[other] { $animal }
    }
flow-side = { $side ->
        [N] nord
        [E] est
        [S] sud
       *[W] ovest
    }
# Una tessera in un elenco, poi in una frase con l’articolo
flow-tile = { $shape ->
        [straight] { flow-shape-straight }
        [curve] { flow-shape-curve }
        [tee] { flow-shape-tee }
        [cross] { flow-shape-cross }
       *[other] { flow-shape-obstacle }
    }
    .a = { $shape ->
        [straight] una tessera dritta
        [curve] una curva
        [tee] una tessera a T
        [cross] una tessera a croce
        [obstacle] una tessera ostacolo
       *[other] una tessera
    }
    .the = { $shape ->
        [straight] la tessera dritta
        [curve] la curva
        [tee] la tessera a T
        [cross] la tessera a croce
        [obstacle] la tessera ostacolo
       *[other] la tessera
    }
    .The = { $shape ->
        [straight] La tessera dritta
        [curve] La curva
        [tee] La tessera a T
        [cross] La tessera a croce
        [obstacle] La tessera ostacolo
       *[other] La tessera
    }
flow-card = { $kind ->
        [support] { flow-card-support }
        [bird] { flow-card-bird }
        [current] { flow-card-current }
        [fishing] { flow-card-fishing }
        [calm] { flow-card-calm }
        [return] { flow-card-return }
       *[other] { $kind }
    }
flow-scenario-card = { $kind ->
        [obstacles] { flow-scenario-obstacles }. { flow-scenario-obstacles.about }
        [no_comm] { flow-scenario-no_comm }. { flow-scenario-no_comm.about }
        [one_card] { flow-scenario-one_card }. { flow-scenario-one_card.about }
        [no_sc] { flow-scenario-no_sc }. { flow-scenario-no_sc.about }
        [single_path] { flow-scenario-single_path }. { flow-scenario-single_path.about }
        [remain] { flow-scenario-remain }. { flow-scenario-remain.about }
       *[other] { $kind }
    }
flow-missing = { $missing ->
        [one] manca almeno una tessera
       *[other] mancano almeno { $missing } tessere
    }
flow-places = { $you ->
        [true] collochi
       *[false] colloca
    }
