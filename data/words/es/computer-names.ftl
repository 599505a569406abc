# Cómo se llaman las máquinas donde hay poco sitio, junto a su escudo.
computer-fox-short = Zorro
computer-heron-short = Garza
computer-frog-short = Rana
computer-bee-short = Abeja
computer-owl-short = Búho
computer-hare-short = Liebre
