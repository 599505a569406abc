# I capitoli di `/regole` per Tschak!, nell’ordine in cui si impara.

towers-rules-1 =
    ### Quattro torri, tre piani ciascuna
    A ogni piano ci sono un **mostro** e un **tesoro**, ben visibili. Ognuno ci manda una squadra di tre. La squadra **più forte** prende il tesoro, la **più debole** il mostro, e chi sta nel mezzo non prende nulla. Tesori e oro danno punti, i mostri ne tolgono; dopo quattro torri vince chi ha più punti.

    Hai in mano dieci carte. Tre piani ne usano nove; con la decima puoi vincere un po’ d’oro. Poi ogni mano passa a chi siede a **sinistra** e comincia la torre successiva. Alla fine tutti avranno giocato le stesse quattro mani. Le carte che gli altri giocano ora potresti averle presto in mano tu!

towers-rules-2 =
    ### Prima della partita
    1. Le 40 carte si distribuiscono a quattro posti. Ognuno riceve tre **maghi**, tre **guerrieri**, tre **nani** e un **artefatto**. Le mani non si mescolano più.
    2. Dei 14 mostri e dei 14 tesori, **due per tipo** tornano nella scatola. Nessuno sa quali.
    3. Ogni torre comincia con tre mostri e tre tesori, uno per tipo a ogni piano, scoperti.

towers-rules-3 =
    ### In due o in tre
    Le mani girano sempre fra quattro posti. Nei posti vuoti c’è una **scheda «in viaggio»**: tiene una mano per una torre e la passa, ma non gioca mai. In due hai una scheda per lato; in tre sta dopo l’ultimo posto. Così una mano che sta su una scheda salta quella torre e arriva a un giocatore con la torre successiva.

towers-rules-4 =
    ### Scegliere
    Nessuno aspetta il proprio turno. Tutti scelgono in segreto e nello stesso momento; quando hanno scelto tutti, si scoprono le carte. Fino ad allora puoi cambiare la tua scelta o ritirarla.
    • **Piano 1**: una carta, poi un’altra, poi la terza.
    • **Piano 2**: una carta, poi due insieme.
    • **Piano 3**: tutte e tre insieme.

    Una squadra ha tre tipi **diversi**: mago, guerriero e nano, oppure l’artefatto con due di loro.

towers-rules-5 =
    ### Quanto vale una squadra
    Somma i valori delle sue carte.
    • Un **camaleonte** è un mago senza valore. Copia il mago più forte mostrato dagli **avversari** su questo piano, da 2 a 5. Se non ne mostrano, vale 0. Nessuno copia un camaleonte.
    • Un **artefatto** non ha valore. Raddoppia la **più debole** delle altre due carte. Si raddoppia anche un valore copiato; ma un camaleonte non copia mai il doppio, solo il numero stampato.

    Esempio: camaleonte (copia 4), artefatto e guerriero 6 valgono 4 + 4 + 6 = **14**.

towers-rules-6 =
    ### Pareggi
    Se due squadre sono pari, fra le più forti o fra le più deboli, conta solo ciò che è stampato, in quest’ordine:
    1. Il **mago** più alto. Un camaleonte vale meno di ogni mago numerato; chi non ha maghi viene dopo.
    2. Fra maghi uguali, quello con la **bacchetta**.
    3. Il **guerriero** più alto; chi non ne ha viene dopo. Fra uguali, l’**ascia** batte la spada.
    4. Il **nano** più alto; chi non ne ha viene dopo. Fra uguali, l’**ascia** batte il martello e il martello le mani nude.

    Due squadre non sono mai pari in tutto.

towers-rules-7 =
    ### L’ultima carta e il bottino
    Dopo i tre piani, ognuno mostra la carta che gli resta. La più alta vince **3 monete**, la seconda **2**, la terza **1**; in due la più alta ne vince **2**. A parità di valore: mago, poi guerriero, poi nano, e infine l’arma. Artefatti e camaleonti non vincono nulla, e le monete che nessuno vince restano dove sono.

    Poi ogni mano, anche quella di una scheda «in viaggio», passa a **sinistra**, tranne dopo la quarta torre.

towers-rules-8 =
    ### Punti
    Dopo quattro torri si conta:
    • **Oro**: 1 punto a moneta.
    • **Forzieri**: da 2 a 5 punti. **Forzieri maledetti**: −1 e −2. La squadra più forte deve prendere anche quelli.
    • **Anelli del potere**: il loro numero al quadrato. Uno vale 1 punto, due 4, tre 9, quattro 16.
    • **Creature**: meno i loro teschi.
    • **Trogloditi**: meno il loro numero al quadrato.
    • **Trofeo**: 2 punti per ogni tuo mostro, trogloditi compresi; in due, 1 punto.
    • **Elisir**: fa sparire un tuo mostro prima del conteggio. Il tavolo sceglie quello che ti conviene, o nessuno; ma potete accordarvi perché scelga chi ha l’elisir.

    Ci sono 8 creature con 2, 2, 3, 3, 4, 4, 5 e 5 teschi, 6 trogloditi, 4 forzieri, 2 forzieri maledetti, 6 anelli, un trofeo e un elisir. Due mostri e due tesori non sono in gioco; nessuno sa quali.

    Vince chi ha **più punti**. A parità, chi ha meno mostri; se sono pari anche questi, la vittoria si divide.

towers-rules-9 =
    ### Le carte
    Maghi da 2 a 5, ognuno con e senza bacchetta, e quattro camaleonti. Guerrieri da 1 a 6, ognuno con ascia e con spada. Nani da 2 a 5, ognuno con ascia, con martello e a mani nude. Quattro artefatti. Tutte e 40 sono sempre in gioco.

towers-rules-10 =
    ### Chi vede che cosa
    La tua mano la vedi solo tu. La tua scelta resta segreta finché hanno scelto tutti; che hai scelto, invece, lo vedono tutti. Sono pubbliche le squadre, quanto valgono e perché, e anche l’oro e le ultime carte. Nessuno vede le torri successive, le carte tornate nella scatola o una mano su una scheda «in viaggio».

towers-rules-11 =
    ### Opzioni del tavolo
    • **Carte vinte**: scoperte per tutti, oppure gli altri vedono solo quante ne hai. L’oro è sempre visibile.
    • **Mani già giocate**: il tavolo può elencare ogni mano giocata fino in fondo. Altrimenti, ricordale!
    • **Squadre vietate**: il bot rifiuta due carte dello stesso tipo. Con la penalità puoi mostrarle; poi cambi carte finché la squadra è a posto e, per quanto sia forte, a questo piano prendi ciò che costa di più.
    • **L’elisir**: il tavolo toglie il mostro che conviene a chi ce l’ha, oppure sceglie chi ce l’ha dopo l’ultima torre.

towers-rules-12 =
    ### Dettagli
    • Un camaleonte copia solo gli avversari su questo piano, mai la propria squadra o una scheda «in viaggio». Se nessuno mostra un mago numerato, ogni camaleonte vale 0.
    • Un artefatto accanto a un camaleonte che vale 0 raddoppia lo 0.
    • Nessuno può rifiutare una carta, nemmeno un forziere maledetto.
    • Un trofeo senza mostri non vale nulla, e l’oro non finisce mai.

towers-rules-13 =
    ### Come vanno le partite
    Nelle partite fra computer i punteggi stavano quasi sempre fra −5 e 18: in media 2 punti in due giocatori, 6 in tre, 5 in quattro. C’era un pareggio in un piano su cinque o sei (in due, uno su otto); quasi sempre decideva il mago.
