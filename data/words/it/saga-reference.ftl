# Saga — quello che si può cercare: categorie, cose che altrove non hanno parole, esempi svolti.

saga-kind-hero = Eroi
saga-kind-journey = Avventure: Viaggi
saga-kind-conquest = Avventure: Conquiste
saga-kind-fight = Avventure: Lotte
saga-kind-wonder = Avventure: Prodigi
saga-kind-vow = Avventure: Voti
saga-kind-love = Avventure: Amori
saga-kind-friendship = Avventure: Amicizie
saga-kind-interference = Interferenze
saga-kind-objective = Obiettivi
saga-kind-characteristic = Caratteristiche
saga-kind-type = Tipi di Avventure
saga-kind-rule = Come funziona

saga-lookup-hero = La Prova è quella che l’Eroe deve superare all’inizio. Il tipo decide quali Avventure possono seguire, e il traguardo dell’Eroe.
saga-lookup-copies =
    { $count ->
        [one] Di questa carta ce n’è 1.
       *[other] Di questa carta ce ne sono { $count }.
    }
saga-lookup-needs =
    { $plus ->
        [0] In { $players } giocatori: gli stessi due valori, e almeno { $n }.
       *[other] In { $players } giocatori: entrambi i valori aumentano di { $plus }, e almeno { $n }.
    }
saga-lookup-characteristic = Una delle cinque caratteristiche dell’Eroe, un dado da 1 a 6. Parte da 1 e non va mai sotto 1 o sopra 6.
saga-lookup-type = Uno dei sette tipi di Avventure, con { $count } carte. Ogni Avventura dice quali tipi segue.

saga-lookup-story-name = La storia, e che cosa può seguire
saga-lookup-story = Un’Avventura segue l’ultima riuscita, o l’Eroe se non ce n’è. Quelle fallite restano nella storia, ma nulla le segue.
saga-lookup-trial-name = La prova dell’Eroe
saga-lookup-trial = All’inizio l’Eroe deve superare una Prova. Nel tuo turno devi tentarla, e poi non puoi giocare Avventure.
saga-lookup-test-name = Prova
saga-lookup-test = Un dado più quello che dice la carta deve superare la Difficoltà; pari non basta. Se una carta ha più Prove, devono riuscire tutte.
saga-lookup-difficulty-name = Difficoltà
saga-lookup-difficulty = È quello che una Prova deve superare. Le Interferenze possono cambiarla solo prima che si tiri il dado della Prova.
saga-lookup-interfering-name = Interferire
saga-lookup-interfering = In ogni Prova, a turno, ogni Fata gioca una carta o passa. Quando tutti passano di seguito, si tirano i dadi o si decide la Prova.
saga-lookup-intent-name = Rispondere in anticipo
saga-lookup-intent = Puoi rispondere in anticipo. Se prima qualcuno gioca una carta, puoi rispondere di nuovo.
saga-lookup-previous-name = La carta precedente
saga-lookup-previous = La carta che un’Avventura seguiva quando è stata giocata.
saga-lookup-hand-name = La tua mano
saga-lookup-hand = All’inizio del tuo turno peschi { $draw } carte. Alla fine scarti fino a tenerne { $count }.
saga-lookup-retrieve-name = Riprendere una carta
saga-lookup-retrieve = Una volta per turno puoi riprendere la prima Avventura degli scarti. Ti costa un’altra Avventura o due Interferenze dalla mano.
saga-lookup-deck-name = Quando il mazzo finisce
saga-lookup-deck = I due mazzi degli scarti si mescolano e diventano il nuovo mazzo. Se anche così non c’è nulla da pescare, non peschi.
saga-lookup-objectives-name = Obiettivi
saga-lookup-objectives = Ogni Fata ne ha uno. Servono due caratteristiche alte e qualcosa nella storia. Se lo raggiungi, vinci. Si controlla dopo ogni Avventura, dopo ogni Interferenza che giochi nel tuo turno e dopo ogni turno.
saga-lookup-goal-name = Il traguardo dell’Eroe
saga-lookup-goal = Se fai riuscire un’Avventura del tipo dell’Eroe, e di quel tipo ne sono riuscite almeno { $count }, vinci anche tu, qualunque sia il tuo Obiettivo.
saga-lookup-epilogue-name = Epilogo
saga-lookup-epilogue = Se dopo l’ultimo giro nessuno ha vinto, vince la Fata più vicina al suo Obiettivo.

## Esempi svolti; i numeri sono quelli della pagina delle regole

