# As opções de uma mesa: o que se combina no lobby, e os formulários para isso.

options-page-rules = Regras
options-page-time = Tempo
options-page-who = Quem joga
options-page-computers = Computadores
options-form =
    { $count ->
        [one] { $page }
       *[other] { $page } { $number }
    }
options-form-title = Opções · { $form }

options-board-marks = Marcas no tabuleiro
options-board-marks-help = Um ❗ na imagem mostra a todos o que mudou por último.
options-clock = Relógio
options-clock-help = Quanto tempo cada jogador tem para pensar.
options-clock-own = Outro relógio
options-clock-own-help = Preencha as três linhas abaixo.
options-own-clock = Outro relógio
options-own-clock-help = Um relógio do seu jeito.
options-own-clock-reserve = Outro relógio: tempo inicial
options-own-clock-refill = Outro relógio: mais por turno
options-own-clock-cap = Outro relógio: no máximo
options-extensions = Estender um turno
options-extensions-help = Quantas vezes um jogador pode pegar mais tempo sem pedir?
options-extensions-count =
    { $count ->
        [0] Nunca
        [one] Até { $count } vez
       *[other] Até { $count } vezes
    }
options-timeout-policy = Se o tempo acabar
options-timeout-policy-help = O que acontece com o turno de quem ficou sem tempo?
options-decider = Em votações
options-decider-help = Os jogadores votam se o tempo de alguém acabar ou se alguém não responder.
options-silent-days = Se alguém não responder
options-silent-days-help = Dias de folga não contam.
options-silent-days-count =
    { $count ->
        [0] A partida espera
        [one] Após { $count } dia, os outros decidem
       *[other] Após { $count } dias, os outros decidem
    }
options-pace = Respostas silenciosas
options-pace-help = Se você não tem nada a decidir, eu respondo por você. Em quanto tempo?
options-plans = Planejar antes
options-plans-help = O que se pode escolher antes da pergunta? Mais ninguém vê.
options-least-in-time = Para entrar
options-least-in-time-help = Quantos dos últimos turnos é preciso ter respondido a tempo?
options-least-in-time-percent =
    { $percent ->
        [0] Todos podem
       *[other] Pelo menos { $percent }% dos turnos a tempo
    }
options-starts-full = Início com a mesa cheia
options-starts-full-help = Sem que ninguém aperte Começar.
options-starts-at = Início marcado
options-starts-at-help = Joga quem tiver entrado até lá.
options-starts-at-time = Início marcado
options-starts-set = { $time }
options-starts-none = não
options-starts-filled = Se faltarem jogadores
options-starts-filled-help = Quando chegar a hora marcada.
options-starts-wait = Aviso quem organiza
options-starts-fill = Computadores pegam os lugares
options-hints = Dicas
options-hints-help = Aperte “O que você faria?” na sua mão, e um Mestre diz o que escolheria.
options-stand-ins = Substitutos
options-stand-ins-help = Um substituto joga por quem está fora ou saiu.
options-strength = { $seat }
options-strength-help = Qual é o nível deste computador?

field-moment-hint = { $zone }: 20:30, sexta-feira 20h, ou em 2 h. Vazio: sem hora marcada
field-duration-hint = Como 3 d, 12 h, 1h30, 90 min ou 2 semanas
refused-own-clock-empty = Para um relógio do seu jeito, preencha as três linhas: com quanto tempo cada um começa, quanto volta por turno, e o máximo que se pode ter. Nada mudou.
