# La pagina nel browser: tutto quello che sta intorno ai tabelloni

# Dappertutto

web-skip = Vai al contenuto
web-pages = Pagine
web-to_lobby = All’ingresso
web-about = Informazioni
web-settings = Impostazioni
web-close = Chiudi
web-cancel = Annulla
web-loading = Si apparecchia il tavolo…
web-try_again = Riprova
web-yes = Sì
web-no = No
web-guest = Ospite
web-your_name = Il tuo nome

web-unreachable = Il server non risponde. Le tue partite lì sono al sicuro: riprova tra un momento.
web-server_error = Sul server qualcosa è andato storto (errore { $status }). Le tue partite sono al sicuro: riprova tra un momento.
web-lost_title = Nessuna connessione
web-missing_title = Qui non c’è niente
web-missing = Questo indirizzo non porta da nessuna parte. Forse per strada si è persa una lettera.
web-no_such_game = Qui non c’è nessun gioco «{ $game }».

# Ingresso

web-welcome = Accomodati
web-lead = Giochi da tavolo moderni a un solo tavolo: in solitario, con i bot, intorno a un dispositivo o con amici lontani. Nessun account, niente pubblicità.
web-players = { $range } { $range ->
    [1] giocatore
   *[other] giocatori
}
web-minutes = { $minutes } minuti
web-age = da { $age } anni in su
web-play = Gioca
web-play_calm = Senza tempo
web-ways_mean = Gioca: subito, con i bot; la prima partita è quella semplice. Insieme: con amici, vicini o lontani. Altro: livello, posti e regole della casa.
web-solo = Solitario
web-together = Insieme
web-learn = Impara
web-more = Altro
web-new_game = Una nuova partita
web-open = Apri
web-play_elsewhere = Gioca su un altro dispositivo
web-best_alone = Miglior solitario: { $score } ({ $title })
web-no_games_title = La scatola è vuota
web-no_games = Questo server non ha giochi. Chi lo gestisce può metterne uno.
web-show_all = Mostra tutte ({ $count })
web-finished_tables = Partite finite
web-no_tables = Le partite che finisci restano qui, anche quando chiudi il browser.
web-open_record = Apri una registrazione
web-open_record_means = Una partita salvata in un file si rivede da qui.
web-record_version = Questa partita è stata salvata con regole diverse. Può aprirla un server della versione da cui viene.
web-record_game = È la registrazione di un gioco che su questo server non c’è.
web-record_damaged = Questo file non è la registrazione completa di una partita. Forse è stato troncato o modificato: salvalo di nuovo da dove l’hai preso.
web-record_gone = La registrazione che avevi aperto non è più qui: riapri il file dall’ingresso.
web-room_title = Tutti in casa
web-room = Telefoni e tablet di questa rete possono giocare: inquadra il codice con la fotocamera, o scrivi l’indirizzo.
web-room_qr = Codice QR dell’indirizzo di questa pagina
web-house_closed = Per ora solo questo computer può aprire queste pagine.
web-house_open = Fai entrare i telefoni di casa
web-house_sure = Ogni dispositivo nella rete di questo computer potrà aprire queste pagine, prendere posti liberi e guardare. Fallo a casa, non in una rete condivisa con estranei.
web-house_yes = Sì, falli entrare
web-house_close = Di nuovo solo questo computer
web-house_shut = Dopo il riavvio solo questo computer può aprire queste pagine. Con «Condividi il link» rientrano anche gli altri dispositivi.
web-only_here = Questo link funziona solo su questo computer.
web-open_seat = Posto libero
web-line_over = Finita: rivedila
web-line_your_turn = Tocca a te
web-line_waiting = Si aspettano giocatori
web-line_turn_of = Tocca { AD($names) }
web-line_here = { $count ->
    [one] { $names } è al tavolo adesso
   *[other] { $names } sono al tavolo adesso
}
web-line_kept = Un bot gioca per te

# Preparazione

