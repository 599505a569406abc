# Os títulos de Abracada… quê?

abraca-title-unerring = Varinha Firme
abraca-title-unerring-why = Ganhou uma partida com dez feitiços ou mais, acertando pelo menos quatro em cada cinco.
abraca-title-to-the-last-stone = Até a Última Pedra
abraca-title-to-the-last-stone-why = Venceu uma rodada usando todas as pedras, em três partidas.
abraca-title-unfallen = Sempre de Pé
abraca-title-unfallen-why = Ganhou cinco partidas sem nunca cair para 0 vidas.
