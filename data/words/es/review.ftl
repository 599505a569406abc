# Una partida acabada, vista otra vez: probabilidades, momentos decisivos, suerte y acierto.

button-review = Cómo fue
button-review-all = Resumen
button-review-turn = Momento decisivo { NUMBER($number) }
button-review-show = Mostrar al canal
button-review-replay = Ver en la repetición
button-review-again = Mirar otra vez

review-title = Cómo fue · { $table }
review-percent = { NUMBER($count) } %
review-picture-title = Opciones de ganar
review-picture-begin = Principio
review-picture-end = Final
review-picture-from-to = { NUMBER($first) } % → { NUMBER($last) } %

review-wait = 🔎 Juego esta partida desde muchas posiciones para ver cuánto valía cada respuesta.
review-progress =
    { $done ->
        [0] Dame un momento; este mensaje mostrará el resultado.
       *[other] Llevo el { NUMBER($done) } %; este mensaje mostrará el resultado.
    }
review-alt = Las opciones de ganar de cada quien, del principio al final.
review-alt-seat = { $player } al principio, tras cada cuarto y al final: { $chances }.
review-alt-turn = Momento decisivo { NUMBER($number) }, de { $player }.
review-share = { $name }: { $answers } solo por respuestas, suerte { $luck } · { $quality }
review-share-vague = { $name }: demasiado justo para separar acierto y suerte · { $quality }
review-share-few = { $name }: muy pocas preguntas para separar acierto y suerte
review-kept-all = en promedio, respuestas casi tan buenas como las mejores
review-kept = en promedio, una respuesta conservó { $share } de las opciones de la mejor
review-range = { NUMBER($low) }–{ NUMBER($high) } %
review-luck-range = de { $low } a { $high }
review-shares = **Acierto y suerte**
review-shares-help =
    -# *Solo por respuestas*: tus opciones de ganar si solo contaran las respuestas de todos, según lo que cada quien podía saber. La *suerte*, en puntos porcentuales, es el resto: el azar, el reparto, quién empezó y lo que estaba oculto. Es una estimación; donde no tengo certeza, doy un margen. { $weighed ->
        [0] En esta partida no había nada que elegir.
       *[other] Miré { NUMBER($weighed, useGrouping: 0) } de { NUMBER($questions, useGrouping: 0) } preguntas.
    }
review-place-turn = Turno { NUMBER($turn, useGrouping: 0) }
review-place-owner =
    { $chapter }, { $number ->
        [0] turno de { $name }
       *[other] turno { NUMBER($number) } de { $name }
    }
review-best = **Mejores jugadas**
review-best-move = { $name }, { $place }: { $made } · cerca del { NUMBER($chance) } %; con la mejor alternativa, { NUMBER($next) } %
review-best-none = { $name }: ninguna respuesta destaca
review-no-turns = No encontré ninguna respuesta que cambiara claramente el rumbo de esta partida.
review-turn-title = Momento decisivo { NUMBER($number) } de { NUMBER($count) } · { $place } · { $table }
review-turn =
    { $name } respondió { $made }, que gana cerca de { $chance ->
        [one] una vez
       *[other] { NUMBER($chance) } veces
    } de cada 100.
    Mejor: { $better }, que gana cerca de { $best ->
        [one] una vez
       *[other] { NUMBER($best) } veces
    } de cada 100.
review-turn-where = -# Lo que { $name } veía entonces.
review-shown = Ya está en el canal, para todos.

refused-not-reviewed = No pude analizar esta partida. Quien aloja el bot encuentra el motivo en **{ $reference }**.
refused-shown-already = El canal ya vio esto.
refused-not-sent-there = No pude escribir en el canal de esta mesa. `/config revisar` muestra lo que me falta.

command-table-review-name = balance
command-table-review-description = Cómo fue una partida acabada: probabilidades, momentos decisivos, suerte y acierto
