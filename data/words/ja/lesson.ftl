# レッスン。どのゲームにも共通の部分です。各ステップの説明はゲームごとのファイルにあります。

command-learn-name = 習う
command-learn-description = 遊びながら3分でゲームを覚える
lesson-shape-title = { $game }のレッスン
button-learn = はじめて？

lessons-title = 遊んで覚える
lessons-choose = ゲームを選んでください。レッスンは3分ほどで、あなたにしか見えません。
lesson-title = { $game }・レッスン { $step }/{ $steps }
lesson-resumed = おかえりなさい！ 続きはここからです。
lesson-changed = おかえりなさい！ このステップは前回から変わりました。もう一度見てみましょう。
lesson-gone = おかえりなさい！ レッスンが新しくなり、前回のステップはなくなりました。ここから続けるか、**{ button-back }**を押して新しいところを見てください。
lesson-sent = このステップをダイレクトメッセージで送りました。続きは、そちらでもここでもできます。
lesson-left = 進み具合を保存しました。`/習う`でいつでも続けられます。
lesson-finished-title = { $game }・準備完了！
lesson-finished = さあ、本番です。手加減してくれるコンピューターが2人入り、待っている人はいません。
lesson-finished-direct = さあ、本番です。サーバーのチャンネルで`/table new`を使ってください。空いた席にはコンピューターが座れます。
lesson-table = テーブル{ NUMBER($table, useGrouping: 0) }でゲームの準備ができました：{ $link }
button-lesson-next = 次へ
button-lesson-again = 最初から
button-lesson-leave = やめる
button-lesson-direct = DMに送る
button-lesson-play = 見習いと対戦
button-lesson-others = ほかのゲームを習う
button-lesson-resume = レッスンを続ける
refused-no-lesson = そのゲームのレッスンはまだありません。`/rules`を見てください。
