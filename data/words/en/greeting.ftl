# First contact: what the bot says when it joins a server, and what is kept of whom.

button-open-table = Open a table
button-help = Help
button-privacy = Privacy
button-terms = Terms
greeting-which-game = Which game would you like to play?
greeting =
    ### Hello! I’m Tavolata.
    I bring fantasy table games with hidden hands to this server, played at your own pace: a move at breakfast, the next at lunch.

    New to these games? Press *First time?* or use `/learn`: each takes three minutes to learn, by playing it. Then open a table right here and press *Start* when everyone is in; computer players fill free seats. It works out of the box. Settings are for moderators.
privacy-text =
    ## Privacy
    Tavolata keeps what it needs to run your games, and nothing else.

    { "" }**What it keeps**
    Your Discord id; what you’re called on each server where you play; your language; your settings, holidays and time zone; the tables where you sit, with your moves, the log and the results; your ratings and how reliably you answer; your presets, notes, bookmarks, follows and blocks; whom you’ve thanked for a game; your dailies, and in which weeks you looked at them on which server; which open tables you want to hear about; what you want to play in the queue, and with whom; what the coach has explained to you; who has seen what of a running game; if you were removed from a table, or somebody ended it, the reason they typed, for a month; and, for moderators, which settings they changed.

    { "" }**What it doesn’t**
    Messages. Discord tells the bot that a message was written or deleted, but not what it says, unless it mentions the bot. The bot forgets it at once; it only looks for boards that somebody deleted, to post them again. It sees the commands, buttons and forms you use with it. If it refuses a form, it remembers what you typed for 15 minutes, for you to try again.

    { "" }**Who sees it**
    People at your tables and in their channels see what the game shows. Lobbies show how reliably you answer, and warn if you may hear of your turns too late. Your server sees results and ratings. In games with people of other servers, which you’d have to turn on, they see your Discord name, but none of your servers. Lists of the daily show your name to everybody who uses the bot if you turn that on. The bot’s host has its database, and everything passes through Discord. Moderators can share public tables, results and rankings with other programs, such as their website, with your name; turn that off under `/me settings`. Nothing is sold or used for advertising, and nothing goes to anyone else.

    { "" }**How long**
    Until you delete it. Finished games stay, because replays and statistics need them. Backups made by the bot’s host may hold it for longer.

    { "" }**Get it, delete it**
    `/me export` gives you everything about you as a file. `/me delete` leaves your open tables, deletes your settings, ratings, presets, notes, bookmarks, thanks, blocks and follows, and takes your name and id out of finished games. Where you’ve seen hidden parts of a game that’s still running, your id stays until it ends, because you can’t take another seat there. What was posted in channels stays there until somebody deletes it.

    { "" }**Questions**
    Ask the people who run this bot; your moderators know who they are.
terms-text =
    ## Terms of use
    Tavolata is free. By using it you agree to this page and to Discord’s own terms.

    { "" }**Play fair.** One person, one seat. Don’t use the bot to harass anyone, to get around a block, or to overload it. Moderators may end tables and take seats away; the bot’s host may shut out people and servers that abuse it.

    { "" }**It may fail.** Everybody does their best, but there’s no promise that the bot is always there or free of mistakes, or that no game is ever lost. It comes as it is, without warranty, as far as the law allows.

    { "" }**Your words stay yours.** Names of presets, notes and what you type into forms are kept only for what you typed them for.

    { "" }**The games** belong to their authors and publishers. This bot isn’t theirs, and plays by their rules for its communities.

    { "" }**Changes** to this page come with a new version of the bot. If you don’t agree, stop using it; `/me delete` takes your data with you.