web-which_game = Quale partita?
web-own_mix = La tua combinazione di regole della casa.
web-choice_outdated = Ciò che avevi scelto l’ultima volta non c’è più; questa è la partita di sempre.
web-who_plays = Chi gioca?
web-others_where = Dove sono gli altri?
web-others_link = Con un link: ognuno sul suo dispositivo
web-others_here = Intorno a questo dispositivo
web-bots_are = Bot: { $level }
web-chair_me = io
web-chair_person = Una persona qui
web-chair_open = Con il link
web-chair_open_means = chi apre il link
web-chair_bot_level = Bot: { $level }
web-add_person = Una persona qui
web-add_open = Con il link
web-add_bot = Un bot
web-remove_seat = Togli il posto { $letter }
web-other_colour = Un altro colore per me
web-house_rules = Regole della casa
web-mode = Variante
web-seats = Posti
web-seat_kept = assente
web-seat_of = Posto { $letter }
web-name_of_seat = Nome del posto { $letter }
web-level = Livello del bot
web-note_device = Passa il dispositivo alla persona a cui tocca; ciò che è segreto intanto resta coperto.
web-note_link = Il link e un codice QR appaiono appena il tavolo è aperto.
web-at_most = Al massimo { $most }.
web-seconds = Tempo per una decisione
web-seconds_none = Senza limite
web-seconds_limit = { $seconds } secondi
web-seconds_means = Quando è scaduto decidono le regole.
web-chat_allowed = Al tavolo si può parlare
web-edition = Componenti
web-edition_means = Le carte o i tabelloni della tua scatola sono diversi? Dai al tavolo un file (JSON) con i componenti della tua edizione.
web-edition_choose = Scegli un file
web-edition_is = Si gioca con { $name }
web-edition_drop = Toglilo
web-edition_unreadable = Questo file non è un JSON leggibile.
web-begin = Via
web-open_table = Apri il tavolo

web-name_0 = Anna
web-name_1 = Bruno
web-name_2 = Clara
web-name_3 = Dario
web-name_4 = Elena
web-name_5 = Fabio
web-name_6 = Greta
web-name_7 = Ugo

# Tavolo

web-table = Tavolo
web-board = Tabellone
web-choices = Scelte
web-wasteful = c’è qualcosa di più economico che fa lo stesso
web-tools = Strumenti
web-sound = Suoni
web-rules = Regole
    .about = Come si gioca, in breve.
web-chat = Parla
    .about = Parlare con gli altri, e reazioni veloci.
web-chat_unread = Parla, { $count ->
    [one] { $count } riga nuova
   *[other] { $count } righe nuove
}
web-share = Condividi il link
web-menu = Menu
    .about = Pausa, lasciare il posto, condividere il link, impostazioni.
web-rules_other_mode = in altre modalità
web-side = Accanto al tavolo
web-dock_history = Storia
web-dock_rules = Regole
web-dock_chat = Chiacchiere
web-dock_analysis = Analisi
web-history = Che cosa è successo
web-blocks = A portata di mano
web-blocks_more = Altro a portata di mano
web-block_now = Adesso
web-block_tools = I tuoi strumenti
web-block_progress = A che punto sei
web-block_supply = Riserva
web-if_you_do = Se lo fai
web-side_more = Più spazio per leggere
web-look_at = { $name }: guarda da vicino
web-story_leads = Mostra quel momento sul tavolo
web-history_empty = Ancora niente.
web-result = Risultato
web-watchers = { $count ->
    [one] { $count } persona guarda
   *[other] { $count } persone guardano
}
    .about = Chi guarda senza posto vede quello che tutti possono vedere.
web-time_left = { $seconds ->
    [one] { $seconds } secondo rimasto
   *[other] { $seconds } secondi rimasti
}
web-title_your_turn = Tocca a te
web-reconnecting = Connessione persa: ci si ricollega…
web-restored = Il tavolo è stato ripristinato da una copia precedente. { $count ->
    [one] L’ultimo passo è andato perduto
   *[other] Gli ultimi { $count } passi sono andati perduti
 }.
web-other_page = C’è una nuova versione di questa pagina. Ciò che avevi inviato resta.
web-other_page_load = Carica

web-you = tu
web-score = Punti
    .about = I punti fatti finora.
web-bot = bot
web-bot_level = bot, { $level }
web-rank = { $rank ->
    [1] al primo posto
   *[other] { $rank }º posto
}
web-state_open = libero
    .about = Qui non siede ancora nessuno; può farlo chi apre il link.
