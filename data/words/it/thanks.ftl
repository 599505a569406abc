# Grazie a chi ha giocato, dopo una partita.

button-thank = Ringrazia
button-thank-seat = Ringrazia { $name }
button-thank-back = Annulla
thanks-whom = Puoi ringraziare una sola persona per questa partita. Lo legge soltanto lei, col tuo nome, in `/statistiche` e nella sua mano qui.
thanks-no-others = Qui non c’è nessuno da ringraziare.
thanks-given = 🙏 Hai ringraziato { $name } per questa partita.
thanks-got =
    { $count ->
        [one] 🙏 { $people } ti ringrazia per questa partita.
       *[other] 🙏 { $people } ti ringraziano per questa partita.
    }
stats-thanked =
    🙏 Ringraziamenti: { $count }. L’ultimo è di { $person }, per { $table }, { $time }
refused-cannot-thank-here = Può ringraziare solo chi ha giocato questa partita.
refused-cannot-thank-them = Puoi ringraziare solo un’altra persona che ha giocato.
refused-thanked-already = Per questa partita hai già ringraziato qualcuno. Prima annulla quel grazie.
