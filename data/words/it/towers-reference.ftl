# Tschak! — quello che si può cercare: categorie, cose che altrove non hanno parole, esempi svolti.

towers-kind-wizard = Maghi e camaleonti
towers-kind-warrior = Guerrieri
towers-kind-dwarf = Nani
towers-kind-artifact = Artefatti
towers-kind-monster = Mostri
towers-kind-treasure = Tesori
towers-kind-board = Torri, piani e oro

towers-lookup-card = Vale { $value } nella sua squadra.
towers-lookup-wizard = A parità fra squadre vince il mago più alto. Fra maghi uguali vince quello con la bacchetta.
towers-lookup-warrior = Pari anche i maghi? Vince il guerriero più alto. Fra uguali, l’ascia batte la spada.
towers-lookup-dwarf = Pari anche maghi e guerrieri? Vince il nano più alto. Fra uguali, l’ascia batte il martello e il martello le mani nude.
towers-lookup-chameleon = Un mago senza valore. Copia il mago più forte che gli avversari mostrano su questo piano, da 2 a 5. Se non ne mostrano, vale 0.
towers-lookup-artifact = Non ha valore. Raddoppia la più debole delle altre due carte della squadra. Gli artefatti sono tutti uguali.
towers-lookup-worthless = Come ultima carta di una torre non vince oro.

towers-lookup-creature =
    { $skulls ->
        [one] Alla fine costa 1 punto.
       *[other] Alla fine costa { $skulls } punti.
    }
towers-lookup-troglodyte = Alla fine i tuoi trogloditi costano il loro numero al quadrato: uno costa 1 punto, due 4, tre 9. Ce ne sono { $count }.
towers-lookup-chest = Alla fine vale { $points } punti.
towers-lookup-cursed =
    { $points ->
        [-1] Alla fine vale { $points } punto. La squadra più forte deve prenderlo.
       *[other] Alla fine vale { $points } punti. La squadra più forte deve prenderlo.
    }
towers-lookup-ring = Alla fine i tuoi anelli valgono il loro numero al quadrato: uno vale 1 punto, due 4, tre 9. Ce ne sono { $count }.
towers-lookup-trophy = Alla fine segni 2 punti per ogni tuo mostro, trogloditi compresi. In due è 1 punto.
towers-lookup-elixir = Fa sparire uno dei tuoi mostri prima del conteggio. Il tavolo sceglie quello che ti conviene, o nessuno.

towers-lookup-tower-name = Torre
towers-lookup-tower = Le torri sono { $count }, una dopo l’altra. Ognuna ha tre piani, con un mostro e un tesoro. Dopo ogni torre ogni mano passa a sinistra.
towers-lookup-floor-name = Piano { $floor }
towers-lookup-floor =
    { $steps ->
        [3] Scegli una carta, poi un’altra, poi la terza. Ogni volta si scoprono tutte insieme.
        [2] Scegli una carta, poi due insieme. Ogni volta si scoprono tutte insieme.
       *[other] Scegli tutte e tre le carte insieme.
    }
towers-lookup-team-name = Squadra
towers-lookup-team = Tre carte di tre tipi diversi. Se ne sommano i valori. La squadra più forte prende il tesoro, la più debole il mostro.
towers-lookup-ties-name = Pareggi
towers-lookup-ties = Vince il mago più alto, poi la bacchetta, il guerriero più alto, la sua ascia, il nano più alto, la sua arma. Conta solo ciò che è stampato. Ogni mago numerato batte un camaleonte, e un camaleonte batte chi non ha maghi.
towers-lookup-last-card-name = L’ultima carta
towers-lookup-last-card = Dopo i tre piani, ognuno mostra l’ultima carta. Le più alte vincono il bottino. A parità di valore un mago batte un guerriero e un guerriero un nano; poi decide l’arma.
towers-lookup-gold-name = Oro
towers-lookup-gold = Alla fine ogni moneta vale 1 punto. Il bottino di una torre va alle ultime carte migliori: 3, 2 e 1 monete; in due ne vince 2 la migliore. Ce ne sono { $count }.
towers-lookup-passing-name = Passare le mani
towers-lookup-passing = Dopo ogni torre ogni mano passa a sinistra. Alla fine tutti hanno giocato le stesse quattro mani.
towers-lookup-travelling-board-name = Scheda «in viaggio»
towers-lookup-travelling-board = Sta al posto di chi manca. Tiene una mano per una torre e la passa, ma non gioca mai.
towers-lookup-put-back-name = Tornati nella scatola
towers-lookup-put-back = Prima della partita { $monsters } mostri e { $treasures } tesori sono tornati nella scatola. Nessuno sa quali.

## Esempi svolti; i numeri sono quelli della pagina delle regole

towers-example-1 = Mago 4, guerriero 3 e nano 2 fanno 4 + 3 + 2 = 9. Una squadra da 12 prende il tesoro, e il 9 prende il mostro.
towers-example-3 = Con artefatto, guerriero 4 e nano 3, il 3 è il più debole e conta due volte: 4 + 3 + 3 = 10.
towers-example-7 = Gli avversari mostrano mago 5 e mago 3, quindi il tuo camaleonte vale 5. Con guerriero 2 e nano 4 fai 11.
towers-example-8 = Mago 4, guerriero 5 e nano 3 fanno 12, come mago 3, guerriero 6 e nano 3. Decide il mago più alto, quindi il pareggio lo vince la prima squadra.
towers-example-9 = Le due squadre valgono 12 e hanno un mago 4. Vince il pareggio quella che ha il mago con la bacchetta.
towers-example-10 = Due squadre valgono 12, ognuna con un camaleonte e un guerriero 4. Il guerriero con l’ascia batte quello con la spada.
towers-example-11 = Due squadre valgono 11. Una ha un camaleonte, l’altra nessun mago: il pareggio lo vince il camaleonte.
towers-example-12 = Due squadre sono pari, ognuna con camaleonte, artefatto e nano 4. Il nano con l’ascia batte quello a mani nude.
towers-example-13 = Le ultime carte sono guerriero 5, mago 5, un artefatto e nano 5. Il mago vince 3 monete, il guerriero 2, il nano 1 e l’artefatto niente.
towers-example-15 = In due, un guerriero 1 batte un artefatto e vince 2 monete. Un artefatto contro un camaleonte: non vince nessuno.
towers-example-16 = In due hai una scheda per lato. La mano che hai appena giocato va a una, e ricevi quella che teneva l’altra.
towers-example-17 = In tre giochi quattro mani, una dopo l’altra: la tua, quella della scheda «in viaggio» e quelle dei due avversari.
towers-example-18 = Hai 4 monete, due anelli (4), un forziere (5), un forziere maledetto (−2), il golem (−3) e tre trogloditi (−9): in tutto −1.
towers-example-19 = Hai il trofeo, la melma (2 teschi) e due trogloditi. L’elisir toglie un troglodita: −2 − 1 + 4 è meglio di −2 − 4 + 6.
towers-example-20 = Hai il trofeo e un troglodita. −1 + 2 è meglio di niente, quindi l’elisir lo lascia dov’è.
towers-example-22 = Al piano 2 hai mostrato un mago. Ora guerriero e artefatto vanno bene; un secondo mago, due guerrieri o una carta sola no.
towers-example-23 = Dopo due carte il tuo camaleonte vale 0. Poi la terza carta di un avversario è un mago 5, e ora il camaleonte vale 5.
