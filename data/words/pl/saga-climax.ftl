# Obrazy próby i przygód, o które toczy się walka.
saga-climax-trial-passed = Próba udana!
saga-climax-trial-failed = Próba nieudana
saga-climax-trial-deemed = A jednak w drogę!
saga-climax-fight-won = Ciężko wywalczone!
saga-climax-fight-lost = Udaremnione!
