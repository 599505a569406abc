# O desafio diário: uma distribuição por dia para todos.

command-daily-name = diário
command-daily-description = A partida de hoje: as mesmas cartas e os mesmos dados para todos, e uma só tentativa

daily-title = Diário · { $game } · { $day }
daily-about =
    { $count ->
        [one] Hoje todos recebem as mesmas cartas e os mesmos dados, contra o mesmo computador.
       *[other] Hoje todos recebem as mesmas cartas e os mesmos dados, contra os mesmos { $count } computadores.
    } Veja até onde você chega.
daily-new = Você tem uma tentativa, sem dicas. Comece até { $ends } e termine até { $closes }; pode parar e continuar quando quiser.
daily-begun = Sua partida espera por você. Termine até { $closes }.
daily-ended = Você não terminou esta, então não conta. Amanhã tem outra.
daily-done = Você já jogou hoje. Amanhã tem outra.
daily-streak =
    { $now ->
        [0] Sua maior sequência: { $longest }.
        [one] 🔥 Dia { $now } de uma nova sequência. A maior: { $longest }.
       *[other] 🔥 { $now } dias seguidos. A maior: { $longest }.
    }
daily-coming = -# Vem aí: { $days }
daily-coming-day = { $day } { $game }
daily-opened = Uma tentativa: termine até { $closes }. Se este painel deixar de responder, `/diário` traz de volta.
daily-playing = -# 📅 Diário de { $day } · só você vê. Sem dicas, e sem desfazer depois que alguém respondeu.
daily-next-day = Começou um novo dia, com um novo desafio diário.

button-daily = O diário de hoje
button-daily-play = Jogar
button-daily-go-on = Voltar à minha partida
button-daily-result = Meu resultado
button-daily-share = Compartilhar
button-daily-yesterday = Ontem
button-daily-ranking = Ranking
button-daily-old = Mais antigos
button-daily-check = Conferir esta distribuição
button-daily-best = A melhor partida, passo a passo
button-daily-old-play = Jogar por conta própria
button-daily-day-back = O dia anterior
button-daily-week-back = Semana anterior
button-daily-week-on = Próxima semana
button-daily-here = Este servidor
button-daily-all = Todos
button-daily-list = Mostrar meu nome aqui
button-daily-unlist = Não mostrar meu nome

daily-score =
    { $points ->
        [0] **Pontuação { $score }**: 0 pontos
        [one] **Pontuação { $score }**: { $points } ponto
       *[other] **Pontuação { $score }**: { $points } pontos
    }, { $lead ->
        [ahead] { $by } à frente do melhor computador.
        [level] empate com o melhor computador.
       *[behind] { $by } atrás do melhor computador.
    }
daily-share =
    { $people ->
        [one] Ninguém jogou sua distribuição antes: **{ NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%**.
       *[other] Isso dá **{ NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%** entre { $people } pessoas com a sua distribuição.
    }
daily-so-far = Fica definitivo { $time }.
daily-unranked = Esta partida é só para você; não conta para nenhuma lista.
daily-reviewing = ⏳ Estou procurando onde a partida foi ganha e perdida…
daily-lost = O que mais custou foi { $place }: você escolheu { $made }; com { $better }, ganharia { $more ->
        [one] mais { $more } partida
       *[other] mais { $more } partidas
    } em 100.
daily-lost-nothing = Nenhuma das suas respostas parece ter custado muito.
daily-won = O melhor foi { $place }: { $made } ganha { $more ->
        [one] mais { $more } partida
       *[other] mais { $more } partidas
    } em 100 do que a segunda melhor.
daily-won-nothing = Nenhuma resposta se destacou como muito melhor que as outras.
daily-kept = Em média, suas respostas mantiveram { $kept }% das suas chances; o resto dependeu da distribuição.
daily-kept-few = Houve poucas escolhas para distinguir habilidade de sorte.

daily-card = **{ $name }** · Diário { $day } · { $game }
daily-card-share =
    { $people ->
        [one] Pontuação { $score } · { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%, a primeira com esta distribuição · `/diário`
       *[other] Pontuação { $score } · { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }% entre { $people } pessoas · `/diário`
    }
daily-card-copy = Não consigo escrever aqui, mas você pode copiar:
daily-shared = ✅ Compartilhado neste canal.

daily-ranking-here = Diário · este servidor
daily-ranking-all = Diário · todos
daily-week = { $first } – { $last }
daily-ranking-help = -# Contam seus melhores cinco dias da semana. A porcentagem de um dia diz quantas das pessoas com a mesma distribuição você venceu.
daily-week-line =
    { $days ->
        [one] { $place }. { $name } · **{ NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) }** · { $days } dia
       *[other] { $place }. { $name } · **{ NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) }** · { $days } dias
    }
daily-day-line = { $place }. { $name } · **{ NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%** · pontuação { $score }
daily-nobody = Ninguém ainda.
daily-you = você
daily-somebody = alguém
daily-listed = -# Os outros veem seu nome nestas listas.
daily-unlisted = -# Os outros não veem seu nome nestas listas.

daily-turning =
    { $people ->
        [one] **A virada da distribuição { $number }**, enfrentada por { $people } jogador: { $prompt }
       *[other] **A virada da distribuição { $number }**, enfrentada por { $people } jogadores: { $prompt }
    }
daily-brought = • { $made }: { $people }× · pontuação média { NUMBER($score, minimumFractionDigits: 1, maximumFractionDigits: 1) }

daily-check-title = Conferir as distribuições
daily-check-help = Cada distribuição sai de um segredo. O SHA-256 dele aparece aqui no dia anterior, e o próprio segredo no dia seguinte, então ninguém pode mudar uma distribuição nesse meio-tempo. *Conferir o embaralhamento* refaz sua partida a partir dele.
daily-promised = Prometido: `{ $hash }`
daily-secret = Segredo: `{ $secret }`

daily-old-title = Diários mais antigos
daily-old-help = Veja como foi um dia, ou jogue por conta própria.
daily-old-choose = Que dia?
daily-none-old = Nenhum desafio diário acabou ainda.

log-daily-over = O dia acaba antes desta partida.

refused-told-daily = As distribuições de hoje já foram reveladas, então não podem mais ser jogadas. Amanhã há um novo desafio diário.
refused-changed-daily = Fui atualizado hoje, e as regras deste jogo mudaram desde o começo do dia. Amanhã há um novo desafio diário.
refused-failed-daily = Não funcionou. Tente de novo, por favor.
refused-open-daily = Este desafio diário ainda não acabou.
refused-uncounted-daily = Esta partida foi só para você, então não há resultado para compartilhar.
