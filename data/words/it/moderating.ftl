# Prendersi cura di tavoli e posti: pause, sostituti, offerte, posti liberi.

## Sul tavolo

board-paused = ⏸️ **In pausa** per { $player }, { $time }. Niente turni e niente orologi finché qualcuno non riprende.
board-paused-together = ⏸️ **In pausa** di comune accordo, { $time }. Niente turni e niente orologi; chiunque sia al tavolo può riprendere.
picture-alt-paused = In pausa.
board-time-up = ⏳ { $name } ha finito il tempo { $time }. E adesso? { $decider } { $name } può ancora muovere.
board-silent = 💤 Si aspetta { $name }, che non si fa sentire da giorni. Come andate avanti? { $decider } Votazione aperta { $time }; a { $name } basta premere qualcosa per tornare.
board-hostless = 💤 Al tavolo serve { $host }, che ospita e non si fa sentire da giorni. Chiunque giochi può ospitare; a { $host } basta premere qualcosa per restare.
board-decides-majority = Decide la maggioranza degli altri; fino ad allora puoi cambiare risposta.
board-decides-anybody = Decide uno qualsiasi degli altri; per finire la partita serve la maggioranza.
board-decides-host = Decide { $host }, che ospita.
board-answer = { $answer }: { $count }
board-answers = -# { $answers } · mancano risposte: { $missing }
board-stand-in =
    { $count ->
        [one] 🤖 Un sostituto ({ $strength }) gioca per { $names } finché non preme *La mia mano*.
       *[other] 🤖 Dei sostituti ({ $strength }) giocano per { $names } finché non premono *La mia mano*.
    }
board-wanted =
    { $count ->
        [one] 🪑 Posto libero: quello di { $names }, con tutto quello che ha.
       *[other] 🪑 Posti liberi: quelli di { $names }, con tutto quello che hanno.
    }
asked-stand-in = { $name } (gioca un sostituto)
asked-due = { $name } (il tempo scade { $time })
asked-due-extensions =
    { $count ->
        [one] { $name } (il tempo scade { $time }; resta una proroga)
       *[other] { $name } (il tempo scade { $time }; restano { $count } proroghe)
    }
asked-out = { $name } (tempo scaduto)
asked-silent = { $name } (non si fa sentire)
hand-out = ⏳ Il tuo tempo è scaduto, e decidono gli altri. Puoi ancora muovere.
hand-extensions =
    { $count ->
        [one] Premi *Mi serve più tempo* per prolungare il turno, una volta in questa partita.
       *[other] Premi *Mi serve più tempo* per prolungare il turno, { $count } volte in questa partita.
    }
deadline-clock = ⏳ Il tempo scade { $time }.
deadline-window = ⏳ Si chiude { $time }.
away-until = { $name } (via fino al { $time })
board-away = 🏝️ In vacanza: { $names }.

## Pulsanti

button-out-wait = Aspetta
button-out-host = Ospita un altro
button-out-turn = Sostituto per questo turno
button-out-absence = Sostituto fino al ritorno
button-out-wanted = Cerca chi subentri
button-out-end = Finisci la partita
button-take-seat = Prendi questo posto
button-take-seat-of = Prendi il posto di { $name }
button-seat-accept = Accetto
button-seat-decline = No, grazie
button-invite-accept = Partecipa
button-join-yes = Siediti lo stesso
button-invite-accept-yes = Siediti lo stesso
button-take-seat-yes = Siediti lo stesso
button-seat-accept-yes = Siediti lo stesso
button-invite-decline = No, grazie
button-pause = Pausa
button-resume = Riprendi
button-extend = Mi serve più tempo
button-want = Cerca chi mi sostituisca
button-when-forced = Se non ho scelta
button-stay = Resto
button-give-up = Lascia il posto
button-give-up-yes = Sì, lascialo
button-seats = Posti
button-host = Ospito io
button-claim-host = Ospito io
button-seat-turn = Sostituto per questo turno
button-seat-absence = Sostituto fino al ritorno
button-seat-open = Apri a tutti
button-seat-close = Chiudi di nuovo
button-seat-remove = Togli il posto
button-send-away = Allontana
button-removal-reason = Perché?
button-again-yes = Sì, giochiamo ancora
button-seat-withdraw = Ritira l’offerta
button-invite-withdraw = Ritira l’invito

## Pannelli

more-asked = **Come ti viene chiesto**
more-asked-choose = Scegli come
more-seat = **Il tuo posto**
more-moderating = **Per chi modera**
more-table = **Il tavolo**
panel-seats = Posti · { $table }
panel-seats-choose = Quale posto?
state-there = gioca.
state-turn = un sostituto gioca questo turno.
state-absence = un sostituto gioca fino al ritorno.
state-out = tempo scaduto; decide il tavolo.
state-silent = non si fa sentire; decide il tavolo.
state-computer = giocatore automatico ({ $strength }).
state-extensions = Proroghe rimaste: { $left } su { $most }.
state-open = Posto libero.
panel-offered =
    { $count ->
        [one] Offerto a { $people }: nessuna risposta per ora.
       *[other] Offerto a { $people }: nessuna risposta per ora.
    }
panel-offer = Oppure offri il posto a qualcuno; è suo appena accetta.
panel-offer-choose = Offrilo a …
removal-title-send-away = Allontani { $name }?
removal-title-seat-remove = Togli il posto a { $name }?
removal-title-end = Chiudere questo tavolo?
removal-label = Un motivo, da leggere (facoltativo)
removal-hint-send-away = Lo vede solo questa persona. Il posto si libera; per tornare le serve un invito.
removal-hint-seat-remove = Lo vede solo questa persona. Gioca il computer, e da sola non può riprendersi il posto.
removal-hint-end = Lo leggono gli altri giocatori. La partita non si può riprendere.
removal-reason = Il motivo: { $reason }
removal-no-reason =
    { $role ->
        [host] Chi ospita non ha dato un motivo.
       *[moderator] Chi modera non ha dato un motivo.
    }
