# Parole comuni a tutti i giochi e a tutti gli schermi

core-language = Italiano
core-number = { $value }
core-and = { $first } { ED($last) }
core-you = tu
core-story_begin = L’inizio
core-story_end = La fine
core-line = { core-line.says }.
    .says = { $you ->
        [true] { CAPITAL($clauses) }
       *[false] { $seat } { $clauses }
    }
core-line_effects = { core-line.says }: { $effects }.
core-deed = { $you ->
    [true] La tua ultima decisione.
   *[false] L’ultima decisione di { $seat }.
}
core-asks = { $seat }, tocca a te.
core-chance = Caso
core-clock = Orologio

# Che cosa dice un consiglio in ogni gioco

core-reason_only = non si può fare altro
core-reason_tried = provando a continuare da qui è andata meglio
core-reason_same = qui non fa differenza: tutte le scelte portano allo stesso punto
core-reason_even = vale all’incirca lo stesso
core-reason_worse = provando a continuare da qui è andata peggio
core-reason_ends = la partita finisce
core-reason_but = { $good }, ma { $bad }
core-reason_ahead = { $reasons } (contando ciò che puoi ancora fare in questo turno)
core-expected_win = { $range ->
    [none] Se da qui continuano giocatori forti, non vinci quasi mai
    [all] Se da qui continuano giocatori forti, vinci quasi sempre
   *[other] Se da qui continuano giocatori forti, vinci { core-range } delle partite
}
core-expected_team = { $range ->
    [none] Da qui la squadra non vince quasi mai
    [all] Da qui la squadra vince quasi sempre
   *[other] Da qui la squadra vince { core-range } delle partite
}
core-expected_even = Alla fine rende all’incirca lo stesso
core-expected_less = Alla fine rende un po’ meno

# Una parte tra due segni

core-range = { $range ->
    [about] circa { core-share_least }
    [below] al massimo { core-share_most }
    [above] almeno { core-share_least }
   *[between] tra { core-share_least } e { core-share_most }
}
core-share_least = { $least ->
    [tenth] un decimo
    [quarter] un quarto
    [third] un terzo
    [half] la metà
    [two_thirds] due terzi
    [three_quarters] tre quarti
   *[other] nove decimi
}
core-share_most = { $most ->
    [tenth] un decimo
    [quarter] un quarto
    [third] un terzo
    [half] la metà
    [two_thirds] due terzi
    [three_quarters] tre quarti
   *[other] nove decimi
}

# Da che cosa è dipesa una partita finita, in due o tre frasi

core-sum_turned = { $when ->
    [never] { $seat } ha vinto senza mai essere chiaramente in svantaggio.
    [early] { $seat } era in svantaggio all’inizio, ma ha ribaltato la partita nella prima metà.
    [late] { $seat } ha giocato a lungo in svantaggio, ma ha ribaltato la partita nella seconda metà.
   *[end] { $seat } era in svantaggio fino a poco prima della fine, eppure ha vinto.
}
core-sum_well = { $how ->
    [better] È andata meglio di come prometteva l’inizio.
    [worse] È andata meno bene di come prometteva l’inizio.
   *[same] È andata più o meno come prometteva l’inizio.
}
core-sum_luck = { $side ->
    [good] La fortuna ha aiutato soprattutto { $seat }.
   *[bad] La sfortuna ha colpito soprattutto { $seat }.
}
core-sum_luck_shared = { $side ->
    [good] La fortuna ha aiutato.
   *[bad] La fortuna non ha aiutato.
}
core-sum_luck_unclear = Quanto sia stata fortuna non si può dire con certezza.
core-sum_choice = La scelta costata di più è di { $seat }: si può rivedere qui sotto.
core-sum_choices_fine = Non c’è nessuna scelta che si potesse chiaramente migliorare.

level-random = Casuale
level-greedy = Goloso
level-newcomer = Principiante
level-casual = Tranquillo
level-strong = Forte
level-expert = Esperto

preset-little = Per i piccoli
preset-first = Prima partita
preset-box = Come nella scatola
preset-usual = La solita partita
preset-experts = Esperti

