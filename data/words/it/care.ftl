# Che cosa capita a un tavolo oltre alle mosse: pause, orologi, sostituti, proposte, posti che cambiano mano.

clock-live = Dal vivo: 10 minuti
clock-day = Un giorno
clock-relaxed = Con calma: 3 giorni
clock-none = Senza orologio
clock-own = { $reserve }, più { $refill } a turno, fino a { $cap }
duration-minutes =
    { $count ->
        [one] un minuto
       *[other] { $count } minuti
    }
duration-hours =
    { $count ->
        [one] un’ora
       *[other] { $count } ore
    }
duration-days =
    { $count ->
        [one] un giorno
       *[other] { $count } giorni
    }
duration-hours-minutes = { $hours } h { $minutes } min
duration-days-minutes = { $days } g { $minutes } min
duration-days-hours = { $days } g { $hours } h
duration-days-hours-minutes = { $days } g { $hours } h { $minutes } min
refused-no-such-duration = «{ $typed }» non mi sembra una durata; nulla è cambiato. Scrivi un numero con l’unità, come 90 min, 1h30, 12 h, 3 g o 2 settimane.
refused-no-such-clock = Questo orologio non va: servono almeno 5 minuti all’inizio, un massimo tra quei minuti e 60 giorni, e a ogni turno non più del massimo. Non è cambiato nulla.
clock-live-help = 10 minuti a testa, 1 in più a ogni turno, mai più di 15.
clock-day-help = 1 giorno a testa, 8 ore in più a ogni turno, mai più di un giorno e mezzo.
clock-relaxed-help = 3 giorni a testa, mezza giornata in più a ogni turno, mai più di 5 giorni.
clock-none-help = Prenditi tutto il tempo che vuoi.

when-out-ask = si vota
when-out-wait = altro tempo
when-out-host = ospita qualcun altro
when-out-turn = un sostituto gioca questo turno
when-out-absence = un sostituto gioca fino al ritorno
when-out-wanted = un sostituto gioca, e altri possono prendere il posto
when-out-end = la partita finisce
when-out-by = { $verdict } ({ $decider })
decider-majority = decide la maggioranza degli altri
decider-anybody = decide uno qualsiasi degli altri
decider-host = decide chi ospita
decider-majority-help = Più della metà degli altri presenti; se tutti differiscono, il voto più frequente.
decider-anybody-help = Chi preme per primo; solo per finire la partita serve la maggioranza.
decider-host-help = La maggioranza, se chi ospita è assente o ha finito il tempo.

log-silent =
    { $count ->
        [one] Si aspetta { $seat }, che non si fa sentire da un giorno: decidono gli altri.
       *[other] Si aspetta { $seat }, che non si fa sentire da { $count } giorni: decidono gli altri.
    }
log-host-silent =
    { $count ->
        [one] Chi ospita non si fa sentire da un giorno: chiunque giochi può ospitare.
       *[other] Chi ospita non si fa sentire da { $count } giorni: chiunque giochi può ospitare.
    }
log-there-again = { $player } è di nuovo qui.
log-extended =
    { $left ->
        [0] { $seat } si prende più tempo, per l’ultima volta in questa partita.
        [one] { $seat } si prende più tempo, e può farlo ancora una volta.
       *[other] { $seat } si prende più tempo, e può farlo ancora { $left } volte.
    }
log-quiet-hours = Le ore di quiete di questo server ora vanno dalle { $start } alle { $end } ({ $timezone }). In quelle ore gli orologi stanno fermi, quindi il tempo rimasto è cambiato.
log-quiet-none = Questo server non ha più ore di quiete. Gli orologi vanno giorno e notte, quindi il tempo rimasto è cambiato.
log-days-off-changed = I giorni liberi di { $seat } sono cambiati, e con loro il tempo rimasto.
log-time-to-start = È ora: la partita comincia.
log-start-missed =
    { $count ->
        [one] Era ora di cominciare, ma mancava ancora un giocatore.
       *[other] Era ora di cominciare, ma mancavano ancora { $count } giocatori.
    }
log-paused = { $player } mette in pausa il tavolo.
log-paused-together = Tutti d’accordo: il tavolo è in pausa.
log-resumed = { $player } fa riprendere il tavolo.
log-host = Ora ospita { $player }.
log-left-game = { $seat } lascia il posto; continua un giocatore automatico, e altri possono prendere il posto.
log-removed = { $moderator } toglie il posto a { $seat }; continua un giocatore automatico.
log-returned = { $player } è di ritorno e prende il posto del sostituto.
log-wanted = { $seat } cerca chi giochi al suo posto: può prenderlo chiunque.
log-not-wanted = { $seat } alla fine resta.
log-took-seat = { $player } prende il posto di { $seat }.
log-offered = { $by } offre il posto di { $seat } a { $player }.
log-offer-declined = { $player } rifiuta il posto di { $seat }.
log-invitation-declined = { $player } declina l’invito.
log-offer-withdrawn = { $moderator } ritira l’offerta del posto di { $seat }.
log-invited = { $by } invita { $player }.
log-invitation-withdrawn = { $player } ritira un invito.
log-invitation-lapsed = Un invito è rimasto senza risposta; il posto è di nuovo libero.
log-opened-seat = { $moderator } apre a tutti il posto di { $seat }.
log-closed-seat = { $moderator } chiude il posto di { $seat }: ora nessuno può prenderlo.
log-moved = { $player } sposta il tavolo in un altro canale.
log-ended-by = { $player } chiude il tavolo prima della fine della partita.
log-decided-by = { $player } decide per { $seat }: { $verdict }.
log-decided-together = Il tavolo decide per { $seat }: { $verdict }.
log-time-up = { $seat } ha finito il tempo.
log-decided = { $seat }: { $verdict }.
log-proposed-end = { $seat } propone di finire qui la partita.
log-proposed-pause = { $seat } propone una pausa.
log-proposed-undo =
    { $count ->
        [one] { $seat } propone di annullare l’ultima mossa.
       *[other] { $seat } propone di annullare le ultime { $count } mosse.
    }
