# Che cosa vuole una persona, e i suoi dati.

somebody = Qualcuno

me-title = Le tue impostazioni
me-yes = Sì
me-no = No
me-page-notices = Avvisi
me-page-time = Il tuo tempo
me-page-play = Gioco
me-page-you = Lingua e dati

me-delivery = Avvisi
me-delivery-help = Come ti dico che un tavolo ti aspetta.
me-delivery-channel = Nel canale
me-delivery-channel-help = Ti menziono dove si gioca.
me-delivery-direct = Con un messaggio privato
me-delivery-direct-help = Ti scrivo, con la tua mano e un link alla plancia.
me-delivery-both = In entrambi i modi
me-delivery-both-help = Ti scrivo in privato e ti menziono nel canale, con una sola notifica.
me-delivery-digest = Una volta al giorno
me-delivery-digest-help = Un messaggio al giorno, o prima se qualcosa scade. Con orologi brevi, chi gioca con te lo vede.
me-delivery-none = In nessun modo
me-delivery-none-help = Guardi da te, in /tavoli. Se c’è un orologio, chi si siede con te lo legge prima.
me-digest-hour = Ora del messaggio del giorno
me-digest-hour-help = Nel tuo fuso orario, { $zone }.
me-reminder-hours = Promemoria
me-reminder-hours-help = Finché un tavolo ti aspetta, al massimo { $most } volte per turno; mai nelle ore di quiete né nei tuoi giorni liberi.
me-reminder =
    { $hours ->
        [0] Nessuno
        [one] Ogni ora
       *[other] Ogni { $hours } ore
    }
me-warnings = Avvisi prima che scada il tempo
me-warnings-help = Ti avverto come per gli altri avvisi: mai nelle ore di quiete, e mai nel canale per una domanda segreta.
me-warnings-off = Nessuno
me-warnings-once = Uno, quando resta un quarto del tempo
me-warnings-twice = Due: a un quarto, e di nuovo a un decimo
me-early = Avvisami quando inizia chi gioca prima di me
me-early-help = Così puoi prepararti.
me-open-tables-help = Cerchi una partita? Posso dirti quando qualcuno apre un tavolo.
me-timezone = Fuso orario
me-timezone-help = Per il messaggio del giorno, le ore di quiete e i tuoi giorni liberi.
me-timezone-zone = Fuso orario
me-quiet = Ore di quiete
me-quiet-none = nessuna
me-quiet-help = In queste ore del giorno (al massimo { $most }) non ti mando notifiche. I tuoi orologi continuano; li fermano i giorni liberi.
me-quiet-start = Dalle
me-quiet-end = Alle
me-quiet-heard = 🌙 Nessuna notifica dalle { $start } alle { $end } ({ $zone }).
me-quiet-gone = 🔔 Niente ore di quiete: le notifiche arrivano a ogni ora.
me-weekend = Giorni liberi della settimana
me-weekend-help = In quei giorni i tuoi orologi sono fermi e non ti mando promemoria. Puoi sceglierne fino a { $most }; non contano come vacanze.
weekday-0 = lunedì
weekday-1 = martedì
weekday-2 = mercoledì
weekday-3 = giovedì
weekday-4 = venerdì
weekday-5 = sabato
weekday-6 = domenica
me-holidays = Vacanze
me-holidays-none = nessuna
me-holidays-help = I tuoi orologi sono fermi. { $most ->
    [0] Quanti giorni vuoi, al massimo con un anno di anticipo.
   *[other] Giorni rimasti nel { $year }: { $left } su { $most }. Conta ogni giorno, dal primo all’ultimo.
}
me-holidays-first = Primo giorno
me-holidays-last = Ultimo giorno
me-days-later =
    { $count ->
        [one] ⏱️ Tocca a te al tavolo { $tables }. Lì i nuovi giorni liberi contano dal prossimo turno; l’orologio di questo continua.
       *[other] ⏱️ Tocca a te ai tavoli { $tables }. Lì i nuovi giorni liberi contano dai prossimi turni; questi orologi continuano.
    }
