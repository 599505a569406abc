# Krótkie imiona komputerów, gdy jest mało miejsca, obok herbu.
computer-fox-short = Lis
computer-heron-short = Czapla
computer-frog-short = Żaba
computer-bee-short = Truteń
computer-owl-short = Sowa
computer-hare-short = Zając
