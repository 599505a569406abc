# Opzioni salvate, e l’orologio nella sala d’attesa.

lobby-clock = 🕰️ Orologio: { $clock }. Quando il tempo di un posto è scaduto: { $verdict }.
lobby-no-clock = 🕰️ Senza orologio.
options-clock = L’orologio di ogni posto
options-when-out = Quando il tempo di un posto è scaduto

presets-title = Preferenze salvate · { $table }
presets-help = Una preferenza è tutto ciò che si decide a un tavolo, sotto un nome: le opzioni del gioco e l’orologio. Scegline una per usarla qui; vale anche con `/tavolo nuovo`.
presets-none = Una preferenza è tutto ciò che si decide a un tavolo, sotto un nome: le opzioni del gioco e l’orologio. Per questo gioco non ce n’è ancora nessuna.
presets-mine = Usa una delle mie
presets-server = Usa una di questo server
presets-delete-title = Quale preferenza vuoi eliminare?
presets-delete-none = Non ce n’è nessuna che tu possa eliminare.
preset-form-title = Salva come preferenza
preset-name = Nome
preset-name-hint = Il gioco la conserva con tutte le opzioni e l’orologio
preset-for = Per chi
preset-for-mine = Per me, in ogni server
preset-for-server = Per tutti in questo server
preset-of-server = { $name } (di questo server)
preset-used = ✅ Ora al tavolo si gioca con «{ $name }».
preset-incomplete = ⚠️ Una parte di ciò che la preferenza aveva non c’è più; lì vale il valore iniziale.
preset-saved = ✅ «{ $name }» è salvata.
preset-deleted = ✅ «{ $name }» è eliminata.
preset-taken = C’è già una preferenza di nome «{ $name }». Sostituirla con ciò che è deciso a questo tavolo?

button-presets = Preferenze salvate
button-preset-new = Salva come preferenza
button-preset-drop = Elimina una preferenza
button-preset-replace = Sì, sostituiscila

refused-preset-name = Una preferenza ha un nome da 1 a { $most } lettere; nulla è stato salvato.
refused-too-many-presets = Per questo gioco ci sono già 25 preferenze, quante ne contiene un menu. Prima eliminane una.
refused-no-such-preset = Non c’è questa preferenza per questo gioco, o non c’è più. Lasciala via, o scegline una tra quelle offerte.

parameter-preset-name = preferenza
parameter-preset-description = Opzioni salvate, tue o di questo server
