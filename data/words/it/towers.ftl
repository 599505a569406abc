# Tschak! — nomi, opzioni, scelte, diario, rifiuti e regole.

towers-name = Tschak!
towers-tagline = Manda la squadra giusta a ogni piano: il tesoro alla più forte, il mostro alla più debole.
towers-players = Da 2 a 4 giocatori, circa 30 minuti

## Carte

towers-type-wizard = Mago
towers-type-warrior = Guerriero
towers-type-dwarf = Nano
towers-type-artifact = Artefatto

towers-weapon-wand = bacchetta
towers-weapon-axe = ascia
towers-weapon-sword = spada
towers-weapon-hammer = martello
towers-weapon-bare = mani nude

towers-card-plain = { $type } { $value }
towers-card-armed = { $type } { $value } ({ $weapon })
towers-card-chameleon_1 = Camaleonte I
towers-card-chameleon_2 = Camaleonte II
towers-card-chameleon_3 = Camaleonte III
towers-card-chameleon_4 = Camaleonte IV
towers-card-artifact_1 = Artefatto (lanterna)
towers-card-artifact_2 = Artefatto (corno)
towers-card-artifact_3 = Artefatto (corona)
towers-card-artifact_4 = Artefatto (amuleto)
towers-cards = { $first }, { $others }
towers-cards-plus = { $first } + { $others }

## Che cosa c’è nelle torri

towers-creature =
    { $skulls ->
        [one] { $name } (1 teschio)
       *[other] { $name } ({ $skulls } teschi)
    }
towers-monster-slime = Melma
towers-monster-skeleton = Scheletro
towers-monster-golem = Golem
towers-monster-ghost = Fantasma
towers-monster-gazer = Occhio Maligno
towers-monster-minotaur = Minotauro
towers-monster-lich = Lich
towers-monster-red_dragon = Drago Rosso
towers-monster-troglodyte = Troglodita

towers-treasure-chest = Forziere ({ $points } punti)
towers-treasure-cursed =
    { $points ->
        [-1] Forziere maledetto (−1 punto)
        [-2] Forziere maledetto (−2 punti)
       *[other] Forziere maledetto ({ $points } punti)
    }
towers-treasure-ring = Anello del potere
towers-treasure-trophy = Trofeo
towers-treasure-elixir = Elisir

## Opzioni del tavolo

towers-option-open_piles = Carte vinte
towers-option-open_piles-help = Tutti possono vedere quali tesori e quali mostri hanno vinto gli altri?
towers-option-open_piles-true = Scoperte per tutti
towers-option-open_piles-false = Solo il numero
towers-option-hand_memory = Mani già giocate
towers-option-hand_memory-help = Il tavolo elenca le mani già giocate, o le ricordi a memoria?
towers-option-hand_memory-true = Elencate
towers-option-hand_memory-false = A memoria
towers-option-forbidden_teams = Squadre vietate
towers-option-forbidden_teams-help = Due carte dello stesso tipo in una squadra: vietate, o con penalità?
towers-option-forbidden_teams-refused = Vietate
towers-option-forbidden_teams-penalty = Con penalità
towers-option-elixir_use = L’elisir
towers-option-elixir_use-help = Alla fine quale mostro sparisce: lo decide il tavolo o chi ha l’elisir?
towers-option-elixir_use-best = Il migliore per chi ce l’ha
towers-option-elixir_use-chosen = Lo sceglie chi ce l’ha

## Che cosa ti si chiede

towers-aim = Vince chi ha più punti dopo { $towers } torri; tu ne hai { $points }. La squadra più forte prende il tesoro, la più debole il mostro.
towers-aim-level = Vince chi ha più punti dopo { $towers } torri; tu ne hai { $points }. Parità al piano { $floor }: decide { $by }, e tu prendi { $what }.
towers-prompt =
    { $count ->
        [one] Piano { $floor }: scegli una carta. Si scoprono tutte insieme.
        [3] Piano { $floor }: scegli tutta la squadra. Si scopre tutto insieme.
       *[other] Piano { $floor }: scegli { $count } carte. Si scoprono tutte insieme.
    }
