# Ligas: temporadas com divisões, tabelas, e o que a moderação faz.

command-league-name = liga
command-league-description = As ligas deste servidor: participar, tabelas, temporadas

leagues-title = Ligas
leagues-none = Este servidor ainda não tem nenhuma liga.
leagues-line = **{ $name }** · { $games } · { $channel }
button-league-show = Mostrar
button-league-new = Nova liga

league-title = { $name } · temporada { $season }
league-terms = { $games } · mesas de { $size } · { $weeks } · { $clock } · { $channel }
league-weeks =
    { $count ->
        [one] { $count } semana
       *[other] { $count } semanas
    }
league-starts = Começa { $time } ({ $relative }).
league-forecast =
    Se começasse agora, você jogaria { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }, no máximo { $at_once } ao mesmo tempo, { $divisions ->
        [1] contra { $people }
       *[other] na divisão { $division } de { $divisions } contra { $people }
    }. Cada um joga em cada lugar o mesmo número de vezes.
league-forecast-few =
    Você jogaria pelo menos { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }, no máximo { $at_once } ao mesmo tempo. Contra quem, ainda não sei: precisa de { $fewest } pessoas, e até agora { $count ->
        [0] ninguém participa
        [one] participa { $count }
       *[other] participam { $count }
    }.
league-forecast-time =
    No ritmo deste servidor, suas partidas levariam ao todo cerca de { $time }{ $long ->
        [yes] , mais que a temporada. No fim, algumas ainda estariam abertas.
       *[no] .
    }
league-forecast-unknown = Quanto tempo leva, não sei: neste servidor terminaram poucas partidas assim.
league-entered =
    { $count ->
        [one] Até agora: { $people }.
       *[other] Já são { $count }: { $people }.
    }
league-more-people =
    { $count ->
        [one] mais { $count }
       *[other] mais { $count }
    }
league-nobody = Ainda não há participantes.
button-league-enter = Participar
button-league-leave = Não jogar
button-league-quit = Sair da temporada
league-done-entered = Você participa. Quando a temporada começar, suas partidas abrem sozinhas, e eu aviso quando for a sua vez.
league-done-left = Você não participa mais. Pode voltar atrás até a temporada começar.
league-done-quit = Você saiu desta temporada. Suas partidas abertas continuam, e nenhuma nova começa para você.

league-division = Divisão { $division }
league-divisions = Outra divisão…
league-people =
    { $count ->
        [one] { $count } pessoa
       *[other] { $count } pessoas
    }
league-points =
    { $points ->
        [0] { $points } pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    }

league-week = **{ $name }, semana { $week }**
league-week-played = Partidas que acabaram: { $played } de { $games }.
league-week-leaders = Na frente: { $leaders }.
league-week-leader =
    { $several ->
        [yes] { $leaders } na divisão { $division }, com { $points }
       *[no] { $leaders }, com { $points }
    }
league-week-nobody = Ninguém tem pontos ainda.
league-week-hope =
    { $hopeful ->
        [one] O título está decidido, e a temporada acaba { $time }.
       *[other] { $hopeful } pessoas ainda podem ganhar o título, e a temporada acaba { $time }.
    }
league-ends = A temporada acaba { $time }.
league-ended = Esta temporada acabou.
league-more-divisions =
    { $count ->
        [one] -# Mais { $count } divisão: aperte **{ button-league-show }**.
       *[other] -# Mais { $count } divisões: aperte **{ button-league-show }**.
    }
league-over =
    🏆 **{ $name }, temporada { $season }** acabou. { $count ->
        [0] Desta vez o título fica sem dono.
        [one] O título é de { $champions }!
       *[other] { $champions } dividem o título!
    }
league-thread = { $league } · { $game } · divisão { $division }, partida { $number }
log-season-over = A temporada acabou. Computadores jogaram o resto desta partida muitas vezes, e cada um recebe os pontos que podia esperar.

league-form-title = Nova liga
league-form-name = Nome
league-form-name-example = Liga de inverno
league-form-games = Jogos
league-form-weeks = Duração de uma temporada
league-form-clock = Relógio
league-form-starts = Início da primeira temporada
league-form-starts-example = segunda-feira 20:00

button-league-extend = Mais uma semana
button-league-close = Última temporada
button-league-reopen = Continuar
button-league-here = Jogar aqui
league-next-starts = Próximo passo: a temporada começa { $time }, se houver pelo menos { $fewest } participantes.
league-next-weekly = Próximo passo: o resumo da semana, { $time }.
league-next-ends = Próximo passo: a temporada acaba { $time }, ou antes, com a última partida.
league-next-games = Partidas abertas: { $open }. Esperando até todos terem vaga: { $waiting }.
league-next-start = Próximo passo: a temporada começa daqui a pouco.
league-next-postpone = Há poucos participantes. A temporada começa uma semana mais tarde.
league-next-open = Próximo passo: abre uma partida.
league-next-blocked =
    Próximo passo: abre uma partida. { $why ->
        [gone] O canal não existe mais: aperte **{ button-league-here }** em outro.
        [denied] Não posso escrever no canal: confira minhas permissões lá e aperte **{ button-repair-retry }**. Ou aperte **{ button-league-here }** em outro.
       *[unreachable] O Discord não está me mostrando este servidor. Vou tentar de novo por conta própria.
    }
