### Wörter für eine Partie Stone Age, die mit eigenen Würfeln und Karten gespielt und hier festgehalten wird.

dice-title = Was zeigen die Würfel?
dice-title-sum = Tipp ein, was jeder Würfel zeigt, oder unten ihre Summe
dice-name = Würfel
dice-count =
    { $typed ->
        [0] noch { $dice }
       *[other] { $typed } von { $dice }, Summe { $sum }
    }
dice-lying = Würfel: { $faces }
dice-none = noch keiner
dice-add = Ein Würfel mit { $face }
dice-enter = Würfel eintragen
dice-back = Letzten Würfel zurücknehmen
