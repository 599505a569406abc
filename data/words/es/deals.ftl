# Repartos que comparten varias mesas.

lobby-shuffle-deal =
    🔒 Nadie puede cambiar cómo se mezcla esta partida, y otras mesas tienen las mismas cartas y dados. Todo sale de un mismo secreto; su huella (SHA-256) es:
    `{ $hash }`
    Cuando terminen todas, ves el secreto, y *Comprobar la mezcla* repite la partida a partir de él.
board-deal = -# Puede que otros aún jueguen con las mismas cartas y dados, así que el secreto de la mezcla se muestra después.
verify-deal-data =
    Para comprobarlo tú: el SHA-256 del secreto es el que se prometió antes. La semilla es el HMAC-SHA256 de la palabra `deal`, con el secreto como clave.
    Reparto: `{ $deal }`
    Prometido: `{ $hash }`
    Secreto: `{ $secret }`

refused-deal-not-revealed = Puede que otros aún jueguen con las mismas cartas y dados. Podrás hacerlo cuando terminen.
refused-shared-deal = Otros juegan con las mismas cartas y dados, así que cada quien juega por su cuenta, sin ayuda.
