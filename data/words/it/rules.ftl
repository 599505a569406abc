# Leggere le regole: la pagina disegnata, i capitoli, la ricerca.

rules-alt = Le regole di { $game } in una pagina.
rules-alt-part = { $part }: { $text }
rules-part-aim = Lo scopo
rules-part-turn = Il tuo turno
rules-part-end = La fine

rules-title = Le regole di { $game }
rules-choose = Scegli un capitolo da leggere
rules-examples = Esempi
rules-departures = Diverso dal gioco stampato
rules-departures-help = Un tavolo gioca così, se non cambiate qualcosa prima di iniziare. *Come stampato*, tra le opzioni, ripristina ogni regola stampata.
rules-departure = **{ $option }**: { $value }. Stampato: { $printed }.
rules-learn = **Prima partita?** `/impara` te la insegna in tre minuti, giocando. Qui sotto ci sono le regole.
rules-first = Prima pagina
rules-complete = -# Le regole complete, per sezione: { $sections }
rules-complete-in-english = -# Le regole complete sono in inglese, per sezione: { $sections }
button-rules-search = Cerca

rules-search-title = Cerca nelle regole
rules-search-field = Una o due parole
rules-search-hint = Basta mezza parola, come «gem».
rules-found = «{ $typed }» nelle regole di { $game }
rules-found-more = -# Ce n’è ancora: scrivi un’altra parola per restringere.
rules-found-things = Cose con questo nome
rules-found-chapters = Apri il capitolo
rules-not-found = Nelle regole di { $game } non c’è «{ $typed }». Prova con una parola sola o con il suo inizio, oppure scegli un capitolo.
