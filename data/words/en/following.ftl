# Following what happens: news, lists of tables, results.

hand-news = **Since you last looked**
hand-news-more =
    { $count ->
        [one] -# One line more stands under *What happened*.
       *[other] -# { $count } lines more stand under *What happened*.
    }
