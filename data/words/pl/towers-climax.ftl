# Obraz ukończonej wieży.
towers-climax-cleared = Wieża { $tower } zdobyta!
