# La lezione di Touria: che cosa dice ogni passo. Le sue mosse stanno in data/touria/lesson.toml.

touria-lesson-aim = **Guidate tutti la stessa compagnia di eroi su un’isola.** Per entrare nel castello ti servono 7 cuori, 7 monete e nessuna gemma nera. Per ora hai 3 monete. Il piano: raccogli gemme lungo la via e scambiale con cuori e monete. Premi **Avanti**.

touria-lesson-tower = **Comincia il turno con una torre.** Ci sono quattro torri agli angoli, e ognuna ti mostra un luogo dove andare. L’Orafo cambia le gemme in cuori e monete, e lungo la via trovi gemme. Premi **Orafo · torre di sud-est**.
touria-lesson-tower-done = **Si parte!** La torre ha girato. La prossima volta ti mostra la Tana dei ladri.
touria-lesson-tower-wrong = Si può fare, ma in questo turno non porta cuori. Premi **Orafo · torre di sud-est**.

touria-lesson-way = **Scegli una via che passa dalle miniere, perché lì ci sono le gemme.** Tre passi sono gratis, e ogni altro costa una moneta. Ti servono due gemme dello stesso colore: premi **3 passi, gratis: verde, verde · via 2**.
touria-lesson-way-done = **Due gemme verdi, e non ti sono costate niente.** Sei dall’Orafo.
touria-lesson-way-wrong = Potresti, ma non porta gratis due gemme dello stesso colore. Premi **3 passi, gratis: verde, verde · via 2**.
touria-lesson-way-wrong-black = Attenzione: quella via porta una gemma nera, e con quella nessuno entra nel castello. Premi **3 passi, gratis: verde, verde · via 2**.
touria-lesson-way-wrong-stepwise = Più avanti potrai scegliere la via uno spazio alla volta. Per ora premi **3 passi, gratis: verde, verde · via 2**.

touria-lesson-act = **Ora scambia.** Una gemma vale una moneta, ma due uguali valgono un cuore, e i cuori sono più difficili da ottenere. Premi **2 verdi per un cuore**.
touria-lesson-act-done = **Il tuo primo cuore!** Ne mancano sei.
touria-lesson-act-wrong-coin = Una moneta va bene, ma perderesti la coppia. Premi **2 verdi per un cuore**.
touria-lesson-act-wrong-skip = Sei qui apposta! Premi **2 verdi per un cuore**.
touria-lesson-act-wrong = Premi **2 verdi per un cuore**.

touria-lesson-done = **Il tuo turno è questo.** Ora gli altri possono copiarti: scambierebbero anche loro le proprie gemme dall’Orafo. Per farlo dovrebbero darti un elisir. Premi **Fatto: termina il turno**.
touria-lesson-done-done = **Tocca all’Airone.** L’Airone non aveva gemme da scambiare, quindi nessuno ti ha copiato.
touria-lesson-done-wrong = Premi **Fatto: termina il turno**.
touria-lesson-done-wrong-linger = Ti serve solo per usare un oggetto dopo che gli altri ti hanno copiato, e tu non ne hai. Premi **Fatto: termina il turno**.

touria-lesson-copy = **Ora puoi copiare l’Airone.** L’Airone è andato dalla Fata della foresta e ha preso un oggetto. Dagli il tuo elisir, e ne prendi uno anche tu, anche se non è il tuo turno. La Clessidra è forte: ti dà due turni di fila. Premi **Dai un elisir, prendi la Clessidra**.
touria-lesson-copy-done = **La Clessidra è tua.** Usala quando un turno solo non basta.
touria-lesson-copy-wrong = Così il turno dell’Airone non ti darebbe niente, e un oggetto vale il tuo elisir. Premi **Dai un elisir, prendi la Clessidra**.
touria-lesson-copy-wrong-elixir = Va bene anche così: sceglieresti l’oggetto subito dopo. Fai prima se lo dici ora. Premi **Dai un elisir, prendi la Clessidra**.
touria-lesson-copy-wrong-paintbrush = Anche il Pennello è utile. Ma due turni di fila possono vincere la corsa al castello. Premi **Dai un elisir, prendi la Clessidra**.

touria-lesson-castle = **Il piano è questo: raccogli, scambia e copia finché hai 7 cuori, 7 monete e nessuna gemma nera.** Poi entra nel castello e apri una delle nove porte a ogni turno. Dietro una ci sono la principessa Tara e il principe Talan. Dietro le altre qualcuno vuole un dono.
touria-lesson-end = **Se apri la porta giusta prima degli altri, vinci.** Il Drago, l’Orafo e il Torneo danno cuori, il Commerciante dà monete. La Fata della fontana ti toglie una gemma nera.

# Che cosa è illuminato nelle immagini, per chi non può vederle.

touria-mark-chest = quello che hai
touria-mark-choices = le tue scelte
touria-mark-goal = quello che ti manca per il castello
touria-mark-island = l’isola