saga-example-1 = Coraggio 2, Difficoltà 7. Tiri un 5: 5 + 2 = 7 non supera 7, e fallisce. Tiri un 6: 8 supera 7. Riesce, e la Ricchezza sale di 3.
saga-example-2 = Due Avventure in gioco sono fallite e il dado segna 3, quindi la Difficoltà è 5. Fama 2 e un 4 fanno 6: riesce. L’Esilio non conta ancora come fallito.
saga-example-3 = Potenza 2, Coraggio 1, Saggezza 3. Tiri 3, 4 e 1: la terza Prova fallisce, e con lei l’Avventura. Con 3, 4 e 2 riesce.
saga-example-4 = Hai tre Interferenze. Tiri un 2: ne scarti due a scelta, e riesce. Tiri un 5: le scarti tutte e tre, e fallisce.
saga-example-5 = Hai 6 carte, chi siede alla tua destra ne ha 5: la Difficoltà è 5 + 5 = 10. Un 4 fa 10 e fallisce, un 5 fa 11 e riesce.
saga-example-6 = Un’Avventura dopo un Viaggio fallisce. Anche la prossima deve seguire il Viaggio, perché nulla segue una carta fallita.
saga-example-7 = Ivanoe è un Viaggio, quindi la prima carta deve poter seguire un Viaggio. Ma lui non conta come Viaggio in gioco.
saga-example-8 = Ivanoe ha Coraggio 1 e Difficoltà 3. La prima Fata tira un 2 e fallisce. La seconda deve provarci nel suo turno e tira un 3: 4 supera 3, e Ivanoe ce la fa.
saga-example-9 = Coraggio 3, Difficoltà 5. Bruno gioca Nebbia, poi passano tutti: la Difficoltà è 7. Un 4 fa 7, e non basta.
saga-example-10 = La Difficoltà è un dado più 2. Nebbia aggiunge 2 e il dado segna 4: fa 8. Stella toglie 2: 6. Coraggio 3 e un 4 fanno 7, quindi riesce.
saga-example-11 = Bruno gioca Nebbia. Ada la annulla con un Talismano, e la Difficoltà torna a 5. Un secondo Talismano su quello di Ada rimetterebbe in gioco Nebbia.
saga-example-12 = Esce un 2, e il Quadrifoglio ne fa un 5. Con il Gatto Nero esce un 3, e vale il più basso. Coraggio 3 e 3 fanno 6, che supera 5: riesce.
saga-example-13 = La Prova usa Potenza 1. Con l’Astuzia vale invece Saggezza 4. Puoi ancora giocare la Lama Fatata, perché sulla carta c’è Potenza. Difficoltà 2, esce un 1: 5 supera 2, e riesce.
saga-example-14 = Don Giovanni segue Ginevra e riesce. Vale il suo Premio, e anche quello di Ginevra.
saga-example-15 = Il Tesoro riesce, e con il Cantastorie il Premio vale due volte: la Ricchezza va da 2 a 5 a 6. Se qualcuno gioca anche l’Ingratitudine non c’è Premio, ma riesce lo stesso.
saga-example-16 = Saggezza 4, Ricchezza 4 e tre Avventure fallite. Ne fallisce una quarta e non toglie nulla che ti serva: vinci. Se toglie 1 alla Ricchezza, no.
saga-example-17 = Ricchezza 4, Coraggio 4 e due Amori in gioco, entrambi falliti. In 2 o 3 giocatori vinci. In 4 ti servono tre Amori.
saga-example-18 = L’Eroe è Ivanoe, e sono riusciti cinque Viaggi. Fai riuscire il Pellegrinaggio, il sesto, e vinci con il traguardo dell’Eroe. Chi in quel momento raggiunge il suo Obiettivo vince con te.
saga-example-19 = Fama e Ricchezza sono le più basse, entrambe a 1. La Fenice riesce, e scegli tu quale delle due sale di 2.
saga-example-20 = Coraggio 2 e un’Amicizia riuscita fanno 3. Un 5 porta a 8, che supera 6: riesce. Ora le Amicizie riuscite sono due, quindi peschi anche una carta.
saga-example-21 = Circe è in cima agli scarti. La riprendi e scarti due Interferenze o un’altra Avventura, ma non lei. In questo turno non puoi farlo di nuovo.
saga-example-22 = Dopo l’ultimo giro nessuno ha vinto. A una Fata manca 1, a un’altra 2, alla terza 5: vince la prima.
saga-example-23 = Bruno risponde in anticipo «passo», Chloé «gioco Nebbia». Poi Ada, che viene prima, gioca Stella. Bruno e Chloé possono rispondere di nuovo.
saga-example-24 = Peschi due carte, ma il mazzo ne ha una sola. La prendi, gli scarti diventano il nuovo mazzo, e la seconda la peschi da lì.
