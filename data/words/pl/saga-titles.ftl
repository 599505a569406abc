# Tytuły w Sadze.

saga-title-storyteller = Dar opowiadania
saga-title-storyteller-why = Trzy wygrane gry, w każdej co najmniej trzy twoje wygrane przygody, więcej niż u wszystkich innych razem.
saga-title-unfailing = Niezawodność
saga-title-unfailing-why = Co najmniej cztery przygody w jednej grze i wszystkie wygrane.
saga-title-spell-breaker = Łamanie zaklęć
saga-title-spell-breaker-why = Cudza karta unieważniona w trzech wygranych grach.
