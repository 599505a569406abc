# コンピューターの短い名前。場所が狭いとき、紋章のそばに書きます。
computer-fox-short = キツネ
computer-heron-short = サギ
computer-frog-short = カエル
computer-bee-short = ハチ
computer-owl-short = フクロウ
computer-hare-short = ウサギ