towers-form = Scegli { $count } carte
towers-form-prompt =
    { $count ->
        [3] Le tue tre carte per questo piano
       *[other] Altre due carte per questo piano
    }
towers-option-sum = { $cards } = { $least }
towers-option-range = { $cards } = { $least }–{ $most }
towers-hint-chameleon = Il camaleonte copia il mago più forte degli avversari.
towers-hint-copied = Il mago copiato dal camaleonte è già contato.
towers-hint-doubled = L’artefatto raddoppia la più debole delle altre due carte.
towers-hint-artifact = A squadra completa, l’artefatto raddoppia la carta più debole.
towers-hint-whole = La tua squadra: { $least }.
towers-option-forbidden = { $cards } (vietata)
towers-hint-forbidden = Due carte dello stesso tipo: dovrai cambiarne una e prendere ciò che costa di più.
towers-prompt-swap = La tua squadra ha due carte dello stesso tipo. Quale riprendi, e quale mostri al suo posto?
towers-option-swap = { $in } al posto di { $out }
towers-prompt-elixir = Il tuo elisir fa sparire uno dei tuoi mostri prima del conteggio. Quale?
towers-option-remove = Togli { $monster }
towers-option-keep = Non togliere nulla
towers-option-remove-hint =
    { $points ->
        [one] Chiudi con 1 punto.
       *[other] Chiudi con { $points } punti.
    }
towers-option-withdraw = Cambia la mia scelta
towers-option-withdraw-hint = Puoi scegliere di nuovo. Gli altri ti aspettano.

## Scelte in anticipo

towers-plan = { $steps }
towers-plan-step =
    { $count ->
        [3] piano { $floor }: { $cards }
       *[other] piano { $floor }, passo { $step }: { $cards }
    }
towers-plan-slot =
    { $count ->
        [one] Piano { $floor }, passo { $step }
        [2] Piano { $floor }, passo { $step }, 2 carte
       *[other] Piano { $floor }, { $count } carte
    }
towers-plan-over-tower = È cominciata una nuova torre.
towers-plan-over-used = Non puoi più giocare { $card }.

towers-advice =
    { $aim ->
        [treasure] Così punti al tesoro
        [monster] Così stai alla larga dal mostro
       *[later] Così tieni le carte migliori per dopo
    }. La tua squadra { $team }{ $shown ->
        [0] { "" }
       *[other] , quella di { $player } mostra { $shown }
    }. Prendi il tesoro ({ $treasure } per te, ora) { $strongest } e il mostro ({ $monster }) { $weakest }.
towers-advice-sure = vale { $least }
towers-advice-range = vale da { $least } a { $most }
towers-advice-so-far = per ora mostra { $least }

## Che cosa è successo

towers-chapter = Torre { $number }
towers-chapter-name = Torre
towers-chapter-part = Torre { $number }, piano { $part }
towers-event-tower = Comincia la torre { $tower }.
towers-event-floor = Piano { $floor }: { $monster }, { $treasure }.
towers-event-shows = { $player } mostra { $cards }.
towers-event-sum-two = { $player }: { $first } + { $second } = { $total }
towers-event-sum-three = { $player }: { $first } + { $second } + { $third } = { $total }
towers-term-doubled = 2 × { $value }
towers-term-copied =
    { $value ->
        [0] 0 (nessuno da copiare)
       *[other] { $value } (copiato)
    }
towers-term-copied-doubled =
    { $value ->
        [0] 2 × 0 (nessuno da copiare)
       *[other] 2 × { $value } (copiato)
    }
