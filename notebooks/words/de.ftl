### Deutsche Texte der Notebooks, wie ihre Seiten sie zeigen, in Markdown.

# $title (text): the title of the page
# Titles of chapters are named by game and chapter ($village-01_setup): the words of the chapters say them.

## Die Startseite

welcome = # Ein Tisch in deinem Dorf
welcome-about =
    Lern ein Brettspiel, indem du es spielst, spiel es hier gegen den Computer oder mit anderen oder lass ein Handy neben eurem Tisch Buch führen.

    ![Ein kleines Dorf zwischen Hügeln: Häuser, eine Kirche, Felder und eine Straße](pictures/village.svg)
welcome-village =
    ## Die Kapitel von Village

    Jedes dauert keine zehn Minuten, und du kannst jedes für sich nehmen. Dein Browser merkt sich, wie weit du gekommen bist.

    Ganz neu? Dann zuerst [das Ziel](00_prologue.ipynb), in etwa einer Minute: wer gewinnt, woher Punkte kommen und was ein Zug ist.

    1. [{ $village-01_setup }](01_setup.ipynb): ein Stein, eine Aktion, deine Familie und die Pest
    2. [{ $village-02_a_round }](02_a_round.ipynb): der Brunnen und die Münzen, bis der letzte Stein weg ist; und was auf dem Plan liegt
    3. [{ $village-03_farm_and_family }](03_farm_and_family.ipynb): Ernten, Nachwuchs und Heimkehr
    4. [{ $village-04_crafts }](04_crafts.ipynb): Planwagen, Pflüge, Schriftrollen und Tiere und was sie kosten
    5. [{ $village-05_market }](05_market.ipynb): wen du bedienst und wann du passt
    6. [{ $village-06_travel }](06_travel.ipynb): sechs Orte, ihre Wege und ihre Belohnungen
    7. [{ $village-07_council }](07_council.ipynb): vier Stufen und was jede bietet
    8. [{ $village-08_time_and_death }](08_time_and_death.ipynb): wer stirbt und wer in die Dorfchronik kommt
    9. [{ $village-09_church_and_mass }](09_church_and_mass.ipynb): der schwarze Beutel, die Fenster und die Mehrheit
    10. [{ $village-10_the_end }](10_the_end.ipynb): die letzten Züge und die Punkte
    11. [{ $village-10b_setting_up }](10b_setting_up.ipynb): bau das Dorf für zwei, drei, vier oder fünf auf, mit einem Blatt für den Tisch
    12. [{ $village-11_first_game }](11_first_game.ipynb): eine ganze Partie, mit Ratschlägen, die nach und nach weniger werden; nimm dir dafür mehr Zeit

    Und wenn du glaubst, alles zu wissen: [die Prüfung](90_exam.ipynb), zwanzig Fragen, die schwerer werden, je mehr du richtig hast.

    Für alle, die es genau wissen wollen:

    - [{ $village-12_editions }](12_editions.ipynb): die Ausgabe von 2011 und die Big Box, nebeneinander
    - [{ $village-13_rare_cases }](13_rare_cases.ipynb): was in den meisten Partien nie vorkommt
    - [{ $village-14_solo }](14_solo.ipynb): die Big Box, wenn sonst niemand am Tisch sitzt
welcome-stone-age =
    ## Die Kapitel von Stone Age

    Jedes dauert ein paar Minuten.

    Ganz neu? Dann zuerst [das Ziel](stone_age/00_prologue.ipynb), in etwa einer Minute: wer gewinnt, woher Punkte kommen und was eine Runde ist.

    1. [{ $stone_age-01_first_round }](stone_age/01_first_round.ipynb): Personen einsetzen, Aktionen ausführen, essen
    2. [{ $stone_age-02_gathering_and_tools }](stone_age/02_gathering_and_tools.ipynb): was deinen Würfeln hilft, und eine Person mehr
    3. [{ $stone_age-03_cards }](stone_age/03_cards.ipynb): was sie kosten und was sie alles sofort bringen
    4. [{ $stone_age-04_buildings }](stone_age/04_buildings.ipynb): Punkte für Rohstoffe
    5. [{ $stone_age-05_feeding }](stone_age/05_feeding.ipynb): die Nahrungsleiste und was ihr tut, wenn die Nahrung knapp wird
    6. [{ $stone_age-06_the_end }](stone_age/06_the_end.ipynb): Symbole, Leute und wer gewinnt
    7. [{ $stone_age-07_two_and_three }](stone_age/07_two_and_three.ipynb): was zu zweit und zu dritt anders ist
    8. [{ $stone_age-07b_setting_up }](stone_age/07b_setting_up.ipynb): bau das Spiel selbst auf, mit einem Blatt für den Tisch
    9. [{ $stone_age-08_first_game }](stone_age/08_first_game.ipynb): eine ganze Partie, mit Ratschlägen, die nach und nach weniger werden

    Und dann [die Prüfung](stone_age/90_exam.ipynb).
