# La lezione di Saga: che cosa dice ogni passo. Le sue mosse stanno in data/saga/lesson.toml.

saga-lesson-aim = **Siete Fate e insieme filate la vita di un solo Eroe.** Quello che succede a Ivanoe vale per tutti. Ma ognuno ha un Obiettivo segreto. Il tuo è il **Grande Amatore**: Ricchezza 4, Coraggio 4 e due storie d’Amore. Ivanoe ha appena superato la prova, quindi le Avventure possono cominciare. Premi **Avanti**.

saga-lesson-adventure = **Gioca un’Avventura che continua la storia.** Ivanoe è un Viaggio, quindi la prossima carta deve poter seguire un Viaggio. Tra le tue ci riesce solo **Isotta**. È una storia d’Amore e porta Coraggio e Ricchezza: proprio quello che serve al tuo Obiettivo. Premi **Isotta · Amore**.
saga-lesson-adventure-done = **La sfida è aperta.** Il dado più il Coraggio dell’Eroe deve superare 4.
saga-lesson-adventure-wrong = Oggi non ti serve. Premi **Isotta · Amore**.
saga-lesson-adventure-wrong-end = Puoi giocare un’Avventura per turno, quindi non saltarla. Premi **Isotta · Amore**.
saga-lesson-adventure-wrong-retrieve = Così riprendi un’Avventura scartata, ma ti costa delle carte. Ne hai già una buona: premi **Isotta · Amore**.

saga-lesson-blade = **Aiutati prima che si tiri il dado.** Il Coraggio è 1, quindi ti serve un 4 o più: il 50%. Le Interferenze cambiano le cose, e possono giocarle tutti. La **Lama Fatata** toglie 3 alla Difficoltà. Scegli **Gioca Lama Fatata**.
saga-lesson-blade-done = **Ora va bene qualsiasi tiro**, se nessuno interferisce.
saga-lesson-blade-wrong = Tienila per dopo. Scegli **Gioca Lama Fatata**.
saga-lesson-blade-wrong-star = La Stella toglie 2 e funziona in ogni Prova. La Lama Fatata toglie 3, ma solo se la Prova usa Potenza o Coraggio. Perciò usala qui: scegli **Gioca Lama Fatata**.
saga-lesson-blade-wrong-cunning = La Saggezza è 1, come il Coraggio: non cambierebbe nulla. Scegli **Gioca Lama Fatata**.
saga-lesson-blade-wrong-pass = Non ancora: prima puoi andare sul sicuro. Scegli **Gioca Lama Fatata**.

saga-lesson-talisman = **L’Airone ha altri piani.** La Nebbia aggiunge 2 alla Difficoltà, e un Talismano annulla la tua Lama Fatata. Ora serve un 6. Ma hai un **Talismano** anche tu. Giocalo sul **Talismano dell’Airone**, e la tua Lama Fatata vale di nuovo.
saga-lesson-talisman-done = **Annullato!** La tua Lama Fatata vale di nuovo, quindi basta un 3.
saga-lesson-talisman-wrong = Non basta. Gioca il tuo **Talismano** sul **Talismano dell’Airone**.
saga-lesson-talisman-wrong-mist = Senza la Nebbia ti servirebbe un 4. Giocalo invece sul **Talismano dell’Airone**, e basta un 3.
saga-lesson-talisman-wrong-pass = Così serve un 6. Gioca il tuo **Talismano** sul **Talismano dell’Airone**.

saga-lesson-roll = **Le carte bastano. Ora si tira il dado.** Si tira quando tutti hanno passato, e l’Airone l’ha già fatto. Scegli **Passa per tutta la sfida**.
saga-lesson-roll-done = **Un 4! Isotta è riuscita.** 4 + 1 supera 3; senza le tue carte sarebbe stato 5 contro 6. Ora Coraggio e Ricchezza sono 2.
saga-lesson-roll-wrong = Scegli **Passa per tutta la sfida**.
saga-lesson-roll-wrong-once = Va bene anche così, ma dopo il tiro te lo chiederei di nuovo. Scegli **Passa per tutta la sfida**.
saga-lesson-roll-wrong-keep = Il 67% va bene. Tieni quella carta e scegli **Passa per tutta la sfida**.

saga-lesson-turn = **Ricchezza 2, Coraggio 2, una storia d’Amore.** Il tuo Obiettivo mostra che cosa manca ancora. Hai giocato la tua Avventura: premi **Termina il turno**.
saga-lesson-turn-done = **Tocca all’Airone.** Puoi interferire nelle sue sfide, come ha fatto lui nella tua.
saga-lesson-turn-wrong = Premi **Termina il turno**.
saga-lesson-turn-wrong-retrieve = Ti costerebbe più di quello che ti dà. Premi **Termina il turno**.

saga-lesson-end = **Appena raggiungi tutto quello che chiede il tuo Obiettivo, vinci**, anche nel turno di un altro. Anche le Avventure fallite restano nella storia, ma costano qualcosa all’Eroe. Perciò aiuta quello che ti serve, ostacola il resto e non far capire troppo presto che cosa cerchi.

# Che cosa è in luce nelle immagini, per chi non le vede.

saga-mark-cards = le tue carte
saga-mark-challenge = la sfida fin qui
saga-mark-characteristics = le caratteristiche dell’Eroe
saga-mark-objective = il tuo Obiettivo