towers-event-swaps = Due dello stesso tipo: { $player } riprende { $out } e mostra { $in }.
towers-event-fined-treasure = Piano { $floor }: { $player } paga per una squadra vietata e prende il tesoro, { $what }.
towers-event-fined-monster = { $player } paga per una squadra vietata e prende il mostro, { $what }.
towers-event-left-treasure = Piano { $floor }: { $player } prende il tesoro rimasto, { $what }.
towers-event-left-monster = { $player } prende il mostro rimasto, { $what }.
towers-event-treasure = Piano { $floor }: { $player } ha la squadra più forte e prende il tesoro, { $what }.
towers-event-treasure-tie = Piano { $floor }, parità fra le più forti ma decide { $by }: { $player } prende il tesoro, { $what }.
towers-event-monster = { $player } ha la squadra più debole e prende il mostro, { $what }.
towers-event-monster-tie = Parità fra le più deboli, ma decide { $by }: { $player } prende il mostro, { $what }.
towers-by-wizard = il mago
towers-by-wizard_weapon = la bacchetta
towers-by-warrior = il guerriero
towers-by-warrior_weapon = l’ascia del guerriero
towers-by-dwarf = il nano
towers-by-dwarf_weapon = l’arma del nano
towers-event-loot =
    { $coins ->
        [0] { $player } resta con { $card } e non vince monete.
        [one] { $player } resta con { $card } e vince { $coins } moneta del bottino.
       *[other] { $player } resta con { $card } e vince { $coins } monete del bottino.
    }
towers-event-pass = Tutte le mani passano a sinistra.
towers-event-elixir = L’elisir di { $player } fa sparire { $monster }.
towers-event-final = Punti finali: { $points }.

towers-told-shown = Carte scoperte: { $teams }.
towers-told-team = { $player } { $cards }
towers-told-swaps = Due dello stesso tipo: { $swaps }.
towers-told-swap = { $player } riprende { $out } e mostra { $in }
towers-told-treasure = Piano { $floor }: con { $total } { $player } prende il tesoro, { $what }.
towers-told-treasure-tie = Piano { $floor }, parità a { $total } ma decide { $by }: { $player } prende il tesoro, { $what }.
towers-told-monster = Con { $total } { $player } prende il mostro, { $what }.
towers-told-monster-tie = Parità a { $total }, ma decide { $by }: { $player } prende il mostro, { $what }.
towers-told-monster-too = { $player } prende il mostro, { $what }.
towers-told-sums = Altre squadre: { $sums }.
towers-told-sum = { $player } { $total }
towers-told-loot = Bottino: { $loot }.
towers-told-loot-won =
    { $coins ->
        [one] { $player } vince { $coins } moneta con { $card }
       *[other] { $player } vince { $coins } monete con { $card }
    }
towers-told-loot-none = { $player } niente con { $card }

towers-score =
    { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }
towers-reason-points =
    { $points ->
        [one] { $player } ha più punti di tutti, 1, e vince.
       *[other] { $player } ha più punti di tutti, { $points }, e vince.
    }
towers-reason-monsters = Parità a { $points } punti; { $player } ha meno mostri e vince.
towers-reason-shared =
    { $count ->
        [2] In due sono pari a { $points } punti, con lo stesso numero di mostri, e si dividono la vittoria.
       *[other] In { $count } sono pari a { $points } punti, con lo stesso numero di mostri, e si dividono la vittoria.
    }

## Perché no

towers-refused-nothing-to-withdraw = Non c’è nulla da cambiare: non hai ancora scelto, o le carte sono già scoperte.
towers-refused-count =
    { $count ->
        [one] Ora scegli esattamente una carta.
       *[other] Ora scegli esattamente { $count } carte.
    }
towers-refused-same-card = Ogni carta si gioca una volta sola. Scegli carte diverse.
towers-refused-no-card = In questo gioco quella carta non c’è.
towers-refused-played = In questa torre hai già giocato { $card }.
towers-refused-not-in-hand = Non hai in mano { $card }.
towers-refused-type-shown = La tua squadra ha già una carta di tipo { $type }. Scegline un altro.
towers-refused-type-twice = Una squadra non può avere due carte di tipo { $type }. Scegli tipi diversi.

## La pagina disegnata delle regole: frasi brevi in lettere grandi
towers-page-aim = Manda squadre di tre in cima a quattro torri. Vinci tesori ed evita i mostri.
towers-page-turn = Tutti scelgono in segreto. La squadra più forte prende il tesoro, la più debole il mostro.
towers-page-end = Dopo ogni torre le mani passano. Dopo la quarta vince chi ha più punti.
towers-page-shown = Disegnati accanto al testo: un forziere e un mostro; un mago, un guerriero e un nano; oro, anelli e una creatura.