log-agreed = { $seat } è d’accordo.
log-declined = { $seat } non è d’accordo.
log-withdrawn = { $seat } ritira la proposta.
log-ended-together = Tutti d’accordo: la partita finisce qui.
log-taken-back =
    { $count ->
        [one] { $seat } annulla una mossa.
       *[other] { $count } mosse sono annullate per { $seat }.
    }

refused-paused = Il tavolo è in pausa; nulla è cambiato. Quando riprende, si continua da qui.
refused-not-playing = Ora la partita non è in corso.
refused-not-paused = Il tavolo non è in pausa.
refused-moderator-only = Può farlo solo chi modera.
refused-host-already = Ospiti già tu questo tavolo.
refused-host-is-there = Chi ospita è qui; nulla è cambiato.
refused-nobody-else = Non c’è nessun altro che possa ospitare.
refused-own-time = Lo decidono gli altri; ma puoi ancora muovere. Premi *La mia mano* per vedere le tue scelte.
refused-no-clock-runs = Il tuo orologio non corre: non ti serve altro tempo.
refused-no-extension-left =
    { $count ->
        [0] A questo tavolo non si può prolungare un turno. Puoi proporre una pausa in *Altro*.
        [one] A questo tavolo puoi prolungare un turno, e l’hai già fatto. Puoi proporre una pausa in *Altro*.
       *[other] A questo tavolo puoi prolungare { $count } turni, e l’hai già fatto. Puoi proporre una pausa in *Altro*.
    }
refused-unreliable = Per sederti qui servono almeno { $least } turni su 100 in tempo. Degli ultimi { $turns } hai risposto in tempo a { $in_time } ({ $percent }%). Mostra la tua puntualità a un tavolo che apri tu, o che chiede meno.
refused-newcomer =
    { $turns ->
        [0] Non ti conosco abbastanza per questo tavolo: qui non hai ancora avuto turni con l’orologio, e ne servono { $needed }. Comincia a un tavolo che non lo chiede, o aprine uno tuo.
        [one] Non ti conosco abbastanza per questo tavolo: qui hai avuto un turno con l’orologio, e ne servono { $needed }. Comincia a un tavolo che non lo chiede, o aprine uno tuo.
       *[other] Non ti conosco abbastanza per questo tavolo: qui hai avuto { $turns } turni con l’orologio, e ne servono { $needed }. Comincia a un tavolo che non lo chiede, o aprine uno tuo.
    }
refused-time-not-up = Su questo posto non c’è più niente da decidere; nulla è cambiato.
refused-host-decides = A questo tavolo decide chi ospita; può farlo anche chi modera.
refused-players-decide = Decidono insieme i giocatori di questo tavolo.
refused-seat-changed = Ora lì siede qualcun altro, o nessuno; nulla è cambiato.
refused-last-person = Così al tavolo non resterebbe nessuno. Offri prima il posto a qualcuno, o chiudi il tavolo.
refused-sits-already = Quella persona siede già a questo tavolo.
refused-invited-already = Quella persona ha già un invito, ma non ha ancora risposto.
refused-has-declined = Quella persona ha declinato un invito a questo tavolo. Può ancora premere *Partecipa*.
refused-invited-enough = Quella persona ha avuto due inviti e non ha risposto. Può ancora premere *Partecipa*.
refused-blocked-them = Hai bloccato quella persona. Se vuoi giocarci insieme, prima sbloccala: `/io bloccati`.
refused-nobody-invited = Quella persona non ha un invito.
refused-sent-away = Ti hanno allontanato da questo tavolo. Per tornare ti serve un invito di chi ospita o di chi modera.
refused-they-were-sent-away = Quella persona è stata allontanata da questo tavolo; la può invitare solo chi lo ospita o chi modera.
refused-too-long-reason = È troppo lungo: un motivo può avere al massimo { $most } caratteri.
refused-not-your-removal = È per chi ha perso il posto.
refused-send-away-self = Premi *Lascia* per lasciare tu il tavolo.
refused-offered-already = Quella persona ha già l’offerta di questo posto, ma non ha ancora risposto.
refused-no-say-in-seat = Decidono gli altri al tavolo quando il posto finisce il tempo; chi ospita e chi modera possono sempre.
refused-no-person-there = Lì siede un giocatore automatico.
refused-no-such-seat = Questo tavolo non ha quel posto.
refused-seat-not-free = Questo posto non è libero.
refused-have-seen-more = Di questa partita hai visto più di quanto può sapere chi siede lì, quindi non puoi prendere quel posto.
refused-they-have-seen-more = Di questa partita quella persona ha visto più di quanto può sapere chi siede lì, quindi non può prendere quel posto.
refused-no-offer = Non hai un’offerta per questo posto.
refused-not-invited = Non hai un invito a questo tavolo. Finché non comincia, puoi premere *Partecipa*, se vedi il suo canale.
refused-nothing-to-take-back = Non c’è niente da annullare: qualcun altro ha mosso, il caso ha deciso, o qualcosa è stato svelato.
refused-already-proposed = C’è già una proposta; rispondi prima a quella.
refused-no-proposal = Ora non c’è nessuna proposta.
refused-agreed-already = Hai già detto di sì; gli altri devono ancora rispondere.

