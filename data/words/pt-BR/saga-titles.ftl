# Os títulos de Saga.

saga-title-storyteller = Voz da História
saga-title-storyteller-why = Ganhou três partidas com pelo menos três Aventuras, mais que todos os outros juntos.
saga-title-unfailing = Sem Falhas
saga-title-unfailing-why = Jogou quatro Aventuras ou mais numa partida, e venceu todas.
saga-title-spell-breaker = Quebra-Feitiço
saga-title-spell-breaker-why = Anulou a carta de outra pessoa em três partidas que ganhou.