web-state_out = fuori
    .about = Qui non si gioca più fino alla fine.
web-state_thinking = pensa
    .about = Qui siede un bot e sta scegliendo.
web-state_away = non in linea
    .about = La pagina è chiusa o senza connessione; si aspetta.
web-state_turn = tocca a te
    .about = Tocca a te: la richiesta è sotto o accanto al tavolo.
web-state_deciding = decide
    .about = La richiesta è arrivata, la decisione non ancora.
web-state_decided = ha deciso
    .about = La decisione è presa; si aspettano gli altri.
web-state_idle = { "" }

web-prompt = Che cosa si chiede
web-arrival = { $how ->
    [alone] { $title }, in solitario.
    [plays] { $title }, con { $names }.
   *[watches] { $title }. Stai guardando { $names }.
}
web-said_more = { $count ->
    [one] Gli altri hanno fatto un’altra mossa: la racconta «che cosa è successo».
   *[other] Gli altri hanno fatto altre { $count } mosse: le racconta «che cosa è successo».
}
web-prompt_over = La partita è finita.
web-prompt_open = Si comincia quando { $count ->
    [one] è preso l’ultimo posto libero.
   *[other] sono presi gli ultimi { $count } posti liberi.
}
web-prompt_paused = Il tavolo è in pausa.
web-clock_next = Il tempo, dal prossimo round
web-prompt_ready = { $you ->
    [true] Cominci tu
   *[false] Comincia { $seat }
}: { $minutes ->
    [0] { $seconds } secondi
    [one] un minuto
   *[other] { $minutes } minuti
}, tutti insieme. Si parte?
web-prompt_ready_how = Il tempo è fermo: scrivi «pronti» o premi Invio.
web-prompt_ready_means = Il tempo resta fermo finché non sono pronti tutti.
web-prompt_unready = Si aspetta il via di { $seats }.
web-ready = Si parte
web-state_ready = ha dato il via
    .about = Per questo posto il tempo può partire.
web-board_hidden = Il tabellone è coperto
web-board_hidden_why = Finché il tempo è fermo nessuno guarda.
web-prompt_you = { $seat }, tocca a te.
web-too_soon = È appena cambiato: premi di nuovo.
web-prompt_first = { $seat }, la prima scelta è tua; gli altri non guardano.
web-prompt_moves = { $you ->
    [true] La tua mossa…
   *[false] La mossa di { $seat }…
}
web-prompt_moment = Un momento…
web-prompt_sending = Invio la tua decisione…
web-prompt_unsent = La tua decisione è al sicuro: parte appena torna la connessione.
web-prompt_others = In attesa di { $seats }.
web-prompt_watch = Stai guardando. Tocca { AD($seats) }.
web-prompt_earlier = Stai guardando un momento precedente.
web-prompt_consent_undo = { $seat } può annullare? { $what }
web-prompt_consent_pause = { $seat } vorrebbe una pausa. Sei d’accordo?
web-prompt_asked_undo = Hai chiesto di annullare: { $what } Gli altri stanno rispondendo.
web-prompt_goes_too = { $first } { $count ->
    [0] Si annulla anche: { $also }
    [one] Si annulla anche: { $also } E un’altra decisione.
   *[other] Si annulla anche: { $also } E altre { $count } decisioni.
}
web-prompt_away = Il tempo aspetta { $seat }, che ha perso la connessione.
web-prompt_away_means = Dopo un minuto gioca un bot, finché { $seat } non torna.
web-let_bot_play = Fai giocare un bot
web-prompt_asked_pause = Hai chiesto una pausa. Gli altri stanno rispondendo.
web-withdraw = Ci ripenso
web-prompt_kept = Un bot gioca per { $seat } finché non torni.
web-come_back = Riprendi il posto
web-prompt_heir = Avrai il posto di { $seat } appena lì non ci saranno più carte o scelte segrete.
web-prompt_offered = Il posto di { $seat } è libero; intanto gioca un bot.
web-stop_waiting = Non aspettare più
web-prompt_former = { $seat } ha preso il tuo posto.
web-take_over = Prendi il posto
web-prompt_deserted = Tutti hanno lasciato il tavolo. Si riprende quando qualcuno torna.
web-to_now = Torna a ora
web-agree_undo = D’accordo
web-refuse_undo = No

