# La lezione di Tschak!: che cosa dice ogni passo. Le mosse sono in data/towers/lesson.toml.

towers-lesson-tower = **Esplori quattro torri di tre piani ciascuna.** Ogni piano ha un mostro e un tesoro. Ci mandi tre carte: la tua squadra. La squadra più forte prende il tesoro, la più debole il mostro. Al piano 1 ci sono un forziere da 5 punti e un Occhio Maligno che ne costa 4. Premi **Avanti**.

towers-lesson-first = **Tutti scelgono una carta in segreto, poi si scoprono insieme.** Nella squadra servono tre tipi diversi: mago blu, guerriero verde, nano rosso o l’artefatto viola. I valori si sommano. Questo forziere vale una lotta: scegli la tua carta migliore, **Guerriero 6 (ascia)**.
towers-lesson-first-done = **Ottimo inizio!** Nessuna carta è più alta. Gli altri hanno mostrato un 5 ciascuno.
towers-lesson-first-wrong = Potresti, ma quella carta è più bassa, e questo è il forziere migliore del gioco. Scegli **Guerriero 6 (ascia)**.
towers-lesson-first-wrong-artifact = Un artefatto da solo non vale nulla. Raddoppia un’altra carta della squadra, quindi può aspettare. Scegli **Guerriero 6 (ascia)**.
towers-lesson-first-wrong-chameleon = Un camaleonte copia un mago mostrato da un avversario. Non ne hai ancora visti, quindi può aspettare. Scegli **Guerriero 6 (ascia)**.

towers-lesson-chameleon = **Hai aggiunto un Nano 5 e sei a 11.** Manca una carta: un mago o l’artefatto. Un **camaleonte** è un mago che copia il mago più forte degli avversari. La Rana mostra un Mago 5, quindi premi **Camaleonte II**.
towers-lesson-chameleon-done = **Il forziere è tuo!** 6 + 5 + 5 fa 16. L’Airone e la Rana sono pari a 15. A parità decide il mago: l’Airone non ne ha, quindi prende l’Occhio Maligno.
towers-lesson-chameleon-wrong = Così arrivi al massimo a 14. Un camaleonte copia il 5 della Rana e ti porta a 16. Premi **Camaleonte II**.
towers-lesson-chameleon-wrong-artifact = Anche così fai 16, raddoppiando il Nano 5. Ma hai un solo artefatto, e ti servirà più in alto. Premi **Camaleonte II**.

towers-lesson-cheap = **Piano 2: un anello da 1 punto e un Troglodita che ne costa 1.** Hai mostrato un Nano 4. L’Airone ha un Mago 4 e il camaleonte della Rana lo copia: vogliono vincere. Lasciali fare! Ora si scelgono altre due carte insieme. Scegli le tue più deboli: **Mago 2, Guerriero 3 (ascia)**.
towers-lesson-cheap-done = **Poca spesa.** Il tuo 9 è la squadra più debole, quindi il Troglodita ti costa 1 punto. Ma hai ancora in mano le carte migliori.
towers-lesson-cheap-wrong = Quelle carte ti serviranno al piano 3, dove c’è più da vincere. Scegli **Mago 2, Guerriero 3 (ascia)**.

towers-lesson-artifact = **Piano 3: un forziere da 4 punti e un Golem che ne costa 3.** Qui scegli tutta la squadra insieme. Il tuo **artefatto** raddoppia la più debole delle altre due carte: Guerriero 4 e Nano 5 fanno 4 + 4 + 5 = 13. La carta che tieni può vincere oro. Premi **Guerriero 4 (spada), Nano 5 (mani nude), Artefatto (amuleto)**.
towers-lesson-artifact-done = **Vinci di nuovo!** Il tuo 13 batte 9 e 8. Poi ognuno mostra l’ultima carta. Il tuo Mago 3 è il più alto e vince 3 monete, cioè 3 punti.
towers-lesson-artifact-wrong = Lì l’artefatto raddoppierebbe solo il Mago 3, e arriveresti al massimo a 11. Scegli Guerriero 4, Nano 5 e l’artefatto.
towers-lesson-artifact-wrong-unused = Fa 12, uno in meno, e un artefatto come ultima carta non vince monete. Scegli Guerriero 4, Nano 5 e l’artefatto.

towers-lesson-pass = **Ora ogni mano passa di un posto a sinistra.** L’Airone riceve le dieci carte che hai appena giocato. Le tue vengono dal quarto posto, vuoto, quindi nessuno le ha ancora viste. Dopo quattro torri tutti hanno giocato le stesse quattro mani. Ricorda ciò che vedi: presto potrebbe essere tuo!
towers-lesson-end = **Dopo quattro torri vince chi ha più punti.** Forzieri e oro danno i punti che mostrano. I mostri costano i loro teschi. Gli anelli crescono: uno vale 1 punto, due 4, tre 9. I Trogloditi crescono allo stesso modo, ma li paghi tu.

# Che cosa è in luce nelle immagini, per chi non le vede.

towers-mark-floor-1 = il piano 1
towers-mark-floor-2 = il piano 2
towers-mark-floor-3 = il piano 3
towers-mark-others = le squadre degli altri
towers-mark-hand = la tua mano
towers-mark-warrior_6_axe = il tuo Guerriero 6
towers-mark-chameleon_2 = il tuo Camaleonte
towers-mark-wizard_2_none = il tuo Mago 2
towers-mark-warrior_3_axe = il tuo Guerriero 3
towers-mark-warrior_4_sword = il tuo Guerriero 4
towers-mark-dwarf_5_bare = il tuo Nano 5
towers-mark-artifact_4 = il tuo artefatto
