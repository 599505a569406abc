# Le opzioni di un tavolo: ciò su cui ci si accorda prima di cominciare, e i moduli per farlo.

options-page-rules = Regole
options-page-time = Tempo
options-page-who = Chi gioca
options-page-computers = Computer
options-form =
    { $count ->
        [one] { $page }
       *[other] { $page } { $number }
    }
options-form-title = Opzioni · { $form }

options-board-marks = Segni sulla plancia
options-board-marks-help = Un ❗ nell’immagine mostra a tutti che cosa è appena cambiato.
options-clock = Orologio
options-clock-help = Quanto tempo ha ognuno per pensare.
options-clock-own = Un altro orologio
options-clock-own-help = Compila le tre righe qui sotto.
options-own-clock = Un altro orologio
options-own-clock-help = Un orologio tutto vostro.
options-own-clock-reserve = Altro orologio: tempo all’inizio
options-own-clock-refill = Altro orologio: in più a ogni turno
options-own-clock-cap = Altro orologio: al massimo
options-extensions = Prolungare un turno
options-extensions-help = Quante volte si può prendere altro tempo senza chiedere?
options-extensions-count =
    { $count ->
        [0] Mai
        [one] Una volta
       *[other] Fino a { $count } volte
    }
options-timeout-policy = Se qualcuno finisce il tempo
options-timeout-policy-help = Che cosa succede al suo turno?
options-decider = Se si vota
options-decider-help = Si vota se qualcuno finisce il tempo o non risponde.
options-silent-days = Se qualcuno non risponde
options-silent-days-help = I giorni liberi non contano.
options-silent-days-count =
    { $count ->
        [0] La partita aspetta
       *[other] Dopo { $count } giorni di silenzio decidono gli altri
    }
options-pace = Risposte automatiche
options-pace-help = Se non hai niente da decidere, rispondo io per te. Quando?
options-plans = In anticipo
options-plans-help = Che cosa si può scegliere prima che tocchi a te? Gli altri non lo vedono.
options-least-in-time = Per partecipare
options-least-in-time-help = A quanti degli ultimi turni bisogna aver risposto in tempo?
options-least-in-time-percent =
    { $percent ->
        [0] Può chiunque
       *[other] Almeno { $percent } turni su 100 in tempo
    }
options-starts-full = Inizio a tavolo pieno
options-starts-full-help = Senza che nessuno prema Comincia.
options-starts-at = Ora d’inizio
options-starts-at-help = Gioca chi si è seduto entro quell’ora.
options-starts-at-time = Ora d’inizio
options-starts-set = { $time }
options-starts-none = no
options-starts-filled = Se a quell’ora manca qualcuno
options-starts-filled-help = Quando arriva l’ora stabilita.
options-starts-wait = Avviso chi ospita
options-starts-fill = Giocano i computer
options-hints = Suggerimenti
options-hints-help = Premi «Tu che cosa faresti?» nella tua mano, e un Maestro ti dice che cosa sceglierebbe.
options-stand-ins = Sostituti
options-stand-ins-help = Un sostituto gioca per chi manca o se n’è andato.
options-strength = { $seat }
options-strength-help = Quanto gioca bene questo giocatore automatico?

field-moment-hint = { $zone }: 20:30, venerdì alle 20, o fra 2 h. Vuoto: nessuna ora
field-duration-hint = Per esempio 3 g, 12 h, 1h30, 90 min, 2 settimane
refused-own-clock-empty = Per un orologio tutto vostro compila le tre righe: il tempo all’inizio, quanto ne torna a ogni turno, e quanto se ne può avere al massimo. Non è cambiato nulla.
