# Tytuły w Tschak!

towers-title-monster-shy = Z dala od potworów
towers-title-monster-shy-why = Wygrana gra co najmniej trzech osób z najwyżej jednym potworem.
towers-title-clean-sweep = Wszystko dla mnie
towers-title-clean-sweep-why = Komplet skarbów z dwóch wież w grze co najmniej trzech osób.
towers-title-landslide = Miażdżąca przewaga
towers-title-landslide-why = Trzy gry wygrane o dziesięć lub więcej punktów.
