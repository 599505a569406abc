# Les coups annulés, et ce que les gens d’une table se proposent.

button-take-back = Annuler mon coup
button-propose-undo = Demander d’annuler
button-propose-end = Proposer la fin
button-propose-pause = Proposer une pause
button-propose-undo-yes = Oui, demander à tous
button-propose-end-yes = Oui, demander à tous
button-agree = D’accord
# Differs: a proposal is refused, an offered seat declined with thanks.
button-decline = Refuser
button-withdraw = Retirer la proposition

undo-done = ↩️ J’ai annulé ton coup. Voici comment c’était avant.

proposal-end = 🤝 { $player } propose de **finir la partie ici**. Ce qui est caché reste caché, et personne ne gagne.
proposal-pause = 🤝 { $player } propose **une pause** : ni tours ni pendules jusqu’à ce que quelqu’un d’ici reprenne.
proposal-undo =
    { $count ->
        [one] 🤝 { $player } propose d’**annuler le dernier coup**.
       *[other] 🤝 { $player } propose d’**annuler les { $count } derniers coups**.
    }
proposal-agreed = D’accord : { $names }
proposal-missing = Réponses attendues : { $names } (demandé { $time })
proposal-you-proposed = 🤝 C’est proposé. Aux autres de répondre ; les ordinateurs et les absents sont d’accord avec tout.
proposal-you-agreed = 🤝 Tu es d’accord.
proposal-you-declined = Tu as refusé, la proposition tombe.
proposal-you-withdrew = Tu as retiré ta proposition.

propose-end-question = Proposer la fin de { $table } ? Si tout le monde à la table est d’accord, la partie s’arrête sans résultat et ne peut pas reprendre.
propose-undo-question =
    { $count ->
        [one] { $table } : demander à tout le monde d’annuler le dernier coup ?
       *[other] { $table } : d’autres ont joué depuis. Demander à tout le monde d’annuler les { $count } derniers coups, les tiens et les leurs ?
    }

log-void-undo = Il y a un nouveau coup, donc rien n’est annulé.

refused-other-rules = Les règles de ce jeu ont changé depuis le début de la partie, donc ses coups ne peuvent pas être rejoués.

command-table-undo-name = annuler
command-table-undo-description = Annuler ton dernier coup, ou le demander aux autres
command-table-propose-name = proposer
command-table-propose-description = Proposer quelque chose à toute une table
parameter-what-name = quoi
parameter-what-description = Sur quoi tout le monde doit être d’accord
propose-end = finir la partie
propose-pause = une pause
propose-undo = annuler mon dernier coup
