# Sharing a finished game: a film of its key moments, and a page to replay it anywhere.

button-share = Share
button-share-page = Share as a page

share-by = { $person } shares this game. The picture below shows how it ended.
share-alone = Here’s your game. Keep the film, or pass it on.
share-done = Your film of { $table } is in this channel now.

film-opening = { $game } with { $players }
film-alt = A film of a game of { $game } with { $players }.

## Why not

refused-sharing-not-played = Only people who played this game can share it.
refused-sharing-may-not-post = You can’t post pictures in this channel. You’re missing: { $permissions }.
refused-sharing-again = This game was just shared here. You can share it again { $time }.
refused-sharing-not-sent = I couldn’t post here. `/setup check` shows what I’m missing.

## The page

share-page-done = Here’s { $table } as a page. Open the file in any browser, keep it, or put it on a website. It’s all in there.
page-title = { $game } with { $players }
page-first = First turn
page-back = Previous turn
page-on = Next turn
page-last = Last turn
page-steps = All turns
page-story = The game, turn by turn
page-noscript = Scroll down to read the whole game.
