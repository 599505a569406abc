# Torneios: rodadas suíças e eliminatórias, suas páginas e mensagens, e o que a moderação corrige.

command-tournament-name = torneio
command-tournament-description = Os torneios deste servidor: participar, ver sua mesa, classificação

tournaments-title = Torneios
tournaments-help = Todo mundo joga algumas rodadas, e no fim alguém ganha.
tournaments-none = Ainda não há nenhum torneio aqui.
tournaments-line = { $title } · { $time }{ $state ->
        [over] { " · " }acabou
        [off] { " · " }cancelado
       *[open] { "" }
    }
button-tournament-show = Mostrar
button-tournament-new = Novo torneio
button-tournament-enter = Participar
button-tournament-leave = Não jogar
button-tournament-quit = Sair do torneio
button-tournament-table = Minha mesa
button-tournament-deals = Distribuições justas

tournament-title = Torneio { NUMBER($number, useGrouping: 0) } · { $game }
tournament-terms = { $format } · mesas de até { $size } · { $clock } · no máximo { $round } por rodada · { $channel }
tournament-format-swiss = Suíço
tournament-format-swiss-help = Todos jogam todas as rodadas, com quem tem mais ou menos os mesmos pontos.
tournament-format-duplicate = Suíço com cartas iguais
tournament-format-duplicate-help = As mesmas cartas em todas as mesas; cada lugar é comparado com o mesmo lugar nas outras.
tournament-format-knockout = Eliminatório
tournament-format-knockout-help = A melhor metade de cada mesa segue em frente, até restar uma mesa só.
tournament-pace-evening = Uma noite
tournament-pace-weekend = Um fim de semana
tournament-pace-week = Uma rodada por semana
tournament-pace-help = { $clock }; uma rodada dura no máximo { $round }

tournament-announced =
    🏟️ **{ $title }** começa { $time } ({ $relative }).
    Aperte *Participar* para jogar. Eu monto as mesas e aviso quando for a sua vez.
tournament-starts = Começa { $time } ({ $relative }), se houver pelo menos { $fewest } participantes.
tournament-reminder = ⏰ **{ $title }** começa { $relative }. Sua mesa abre sozinha em { $channel }.
tournament-forecast-swiss =
    Com { $people } pessoas: { $rounds ->
        [one] { $rounds } rodada
       *[other] { $rounds } rodadas
    }. Você joga todas, contra quem tem mais ou menos os seus pontos. A próxima começa quando todas as mesas acabam ou o tempo se esgota.
tournament-forecast-duplicate =
    Com { $people } pessoas: { $rounds ->
        [one] { $rounds } rodada
       *[other] { $rounds } rodadas
    }, cada uma com as mesmas cartas em todas as mesas. Você só vê a sua mesa, e ganha pontos por superar quem joga no seu lugar nas outras.
tournament-forecast-knockout = A melhor metade de cada mesa passa para a próxima rodada. A última mesa decide quem ganha.
tournament-entered =
    { $count ->
        [one] Até agora: { $people }.
       *[other] Já são { $count }: { $people }.
    }
tournament-nobody = Ainda não há participantes.
tournament-more-people =
    { $count ->
        [one] mais { $count }
       *[other] mais { $count }
    }
tournament-more-tables =
    { $count ->
        [one] e mais { $count } mesa
       *[other] e mais { $count } mesas
    }

tournament-pairing = Vai começar: estou montando as mesas.
tournament-round = Rodada { $round } de { $rounds }
tournament-round-of = Rodada { $round }
tournament-final = Final
tournament-round-ends = O tempo acaba { $relative }.
tournament-round-over = Esta rodada acabou. A próxima começa daqui a pouco.
tournament-shared = Todas as mesas têm as mesmas cartas. Até todas acabarem, só vê uma mesa quem joga nela, e ninguém vê resultados.
tournament-table = { $table ->
        [0] { $people }
       *[other] Mesa { NUMBER($table, useGrouping: 0) }: { $people }
    }{ $state ->
        [waiting] { " · " }já vai abrir
        [open] { "" }
        [over] { " · " }acabou
        [void] { " · " }não conta
       *[other] { " · " }decidida
    }
tournament-byes =
    { $count ->
        [one] Sem mesa nesta rodada, com 5 pontos: { $people }
       *[other] Sem mesa nesta rodada, com 5 pontos cada: { $people }
    }
tournament-standings = Classificação
tournament-place = { $rank ->
        [0] –
       *[other] **{ $rank }.**
    } { $state ->
        [in] { $name }
       *[other] ~~{ $name }~~
    } · { $points ->
        [0] { $points } pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    }{ $knockout ->
        [yes] { " · " }rodada { $reached }
       *[no] { " · " }rivais { $opponents }
    }{ $state ->
        [withdrawn] { " · " }saiu
        [disqualified] { " · " }desclassificação
       *[in] { "" }
    }
tournament-won =
    { $count ->
        [0] Acabou. Não sobrou ninguém.
        [one] 🏆 { $winners } ganha!
       *[other] 🏆 Primeiro lugar dividido: { $winners }.
    }
tournament-called-off = Foi cancelado.
tournament-postponed = **{ $title }**: { $count ->
        [0] ainda não há participantes
        [one] só há { $count } participante
       *[other] só há { $count } participantes
    }, e o mínimo é { $fewest }. O início passa para { $time }.
