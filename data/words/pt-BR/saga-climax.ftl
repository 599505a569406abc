# As imagens da provação e das Aventuras que os jogadores disputam.
saga-climax-trial-passed = Provação superada!
saga-climax-trial-failed = Não foi desta vez
saga-climax-trial-deemed = E lá vai mesmo assim!
saga-climax-fight-won = Vitória suada!
saga-climax-fight-lost = Foi por água abaixo!
