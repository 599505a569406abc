# Partidas que se muestran paso a paso, se dan como archivos y se toman de archivos.

button-replay = Repetición
button-replay-first = ⏮ Primero
button-replay-chapter-back = ⏪ { $chapter }
button-replay-turn-back = ◀ Turno
button-replay-step-back = ‹ Paso
button-replay-step-on = Paso ›
button-replay-turn-on = Turno ▶
button-replay-chapter-on = { $chapter } ⏩
button-replay-last = Último ⏭

replay-title = Repetición · { $table }
replay-where = { $turn } · paso { NUMBER($step, useGrouping: 0) } de { NUMBER($last, useGrouping: 0) } · visto por { $eyes }
replay-turn = Turno { NUMBER($turn, useGrouping: 0) } de { NUMBER($turns, useGrouping: 0) }
replay-of-chapter = { $chapter } · { $turn }
replay-public = todos
replay-begins = -# Empieza la partida.
replay-quiet = -# Alguien eligió en secreto.
replay-more =
    { $count ->
        [one] -# 1 detalle más está en *Qué pasó*.
       *[other] -# { $count } detalles más están en *Qué pasó*.
    }
replay-jump = Lo que decidió la partida
replay-whose-eyes = ¿Con los ojos de quién?
replay-public-eyes = Como la vieron todos
replay-eyes = Como la vio { $name }

export-done = Toda la partida en un archivo: cada jugada, cada resultado del azar y la prueba de la mezcla. `/mesa importar` la muestra en cualquier servidor donde yo esté.
import-done = ✅ Repetida a partir de su secreto, y es auténtica: { $table } está en este canal. Puedes verla otra vez, comprobarla y exportarla; no cuenta para las estadísticas.
board-imported = -# Esta partida se jugó en otra parte y se importó de un archivo. La repetí a partir de su secreto.

log-imported = { $player } importa esta partida de un archivo.

refused-no-replay = Esta partida no se puede repetir; cuando acabe, quien aloja el bot puede saber por qué con `/mesa verificar`.
refused-file-size = El archivo es demasiado grande: { NUMBER($most, useGrouping: 0) } KiB como mucho. Las partidas suelen ocupar unas decenas.
refused-file-not-there = No pude obtener el archivo de Discord. Prueba otra vez, por favor.
refused-file-json = Esto no es un archivo JSON, o es solo una parte.
refused-file-format = Esta no es una partida que yo exportara: a un archivo así le falta una parte o tiene otra forma.
refused-file-version = Este archivo tiene el formato { $there }; yo leo el formato { NUMBER($here) }.
refused-file-game = No conozco el juego de este archivo.
refused-file-rules = Esta partida usó la versión { $there } de sus reglas; yo uso la versión { NUMBER($here) }, así que podría ir de otra forma.
refused-file-seats = A este juego no pueden jugar tantos jugadores como tiene el archivo.
refused-file-names = Un nombre del archivo no es posible en Discord: { NUMBER($longest) } caracteres en una línea como mucho.
refused-file-options = El archivo tiene una opción o un valor que este juego no tiene.
refused-file-times = Las horas del archivo están mal, o no hay una por jugada.
refused-file-moves = Esta partida tiene demasiadas jugadas: { NUMBER($most) } como mucho.
refused-file-shuffle = La semilla del archivo no viene de su secreto y sus pulsaciones, o la promesa no encaja con el secreto.
refused-file-replay = Las jugadas del archivo no son posibles: la partida no se repite con su semilla.
refused-file-unfinished = La partida del archivo no ha acabado.
refused-file-results = La partida del archivo se repite, pero con otro resultado.
refused-file-known = Esta partida ya está aquí: mesa { NUMBER($table, useGrouping: 0) }, { $link }.
refused-file-known-elsewhere = Esta partida ya está en este servidor, donde no puedes verla.

command-table-replay-name = repetición
command-table-replay-description = Ver una partida otra vez, paso a paso
command-table-import-name = importar
command-table-import-description = Importar una partida exportada, para repetirla y comprobarla aquí
parameter-file-name = archivo
parameter-file-description = El archivo JSON de /mesa exportar
