# La leçon de Touria : ce que dit chaque étape. Les coups sont dans data/touria/lesson.toml.

touria-lesson-aim = **Tout le monde mène la même bande de héros autour d’une île.** Pour entrer au château, il te faut 7 cœurs, 7 pièces et aucune gemme noire. Pour l’instant, tu as 3 pièces. Le plan : ramasse des gemmes en chemin, et échange-les contre des cœurs et des pièces. Appuie sur **Suivant**.

touria-lesson-tower = **Commence ton tour avec une tour.** Il y en a quatre, dans les coins, et chacune te montre un lieu où aller. L’Orfèvre change les gemmes en cœurs et en pièces, et il y a des gemmes sur le chemin. Appuie sur **Orfèvre · tour sud-est**.
touria-lesson-tower-done = **En route !** La tour a pivoté. La prochaine fois, elle te montrera l’Antre des voleurs.
touria-lesson-tower-wrong = Ça marche aussi, mais sans cœur à gagner ce tour-ci. Appuie sur **Orfèvre · tour sud-est**.

touria-lesson-way = **Choisis un chemin par des mines : c’est là que sont les gemmes.** Trois pas sont gratuits, chaque pas de plus coûte une pièce. Il te faut deux gemmes de la même couleur : appuie sur **3 pas, gratuit : verte, verte · chemin 2**.
touria-lesson-way-done = **Deux gemmes vertes, et sans rien payer.** Te voilà chez l’Orfèvre.
touria-lesson-way-wrong = Tu pourrais, mais ça ne donne pas deux gemmes de la même couleur gratuitement. Appuie sur **3 pas, gratuit : verte, verte · chemin 2**.
touria-lesson-way-wrong-black = Attention : ce chemin rapporte une gemme noire, et avec elle, personne n’entre au château. Appuie sur **3 pas, gratuit : verte, verte · chemin 2**.
touria-lesson-way-wrong-stepwise = Plus tard, tu pourras tracer ton chemin case par case. Pour l’instant, appuie sur **3 pas, gratuit : verte, verte · chemin 2**.

touria-lesson-act = **Maintenant, échange.** Une gemme achète une pièce, mais deux pareilles achètent un cœur, et les cœurs sont plus difficiles à gagner. Appuie sur **2 vertes contre un cœur**.
touria-lesson-act-done = **Ton premier cœur !** Plus que six.
touria-lesson-act-wrong-coin = Une pièce, c’est bien, mais tu perdrais ta paire. Appuie sur **2 vertes contre un cœur**.
touria-lesson-act-wrong-skip = Tu n’as pas fait tout ce chemin pour rien ! Appuie sur **2 vertes contre un cœur**.
touria-lesson-act-wrong = Appuie sur **2 vertes contre un cœur**.

touria-lesson-done = **Voilà ton tour.** Maintenant, les autres peuvent te copier, donc échanger aussi leurs gemmes chez l’Orfèvre. Pour ça, il faut te donner un élixir. Appuie sur **C’est bon : terminer mon tour**.
touria-lesson-done-done = **Au Héron de jouer.** Il n’avait pas de gemme à échanger, alors personne ne te copie.
touria-lesson-done-wrong = Appuie sur **C’est bon : terminer mon tour**.
touria-lesson-done-wrong-linger = Ça ne sert qu’à utiliser un objet après les copies, et tu n’as pas d’objet. Appuie sur **C’est bon : terminer mon tour**.

touria-lesson-copy = **Maintenant, tu peux copier le Héron.** Il est allé chez la Fée des bois prendre un objet. Donne-lui ton élixir, et tu y prends un objet aussi, même si ce n’est pas ton tour. Le Sablier est fort : il te donne deux tours de suite. Appuie sur **Donner un élixir, prendre le Sablier**.
touria-lesson-copy-done = **Le Sablier est à toi.** Sers-t’en quand un tour ne suffit pas.
touria-lesson-copy-wrong = Alors, le tour du Héron ne te rapporterait rien, et un objet vaut bien ton élixir. Appuie sur **Donner un élixir, prendre le Sablier**.
touria-lesson-copy-wrong-elixir = Ça marche aussi : tu choisirais l’objet juste après. C’est plus rapide de le dire maintenant. Appuie sur **Donner un élixir, prendre le Sablier**.
touria-lesson-copy-wrong-paintbrush = Le Pinceau est utile aussi. Mais deux tours de suite peuvent gagner la course au château. Appuie sur **Donner un élixir, prendre le Sablier**.

touria-lesson-castle = **Voilà le plan : ramasse, échange et copie jusqu’à avoir 7 cœurs, 7 pièces et aucune gemme noire.** Puis entre au château et ouvre à chaque tour une des neuf portes. La princesse Tara et le prince Talan sont derrière l’une d’elles. Derrière les autres, quelqu’un veut un cadeau.
touria-lesson-end = **Ouvre la bonne porte avant les autres, et tu gagnes.** Le Dragon, l’Orfèvre et le Tournoi donnent des cœurs, le Marchand donne des pièces. La Fée de la fontaine te débarrasse d’une gemme noire.

# Ce qui est éclairé sur les images, pour qui ne les voit pas.

touria-mark-chest = ce que tu as
touria-mark-choices = tes choix
touria-mark-goal = ce qui te manque pour le château
touria-mark-island = l’île
