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

saga-lookup-hero = La Prova è quella che l’Eroe deve superare all’inizio. Il tipo conta per ciò che può seguire e per il traguardo dell’Eroe.
saga-lookup-copies =
    { $count ->
        [one] Di questa carta ce n’è 1.
       *[other] Di questa carta ce ne sono { $count }.
    }
saga-lookup-needs =
    { $plus ->
        [0] In { $players }: gli stessi due valori, e almeno { $n }.
       *[other] In { $players }: tutti e due i valori più alti di { $plus }, e almeno { $n }.
    }
saga-lookup-characteristic = Una delle cinque caratteristiche dell’Eroe, un dado da 1 a 6. Parte da 1 e non scende mai sotto 1 né sale sopra 6.
saga-lookup-type = Uno dei sette tipi di Avventure. Le carte di questo tipo sono { $count }. Ogni Avventura dice quali tipi può seguire.

saga-lookup-story-name = La storia, e che cosa vi si collega
saga-lookup-story = Un’Avventura si collega all’ultima riuscita, o all’Eroe se non ce n’è. Quelle fallite restano nella storia, ma a loro non si collega nulla.
saga-lookup-trial-name = La prova dell’Eroe
saga-lookup-trial = All’inizio l’Eroe deve superare una Prova. Chi è di turno deve tentarla, e in quel turno non gioca Avventure.
saga-lookup-test-name = Prova
saga-lookup-test = Un dado più quel che la carta dice deve essere maggiore della Difficoltà. Se una carta ha più Prove, devono riuscire tutte.
saga-lookup-difficulty-name = Difficoltà
saga-lookup-difficulty = Ciò che una Prova deve superare. Le Interferenze la cambiano prima del tiro; col tiro è fissata.
saga-lookup-interfering-name = Interferire
saga-lookup-interfering = In ogni Prova l’occasione gira: ogni Fata gioca una carta o passa. Quando tutte hanno passato di seguito si tirano i dadi, o la Prova si decide.
saga-lookup-intent-name = Una risposta data prima
saga-lookup-intent = Puoi rispondere prima che arrivi la tua occasione. La risposta si conserva fino ad allora. Se prima qualcuno gioca una carta, te lo si chiede di nuovo.
saga-lookup-previous-name = La carta precedente
saga-lookup-previous = La carta a cui un’Avventura si è collegata quando è stata giocata.
saga-lookup-hand-name = La tua mano
saga-lookup-hand = All’inizio del tuo turno peschi { $draw } carte, alla fine scarti fino ad averne { $count }.
saga-lookup-retrieve-name = Riprendere una carta
saga-lookup-retrieve = Una volta per turno puoi riprendere la prima Avventura degli scarti. Costa un’altra Avventura o due Interferenze della tua mano.
saga-lookup-deck-name = Quando il mazzo finisce
saga-lookup-deck = I due mazzetti degli scarti si mescolano insieme e diventano il nuovo mazzo. Se anche così non c’è nulla da pescare, non si pesca.
saga-lookup-objectives-name = Obiettivi
saga-lookup-objectives = Ogni Fata ne ha uno: due caratteristiche abbastanza alte, e qualcosa che la storia deve avere. Appena è vero, vince. Si controlla dopo ogni Avventura, dopo ogni Interferenza di un turno e dopo ogni turno.
saga-lookup-goal-name = Il traguardo dell’Eroe
saga-lookup-goal = Se fai riuscire un’Avventura del tipo dell’Eroe, e ne sono riuscite almeno { $count } di quel tipo, vinci anche tu, qualunque sia il tuo Obiettivo.
saga-lookup-epilogue-name = Epilogo
saga-lookup-epilogue = Se dopo l’ultimo giro nessuno ha vinto, vince la Fata a cui manca meno al suo Obiettivo.

## Esempi svolti; i numeri sono quelli della pagina delle regole

