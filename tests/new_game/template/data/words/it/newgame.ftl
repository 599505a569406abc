# What isn't translated yet is shown in English.
# New Game — nomi, opzioni, scelte, registro e regole. Quanto può essere lungo ogni testo è in docs/adding-a-game.md.

newgame-name = New Game
newgame-tagline = Un abbozzo che si gioca: mostra le tue carte, una dopo l’altra.
newgame-players = 3–6 giocatori, circa 5 minuti

## Opzioni del tavolo

newgame-option-one_round = Durata
newgame-option-one_round-help = Si mostra una carta a testa, o due?
newgame-option-one_round-true = Una carta
newgame-option-one_round-false = Due carte

## Ciò che si chiede, si racconta e si vede

newgame-prompt = Quale carta mostri?
newgame-option-show = Mostra { $card }
newgame-event-shows = { $player } mostra { $card }.
newgame-over = Tutte le carte da mostrare sono scoperte.
newgame-view-shown = mostrate
newgame-view-score = punti
newgame-view-hand = in mano

## Le regole, in pagine da 300 a 1800 caratteri

newgame-rules-1 =
    ### Di che si tratta
    Ognuno ha tre carte da 1 a 18, che nessun altro vede. A turno, ognuno ne mostra una; poi, se il tavolo non ha scelto una carta sola, anche una seconda. Vince chi ha mostrato la somma più alta; a parità, la vittoria è condivisa.

    Queste sono le regole di un abbozzo, e stanno qui finché non ci sono quelle del tuo gioco. Ogni pagina spiega una parte delle regole a chi non ha mai giocato, con tutto ciò che gli serve al primo turno.