web-undo_short = Annulla
web-hint = Consiglio
    .about = Che cosa farebbe qui il bot più forte, e perché.
    .key = H
web-hint_thinking = Si cerca un consiglio…
web-hint_best = L’idea migliore
web-hint_other = Un’altra idea
web-hint_ideas = Idee
web-hint_idea = { $number ->
    [1] L’idea migliore
   *[other] Idea { $number }
}
web-hint_why = perché { $reasons }.
web-hint_than = rispetto alla migliore { $reasons }.
web-hint_brings = Subito: { $brings }.
web-hint_shown = È indicata sul tabellone.
web-hint_none = Qui non c’è un’idea migliore della tua.
web-undo = Annulla
    .about = Annulla la tua ultima decisione; se intanto altri hanno visto di più, prima si chiede a loro.

web-command = Scrivi una decisione o una domanda
    .about = Il tavolo a parole: scrivi «aiuto» per sentire che cosa si può chiedere.
web-command_short = A parole
web-command_try = aiuto, punteggio, cosa ci sta…
web-command_send = Invia
web-command_not_asked = Non tocca a te decidere. Alle domande si risponde sempre; «aiuto» le elenca.
web-command_wasteful = C’è qualcosa di più economico che fa lo stesso. Scrivilo di nuovo per farlo comunque.
web-what_clock = Tempo per questa decisione
    .about = Quando è finito, decidono le regole.
web-what_clock_all = Tempo per tutti
    .about = L’orologio del gioco corre per tutti insieme.

web-said = { $name } dice: { $text }

web-invited = C’è un invito per te: { $title }
web-invited_by = { $name } ti invita a una partita di { $title }
web-read_rules = Leggi le regole
web-change_set_up = Cambia gioco o posti (si apre un altro tavolo)
web-take_seat = Prendi il posto { $letter }
web-name_taken = C’è già un’altra persona che si chiama { $name }. Potresti essere:
web-sits_here = Tu sei { $name }.
web-or_watch = Oppure resta a guardare: si comincia quando ogni posto è preso.
web-waiting_for_players = { $count ->
    [one] Un posto è ancora libero
   *[other] { $count } posti sono ancora liberi
}
web-share_means = Chi apre questo link può prendere un posto libero, oppure guardare.
web-fair = È tutto regolare?
web-commitment = Impronta del caso: ogni estrazione è decisa prima che si cominci; a partita finita la registrazione permette di verificarlo.
web-link = Link a questo tavolo
web-copy_link = Copia il link
web-link_copied = Copiato
web-send_link = Invialo
web-qr = Codice QR del link a questo tavolo

web-play_as = Gioca come { $name }
web-cover_title = Passa il dispositivo { AD($name) }
web-cover_text = Sullo schermo non c’è niente di segreto. Ora guarda soltanto { $name }.
web-cover_ready = Eccomi, sono { $name }

web-chat_empty = Nessuno ha ancora detto niente.
web-chat_write = Di’ qualcosa
web-chat_send = Invia
web-chat_closed = In questo momento non si parla.
web-silence = Ora non si parla
    .about = In questo momento le regole non permettono di parlare.
web-silence_over = Si può parlare di nuovo.
web-chat_off = Non si parla più
web-chat_on = Si può parlare
web-reactions = Reazioni veloci
reaction-hello = Ciao
reaction-bravo = Complimenti
reaction-wow = Però
reaction-ouch = Ahi
reaction-thanks = Grazie
reaction-hurry = Dai, su

web-pause = Pausa
    .about = Ferma il tempo per tutti e copre il tabellone. Se altri giocano da altri dispositivi, devono essere d’accordo.
    .key = P
web-go_on = Riprendi
    .about = Il tempo riparte e il tabellone si scopre.
