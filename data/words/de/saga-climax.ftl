# Die Bilder der Prüfung und der Abenteuer, um die gerungen wird.
saga-climax-trial-passed = Prüfung bestanden!
saga-climax-trial-failed = Gescheitert
saga-climax-trial-deemed = Trotzdem los!
saga-climax-fight-won = Hart erkämpft!
saga-climax-fight-lost = Vereitelt!
