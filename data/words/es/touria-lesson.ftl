# La lección de Touria: lo que dice cada paso. data/touria/lesson.toml tiene sus jugadas.

touria-lesson-aim = **Entre todos guían a la misma banda de héroes por una isla.** Para entrar en el castillo necesitas 7 corazones, 7 monedas y ninguna gema negra. Por ahora tienes 3 monedas. El plan: recoger gemas por el camino y cambiarlas por corazones y monedas. Pulsa **Siguiente**.

touria-lesson-tower = **Tu turno empieza con una torre.** Hay cuatro torres en las esquinas, y cada una te muestra un lugar al que ir. El Orfebre convierte gemas en corazones y monedas, y por el camino encontrarás gemas. Pulsa **Orfebre · torre sureste**.
touria-lesson-tower-done = **¡En marcha!** La torre ha girado. La próxima vez te muestra la Guarida.
touria-lesson-tower-wrong = También vale, pero no te da un corazón en este turno. Pulsa **Orfebre · torre sureste**.

touria-lesson-way = **Elige una ruta que pase por minas, porque ahí están las gemas.** Tres pasos son gratis, y cada paso de más cuesta una moneda. Te convienen dos gemas de un color, así que pulsa **3 pasos, gratis: verde, verde · ruta 2**.
touria-lesson-way-done = **Dos gemas verdes, y no te costaron nada.** Estás en el Orfebre.
touria-lesson-way-wrong = Podrías, pero no te da gratis dos gemas de un color. Pulsa **3 pasos, gratis: verde, verde · ruta 2**.
touria-lesson-way-wrong-black = Cuidado: esa ruta trae una gema negra, y con ella nadie entra en el castillo. Pulsa **3 pasos, gratis: verde, verde · ruta 2**.
touria-lesson-way-wrong-stepwise = Más adelante puedes planear una ruta casilla por casilla. Por ahora, pulsa **3 pasos, gratis: verde, verde · ruta 2**.

touria-lesson-act = **Ahora, a cambiar.** Una gema compra una moneda, pero dos iguales compran un corazón, y los corazones son más difíciles de conseguir. Pulsa **2 verdes: un corazón**.
touria-lesson-act-done = **¡Tu primer corazón!** Faltan seis.
touria-lesson-act-wrong-coin = Una moneda está bien, pero romperías tu pareja. Pulsa **2 verdes: un corazón**.
touria-lesson-act-wrong-skip = ¡Con todo lo que caminaste! Pulsa **2 verdes: un corazón**.
touria-lesson-act-wrong = Pulsa **2 verdes: un corazón**.

touria-lesson-done = **Ese es tu turno.** Ahora los demás pueden copiarte: también cambiarían sus gemas en el Orfebre. Para eso tendrían que darte un elixir. Pulsa **Listo: terminar mi turno**.
touria-lesson-done-done = **Sigue Garza.** Garza no tenía gemas que cambiar, así que nadie te copió.
touria-lesson-done-wrong = Pulsa **Listo: terminar mi turno**.
touria-lesson-done-wrong-linger = Eso solo hace falta para usar un objeto después de las copias, y no tienes objetos. Pulsa **Listo: terminar mi turno**.

touria-lesson-copy = **Ahora puedes copiar a Garza.** Garza fue al Hada del bosque y tomó un objeto. Si le das tu elixir, tú también tomas uno allí, aunque no sea tu turno. El Reloj de arena es muy bueno: te da dos turnos seguidos. Pulsa **Dar un elixir, tomar el Reloj de arena**.
touria-lesson-copy-done = **El Reloj de arena es tuyo.** Úsalo cuando un turno no baste.
touria-lesson-copy-wrong = Entonces no sacarías nada del turno de Garza, y un objeto vale tu elixir. Pulsa **Dar un elixir, tomar el Reloj de arena**.
touria-lesson-copy-wrong-elixir = También vale: luego elegirías el objeto. Es más rápido decirlo ahora. Pulsa **Dar un elixir, tomar el Reloj de arena**.
touria-lesson-copy-wrong-paintbrush = El Pincel también es útil. Pero dos turnos seguidos pueden ganar la carrera al castillo. Pulsa **Dar un elixir, tomar el Reloj de arena**.

touria-lesson-castle = **Ese es el plan: reunir, cambiar y copiar hasta tener 7 corazones, 7 monedas y ninguna gema negra.** Luego entras en el castillo y abres una de nueve puertas en cada turno. Tras una de ellas están la princesa Tara y el príncipe Talan. Tras las otras, alguien quiere un regalo.
touria-lesson-end = **Abre la puerta correcta antes que nadie y ganas.** El Dragón, el Orfebre y el Torneo dan corazones, y el Mercader da monedas. El Hada de la fuente te libra de una gema negra.

# Lo que está iluminado en las imágenes, para quien no las ve.

touria-mark-chest = lo que tienes
touria-mark-choices = tus opciones
touria-mark-goal = lo que aún te falta para el castillo
touria-mark-island = la isla
