# Suggerimenti: che cosa farebbe un maestro, per chi vuole imparare.

button-hint = Tu che cosa faresti?
hint-thinking = 💡 Un momento, sto pensando a quello che vedi…
hint-title = 💡 **Da quello che vedi, io sceglierei:**
hint-answer = { $number }. **{ $choice }** – da qui vince { $wins ->
        [one] una volta
       *[other] { $wins } volte
    } su 100
hint-plain = **{ $choice }**
hint-equal =
    { $count ->
        [2] Fra le prime due, quale scegli non fa differenza.
       *[other] Quale di queste scegli non fa differenza.
    }
hint-times =
    { $times ->
        [one] una volta su 100
       *[other] { $times } volte su 100
    }
hint-only = **{ $choice }** – non c’è altro da scegliere.

hints-alone = Per chi gioca in solitaria
hints-all = Per tutti
hints-none = Per nessuno
hints-alone-help = Finché una persona gioca da sola contro giocatori automatici.
hints-all-help = Tutti possono chiedere, e la partita non vale per le classifiche.
hints-none-help = Nessuno può chiedere.
hints-agreed = 💡 Suggerimenti: { $hints }
options-hints = **Suggerimenti**
    Premi *Tu che cosa faresti?* nella tua mano, e un Maestro ti dice che cosa sceglierebbe da quello che vedi.
board-hints-all = -# 💡 Suggerimenti per tutti: premi *Tu che cosa faresti?* nella tua mano. La partita non vale per le classifiche.
board-hints-alone = -# 💡 Giochi in solitaria, quindi puoi avere suggerimenti: premi *Tu che cosa faresti?* nella tua mano.
log-hints = Suggerimenti: { $hints }.

refused-no-hints = A questo tavolo non ci sono suggerimenti. Ci sono quando giochi in solitaria contro giocatori automatici, o se li avete scelti prima dell’inizio.
refused-no-hint-now = Non so dire che cosa farei qui: qualcosa è andato storto da parte mia. Le tue scelte sono quelle di prima; chi gestisce il bot trova i dettagli.
