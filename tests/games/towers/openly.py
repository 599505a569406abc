"""Public facts of Tschak! that no view or log line states."""

from tests.games.properties.openly import Where

FIELDS = {
    "dealt": Where("all four hands were played to the last card", lambda state: state.is_played_out),
    "penalised": "everybody sees which teams are forbidden",
    "commits.*.#": "the floor says how many cards are to be chosen",
    "won": "everybody saw who took which card from a floor, also where the piles are closed afterwards",
}

SIGHTS = {
    "places.*.committed": "cards lie face down before whoever has chosen, and are taken up again",
    "floors": "the cards of the next tower are laid out in the middle",
}
