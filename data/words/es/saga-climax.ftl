# Las imágenes de la iniciación y de las Aventuras que se pelean.
saga-climax-trial-passed = ¡Iniciación lograda!
saga-climax-trial-failed = Iniciación fallida
saga-climax-trial-deemed = ¡En marcha igual!
saga-climax-fight-won = ¡Con esfuerzo!
saga-climax-fight-lost = ¡Frustrada!
