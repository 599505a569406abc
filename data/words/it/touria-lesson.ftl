# La lezione di Touria: che cosa dice ogni passo. Le sue mosse stanno in data/touria/lesson.toml.

touria-lesson-aim = **Guidate tutti la stessa compagnia di eroi sulla stessa isola.** Per entrare nel castello servono 7 cuori, 7 monete e nessuna gemma nera. Tu non hai ancora cuori, e hai 3 monete. Premi **Avanti**.

touria-lesson-tower = **Comincia il turno con una torre.** Quattro torri stanno agli angoli, e ognuna ti mostra un luogo dove andare. Segui quella a sud-est fino all’**Orafo**, che cambia le gemme in cuori e monete. Non ne hai ancora, ma ne raccogli lungo la via. Poi la torre gira e ti mostra un’altra cosa.
touria-lesson-tower-done = **Si parte.** La torre è girata: la prossima volta ti offre il Covo dei ladri.
touria-lesson-tower-wrong = Si può fare, ma in questo turno non porta cuori. Premi **Orafo**.

touria-lesson-way = **Scegli la via, e prendi gemme passando dalle miniere.** Tre passi sono gratis, ognuno in più costa una moneta. L’Orafo dà un cuore per due gemme dello stesso colore: scegli **3 passi, gratis: verde, verde**.
touria-lesson-way-done = **Due gemme verdi, senza spendere nulla.** Eccoti dall’Orafo.
touria-lesson-way-wrong = Potresti, ma non porta gratis due gemme dello stesso colore. Scegli **3 passi, gratis: verde, verde**.
touria-lesson-way-wrong-black = Attenzione: quella via porta una gemma nera, e con una gemma nera nessuno entra nel castello. Scegli **3 passi, gratis: verde, verde**.
touria-lesson-way-wrong-stepwise = Più avanti potrai scegliere la via uno spazio alla volta. Per ora scegli **3 passi, gratis: verde, verde**.

touria-lesson-act = **Ora scambia.** Una gemma vale una moneta, ma una coppia vale un cuore, e i cuori sono più difficili da ottenere. Premi **Coppia verde: un cuore**.
touria-lesson-act-done = **Il tuo primo cuore!** Ne mancano sei.
touria-lesson-act-wrong-coin = Una verde per una moneta va bene, ma perderesti la coppia. Premi **Coppia verde: un cuore**.
touria-lesson-act-wrong-skip = Sei qui apposta! Premi **Coppia verde: un cuore**.
touria-lesson-act-wrong = Premi **Coppia verde: un cuore**.

touria-lesson-done = **Il tuo turno è questo.** Ora gli altri possono copiare quello che hai fatto: costa un elisir, e l’elisir va a te. Premi **Fatto: fine del mio turno**.
touria-lesson-done-done = **Tocca all’Airone.** L’Airone non aveva gemme per l’Orafo, quindi nessuno ti ha copiato.
touria-lesson-done-wrong = Premi **Fatto: fine del mio turno**.
touria-lesson-done-wrong-linger = Serve solo per usare un oggetto dopo le copie degli altri, e tu non ne hai. Premi **Fatto: fine del mio turno**.

touria-lesson-copy = **Puoi unirti ai turni degli altri.** L’Airone è andato dalla Fata del bosco e ha preso un oggetto. Tu hai un elisir: dallo all’Airone e puoi prendere un oggetto anche tu. Gli oggetti piegano le regole: la Clessidra ti dà un secondo turno di fila, il Pennello cambia una gemma in un colore normale qualsiasi. Premi **Dai un elisir, prendi: Clessidra**.
touria-lesson-copy-done = **La Clessidra è tua.** Usala quando un turno solo non basta.
touria-lesson-copy-wrong = Così il turno dell’Airone non ti darebbe nulla. Un elisir per un oggetto è ben speso: premi **Dai un elisir, prendi: Clessidra**.
touria-lesson-copy-wrong-elixir = Va bene anche così: sceglieresti l’oggetto subito dopo. Fai prima se lo dici ora: premi **Dai un elisir, prendi: Clessidra**.
touria-lesson-copy-wrong-paintbrush = Anche il Pennello è utile. Questa volta prendi la **Clessidra**: due turni di fila possono vincere la corsa al castello.

touria-lesson-castle = **Così raccogli, scambi e copi finché hai 7 cuori, 7 monete e nessuna gemma nera.** Poi entra nel castello e apri una delle nove porte a ogni turno. Dietro una aspettano la principessa Tara e il principe Talan. Dietro le altre, la gente del castello chiede un dono.
touria-lesson-end = **Se apri la porta giusta prima degli altri, vinci.** La Fata della fonte ti libera dalle gemme nere. Il Drago e il Maestro d’armi portano ai cuori, il Mercante alle monete.

# Che cosa è illuminato nelle immagini, per chi non può vederle.

touria-mark-chest = quello che possiedi
touria-mark-choices = le tue scelte
touria-mark-goal = quello che ti manca per il castello
touria-mark-island = l’isola
