# Seguire che cosa succede: novità, elenchi di tavoli, risultati.

hand-news = **Dall’ultima volta che hai guardato**
hand-news-more =
    { $count ->
        [one] -# Un’altra riga sta sotto *Che cosa è successo*.
       *[other] -# Altre { $count } righe stanno sotto *Che cosa è successo*.
    }
