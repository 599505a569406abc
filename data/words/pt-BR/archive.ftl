# Partidas mostradas de novo passo a passo, entregues em arquivos, e trazidas de arquivos.

button-replay = Replay
button-replay-first = ⏮ Primeiro
button-replay-chapter-back = ⏪ { $chapter }
button-replay-turn-back = ◀ Turno
button-replay-step-back = ‹ Passo
button-replay-step-on = Passo ›
button-replay-turn-on = Turno ▶
button-replay-chapter-on = { $chapter } ⏩
button-replay-last = Último ⏭

replay-title = Replay · { $table }
replay-where = { $turn } · passo { NUMBER($step, useGrouping: 0) } de { NUMBER($last, useGrouping: 0) } · visto por { $eyes }
replay-turn = Turno { NUMBER($turn, useGrouping: 0) } de { NUMBER($turns, useGrouping: 0) }
replay-of-chapter = { $chapter } · { $turn }
replay-public = todos
replay-begins = -# A partida começa.
replay-quiet = -# Alguém escolheu em segredo.
replay-more =
    { $count ->
        [one] -# Há mais { $count } detalhe em *O que aconteceu*.
       *[other] -# Há mais { $count } detalhes em *O que aconteceu*.
    }
replay-jump = O que decidiu a partida
replay-whose-eyes = Pelos olhos de quem?
replay-public-eyes = Como todos viram
replay-eyes = Como { $name } viu

export-done = A partida inteira num arquivo: cada jogada, cada resultado do acaso, e a prova do embaralhamento. `/mesa importar` mostra a partida em qualquer servidor em que eu esteja.
import-done = ✅ Refeita a partir do segredo, e é autêntica: { $table } está neste canal. Você pode rever, conferir e exportar; não conta para estatísticas.
board-imported = -# Esta partida foi jogada em outro lugar e importada de um arquivo. Refiz a partir do segredo.

log-imported = { $player } importa esta partida de um arquivo.

refused-no-replay = Esta partida não pode ser revista; quando acabar, quem hospeda o bot descobre por quê com `/mesa conferir`.
refused-file-size = O arquivo é grande demais: { NUMBER($most, useGrouping: 0) } KiB no máximo. Uma partida costuma ter algumas dezenas.
refused-file-not-there = Não consegui pegar o arquivo do Discord. Tente de novo, por favor.
refused-file-json = Isso não é um arquivo JSON, ou é só uma parte de um.
refused-file-format = Isso não é uma partida que eu exportei: falta uma parte do arquivo, ou ela tem outra forma.
refused-file-version = Esse arquivo tem o formato { $there }; eu leio o formato { NUMBER($here) }.
refused-file-game = Não conheço o jogo desse arquivo.
refused-file-rules = Essa partida usou a versão { $there } das regras; eu uso a versão { NUMBER($here) }, então ela poderia correr de outro jeito.
refused-file-seats = Esse jogo não pode ser jogado com o número de jogadores do arquivo.
refused-file-names = Um nome do arquivo não é possível no Discord: { NUMBER($longest) } caracteres numa linha, no máximo.
refused-file-options = O arquivo tem uma opção ou um valor que este jogo não tem.
refused-file-times = As horas do arquivo estão erradas, ou não há uma para cada jogada.
refused-file-moves = Essa partida tem jogadas demais: { NUMBER($most) } no máximo.
refused-file-shuffle = A semente do arquivo não sai do segredo e dos cliques, ou a promessa não bate com o segredo.
refused-file-replay = As jogadas do arquivo não são possíveis: não dá para refazer a partida a partir da semente.
refused-file-unfinished = A partida do arquivo não acabou.
refused-file-results = A partida do arquivo pode ser refeita, mas o resultado é outro.
refused-file-known = Essa partida já está aqui: mesa { NUMBER($table, useGrouping: 0) }, { $link }.
refused-file-known-elsewhere = Essa partida já está neste servidor, onde você não pode ver.

command-table-replay-name = replay
command-table-replay-description = Rever uma partida, passo a passo
command-table-import-name = importar
command-table-import-description = Importar uma partida exportada, para rever e conferir aqui
parameter-file-name = arquivo
parameter-file-description = O arquivo JSON de /mesa exportar
