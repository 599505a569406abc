# Modelos de opções, e o relógio no lobby.

lobby-clock = 🕰️ Relógio: { $clock }. Se o tempo de alguém acabar: { $verdict }.
lobby-no-clock = 🕰️ Sem relógio.
lobby-extensions =
    { $count ->
        [one] Cada um pode estender { $count } turno, em { $time }.
       *[other] Cada um pode estender até { $count } turnos, em { $time } cada.
    }
lobby-least-in-time = 🤝 Para entrar, é preciso ter pelo menos { $percent }% dos últimos turnos a tempo. Quem está chegando pode entrar, a não ser que o servidor diga outra coisa.
lobby-usual = ⌛ { $took } De costume: { $habits }.
lobby-took-here =
    Partidas assim levaram cerca de { $time } aqui, { $presses ->
        [one] { $presses } clique por pessoa
       *[other] { $presses } cliques por pessoa
    } (mediana de { $games }).
lobby-took-anywhere =
    Partidas assim levaram cerca de { $time } em todos os servidores, { $presses ->
        [one] { $presses } clique por pessoa
       *[other] { $presses } cliques por pessoa
    } (mediana de { $games }).
usual-undo = pode desfazer
usual-no-undo = sem desfazer
usual-computers = com computadores
usual-no-computers = sem computadores
usual-rated = conta para a classificação
usual-unrated = não conta para a classificação
lobby-silent-days =
    { $count ->
        [0] 💤 Se alguém não responder, os outros não podem decidir sem essa pessoa.
        [one] 💤 Se alguém não responder por { $count } dia, os outros decidem.
       *[other] 💤 Se alguém não responder por { $count } dias, os outros decidem.
    }

pace-quick = Rápido
pace-strict = Rigoroso
pace-quick-help = Em segundos. O relógio pode entregar quem tinha escolha.
pace-strict-help = Tão tarde quanto uma pessoa. O relógio não entrega nada.
lobby-pace-strict = ⏳ Se alguém não tem nada a decidir, eu respondo tão tarde quanto uma pessoa responderia, e ninguém percebe.

presets-title = Modelos · { $table }
presets-help = Um modelo guarda os ajustes de uma mesa com um nome: as opções do jogo e o relógio. Escolha um para usar aqui, ou passe para `/mesa nova`.
presets-none = Um modelo guarda os ajustes de uma mesa com um nome: as opções do jogo e o relógio. Este jogo ainda não tem nenhum.
presets-mine = Usar um dos meus
presets-server = Usar um deste servidor
presets-delete-title = Que modelo devo apagar?
presets-delete-none = Você não tem modelos para apagar.
preset-form-title = Salvar como modelo
preset-name = Nome
preset-name-hint = Guarda todas as opções e o relógio
preset-for = Para quem
preset-for-mine = Para mim, em todos os servidores
preset-for-server = Para todos neste servidor
preset-of-server = { $name } (deste servidor)
preset-used = ✅ Esta mesa agora usa “{ $name }”.
preset-incomplete = ⚠️ Parte do modelo não existe mais; usei o padrão no lugar.
preset-saved = ✅ “{ $name }” foi salvo.
preset-deleted = ✅ “{ $name }” foi apagado.
preset-taken = Já existe um modelo chamado “{ $name }”. Trocar pelos ajustes desta mesa?

option-as-printed = como impresso
option-printed = impresso: { $value }
as-printed-already = 📖 Esta mesa joga pelas regras impressas.
as-printed-changes = 📖 *Como impresso* mudaria: { $changes }
button-as-printed = Como impresso
button-presets = Modelos
button-preset-new = Salvar como modelo
button-preset-drop = Apagar um modelo
button-preset-replace = Sim, trocar

refused-preset-name = O nome de um modelo tem de 1 a { $most } caracteres; nada foi salvo.
refused-too-many-presets = Este jogo já tem 25 modelos, e mais não cabem num menu. Apague um antes.
refused-no-such-preset = Este jogo não tem esse modelo. Deixe vazio, ou escolha um da lista.

parameter-preset-name = modelo
parameter-preset-description = Opções salvas, suas ou deste servidor, ou as regras impressas
