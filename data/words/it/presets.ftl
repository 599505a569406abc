# Opzioni salvate, e l’orologio nella sala d’attesa.

lobby-clock = 🕰️ Orologio: { $clock }. Se qualcuno finisce il tempo: { $verdict }.
lobby-no-clock = 🕰️ Senza orologio.
lobby-extensions =
    { $count ->
        [one] Ognuno può prolungare un turno una volta: { $time }.
       *[other] Ognuno può prolungare fino a { $count } turni: { $time } l’uno.
    }
lobby-least-in-time = 🤝 Per partecipare servono almeno { $percent } turni su 100 in tempo. Chi è nuovo può partecipare, se il server non dice altro.
lobby-usual = ⌛ { $took } Di solito: { $habits }.
lobby-took-here =
    Qui partite così sono durate circa { $time }, { $presses ->
        [one] una mossa a testa
       *[other] { $presses } mosse a testa
    } (mediana di { $games }).
lobby-took-anywhere =
    Su tutti i server partite così sono durate circa { $time }, { $presses ->
        [one] una mossa a testa
       *[other] { $presses } mosse a testa
    } (mediana di { $games }).
usual-undo = si annulla
usual-no-undo = non si annulla nulla
usual-computers = con giocatori automatici
usual-no-computers = senza giocatori automatici
usual-rated = per la classifica
usual-unrated = fuori classifica
lobby-silent-days =
    { $count ->
        [0] 💤 Se qualcuno non risponde, gli altri non possono decidere al suo posto.
       *[other] 💤 Se qualcuno non risponde per { $count } giorni, decidono gli altri.
    }

pace-quick = Rapide
pace-strict = Riservate
pace-quick-help = In pochi secondi. I tempi possono dire chi aveva una scelta.
pace-strict-help = Quando potrebbe farlo una persona. I tempi non dicono nulla.
lobby-pace-strict = ⏳ Se qualcuno non ha niente da decidere, rispondo io quando potrebbe farlo una persona, così nessuno capisce nulla.

presets-title = Opzioni salvate · { $table }
presets-help = Puoi salvare con un nome tutto ciò che si decide a un tavolo: le opzioni del gioco e l’orologio. Scegli un nome per usarlo qui; vale anche con `/tavolo nuovo`.
presets-none = Puoi salvare con un nome tutto ciò che si decide a un tavolo: le opzioni del gioco e l’orologio. Per questo gioco non c’è ancora nulla.
presets-mine = Usa quelle salvate da me
presets-server = Usa quelle di questo server
presets-delete-title = Quali opzioni salvate vuoi eliminare?
presets-delete-none = Non hai niente da eliminare.
preset-form-title = Salva queste opzioni
preset-name = Nome
preset-name-hint = Con questo nome si conservano le opzioni e l’orologio
preset-for = Per chi
preset-for-mine = Per me, in ogni server
preset-for-server = Per tutti in questo server
preset-of-server = { $name } (di questo server)
preset-used = ✅ Ora questo tavolo usa «{ $name }».
preset-incomplete = ⚠️ Una parte di ciò che era salvato non c’è più; lì ho usato il valore iniziale.
preset-saved = ✅ Ho salvato «{ $name }».
preset-deleted = ✅ Ho eliminato «{ $name }».
preset-taken = C’è già «{ $name }». Vuoi sostituirlo con le impostazioni di questo tavolo?

option-as-printed = come stampato
option-printed = stampato: { $value }
as-printed-already = 📖 Questo tavolo segue le regole stampate.
as-printed-changes = 📖 *Come stampato* cambierebbe: { $changes }
button-as-printed = Come stampato
button-presets = Opzioni salvate
button-preset-new = Salva queste opzioni
button-preset-drop = Elimina
button-preset-replace = Sì, sostituisci

refused-preset-name = Serve un nome da 1 a { $most } caratteri; nulla è stato salvato.
refused-too-many-presets = Questo gioco ha già 25 nomi salvati, quanti ne stanno in un menu. Prima eliminane uno.
refused-no-such-preset = Questo gioco non ha niente di salvato con quel nome. Lascia vuoto, o scegli dall’elenco.

parameter-preset-name = opzioni
parameter-preset-description = Opzioni salvate, tue o di questo server, o le regole stampate