me-holiday-noted =
    { $days ->
        [one] 🏝️ Un giorno libero: { $first }.
       *[other] 🏝️ { $days } giorni liberi, da { $first } a { $last }.
    }
me-confirm = Chiedimi prima di ogni mossa
me-confirm-help = La mossa si fa premendo una seconda volta.
me-coach = Fammi da guida
me-coach-help = Nelle prime tre partite di un gioco: una frase su ogni cosa nuova.
me-aim = Mostra lo scopo
me-aim-help = In cima alla mano: come si vince e quanto ti manca.
me-picture = Immagini
me-picture-help = Per il telefono sono alte, con lettere più grandi.
me-picture-tall = Telefono
me-picture-wide = Computer
me-rated = Conta le mie partite per le classifiche
me-rated-help = Altrimenti resti fuori dalle classifiche dei tuoi server.
me-daily = Mettimi in classifica con la partita del giorno
me-daily-help = Altrimenti vedi comunque il tuo posto, ma gli altri non vedono il tuo nome.
me-named = Il mio nome fuori da Discord
me-named-help = Chi modera può passare i risultati pubblici ad altri programmi, per esempio a un sito. Se è disattivato, il tuo nome lì non compare.
me-language = Lingua
me-language-help = Di tutto ciò che leggi solo tu. I tavoli parlano la lingua del server.
me-language-none = Come il mio Discord
me-blocked-people-help = C’è qualcuno con cui preferisci non giocare? Vi tengo separati.
me-export-help = Tutto ciò che conservo su di te, in un solo file.
me-delete-help = Ti dimentico; prima ti dico che cosa succede.
me-open-title = Tavoli aperti
me-open-help = Quando qualcuno apre un tavolo con posti liberi, o in una partita in corso si libera un posto, te lo dico una volta, come preferisci, con il pulsante *Partecipa*; mai nelle ore di quiete, nei tuoi giorni liberi o per tavoli con chi hai bloccato.
me-open-here = Avvisami dei tavoli aperti su questo server
me-open-elsewhere = Per sapere dei tavoli aperti di un server, usa lì `/io tavoli-aperti`.
me-open-games = Solo questi giochi:
me-open-all-games = tutti i giochi
me-open-others = Ti avviso anche per:
me-open-unknown = Un server che ho lasciato
me-blocked-title = Persone bloccate
me-blocked-help = Su ogni server non ti avviso di inviti, posti o tavoli che vi metterebbero insieme, prima che tu ti sieda con loro te lo chiedo, e se arrivano a un tuo tavolo ti scrivo, così puoi andartene. Per loro tutto resta come sempre. Non lo sapranno.
me-blocked-none = Non hai bloccato nessuno.
me-blocked-since = { $person }, dal { $time }
me-block-choose = Blocca qualcuno …
me-block-done = Hai bloccato { $person }, che non lo saprà. Ai tavoli che già condividete non cambia nulla.
me-unblock-done = Hai sbloccato { $person }.

button-me-timezone = Cambia
button-me-quiet = Imposta
button-me-holidays = Aggiungi
button-me-open = Tavoli aperti
button-me-blocked = Persone bloccate
button-me-unblock = Sblocca
button-me-export = Esporta i miei dati
button-me-delete = Cancella i miei dati
button-me-delete-yes = Cancella tutto

