# Suggerimenti: che cosa farebbe un maestro, per chi vuole imparare.

button-hint = Tu che cosa faresti?
hint-thinking = 💡 Un momento: sto pensando a quello che vedi…
hint-title = 💡 **Da quello che vedi, io sceglierei:**
hint-answer = { $number }. **{ $choice }** – da qui vince { $wins } volte su 100
hint-plain = **{ $choice }**
hint-only = **{ $choice }** – non c’è altro da scegliere.

hints-alone = Per chi gioca da solo
hints-all = Per tutti
hints-none = Per nessuno
hints-alone-help = Finché una persona gioca da sola contro giocatori automatici.
hints-all-help = Tutti possono chiedere, e la partita non vale per le classifiche.
hints-none-help = Nessuno può chiedere.
hints-agreed = 💡 Suggerimenti: { $hints }
options-hints = **Suggerimenti**
    Con *Tu che cosa faresti?*, nella propria mano, un Maestro dice che cosa sceglierebbe da quello che si vede.
board-hints-all = -# 💡 I suggerimenti sono permessi a tutti: *Tu che cosa faresti?*, nella tua mano. La partita non vale per le classifiche.
board-hints-alone = -# 💡 Giochi da solo, quindi puoi chiedere suggerimenti: *Tu che cosa faresti?*, nella tua mano.
log-hints = Suggerimenti: { $hints }.

refused-no-hints = A questo tavolo non si danno suggerimenti. Sono per chi gioca da solo contro giocatori automatici, o dove si è deciso così prima di cominciare.
refused-no-hint-now = Non so dire che cosa farei qui: qualcosa è andato storto da parte mia. Le tue scelte sono quelle di prima; chi gestisce il bot trova i dettagli.