league-next-adjudicate = Próximo passo: computadores jogam o resto das partidas abertas.
league-next-close = Próximo passo: as partidas abertas são encerradas.
league-next-summarize = Próximo passo: o resumo da semana.
league-next-end = Próximo passo: a temporada acaba.

refused-no-such-league = Não acho essa liga. Talvez seja de outro servidor.
refused-entry-closed = Esta temporada já começou. Você pode participar da próxima.
refused-not-in-season = Você não joga nesta temporada.
refused-nameless-league = Dê um nome à liga.
refused-no-common-size = Estes jogos não têm nenhum número de jogadores em comum. Escolha outros, ou abra uma liga para cada um.

log-league-opened = Uma partida de { $league }, temporada { $season }, divisão { $division }. Ninguém pode pausar nem encerrar antes do fim. As cartas e os dados estão definidos desde o início da temporada; para conferir no fim: `{ $commitment }`
league-deals-file = distribuições
button-league-deals = Distribuições justas
league-deals = As cartas e os dados de todas as partidas estão definidos desde o início da temporada. O arquivo tem o SHA-256 do segredo de cada distribuição. Quando uma partida acaba, o segredo dela também está lá, e `/mesa conferir` explica como verificar.
league-deal = divisão { $division }, partida { $number }: SHA-256 { $commitment }
league-deal-revealed = divisão { $division }, partida { $number }: SHA-256 { $commitment }, segredo { $secret }
league-next-reveal = Próximo passo: revelo as distribuições das partidas que acabaram.
refused-in-competition = Esta partida é de uma competição, então não pode ser pausada nem encerrada antes do fim. A moderação pode, se houver um motivo.
button-league-options = Opções
league-options-title = Opções da liga
league-options-at-once = Partidas ao mesmo tempo
league-options-division = Pessoas por divisão, mais ou menos
league-options-preset = Regras
league-options-adjudicate = Computadores jogam o resto das partidas
league-options-adjudicate-hint = No fim, cada um recebe os pontos que podia esperar. Sem isso, partidas abertas não contam.
league-options-role = Cargo para o título
league-options-role-hint = Preciso de Gerenciar cargos, e meu cargo tem que estar acima dele.
league-done-options = Pronto. Vale a partir de agora; regras e divisões, a partir da próxima temporada.
league-role-missing = Não consegui dar { $role }: preciso de *Gerenciar cargos*, e meu cargo tem que estar acima dele.

league-picture-alt =
    { $people ->
        [one] Tabela da divisão { $division }: { $people } pessoa.
       *[other] Tabela da divisão { $division }: { $people } pessoas.
    }
league-picture-line =
    { $rank }. { $name }: { $points ->
        [0] { $points } pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    }, jogou { $games } de { $total }{ $state ->
        [left] { "" }, saiu
        [settled] { "" }
       *[open] { "" }, pode ficar entre { $best }º e { $worst }º
    }{ $came ->
        [up] { "" }, subiu da última vez
        [down] { "" }, caiu da última vez
        [new] { "" }, estreia
        [back] { "" }, está de volta
       *[stayed] { "" }
    }.
league-picture-goes =
    { $way ->
        [up] Agora sobe.
       *[down] Agora cai.
    }
league-picture-form = Últimas
league-picture-games = Jogos
league-picture-ranks = Pode ficar
league-picture-points = Pontos
league-picture-band =
    { $way ->
        [up] sobem para a divisão { $division }
       *[down] caem para a divisão { $division }
    }
league-picture-left = saiu
league-picture-number = { $number }
league-picture-of = { $games }/{ $total }
league-picture-range =
    { $settled ->
        [yes] { $best }
       *[no] { $best }–{ $worst }
    }
league-picture-came =
    { $way ->
        [up] subiu
        [down] caiu
        [new] estreia
       *[back] de volta
    }
button-league-luck = Sorte e jogo
league-luck-title = { $name }, divisão { $division }: sorte e jogo
league-luck-line = { $name }: jogo { $play }, sorte { $luck } · { $told } de { $games } partidas
league-luck-none = { $name }: nada analisado ainda
league-luck-help = Quantas vitórias a mais do que com chances iguais, em faixas que acertam umas 95 vezes em 100. Só contam partidas analisadas: *Como foi*, depois de uma partida, faz a análise.
league-replace = Quem continua?
refused-not-running = Isso só funciona durante uma temporada.
refused-in-season-already = Essa pessoa já participa desta temporada.
league-people-help = Escolha quem retirar, desclassificar, substituir ou trazer de volta. Quando alguém sai, computadores jogam as partidas que ainda não começaram, e o lugar fica em último. Quem substitui alguém joga essas partidas e começa sem pontos. Quem sai por desclassificação fica em último em todas as suas partidas.
league-results-help = Escolha a partida que você quer decidir. A tabela muda na hora.
league-game = Divisão { $division }, { $table ->
        [0] partida { $number }
       *[other] mesa { NUMBER($table, useGrouping: 0) }
    }
button-league-before = Temporada anterior
log-game-ruled = A moderação decidiu como esta partida conta, então ela acabou.
refused-disqualified = Há uma desclassificação em seu nome: você não pode participar de novo desta temporada. Fale com a moderação.