welcome-manitoba =
    ## Die Kapitel von Manitoba

    Jedes dauert ein paar Minuten.

    Ganz neu? Dann zuerst [das Ziel](manitoba/00_prologue.ipynb), in etwa einer Minute: wer gewinnt, woher Punkte kommen und was ein Zug ist.

    1. [{ $manitoba-01_first_round }](manitoba/01_first_round.ipynb): Scheiben abheben, Aktionen ausführen und sehen, was die anderen und die Jahreszeit tun
    2. [{ $manitoba-02_totem }](manitoba/02_totem.ipynb): deine Scheibe, die Farben der anderen und wie du deine Cree weckst
    3. [{ $manitoba-03_territory }](manitoba/03_territory.ipynb): freie Gebiete, Güter zum Sammeln und Zusammenhalt
    4. [{ $manitoba-04_paths }](manitoba/04_paths.ipynb): vier Pfade und Punkte für den Ersten
    5. [{ $manitoba-05_storages_and_altars }](manitoba/05_storages_and_altars.ipynb): wohin ein Gut kommt und was eine Feder kann
    6. [{ $manitoba-06_scoring }](manitoba/06_scoring.ipynb): was Güter zweimal in jeder Jahreszeit bringen und was es kostet
    7. [{ $manitoba-07_shells }](manitoba/07_shells.ipynb): was ein Wampum während der Partie kann
    8. [{ $manitoba-08_events_and_seasons }](manitoba/08_events_and_seasons.ipynb): neun Ereignisse und das Ende von Frühling und Sommer
    9. [{ $manitoba-09_the_end }](manitoba/09_the_end.ipynb): das letzte Opfer, die Schlusswertung und wer gewinnt
    10. [{ $manitoba-09b_setting_up }](manitoba/09b_setting_up.ipynb): bau das Spiel selbst auf, mit einem Blatt für den Tisch
    11. [{ $manitoba-10_first_game }](manitoba/10_first_game.ipynb): eine ganze Partie, mit Ratschlägen, die nach und nach weniger werden

    Und dann [die Prüfung](manitoba/90_exam.ipynb). Für alle, die es genau wissen wollen: [{ $manitoba-11_where_silent }](manitoba/11_where_silent.ipynb).
welcome-what =
    ## Was der Begleiter für dich tut

    - **Zeigt, was du tun kannst.** Was gerade möglich ist, ist auf dem Plan markiert. Klick es an, tipp es an oder nimm die Tastatur.
    - **Sagt, warum nicht.** Versuch etwas, das nicht erlaubt ist, und du erfährst, welche Regel im Weg steht und was dir fehlt.
    - **Spielt mit.** Der Begleiter übernimmt jeden Platz, den du ihm überlässt. Am Tisch sitzen zwei bis fünf, und die Big Box lässt sich auch allein spielen.
    - **Vergisst nichts.** Nimm einen Zug zurück, mach ihn doch wieder, speichere die Partie und spiel an einem anderen Tag weiter. Jede begonnene Partie bleibt unter *Deine Partien*. Was geschah, steht in klaren Worten da, und woher jeder Punkt kam.

    ## Gut zu wissen

    Du kannst die Ausgabe von 2011 oder die Big Box von 2023 spielen. Ist auf deinem eigenen Exemplar eine Zahl anders gedruckt, kannst du es dem Begleiter sagen.

    Dein Browser behält die Partie, die du verlassen hast, und bietet sie dir an, wenn du wiederkommst. **Speichern** gibt dir eine Datei zum Mitnehmen.

    Die Regeln sind in unseren eigenen Worten erklärt, und die Bilder sind unsere eigenen. Das echte Spiel wirst du auf deinem Tisch haben wollen: Es ist wunderschön, und das hier ist kein Ersatz dafür.

    _Village Companion ist inoffiziell. Spieler haben es gemacht; mit den Autoren und Verlagen des Spiels hat es nichts zu tun._

## Die Seiten der Kurse

learn-village =
    # Village lernen

    Jedes Kapitel setzt dich an einen Tisch und lässt dich Züge machen. Nimm sie der Reihe nach oder geh, wohin du willst. Es gibt auch Kurse zu [Stone Age](stone_age/learn.ipynb) und [Manitoba](manitoba/learn.ipynb).
learn-stone-age =
    # Stone Age lernen

    Jedes Kapitel setzt dich an einen Tisch und lässt dich Züge machen. Nimm sie der Reihe nach oder geh, wohin du willst. Es gibt auch Kurse zu [Village](../learn.ipynb) und [Manitoba](../manitoba/learn.ipynb).
learn-manitoba =
    # Manitoba lernen

    Jedes Kapitel setzt dich an einen Tisch und lässt dich Züge machen. Nimm sie der Reihe nach oder geh, wohin du willst. Es gibt auch Kurse zu [Village](../learn.ipynb) und [Stone Age](../stone_age/learn.ipynb).

# $number (number): that of the chapter
first-game =
    # { $number } · { $title }

    Spiel eine ganze Partie gegen jemanden, der einfach spielt. Der Rat ist anfangs laut und wird leiser.
editions =
    ## Nebeneinander

    Alles, was am ersten Spielplan dieses Kapitels anders ist, aus den Regeln beider Ausgaben ermittelt. Öffne „Wo das steht“, um die Stellen zu sehen.

## Viele Partien auf einen Blick

analysis =
    # { $title }

    Aus 200 Partien für jede Spielerzahl, die Computer der Stufe *gut* gegeneinander gespielt haben.
analysis-own =
    ## Deine eigenen Partien

    Wähle Partien, die du auf der Seite zum Spielen oder am Tisch gespeichert hast: dieselben Zahlen, von eurem Tisch.

## Das Glossar

glossary =
    # { $title }

    Die Begriffe jedes Spiels: was sie bedeuten, wie sie auf dem Spielplan aussehen und wie sie heißen, wenn jemand in einer anderen Sprache spielt.

## Das Regelheft

rulebook =
    # { $title }

    Jede Regel in unseren Worten: wo sie steht, was ein Tisch entscheiden kann, und eine Stellung, an der du sie ausprobieren kannst.