panel-invitations = Inviti · { $table }
panel-invitations-none = Ora non c’è nessun invito.
panel-invited = { $person }, su invito di { $by }
panel-invited-kept = { $person }, su invito di { $by }. Il posto riservato scade { $time }.
panel-invite = Chi vuoi invitare? Riservo il posto per un giorno, o finché non risponde.
panel-invite-choose = Invita …
ask-sit-with =
    { $count ->
        [one] { $table }: lì siede { $name }, che hai bloccato. Vuoi sederti lo stesso?
       *[other] { $table }: lì siedono { $count } persone che hai bloccato. Vuoi sederti lo stesso?
    }
ask-start =
    { $count ->
        [one] { $table }: un posto è riservato a { $people }, che non ha ancora risposto. Cominciare senza?
       *[other] { $table }: ci sono posti riservati a { $people }, che non hanno ancora risposto. Cominciare senza di loro?
    }
ask-again-blocked =
    { $count ->
        [one] *Gioca ancora* invita tutte le persone che hanno giocato, anche { $people }, che hai bloccato. Va bene lo stesso?
       *[other] *Gioca ancora* invita tutte le persone che hanno giocato, anche { $people }, che hai bloccato. Va bene lo stesso?
    }
ask-leave = { $table }: vuoi davvero lasciare il tuo posto? Continua un giocatore automatico, e altri possono prendere il posto. Potrai riprenderlo solo finché resta libero.
ask-leave-last = { $table }: vuoi davvero lasciare il tuo posto? Non resta nessun altro, quindi il tavolo finisce, e ciò che è nascosto resta nascosto.

## Che cosa è stato fatto

done-paused = Il tavolo è in pausa.
done-resumed = Il tavolo è di nuovo in gioco.
done-host = Ora ospiti tu.
done-voted = 🗳️ La tua risposta conta. Puoi cambiarla finché si vota.
done-extended = Hai più tempo. Gli altri lo leggono in *Che cosa è successo*.
done-want = Ora altri possono prendere il tuo posto. Finché nessuno lo fa, giochi ancora tu.
done-when-forced-auto = Se non hai scelta, rispondo io in pochi secondi.
done-when-forced-ask = Te lo chiedo anche se non hai scelta, e aspetto che tu prema. Nessun altro se ne accorge.
done-when-forced-bluff = Se non hai scelta, rispondo io dopo un po’, come se ci stessi pensando. Nessun altro se ne accorge.
done-stay = Resti tu; ora nessuno può prendere il tuo posto.
done-left = Hai lasciato il posto. Grazie per aver giocato!
done-left-lobby = Hai lasciato il tavolo.
done-seat-taken = Ti diamo il benvenuto! Ora questo posto è tuo, con tutto quello che ha.
done-declined = Hai rifiutato. Grazie di aver risposto.
done-invited = Ho invitato { $person }. Riservo il posto per un giorno, o finché non risponde.
done-invitation-withdrawn = Invito ritirato; il posto è di nuovo libero.
done-stand-in-turn = Un sostituto gioca questo turno.
done-stand-in-absence = Un sostituto gioca fino al ritorno.
done-seat-opened = Ora chiunque può prendere questo posto.
done-seat-closed = Ora nessuno può prendere questo posto.
done-seat-removed = Fatto; continua un giocatore automatico. Apri il posto a tutti, o offrilo a qualcuno.
done-started = La partita al tavolo { NUMBER($table, useGrouping: 0) } è cominciata: { $link }
done-sent-away = Ha lasciato questo tavolo; può tornare solo con un invito di chi ospita o di chi modera.
done-offered = Ho offerto il posto a { $person }. È suo appena accetta; fino ad allora non cambia nulla.
done-withdrawn = Offerta ritirata.

log-sent-away = { $moderator } allontana { $player } dal tavolo.

## Rifiuti

refused-not-there = Quella persona non ha un posto a questo tavolo.
refused-not-asked = In questo momento non tocca a questo posto.
refused-seat-not-offered = Questo posto non è stato offerto a nessuno.
refused-offer-to-bot = Un bot non può prendere un posto; per chi è assente gioca un sostituto.
refused-left-server = Quella persona non è in questo server.
refused-offered-sees-not = Quella persona non vede il canale di questo tavolo, quindi non potrebbe giocarci.

## Comandi

command-table-pause-name = pausa
command-table-pause-description = Mette un tavolo in pausa (chi ospita e chi modera)
command-table-resume-name = riprendi
command-table-resume-description = Fa riprendere un tavolo in pausa
command-table-extend-name = proroga
command-table-extend-description = Prenditi più tempo per il tuo turno, se il tavolo lo permette
command-table-leave-name = lascia
command-table-leave-description = Lasci il tuo posto
command-table-host-name = ospita
command-table-host-description = Ospitare un tavolo al posto di altri (chi modera)
command-table-replace-name = sostituisci
command-table-replace-description = Fa giocare un posto a un sostituto o a qualcun altro
command-table-remove-name = togli
command-table-remove-description = Allontana qualcuno prima dell’inizio (chi ospita); toglie un posto (chi modera)
command-table-invite-name = invita
command-table-invite-description = Invita qualcuno a un tavolo non ancora cominciato
parameter-guest-description = Chi; lascia vuoto per vedere chi è invitato
parameter-seat-name = posto
parameter-seat-description = Quale posto
parameter-player-name = giocatore
parameter-player-description = O chi ci siede
parameter-by-name = con
parameter-by-description = Chi deve prenderlo, se accetta; altrimenti un sostituto