level-newcomer-means = Gioca con buon senso ma si lascia sfuggire metà delle occasioni: per una prima partita.
level-casual-means = Sa che cosa conviene, ma spesso si accontenta della seconda scelta.
level-strong-means = Prende sempre ciò che al momento sembra meglio; non guarda più in là.
level-expert-means = Prima di ogni decisione gioca a mente molte partite, per due secondi al massimo.

# Che cosa si può chiedere a parole, e che cosa si risponde

core-question-turn = a chi tocca; tocca a me; di chi è il turno
    .brief = a chi tocca: chi si aspetta, e che cosa devi fare tu
core-question-choices = che cosa posso fare; cosa posso fare; che cosa ci sta; cosa ci sta; dove ci sta; che cosa entra; dove entra; elenco; elenca; cosa ci sta <start>; che cosa entra <start>; dove entra <start>; elenco <start>; elenca <start>; cosa ci sta da <number>; cosa ci sta <start> da <number>; elenco da <number>; elenca da <number>; elenco <start> da <number>; elenca <start> da <number>
    .brief = cosa ci sta: le scelte, dalla migliore, con ciò che portano
core-question-score = punteggio; punti; punteggio di <seat>
    .brief = punteggio, o punteggio di un giocatore: a che punto sono tutti
core-question-happened = che cosa è successo; cosa è successo; che cosa hanno fatto; cosa hanno fatto; storia
    .brief = cosa è successo: gli ultimi turni
core-question-time = tempo; quanto tempo resta; quanto tempo manca; orologio
    .brief = tempo: quanto ne resta
core-question-notation = notazione; come si scrive
    .brief = notazione: come si scrive una decisione
core-question-help = aiuto; che cosa posso chiedere; cosa posso chiedere; domande
    .brief = aiuto: questo elenco
core-question-ready = pronti; pronto; pronta; pronte; sono pronto; sono pronta; siamo pronti; siamo pronte; si parte
    .brief = pronti: dai il via; il tempo parte quando l’hanno dato tutti
core-question-hint = consiglio; un consiglio; aiutami; che cosa mi consigli
    .brief = consiglio: l’idea migliore, e perché
core-question-undo = annulla; torna indietro; riprendi la mossa
    .brief = annulla: riprendi la tua ultima decisione
core-question-again = ripeti; di nuovo; ancora; come hai detto
    .brief = ripeti: ciò che è stato detto per ultimo
core-question-said = che cosa è stato detto; cosa è stato detto; che cosa hai detto; cosa hai detto
    .brief = che cosa è stato detto: gli ultimi annunci
core-answer_turn = { $seats_you ->
    [true] { $count ->
        [one] Tocca a te.
       *[other] Si aspettano { $seats }.
    }
   *[false] { $count ->
        [one] Si aspetta { $seats }.
       *[other] Si aspettano { $seats }.
    }
}
core-answer_ready = { $you ->
    [true] Cominci tu.
   *[false] Comincia { $seat }.
} { $count ->
    [one] { $seats_you ->
        [true] Si aspetta il tuo via. Si parte?
       *[false] Per partire si aspetta { $seats }.
    }
   *[other] Per partire si aspettano { $seats }.
}
core-answer_over = Adesso non tocca a nessuno.
core-answer_score = { $you ->
    [true] Tu: { $scores }.
   *[false] { $seat }: { $scores }.
}
core-answer_total = { $you ->
    [true] Tu { $points }
   *[false] { $seat } { $points }
}
core-answer_totals = { $scores }. Per le voci, chiedi «punteggio di { $seat }».
core-answer_time = { $seconds ->
    [one] Resta un secondo.
   *[other] Restano { $seconds } secondi.
}
core-answer_time_waits = { $count ->
    [0] Il tempo è fermo.
   *[other] Il tempo è fermo. Il menu offre più tempo, o una partita senza tempo.
}
core-answer_timeless = In questa partita il tempo non conta.
core-answer_choices = { $count ->
    [0] Nessuna scelta comincia così.
    [one] Una scelta.
   *[other] { $count } scelte.
}
core-answer_choice = { $count ->
    [0] { NOTATION($notation) }.
   *[other] { NOTATION($notation) }: { $brings }.
}
core-answer_option = { $count ->
    [0] { CAPITAL($words) }. Scrivi { NOTATION($notation) }.
   *[other] { CAPITAL($words) }: { $brings }. Scrivi { NOTATION($notation) }.
}
core-answer_more = { $count ->
    [one] E un’altra.
   *[other] E altre { $count }.
} Per le prossime scrivi «cosa ci sta da { $number }»; per sentirne meno, di’ come cominciano: elenco { NOTATION($start) }
core-answer_nothing = Non c’è nulla da dire.
core-answer_help = { $asked ->
    [true] Scrivi una decisione, come { NOTATION($example) }, o una domanda.
   *[false] Scrivi una domanda.
}
core-answer_question = { $brings }.

