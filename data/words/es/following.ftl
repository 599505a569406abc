# Seguir lo que pasa: novedades, listas de mesas, resultados.

hand-news = **Desde la última vez que miraste**
hand-news-marked = { hand-news } · ❗ en la imagen
hand-news-more =
    { $news } · { $count ->
        [one] 1 turno anterior está en *Más*
       *[other] { $count } turnos anteriores están en *Más*
    }

tables-joinable = Mesas a las que puedes unirte
tables-watchable = Partidas que puedes mirar
button-watch = Mirar
button-follow = Seguir
button-unfollow = Dejar de seguir
button-next =
    { $count ->
        [one] Siguiente: espera una mesa
       *[other] Siguiente: esperan { $count } mesas
    }
follow-on = 🔔 La sigues: sabrás cómo acaba esta partida. Pulsa otra vez para dejar de seguirla.
follow-off = Ya no sigues esta partida.
joined = Tienes asiento en la mesa { NUMBER($table, useGrouping: 0) }: { $link }
refused-nothing-waits = Ninguna mesa te espera ahora. `/mesas` las muestra todas.
notice-result = { $person }, { $table } ha terminado. { $result }
letter-result = Esta partida ha terminado. { $result }

button-note = Mi nota
hand-picture = ¿En qué estás leyendo esto? Puedes cambiarlo en `/yo ajustes`.
hand-own-note = 📝 **Mi nota** · solo tú puedes leerla
note-label = Solo para ti
note-hint = La verás en tu mano en esta mesa. Déjala vacía para borrarla.
note-saved = Guardé tu nota.
note-deleted = Borré tu nota.
refused-too-long-note = Una nota puede tener como mucho { $most } caracteres. La tuya no cambió.
