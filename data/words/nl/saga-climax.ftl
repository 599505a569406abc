# De afbeeldingen van de heldenproef en van Avonturen waar spelers om vechten.
saga-climax-trial-passed = Proef doorstaan!
saga-climax-trial-failed = Proef mislukt
saga-climax-trial-deemed = Toch op pad!
saga-climax-fight-won = Zwaarbevochten!
saga-climax-fight-lost = Gedwarsboomd!
