# Los títulos de Saga.

saga-title-storyteller = Hilo de la historia
saga-title-storyteller-why = Ganó tres partidas con al menos tres Aventuras, más que todos los demás en conjunto.
saga-title-unfailing = Sin un fallo
saga-title-unfailing-why = Jugó cuatro Aventuras o más en una partida, y las superó todas.
saga-title-spell-breaker = Rompehechizos
saga-title-spell-breaker-why = Anuló una carta de otro jugador en tres partidas ganadas.