# Che cosa succede al tavolo

table-time_up = Il tempo di { $seat } è scaduto; hanno deciso le regole.
table-took_back = { $seat } annulla l’ultima decisione.

# Chi siede dove

table-sat_down = { $name } prende posto.
table-stood_up = { $name } lascia il tavolo; il posto è di nuovo libero.
table-removed = Chi ospita ha liberato il posto di { $name }.
table-bot_sat = Un bot gioca come { $seat }.
table-left = { $name } ha lasciato il tavolo. Un bot gioca al suo posto finché non torna.
table-replaced = { $name } non c’è. Un bot gioca al suo posto finché non torna.
table-came_back = { $name } è di nuovo qui.
table-offered = Il posto di { $seat } è libero per chi arriva; intanto gioca un bot.
table-waits = { $name } avrà il posto appena lì non ci saranno più carte o scelte segrete.
table-took_over = { $name } prende il posto di { $seat }.
table-gave_up = Resa di { $name }: il posto va a un bot, fuori classifica.
table-conceded = Resa di { $name }. La partita è finita.
table-left_team = Resa di { $name }. Un bot entra nella squadra.
table-hosts = Ora ospita { $name }.
table-declined = { $what ->
    [pause] { $name } preferisce di no: il tempo continua.
   *[undo] { $name } preferisce di no: non si annulla niente.
}
table-withdrew = { $name } ci ripensa: non chiede più { $what ->
    [pause] una pausa
   *[undo] di annullare
}.
table-tries = Da qui in poi { $name } prova in un altro modo.

# Come finisce una partita non giocata fino in fondo

table-won_as_last = { $you ->
    [true] Hai vinto
   *[false] Ha vinto { $seat }
}: resa di { $names }.
table-won_among_rest = Tra chi ha giocato fino in fondo { $count ->
    [one] { $seats_you ->
        [true] arrivi in testa
       *[false] arriva in testa { $seats }
    }
   *[other] { $seats_you ->
        [true] arrivate in testa
       *[false] arrivano in testa
    } { $seats }
}.
table-abandoned = Resa di { $name }: non resta nessuno a giocare e la partita finisce qui.
    .yours = Hai rinunciato, e non resta nessun altro a giocare: la partita finisce qui.
    .mine = Hai rinunciato: la partita finisce qui.

# Che cosa il tavolo rifiuta

