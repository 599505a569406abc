# Suggerimenti: che cosa farebbe un maestro, per chi vuole imparare.

button-hint = Tu che cosa faresti?
hint-thinking = 💡 Un momento, sto pensando a quello che vedi…
hint-title = 💡 **Da quello che vedi, io sceglierei:**
hint-answer = { $number }. **{ $choice }** – vittorie da qui: { $wins }%
hint-plain = **{ $choice }**
hint-equal =
    { $count ->
        [2] Fra le prime due, quale scegli non fa differenza.
       *[other] Quale di queste scegli non fa differenza.
    }
hint-times =
    { $times ->
        [0] nello 0% dei casi
        [1] nell’1% dei casi
        [8] nell’8% dei casi
        [11] nell’11% dei casi
        [80] nell’80% dei casi
        [81] nell’81% dei casi
        [82] nell’82% dei casi
        [83] nell’83% dei casi
        [84] nell’84% dei casi
        [85] nell’85% dei casi
        [86] nell’86% dei casi
        [87] nell’87% dei casi
        [88] nell’88% dei casi
        [89] nell’89% dei casi
       *[other] nel { $times }% dei casi
    }
hint-only = **{ $choice }** – non c’è altro da scegliere.

hints-alone = Per chi gioca in solitaria
hints-all = Per tutti
hints-none = Per nessuno
hints-alone-help = Finché una persona gioca da sola contro giocatori automatici.
hints-all-help = Tutti possono chiedere, e la partita non vale per le classifiche.
hints-none-help = Nessuno può chiedere.
board-hints-all = -# 💡 Suggerimenti per tutti: premi *Tu che cosa faresti?* nella tua mano. La partita non vale per le classifiche.
board-hints-alone = -# 💡 Giochi in solitaria, quindi puoi avere suggerimenti: premi *Tu che cosa faresti?* nella tua mano.

refused-no-hints = A questo tavolo non ci sono suggerimenti. Ci sono quando giochi in solitaria contro giocatori automatici, o se li avete scelti prima dell’inizio.
refused-no-hint-now = Non so dire che cosa farei qui: qualcosa è andato storto da parte mia. Le tue scelte sono quelle di prima; chi gestisce il bot trova i dettagli.
