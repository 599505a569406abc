# Gracias a un jugador después de una partida.

button-thank = Dar las gracias
button-thank-seat = Dar las gracias a { $name }
button-thank-back = Retirarlas
thanks-whom = Puedes dar las gracias a un jugador por esta partida. Solo lo lee esa persona, con tu nombre, en `/estadísticas` y aquí en su mano.
thanks-no-others = Aquí no hay nadie a quien dar las gracias.
thanks-given = 🙏 Diste las gracias a { $name } por esta partida.
thanks-got =
    { $count ->
        [one] 🙏 { $people } te da las gracias por esta partida.
       *[other] 🙏 { $people } te dan las gracias por esta partida.
    }
stats-thanked =
    🙏 Le dieron las gracias { $count ->
        [one] una vez
       *[other] { $count } veces
    }, la última { $person } por { $table }, { $time }
refused-cannot-thank-here = Solo quienes jugaron esta partida pueden darse las gracias.
refused-cannot-thank-them = Solo puedes dar las gracias a otra persona que jugó.
refused-thanked-already = Ya diste las gracias a alguien por esta partida. Retíralas antes.
