# The pictures of the trial and of Adventures that players fight over.
saga-climax-trial-passed = Trial passed!
saga-climax-trial-failed = Trial failed
saga-climax-trial-deemed = Off all the same!
saga-climax-fight-won = Hard-won!
saga-climax-fight-lost = Foiled!