tournament-off = **{ $title }** foi cancelado{ $reason ->
        [few] , porque houve menos de { $fewest } participantes
       *[moderator] { "" }
    }.
tournament-ended-early = Foi cancelado antes do fim. Chegou até aqui:
tournament-thread = Torneio { NUMBER($tournament, useGrouping: 0) } · { $game } · rodada { $round }, mesa { $number }

tournament-done-entered = Você participa. Quando uma rodada começar, sua mesa abre sozinha, e eu aviso quando for a sua vez.
tournament-done-left = Você não participa mais. Pode voltar atrás até começar.
tournament-done-quit = Você saiu do torneio. Sua partida aberta continua, e nenhuma nova começa para você. A moderação pode trazer você de volta.

tournament-form-title = Novo torneio
tournament-form-size = Lugares por mesa
tournament-form-format = Tipo
tournament-form-pace = Duração
tournament-form-starts = Início
tournament-options-title = Opções do torneio
tournament-options-fewest = Mínimo de pessoas
tournament-options-rounds = Número de rodadas
tournament-options-proposed = Conforme o número de pessoas

tournament-deals = As cartas e os dados de todas as rodadas estão definidos desde o início. O arquivo tem o SHA-256 do segredo de cada distribuição. Quando uma rodada acaba, os segredos dela também estão lá; `/mesa conferir` explica como verificar.
tournament-deal = { $round ->
        [0] sorteio
       *[other] rodada { $round }
    }{ $number ->
        [0] { "" }
       *[other] , mesa { $number }
    }: SHA-256 { $commitment }
tournament-deal-revealed = { tournament-deal }, segredo { $secret }

button-tournament-options = Opções
button-tournament-started = Começar agora
button-tournament-delayed = Adiar { $time }
button-tournament-extended = Mais { $time }
button-tournament-cut = Encerrar a rodada
button-tournament-stop = Cancelar o torneio
button-tournament-resume = Continuar
button-tournament-here = Jogar aqui

tournament-people-help = Escolha quem retirar, desclassificar, substituir ou trazer de volta.
# Differs: aqui fecha uma frase.
tournament-replace = Quem fica com esses pontos…
tournament-results-help = Escolha uma partida para decidir o resultado. Uma rodada já montada fica como está.
tournament-match = Rodada { $round }, { $table ->
        [0] partida { $number }
       *[other] mesa { NUMBER($table, useGrouping: 0) }
    }
tournament-cut-question = Encerrar esta rodada agora? Computadores jogam o resto das partidas abertas muitas vezes, e cada um recebe os pontos que podia esperar. Não dá para voltar atrás.

tournament-next-soon = Próximo passo: daqui a pouco.
tournament-next-open = Próximo passo: abre uma mesa.
tournament-next-blocked =
    Próximo passo: abre uma mesa. { $why ->
        [gone] O canal não existe mais: aperte **{ button-tournament-here }** em outro.
        [denied] Não posso escrever no canal: confira minhas permissões lá e aperte **{ button-repair-retry }**. Ou aperte **{ button-tournament-here }** em outro.
       *[unreachable] O Discord não está me mostrando este servidor. Vou tentar de novo por conta própria.
    }
tournament-next-start = Próximo passo: começa { $time }, se houver pelo menos { $fewest } participantes. Se não, é adiado uma vez e depois cancelado.
tournament-next-round = Próximo passo: a próxima rodada, { $time }.
tournament-next-cut = Próximo passo: a próxima rodada, assim que { $count ->
        [one] { $count } partida acabar
       *[other] { $count } partidas acabarem
    }. No mais tardar { $time }: então computadores jogam o resto das partidas abertas.
tournament-next-games =
    { $count ->
        [one] { $count } partida aberta vai até o fim. Não começam outras.
       *[other] { $count } partidas abertas vão até o fim. Não começam outras.
    }
tournament-next-gone = Acaba de vez { $time }. Até lá, você pode fazer o torneio continuar.

refused-no-such-tournament = Não acho esse torneio. Talvez seja de outro servidor.
refused-closed-tournament = Este torneio já começou ou foi cancelado. Você pode participar do próximo.
refused-full-tournament = Este torneio está cheio: { $most } pessoas já participam.
refused-busy-in-tournaments = Você já participa de { $most } torneios. Saia de um deles antes, ou espere algum acabar. Um torneio que você deixou conta até sua partida terminar.
refused-busy-person-in-tournaments = Essa pessoa já participa de { $most } torneios e não pode jogar neste também. Um torneio que ela deixou conta até a partida dela terminar.
refused-moved-on = O torneio já avançou, então isso não dá mais.
refused-not-in-tournament = Você não joga neste torneio.
refused-no-substitute = Essa pessoa não pode assumir: já jogou neste torneio, ele acabou, ou outra pessoa já está no lugar.

log-tournament-opened = Torneio { NUMBER($tournament, useGrouping: 0) }, rodada { $round }. Ninguém pode pausar nem encerrar esta partida antes do fim. As cartas e os dados estão definidos desde o início; para conferir no fim: `{ $commitment }`
log-tournament-cut = O tempo desta rodada acabou. Computadores jogaram o resto desta partida muitas vezes, e cada um recebe os pontos que podia esperar.
