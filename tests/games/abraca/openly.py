"""Public facts of Abraca that no view or log line states."""

FIELDS = {
    "denied": "it follows from what was declared, and from which stones left",
    "fresh": "everybody sees who draws stones",
    "hands.*.#": "everybody can count stones",
}

SIGHTS = {
    "places.*.stones": "stones stand on the table: who draws one, the others see; which one leaves, all see",
    "rounds": "at the end of a round all that lay hidden is turned over",
    "set_aside": "what lay hidden in a round is put aside, turned over",
}
