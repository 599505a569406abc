# Como cada um foi: a própria ficha, classificações, rankings.

stats-title = Como { $person } se saiu aqui
stats-none = Nenhuma partida terminada ainda. `/mesas` mostra onde você pode entrar.
stats-game =
    { "" }**{ $game }** · { $played ->
        [one] { $played } partida
       *[other] { $played } partidas
    }, { $won ->
        [0] nenhuma vitória
        [one] { $won } vitória
       *[other] { $won } vitórias
    } · lugar médio { NUMBER($place, minimumFractionDigits: 1, maximumFractionDigits: 1) }
stats-game-best = { $summary } · melhor pontuação { $best }
stats-rating = Classificação **{ NUMBER($points, useGrouping: 0) }**
stats-rating-settling = Classificação { NUMBER($points, useGrouping: 0) }, ainda se ajustando
stats-resting = -# Fora do ranking de { $games } no momento: faz 60 dias que você não termina uma partida. A próxima traz você de volta.
stats-not-rated = -# Você fica fora das classificações; mude isso com `/eu ajustes`.
stats-reliability = ⏳ Últimos turnos com relógio: { $said }
reliability-in-time = { $in_time }/{ $turns } a tempo
reliability-new = é novidade aqui
reliability-unknown = ainda poucos para dizer
reliability-left =
    { $count ->
        [one] deixou { $count } partida
       *[other] deixou { $count } partidas
    }
stats-pace = ⌛ Metade das últimas { $count } respostas veio em até { $time }
stats-streaks = 🔥 Maior sequência: { $streaks }
stats-streak-wins =
    { $count ->
        [one] { $count } vitória
       *[other] { $count } vitórias seguidas
    }
stats-streak-days =
    { $count ->
        [one] { $count } dia
       *[other] { $count } dias de jogo seguidos
    }
button-stats = Voltar aos resultados
button-stats-seats = Lugares e opções
stats-seats-title = { $person }, por lugares e opções
stats-seats-none = Ainda são poucas partidas para dizer. É preciso terminar { $games } partidas de um mesmo jogo.
stats-seats-game = **{ $game }** · { $played } partidas
stats-seats-line =
    { $better ->
        [yes] 👍
       *[no] 👎
    } { $what }: { $inside } · no resto { $outside }
stats-seats-tally = { $won } de { $games } vitórias (com chances iguais: { $even })
stats-seats-seat = Lugar { $number }
stats-seats-players = Com { $number } jogadores
stats-seats-computers = Com computadores
stats-seats-no-computers = Só entre pessoas
stats-seats-clock = Relógio: { $clock }
stats-seats-alike = Nenhum lugar e nenhuma opção se destaca.
stats-seats-help = -# *Com chances iguais* é o que você ganharia se todos na mesa tivessem a mesma chance. Só aparecem diferenças claras, em partidas jogadas pelo menos { $games } vezes; com poucas partidas, até essas podem ser acaso.
button-stats-luck = Sorte e habilidade
stats-luck-title = Sorte e habilidade de { $person }
stats-luck-none = Poucas partidas analisadas: é preciso ter { $games }. *Como foi*, depois de uma partida, faz a análise.
stats-luck-sum =
    { $games ->
        [one] Em { $games } partida analisada
       *[other] Em { $games } partidas analisadas
    }: vitórias { $won }; com chances iguais, { $even }. Habilidade { $skill }, sorte { $luck }.
stats-luck-help = -# As partidas ganhas são a soma do que viria com chances iguais, da habilidade e da sorte. Só contam partidas que alguém mandou analisar, as últimas 60 no máximo.
luck-picture-title = Vitórias por habilidade e por sorte
luck-picture-first = Primeira
luck-picture-last =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
luck-wins =
    { $sign ->
        [plus] +{ NUMBER($wins, minimumFractionDigits: 1, maximumFractionDigits: 1) }
        [minus] −{ NUMBER($wins, minimumFractionDigits: 1, maximumFractionDigits: 1) }
       *[none] ±0
    }
luck-skill = Habilidade
luck-luck = Sorte
luck-alt =
    { $games ->
        [one] Vitórias que a habilidade e a sorte somaram ao que viria com chances iguais, em { $games } partida analisada.
       *[other] Vitórias que a habilidade e a sorte somaram ao que viria com chances iguais, em { $games } partidas analisadas.
    }
luck-alt-at = Depois da partida { $game }: habilidade { $skill }, sorte { $luck }.
stats-past = Últimas partidas
stats-result = { $game } · { $rank }º lugar de { $seats }, pontuação { $score } · { $time }
stats-result-unscored = { $game } · { $rank }º lugar de { $seats } · { $time }
ranking-title = Os melhores em { $game }
ranking-none = Ninguém tem classificação ainda: é preciso uma partida com pelo menos duas pessoas.
ranking-line =
    { $mark } { $person } · **{ NUMBER($points, useGrouping: 0) }** · { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
ranking-line-settling =
    { $mark } { $person } · { NUMBER($points, useGrouping: 0) } · { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }, ainda se ajustando
ranking-note = -# Contam partidas com pelo menos duas pessoas, e aparece quem terminou uma nos últimos 60 dias. Uma classificação se firma depois de { $games } partidas; começa em 1000 e sobe à medida que fica mais certa. Para ficar fora, use `/eu ajustes`.
ranking-shown = O ranking agora está neste canal.
button-ranking = Os melhores em { $game }
button-ranking-show = Mostrar no canal
refused-keeps-to-themselves = Essa pessoa não mostra seus resultados.
refused-closed-channel = Não consigo escrever neste canal.
command-stats-name = estatísticas
command-stats-description = Como você está indo, como vai outra pessoa, ou quem joga melhor um jogo
parameter-person-name = pessoa
parameter-stats-person-description = As partidas de quem; se não, as suas
parameter-ranking-description = O ranking de que jogo mostrar
