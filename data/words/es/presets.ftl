# Plantillas de opciones, y el reloj en la sala.

lobby-clock = 🕰️ Reloj: { $clock }. Si a alguien se le acaba el tiempo: { $verdict }.
lobby-no-clock = 🕰️ Sin reloj.
lobby-extensions =
    { $count ->
        [one] Cada quien puede ampliar un turno una vez, { $time }.
       *[other] Cada quien puede ampliar hasta { $count } turnos, { $time } cada uno.
    }
lobby-least-in-time = 🤝 Para unirte necesitas al menos el { $percent } % de tus últimos turnos a tiempo. Quien acaba de llegar puede unirse, salvo que el servidor diga otra cosa.
lobby-usual = ⌛ { $took } Lo habitual: { $habits }.
lobby-took-here =
    Partidas así duraron aquí cerca de { $time }, { $presses ->
        [one] con una pulsación por persona
       *[other] con { $presses } pulsaciones por persona
    } (mediana de { $games }).
lobby-took-anywhere =
    Partidas así duraron en todos los servidores cerca de { $time }, { $presses ->
        [one] con una pulsación por persona
       *[other] con { $presses } pulsaciones por persona
    } (mediana de { $games }).
usual-undo = se deshacen jugadas
usual-no-undo = no se deshace
usual-computers = con máquinas
usual-no-computers = sin máquinas
usual-rated = puntúa
usual-unrated = no puntúa
lobby-silent-days =
    { $count ->
        [0] 💤 Si alguien no responde, los demás no pueden decidir sin esa persona.
       *[other] 💤 Si alguien no responde durante { $count } días, los demás deciden.
    }

pace-quick = Rápidas
pace-strict = Discretas
pace-quick-help = En segundos. El reloj puede delatar quién tenía elección.
pace-strict-help = Tan tarde como una persona. El reloj no delata nada.
lobby-pace-strict = ⏳ Si alguien no tiene nada que decidir, respondo por esa persona tan tarde como lo haría ella, para que nadie lo note.

presets-title = Plantillas · { $table }
presets-help = Una plantilla guarda con un nombre los ajustes de una mesa: las opciones del juego y el reloj. Elige una para usarla aquí, o dásela a `/mesa nueva`.
presets-none = Una plantilla guarda con un nombre los ajustes de una mesa: las opciones del juego y el reloj. Este juego aún no tiene ninguna.
presets-mine = Usar una mía
presets-server = Usar una de este servidor
presets-delete-title = ¿Qué plantilla borro?
presets-delete-none = No tienes plantillas que borrar.
preset-form-title = Guardar como plantilla
preset-name = Nombre
preset-name-hint = Guarda todas las opciones y el reloj
preset-for = Para quién
preset-for-mine = Para mí, en todos los servidores
preset-for-server = Para todo este servidor
preset-of-server = { $name } (de este servidor)
preset-used = ✅ Esta mesa usa ahora «{ $name }».
preset-incomplete = ⚠️ Parte de la plantilla ya no existe; usé el valor predeterminado.
preset-saved = ✅ Guardé «{ $name }».
preset-deleted = ✅ Borré «{ $name }».
preset-taken = Ya hay una plantilla llamada «{ $name }». ¿La reemplazo con los ajustes de esta mesa?

option-as-printed = como impreso
option-printed = impreso: { $value }
as-printed-already = 📖 Esta mesa juega con las reglas impresas.
as-printed-changes = 📖 *Como impreso* cambiaría: { $changes }
button-as-printed = Como impreso
button-presets = Plantillas
button-preset-new = Guardar como plantilla
button-preset-drop = Borrar una plantilla
button-preset-replace = Sí, reemplazarla

refused-preset-name = El nombre de una plantilla tiene de 1 a { $most } caracteres; no se guardó nada.
refused-too-many-presets = Este juego ya tiene 25 plantillas, y en un menú no caben más. Borra antes una.
refused-no-such-preset = Este juego no tiene esa plantilla. Déjalo vacío, o elige una de la lista.

parameter-preset-name = plantilla
parameter-preset-description = Opciones guardadas, tuyas o de este servidor, o las reglas impresas