web-your_seat = { $count ->
    [one] Il tuo posto
   *[other] I tuoi posti
}
web-leave = Lascia
web-resign = Arrenditi
web-stay = Resta
web-sure_leave = Lasciare il posto di { $name } a un bot finché non torni?
web-sure_offer = Cedere il posto di { $name } a chi arriva? Vedrà ciò che potevi vedere solo tu.
web-sure_resign = { $name } si arrende? Non si può tornare indietro.
web-leave_means = Se lasci il tavolo, un bot gioca per te e con un tocco riprendi il posto.
web-resign_means_alone = Se ti arrendi, la partita finisce.
web-resign_means_team = Se ti arrendi, un bot entra nella squadra e ci resta.
web-resign_means_rules = Se ti arrendi, esci dalla partita secondo le sue regole.
web-resign_means_two = Se ti arrendi, vince chi gioca contro di te.
web-resign_means_more = Se ti arrendi, esci dalla classifica e un bot gioca i tuoi turni fino alla fine.
web-host = Il tavolo è tuo
web-host_means = Puoi far giocare un bot per chi non c’è, o offrire un posto ad altri; nessuno vede la mano di un altro.
web-seat_bot = Metti un bot
web-change_level = Cambia livello
web-free_seat = Offri il posto
web-offer = Cedi il posto ad altri
web-end_offer = Ritira l’offerta
web-ask_pause = Chiedi una pausa
    .about = Il tempo si ferma quando tutti i presenti sono d’accordo.
web-who_is_away = Chi non c’è
web-host_is_here = { $name } è al tavolo e decide del suo posto.
web-is_away = { $name } non c’è.
web-is_there = { $name } è al tavolo.
web-host_meanwhile = Finché chi ha aperto il tavolo non c’è, te ne occupi tu.
web-device_ended = Questo dispositivo non gioca più per { $name }: c’è una nuova frase d’accesso. Con quella si torna a giocare da qui.
web-kept_seats = { $count ->
    [one] Il tuo posto dove gioca un bot
   *[other] I tuoi posti dove giocano i bot
}
web-return_here = Torna con una frase d’accesso
web-gave_up = resa
web-gave_up_here = al posto di { $name }, dopo la resa

web-final_scores = Punteggi finali
web-place = Posizione
web-places = Classifica
web-unranked = Fuori classifica
web-you_mark = (tu)
web-with_hints = con consigli
web-not_counted = Con i consigli non vale come miglior risultato.
web-moment_turn = La svolta
web-moment_lead = In testa da qui in poi
web-moment_blow = Il colpo più duro
web-moment_best = La mossa migliore
web-moment_your_best = La tua mossa migliore
web-ladder = La scala
web-rung_reached = raggiunto
web-new_best = Il tuo miglior risultato finora su questo dispositivo!
web-first_best = Il tuo primo risultato qui: questo dispositivo lo ricorda.
web-best_before = Il tuo migliore finora: { $score } ({ $title })
web-house_best = Il migliore su questo dispositivo: { $score } ({ $title }), { $name }
web-played_minutes = { $minutes ->
    [0] meno di un minuto
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}
web-go_easier = Più facile: { $mode }
web-go_further = Più difficile: { $mode }
web-send_picture = Manda un’immagine
web-save_picture = Salva un’immagine
web-picture_failed = Non è stato possibile disegnare l’immagine.
web-dock_result = Risultato
web-rematch = Gioca ancora
web-to_rematch = Al nuovo tavolo
web-replay = Rivedi
web-download = Salva la partita

# Rivedere

web-replay_controls = A che punto della partita
web-replay_play = Avvia
web-replay_pause = Ferma
web-replay_back = Un turno indietro
web-replay_on = Un turno avanti
web-replay_turn = Turno { $number } di { $count }
web-replay_step = Passo { $number } di { $count }
web-replay_steps = Un passo alla volta
web-replay_speed = Velocità: { $speed ->
    [slow] lenta
    [fast] rapida
   *[normal] normale
}
web-try_from_here = Gioca da qui
web-try_it = Prova tu da qui
web-way_played = La mossa di { $name }
web-way_better = Una mossa migliore
web-way_close = Torna alla partita
web-trial = Stai provando un’altra strada: la partita finita resta com’era, e il menu ti riporta lì.
web-tried = Nata da una partita finita
    .about = Continua da un momento di quella partita, con i bot agli altri posti. Da lì in poi il caso è nuovo.
