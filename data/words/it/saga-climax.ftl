# Le immagini della prova e delle Avventure contese.
saga-climax-trial-passed = Prova superata!
saga-climax-trial-failed = Prova fallita
saga-climax-trial-deemed = Si parte lo stesso!
saga-climax-fight-won = Vinta a fatica!
saga-climax-fight-lost = Sfumata!
