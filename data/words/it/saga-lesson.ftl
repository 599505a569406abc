# La lezione di Saga: che cosa dice ogni passo. Le sue mosse stanno in data/saga/lesson.toml.

saga-lesson-aim = **Siete Fate, e filate tutte la vita di un solo Eroe.** Quello che succede a Ivanoe conta per tutte. Ma ognuna ha un Obiettivo segreto. Il tuo è il **Grande Amatore**: Ricchezza 4, Coraggio 4 e 2 storie d’Amore. Ivanoe ha appena superato la prova: le Avventure possono cominciare. Premi **Avanti**.

saga-lesson-adventure = **Gioca un’Avventura che continui la storia.** Ivanoe è un Viaggio, perciò la prossima carta deve poter seguire un Viaggio. Fra le tue può farlo solo **Isotta**. È una storia d’Amore e porta Coraggio e Ricchezza: proprio quello che chiede il tuo Obiettivo. Premi **Isotta**.
saga-lesson-adventure-done = **La sfida è aperta.** Il dado più il Coraggio dell’Eroe deve superare 4.
saga-lesson-adventure-wrong = Oggi non ti serve. Premi **Isotta**.
saga-lesson-adventure-wrong-end = Giochi al massimo un’Avventura per turno: non lasciartela scappare. Premi **Isotta**.
saga-lesson-adventure-wrong-retrieve = Così riprendi un’Avventura scartata, ma ti costa carte. Ne hai già una buona: premi **Isotta**.

saga-lesson-blade = **Aiutati prima del tiro.** Il Coraggio è 1, quindi serve un 4 o più: il 50%. Le Interferenze cambiano le cose, e può giocarle chiunque. La **Lama Fatata** toglie 3 alla Difficoltà. Giocala.
saga-lesson-blade-done = **Ora va bene qualsiasi tiro**, se nessuno interferisce.
saga-lesson-blade-wrong = Tienila per dopo. Gioca la **Lama Fatata**.
saga-lesson-blade-wrong-star = La Stella toglie 2 e serve in ogni Prova. La Lama Fatata toglie 3, ma solo dove contano Potenza o Coraggio: usala qui. Gioca la **Lama Fatata**.
saga-lesson-blade-wrong-cunning = La Saggezza è 1, come il Coraggio: non cambia nulla. Gioca la **Lama Fatata**.
saga-lesson-blade-wrong-pass = Non ancora: prima puoi andare sul sicuro. Gioca la **Lama Fatata**.

saga-lesson-talisman = **L’Airone ha altri piani.** La Nebbia aggiunge 2 alla Difficoltà, e un Talismano annulla la tua Lama Fatata: ora serve un 6. Ma anche tu hai un **Talismano**. Giocalo sul **Talismano dell’Airone**, e la Lama Fatata torna a contare.
saga-lesson-talisman-done = **Annullato!** La Lama Fatata conta di nuovo: basta un 3.
saga-lesson-talisman-wrong = Non basta. Gioca il **Talismano** sul **Talismano dell’Airone**.
saga-lesson-talisman-wrong-mist = Senza la Nebbia servirebbe un 4. Giocalo invece sul **Talismano dell’Airone**, e basta un 3.
saga-lesson-talisman-wrong-pass = Così serve un 6. Gioca il **Talismano** sul **Talismano dell’Airone**.

saga-lesson-roll = **Basta carte: si tira il dado.** Si tira quando tutte hanno passato, e l’Airone ha passato. Premi **Passo per tutta questa sfida**.
saga-lesson-roll-done = **Un 4! Isotta è riuscita.** 4 + 1 supera 3; senza le tue carte sarebbe stato 5 contro 6. Ora Coraggio e Ricchezza sono 2.
saga-lesson-roll-wrong = Premi **Passo per tutta questa sfida**.
saga-lesson-roll-wrong-once = Va bene anche così, ma dopo il tiro ti verrebbe richiesto. Premi **Passo per tutta questa sfida**.
saga-lesson-roll-wrong-keep = Il 67% va bene. Tieni la carta e premi **Passo per tutta questa sfida**.

saga-lesson-turn = **Ricchezza 2, Coraggio 2, una storia d’Amore.** L’Obiettivo mostra che cosa manca. Hai giocato la tua Avventura: premi **Termino il turno**.
saga-lesson-turn-done = **Tocca all’Airone.** Nelle sue sfide puoi interferire tu, come l’Airone ha fatto nella tua.
saga-lesson-turn-wrong = Premi **Termino il turno**.
saga-lesson-turn-wrong-retrieve = Ti costerebbe più di quanto porta. Premi **Termino il turno**.

saga-lesson-end = **Appena hai raggiunto tutto ciò che chiede il tuo Obiettivo, vinci**, di chiunque sia il turno. Anche le Avventure fallite restano nella storia, ma costano qualcosa all’Eroe. Perciò aiuta quello che ti serve, ostacola il resto, e non mostrare troppo presto dove vuoi arrivare.

# Che cosa è in luce nelle immagini, per chi non le vede.

saga-mark-cards = le tue carte
saga-mark-challenge = come sta la sfida
saga-mark-characteristics = le caratteristiche dell’Eroe
saga-mark-objective = il tuo Obiettivo