web-player = Giocatore
web-analyse = Analizza
web-analysis_running = Si continua da ogni momento, per vedere quanto valeva…
web-analysis_stop = Ferma
web-analysis_shares = { $alone ->
    [true] Che cosa ha avvicinato (+) o allontanato (−) il risultato migliore, in percentuale
   *[false] Che cosa ha avvicinato (+) o allontanato (−) la vittoria, in percentuale
}
web-analysis_shares_until = La partita è finita con una resa. { $alone ->
    [true] Che cosa aveva avvicinato (+) o allontanato (−) il risultato migliore fino ad allora, in percentuale
   *[false] Che cosa aveva avvicinato (+) o allontanato (−) la vittoria fino ad allora, in percentuale
}
web-analysis_luck = fortuna
web-analysis_own = scelte proprie
web-analysis_others = scelte altrui
web-analysis_choices = scelte
web-analysis_error = Ogni cifra può sbagliare di circa { $error } in più o in meno.
web-analysis_unclear = «?»: non si può dire con certezza.
web-analysis_missed = Le mosse costate di più
web-analysis_none = Non c’è nessuna scelta che si potesse chiaramente migliorare.
web-analysis_cost = costo: almeno { $cost } %
web-analysis_played = Giocato
web-analysis_better = Meglio
web-analysis_because = C’era una mossa migliore: con quella { $reasons }.
web-analysis_look = Mostra le due mosse
web-curve_win = Quanto era probabile vincere, turno per turno
web-curve_team = Quanto era probabile che la squadra vincesse, turno per turno
web-curve_solo = Quale risultato era probabile, turno per turno
web-curve_told = { $name }: { $first }% all’inizio, { $last }% alla fine; al massimo { $highest }% dopo il momento { $highestAt }, al minimo { $lowest }% dopo il momento { $lowestAt }.
web-curve_turn = Mossa costosa { $number }: { $name }. Mostra le due mosse
web-team = La squadra
web-first = All’inizio
web-previous = Un passo indietro
web-next = Un passo avanti
web-last = Alla fine
web-moment = Momento della partita

# Impostazioni

web-settings_stay = Le impostazioni restano in questo browser e valgono subito.
web-language = Lingua
web-language_auto = Come nel browser
web-theme = Aspetto
web-theme_means = Lino di giorno, noce e luce di lampada la sera.
web-theme_auto = Come sul dispositivo
web-theme_light = Chiaro
web-theme_dark = Scuro
web-palette = Colori
web-palette_means = I posti si distinguono anche per disegno e lettera, mai solo per colore.
web-palette_standard = Normali
web-palette_contrast = Contrasto forte
web-motion = Movimento
web-motion_means = Meno movimento: le cose sfumano invece di muoversi.
web-motion_auto = Come sul dispositivo
web-motion_full = Tutto
web-motion_less = Meno
web-details = Quanto si racconta
web-details_means = Scegli quanto legge un lettore di schermo. Con «Ogni passo» la storia mostra anche caselle e notazione, e il tabellone numera righe e colonne.
web-details_brief = Ciò che conta
web-details_normal = Ogni turno
web-details_full = Ogni passo
web-speed = Bot
web-speed_means = Per quanto tempo resta in vista ogni decisione di un bot.
web-speed_slow = Con calma
web-speed_normal = Normale
web-speed_fast = All’istante
web-keys = Tasti singoli
web-keys_means = Lettere, cifre e segni fanno qualcosa da soli: H un consiglio, ? che cos’è, / la riga di comando. Frecce, Invio ed Esc funzionano sempre.
web-keys_on = Scorciatoie con un tasto solo
web-notices = Avvisi
web-sound_on = Suoni
web-volume = Volume
web-volume_is = { $volume } per cento
web-notify_on = Avvisami quando tocca a me e la pagina è nascosta

# Informazioni

