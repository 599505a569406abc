# El resumen de las mesas de un servidor, en un canal que elige la moderación.

overview-title = Nuestras mesas
overview-free = Asientos libres
overview-played = Todos los asientos ocupados
overview-none = Ahora no hay ninguna mesa abierta. Abre una: basta una pulsación.
overview-more =
    { $count ->
        [one] -# Una mesa más: pulsa **{ button-overview-tables }**.
       *[other] -# { $count } mesas más: pulsa **{ button-overview-tables }**.
    }
overview-starts = La partida empieza { $time }.
overview-results = Resultados de la semana
overview-won =
    { $game } · { $count ->
        [one] ganó { $names }
       *[other] { $names } compartieron la victoria
    } · { $time }
overview-computer = una máquina
overview-in-lobby = Esta partida no ha empezado. Su sala está en { $channel }.
button-overview-tables = Mis mesas
setup-overview = Resumen de mesas
setup-overview-help = Un mensaje en este canal muestra quién espera a quién, asientos libres y los resultados de la semana, con *Unirme* y *Mirar*. Lo mantengo al día, como mucho una vez por minuto. Solo lista mesas que pueden ver todos los que ven este canal.
setup-overview-none = Sin resumen
setup-overview-closed = ⚠️ No puedo escribir en este canal. *Revisar permisos* dice qué falta.
refused-text-channel-only = Elige un canal de texto para el resumen.
