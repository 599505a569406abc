# Les remerciements après une partie.

button-thank = Dire merci
button-thank-seat = Remercier { $name }
button-thank-back = Le reprendre
thanks-whom = Tu peux remercier une personne pour cette partie. Elle seule le lit, avec ton nom, dans `/stats` et dans sa main ici.
thanks-no-others = Il n’y a personne à remercier ici.
thanks-given = 🙏 Tu as remercié { $name } pour cette partie.
thanks-got =
    { $count ->
        [one] 🙏 { $people } te remercie pour cette partie.
       *[other] 🙏 { $people } te remercient pour cette partie.
    }
stats-thanked =
    🙏 Remerciements : { $count }, le dernier de { $person } pour { $table }, { $time }
refused-cannot-thank-here = Seules les personnes qui ont joué cette partie peuvent se remercier.
refused-cannot-thank-them = Tu ne peux remercier qu’une autre personne qui a joué.
refused-thanked-already = Tu as déjà remercié quelqu’un pour cette partie. Reprends d’abord ce merci.
