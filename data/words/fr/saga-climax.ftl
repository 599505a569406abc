# Les images de l’épreuve et des Aventures disputées.
saga-climax-trial-passed = Épreuve réussie !
saga-climax-trial-failed = Épreuve ratée
saga-climax-trial-deemed = En route quand même !
saga-climax-fight-won = De haute lutte !
saga-climax-fight-lost = Déjouée !