saga-example-1 = Coraggio 2, Difficoltà 7. Dado 5: 7 non è maggiore di 7, fallita. Dado 6: 8 lo è, riuscita, e la Ricchezza sale di 3.
saga-example-2 = Due Avventure in gioco sono fallite, e il dado della Difficoltà mostra 3: la Difficoltà è 5. Fama 2 e un 4 fanno 6: riuscita. L’Esilio stesso non conta come fallito.
saga-example-3 = Potenza 2, Coraggio 1, Saggezza 3. Dadi 3, 4 e 1: la terza Prova fallisce, e tutto è perso. Dadi 3, 4 e 2: riuscita.
saga-example-4 = Hai tre Interferenze. Dado 2: ne scarti due a scelta, riuscita. Dado 5: le scarti tutte e tre, ed è fallita.
saga-example-5 = Hai 6 carte, chi siede alla tua destra 5: la Difficoltà è 5 + 5 = 10. Un 4 fa 10 e fallisce, un 5 fa 11 e riesce.
saga-example-6 = Un’Avventura dopo un Viaggio fallisce. Anche la prossima deve essere «dopo un Viaggio», perché alla carta fallita non si collega nulla.
saga-example-7 = Ivanoe è di tipo Viaggio, quindi la prima carta deve essere «dopo un Viaggio». Lui però non conta come Viaggio in gioco.
saga-example-8 = Ivanoe: Coraggio 1, Difficoltà 3. La prima Fata tira 2 e fallisce. La seguente deve tentare nel suo turno e tira 3: 4 è maggiore, superata.
saga-example-9 = Coraggio 3, Difficoltà 5. Bruno gioca Nebbia, poi passano tutti: la Difficoltà è 7. Un 4 fa 7, e non basta.
saga-example-10 = La Difficoltà è un dado più 2. Nebbia aggiunge 2, il dado mostra 4: 8. Stella toglie 2: 6. Coraggio 3 e un 4 fanno 7: riuscita.
saga-example-11 = Bruno gioca Nebbia. Ada ci gioca sopra il Talismano: la Difficoltà è di nuovo 5. Con un secondo Talismano su quello di Ada, Nebbia varrebbe di nuovo.
saga-example-12 = Il dado mostra 2, il Quadrifoglio lo fa diventare 5. Il Gatto Nero tira 3, e vale il più basso: 3. Coraggio 3 e 3 fanno 6, più di 5: riuscita.
saga-example-13 = La Prova è di Potenza 1. Con l’Astuzia conta la Saggezza 4. La Lama Fatata si può ancora giocare: la Prova stampata è di Potenza. Difficoltà 2, dado 1: 5, riuscita.
saga-example-14 = Don Giovanni riesce ed era collegato a Ginevra: oltre al suo Premio si applica quello di Ginevra.
saga-example-15 = Il Tesoro riesce. Con il Cantastorie il Premio si applica due volte: Ricchezza 2, 5, 6. Se si gioca anche l’Ingratitudine non c’è Premio, ma è riuscita lo stesso.
saga-example-16 = Saggezza 4, Ricchezza 4 e tre fallimenti. Una quarta Avventura fallisce e non toglie nulla che ti serva: vinci. Se toglie una Ricchezza, no.
saga-example-17 = Ricchezza 4, Coraggio 4 e due Amori in gioco, tutti e due falliti. In 2 o in 3 vinci; in 4 servono tre Amori.
saga-example-18 = Ivanoe, e cinque Viaggi sono riusciti. Fai riuscire il Pellegrinaggio, il sesto: vinci con il traguardo dell’Eroe. Chi ha l’Obiettivo vero in quel momento vince con te.
saga-example-19 = Fama e Ricchezza sono le più basse, tutte e due 1. La Fenice riesce, e scegli quale delle due sale di 2.
saga-example-20 = Coraggio 2 e un’Amicizia riuscita: il punteggio è 3. Un 5 fa 8, più di 6: riuscita. Ora le Amicizie riuscite sono due, quindi peschi anche.
saga-example-21 = Circe è in cima agli scarti. La prendi e scarti due Interferenze o un’altra Avventura, ma non lei. Una seconda volta in questo turno non si può.
saga-example-22 = Dopo l’ultimo giro nessuno ha vinto. A una Fata manca 1, a un’altra 2, alla terza 5: vince la prima.
saga-example-23 = Bruno risponde prima «passo», Chloé «gioco Nebbia». Ada, prima di loro, gioca Stella: si chiede di nuovo a tutti e due.
saga-example-24 = Nel mazzo c’è una carta e ne peschi due: prima quella; poi gli scarti diventano il nuovo mazzo, e peschi da lì.