web-about_what = Cinquina è un tavolo digitale per giochi da tavolo moderni. Una cinquina è un gruppo di cinque, e a tombola cinque numeri in fila.
web-about_games = I giochi e chi li ha fatti
web-about_credit = di { $authors }, pubblicato da { $publisher }.
web-about_rights = I giochi sono dei loro autori ed editori. Se uno ti piace, compra la scatola: è fatta di carta vera. Questo programma non è legato a loro; ogni disegno e ogni frase qui sono nostri.
web-about_rebuilt = Che cosa è ricostruito
web-about_rebuilt_text = Le regole seguono i regolamenti stampati. Dove le figure di tabelloni o carte non erano disponibili, i componenti sono stati ricostruiti in modo che ogni numero delle regole torni. Chi ha la scatola può correggerli in un file.
web-about_privacy = Che cosa si conserva
web-about_privacy_text = Un cookie a cui appartengono i tuoi posti, i nomi che scrivi e le mosse delle tue partite, tutto su questo server. Niente viene inviato altrove.
web-about_licence = Licenza
web-about_licence_text = Il programma è software libero con licenza Apache 2.0. Il carattere è Atkinson Hyperlegible Next del Braille Institute, con licenza SIL Open Font.
web-about_more = Per saperne di più
web-about_source = La documentazione e tutto il codice sono nella cartella del programma: comincia da README.md e dalla cartella docs.
web-about_api = L’interfaccia per i programmi
web-version = Versione { $version }

# Gli stessi posti su ogni dispositivo

web-other_devices = Su un altro dispositivo
web-pass_means = Con una frase d’accesso, o con il link e il codice che la contengono, su un altro dispositivo hai gli stessi posti. Una nuova annulla la vecchia e scollega tutti i tuoi dispositivi tranne questo.
web-pass_new = Crea una nuova frase d’accesso
web-pass_sure = Sì: scollega gli altri miei dispositivi
web-pass_once = Si vede solo adesso: annotala, o apri il link sull’altro dispositivo. Chi ce l’ha gioca al tuo posto.
web-pass_qr = Codice QR del tuo link personale
web-passphrase = Frase d’accesso
web-return_title = Torna da un altro dispositivo
web-return_means = Scrivi la frase d’accesso che ti ha mostrato l’altro dispositivo. Ciò che questo dispositivo sapeva di te va perso.
web-return = Torna
web-stored = Che cosa è conservato di te
web-stored_means = I nomi che hai scritto, i tuoi posti e quello che hai detto ai tavoli. Puoi salvarlo o farlo cancellare: allora dei bot prendono i tuoi posti.
web-stored_save = Salva
web-forget = Cancella
web-forget_sure = Sì, cancella tutto
web-forgotten = Qui non è più conservato nulla di te.

# Imparare

web-learn_game = Impara { $title }
web-guide_title = La tua prima partita a { $title }
web-guide = La giochiamo insieme? Una partita guidata ti spiega ogni regola quando serve. Bastano circa quattro minuti.
web-guide_yes = Sì, fammi vedere
web-guide_no = No, gioco e basta
web-lessons_all = Tutte le lezioni
web-lessons_none = Per questo gioco non ci sono ancora lezioni.
web-learn_it = Imparalo passo per passo
web-lesson_table = Torna al tavolo
web-lesson_show = da guardare
web-lesson_try = da provare
web-lesson_guided = guidata
web-lesson_begun = iniziata
web-lesson_step = Passo { $number } di { $count }
web-lesson_next = Avanti
web-lesson_back = Riprova
web-lesson_again = Da capo
web-lesson_hint = Fammi vedere
web-lesson_following = Prossima lezione
web-lesson_play = Una partita vera
web-lesson_look = Guarda: { $names }.
web-lesson_wrong = Qui c’è di meglio: così { $reasons }.
web-lesson_anew = Questa lezione nel frattempo è cambiata: si ricomincia.
web-lesson_done = { $stars ->
    [3] Fatto, con tre stelle!
    [2] Fatto, con due stelle: un consiglio ha aiutato.
   *[other] Fatto, con una stella. Senza passi in più sono tre.
}
web-stars_mean = Una lezione senza consigli né deviazioni vale tre stelle, e si può rifare quando vuoi.
web-stars = { $stars ->
    [0] ancora nessuna stella
    [1] una stella su tre
    [2] due stelle su tre
   *[other] tre stelle
}

# Without a server

web-not_kept = Questa finestra non conserva nulla: le partite si perdono quando la chiudi. Puoi salvare il file di una partita finita.
web-engine_failed = I giochi non sono partiti in questo browser. Aggiornalo o provane un altro, poi ricarica la pagina.
