# Consultar: /consultar y Explicar.

explain-title = ¿Sobre qué quieres leer?
explain-now = Tus opciones de ahora
explain-kinds = Por clases
explain-choose = Elige sobre qué leer

lookup-found = { $title } · { $kind } · { $game }
lookup-kind = { $kind } · { $game }
lookup-example = **Por ejemplo:** { $example }
lookup-section = -# Más en las reglas completas, sección { $section }
lookup-rules = En las reglas

lookup-unknown = No encuentro «{ $typed }». Escribe cómo empieza un nombre y luego elige.
lookup-unknown-near = No encuentro «{ $typed }». Quizá buscas una de estas cosas.
lookup-several = Hay varias cosas para «{ $typed }». ¿Cuál buscas?
