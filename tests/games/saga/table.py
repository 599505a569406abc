from games.saga.game import Saga

SAGA = Saga()
