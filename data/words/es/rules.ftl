# Leer las reglas: la página dibujada, los capítulos, y buscar una palabra.

rules-alt = Las reglas de { $game } en una página.
rules-alt-part = { $part }: { $text }
rules-part-aim = La meta
rules-part-turn = Tu turno
rules-part-end = El final

rules-title = Las reglas de { $game }
rules-choose = Elige un capítulo para leer
rules-examples = Ejemplos
rules-departures = Distinto de lo impreso
rules-departures-help = Así juega una mesa si no lo cambias en la sala. *Como impreso*, entre las opciones, devuelve todas las reglas impresas.
rules-departure = **{ $option }**: { $value }. Impreso: { $printed }.
rules-learn = **¿Primera vez?** `/aprender` te enseña el juego en tres minutos, jugando. Las reglas están abajo.
rules-first = Primera página
rules-complete = -# Las reglas completas, sección por sección: { $sections }
rules-complete-in-english = -# Las reglas completas están en inglés, sección por sección: { $sections }
button-rules-search = Buscar

rules-search-title = Buscar en las reglas
rules-search-field = Una o dos palabras
rules-search-hint = Basta media palabra, como «gema».
rules-found = «{ $typed }» en las reglas de { $game }
rules-found-more = -# Hay más: escribe otra palabra para acotar.
rules-found-things = Cosas con ese nombre
rules-found-chapters = Abrir el capítulo
rules-not-found = En las reglas de { $game } no aparece «{ $typed }». Prueba una sola palabra o cómo empieza, o elige un capítulo.