table-after_time = È arrivato quando il tempo era già scaduto.
table-bad_line = Un messaggio deve avere da 1 a { $most } caratteri, tutti visibili.
table-not_here = Lo può fare solo chi siede al computer di questo server.
table-no_network = Questo computer non è in una rete da cui altri possano arrivare, o un altro programma ne occupa il posto.
table-bad_name = Un nome deve avere da 1 a { $most } caratteri, tutti visibili.
table-cannot_undo = Ormai troppo dipende da questa decisione: non si può più annullare.
table-chat_closed = In questo momento a questo tavolo non si parla.
table-failed = Qui qualcosa è andato storto; la partita è rimasta com’era.
table-foreign_host = Questo server non risponde a quell’indirizzo.
table-foreign_origin = Quella pagina non può giocare a questo tavolo.
table-full = Tutti i posti sono occupati.
table-hint_dropped = La posizione è cambiata; chiedi di nuovo il consiglio.
table-host_only = Può farlo solo chi ospita il tavolo.
table-invalid = { $path }: { $message }
table-malformed = Questo messaggio non si può leggere: { $message }
table-no_analysis = In questo momento la partita non si può analizzare.
table-no_hint = In questo momento non c’è alcun consiglio.
table-no_such_choice = { $number } non è un numero dell’elenco (da 1 a { $count }).
table-no_such_outcome = Ora il caso non può dare «{ $text }».
table-no_such_lesson = Questa lezione non esiste.
table-no_such_page = Questa pagina non esiste.
table-other_page = Questa pagina e il suo server sono di versioni diverse. Ricarica la pagina.
table-no_such_player = Qui nessuno si chiama «{ $text }».
table-no_such_reaction = Questa reazione non esiste.
table-no_such_seat = Questo tavolo non ha quel posto.
table-no_such_table = Questo tavolo non esiste.
table-no_undo_in_time = Ciò che si è fatto contro il tempo non si annulla.
table-no_undo_asked = Nessuno lo chiede più.
table-not_allowed = Ora «{ $text }» non è permesso.
table-not_asked = Nessuno te l’ha chiesto.
table-no_next = Dopo questa non c’è una partita più difficile.
table-nobody_decided = Da lì non si può provare in un altro modo: a decidere non è stata una persona. Scegli il turno di una persona.
table-not_over = La partita non è ancora finita.
table-not_paused = Il tavolo non è in pausa.
table-not_possible = Ora «{ $text }» non è possibile; «elenco» mostra che cosa lo è.
table-not_reachable = In questo momento i tavoli non si raggiungono; riprova.
table-not_saved = Non è stato possibile salvare; riprova.
table-not_understood = «{ $text }» non si capisce; si scrive così: { NOTATION($example) }
table-not_your_seat = Questo non è il tuo posto.
table-not_yours = Questo non è tuo.
table-nothing_to_undo = Non c’è nulla da annullare.
table-not_ready = Il tempo parte quando tutti sono pronti; mancano: { $seats }.
table-open_seat = Si comincia quando tutti i posti sono occupati; liberi: { $seats }.
table-other_rules = Questa partita è cominciata con le regole { $made }; qui valgono le { $these }. Resta conservata: un server con Cinquina { $program } può portarla alla fine; qui puoi aprire un nuovo tavolo.
table-over = La partita è finita.
table-paused = Il tavolo è in pausa.
table-quiet = Ora le regole chiedono silenzio.
table-seat_taken = Quel posto è già occupato.
table-tick_early = A { $time } ms il tempo non è scaduto: dura fino a { $ends } ms.
table-tick_missing = Il tempo è scaduto a { $ends } ms: a { $time } ms tocca prima all’orologio.
table-time_backwards = Qui è segnato { $time } ms, nell’ultima voce { $last } ms: il tempo non torna indietro.
table-too_fast = Troppo in fretta; aspetta { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
table-too_many_tables = Ospiti già tutti i tavoli che una persona può tenere aperti ({ $most }): prima finiscine qualcuno.
table-too_large = Troppo grande: si accettano al massimo { $most } byte.
table-too_late = Troppo tardi: ora è richiesto altro.
table-too_long = Troppo lungo: si leggono al massimo { $most } caratteri.
table-try_again = Non ha funzionato; riprova.
table-undo_asked = { $seat } sta già chiedendo qualcosa: prima rispondi.
table-undone_often = A questo tavolo si è già tornati indietro { $most } volte: ora basta.
table-unreadable = Questa partita non si può leggere: { $why }
table-deserted = Tutti hanno lasciato il tavolo; si riprende quando qualcuno torna.
table-is_here = { $seat } è al tavolo: solo chi siede lì può cedere il posto.
table-no_guest = Qui non c’è ancora nulla che ti riguardi.
table-not_begun = La partita non è ancora iniziata: puoi lasciare il posto.
table-one_seat = Hai già un posto a questo tavolo.
table-seat_gave_up = In questo posto c’è stata una resa: un bot gioca fino alla fine.
table-seated_often = A questo tavolo ci si è già scambiati i posti { $most } volte: può bastare.
table-wrong_pass = Questa frase d’accesso non è di nessuno; forse ce n’è una più nuova.
