# The picture of a cleared tower.
towers-climax-cleared = Tower { $tower } cleared!
