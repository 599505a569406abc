# Lecciones: lo que es igual en todos los juegos. Lo que dice cada paso está en el archivo de su juego.

command-learn-name = aprender
command-learn-description = Aprender un juego en tres minutos, jugando
lesson-shape-title = Una lección de { $game }
button-learn = ¿Primera vez?

lessons-title = Aprender jugando
lessons-choose = Elige un juego. Una lección dura unos tres minutos, y solo la ves tú.
lesson-title = { $game } · lección, paso { $step } de { $steps }
lesson-resumed = ¡Hola otra vez! Sigues donde lo dejaste.
lesson-changed = ¡Hola otra vez! Este paso ha cambiado desde que te fuiste, así que míralo de nuevo.
lesson-gone = ¡Hola otra vez! Esta lección se ha renovado, y el paso al que habías llegado ya no está. Sigue desde aquí, o pulsa **{ button-back }** para ver lo nuevo.
lesson-sent = Te envié este paso por mensaje directo. Puedes seguir allí o aquí.
lesson-left = Tu lugar queda guardado. Vuelve cuando quieras con `/aprender`.
lesson-finished-title = { $game } · ¡ya sabes jugar!
lesson-finished = Prueba ahora una partida de verdad: dos máquinas amables juegan contigo, y nadie te espera.
lesson-finished-direct = Prueba ahora una partida de verdad: ve a un canal de tu servidor y usa `/mesa nueva`. Las máquinas pueden ocupar todos los asientos libres.
lesson-table = Tu partida está lista en la mesa { NUMBER($table, useGrouping: 0) }: { $link }
button-lesson-next = Siguiente
button-lesson-again = Empezar de nuevo
button-lesson-leave = Salir
button-lesson-direct = Enviármela por mensaje directo
button-lesson-play = Jugar contra Aprendices
button-lesson-others = Aprender otro juego
button-lesson-resume = Seguir la lección
refused-no-lesson = Aún no hay lección de ese juego. Prueba `/reglas`.