me-trial-letter = ✉️ È così che ti scrivo. `/io impostazioni` lo cambia, anche qui.
me-letter-sent = ✉️ Ti ho scritto, ed è arrivato.
me-export-done = Tutto ciò che conservo su di te. I tempi sono secondi dal 1970, gli id sono quelli di Discord. Delle tue mosse c’è ciò che hai scelto; le partite finite si esportano con `/tavolo esporta`.
me-delete-question =
    ## Cancella i miei dati
    Non si può tornare indietro.
    { $open ->
        [0] · Non sei a nessun tavolo aperto.
        [one] · Lasci il tavolo aperto a cui siedi; se la partita è cominciata, continua un giocatore automatico e altri possono prendere il posto.
       *[other] · Lasci i { $open } tavoli aperti a cui siedi; dove la partita è cominciata, continua un giocatore automatico e altri possono prendere il posto.
    }
    { $finished ->
        [0] · Non hai finito nessuna partita.
        [one] · La partita finita a cui hai giocato resta, ma il tuo posto è anonimo: «Qualcuno».
       *[other] · Le { $finished } partite finite a cui hai giocato restano, ma il tuo posto è anonimo: «Qualcuno».
    }
    · Le tue impostazioni, le valutazioni, le opzioni salvate, le note, i segnalibri, i ringraziamenti, chi hai bloccato, di quali tavoli aperti ti avviso e ciò che segui, hai letto o silenziato si cancellano. Le righe della cronaca che ti nominano dicono «Qualcuno».
    · I numeri delle pressioni con cui hai preso posto restano: da essi dipende la mescolata.
    · Se di una partita in corso hai visto qualcosa di nascosto, lì conservo il tuo id finché non finisce, perché non puoi prendere un altro posto.
    · Ciò che altre persone hanno annotato per sé, come chi hanno bloccato, è loro e resta.
    · I messaggi già presenti nei canali restano come sono, e i file salvati da altri sono fuori dalla mia portata.
me-delete-done = Fatto: non ti conosco più. Se premi qualcosa, ricominci da capo.

sure-question = **{ $choice }**?
sure-nothing = Niente
button-sure = Sì
button-not-sure = No

refused-block-self = Non puoi bloccarti.
refused-too-many-blocked = Hai bloccato tante persone quante ne conservo. Prima sbloccane una.
refused-own-quiet-empty = «Dalle» e «Alle» sono uguali. Lasciale vuote entrambe per non avere ore di quiete. Non è cambiato nulla.
refused-own-quiet-too-long = Le ore di quiete possono essere al massimo { $most } al giorno: nelle altre devo poterti avvisare. Per assenze più lunghe aggiungi una vacanza. Non è cambiato nulla.
refused-no-such-day = «{ $day }» non mi sembra un giorno; nulla è cambiato. Prova 24 dicembre, 2026-12-24, venerdì o domani.
refused-unclear-day = «{ $day }» può essere { $one } o { $other }; nulla è cambiato. Scrivilo per esteso, come { $example }.
refused-holiday-backwards = L’ultimo giorno viene prima del primo. Non è cambiato nulla.
refused-holiday-past = Questa vacanza è già finita. Non è cambiato nulla.
refused-holiday-too-far = Segno le vacanze al massimo con un anno di anticipo. Non è cambiato nulla.
refused-holiday-too-long =
    { $left ->
        [0] Nel { $year } non hai più giorni liberi: hai già preso tutti i { $most } che i server dove giochi concedono in un anno. Non è cambiato nulla.
        [one] Servirebbero { $days } giorni del { $year }, ma te ne resta uno dei { $most } che i server dove giochi concedono in un anno. Non è cambiato nulla.
       *[other] Servirebbero { $days } giorni del { $year }, ma te ne restano { $left } dei { $most } che i server dove giochi concedono in un anno. Non è cambiato nulla.
    }
refused-too-many-holidays = Conservo al massimo { $most } vacanze tue; prima togline una.

command-me-name = io
command-me-description = Le tue impostazioni e i tuoi dati
command-me-settings-name = impostazioni
command-me-settings-description = Avvisi, fuso orario, ore di quiete, giorni liberi, la tua mano, classifiche, lingua
command-me-open-name = tavoli-aperti
command-me-open-description = Avvisi per i tavoli aperti su questo server
command-me-blocked-name = bloccati
command-me-blocked-description = Chi hai bloccato; blocca e sblocca persone
command-me-export-name = esporta
command-me-export-description = Tutto ciò che conservo su di te, in un solo file
command-me-delete-name = cancella
command-me-delete-description = Ti dimentico; prima dico che cosa succede
