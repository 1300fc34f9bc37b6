### Was sich von einer Partie mitnehmen lässt. What begins with ui- is handed to the page as it is.

ui-exports = Speichern oder exportieren
ui-export-app-open = Ergebnis auf diesem Gerät an BG Stats geben
ui-export-app-open-about = Öffnet die App, wenn sie hier installiert ist. Sie zeigt dir die Partie, bevor sie sie speichert.
ui-export-ready = Zum Speichern bereit:{" "}

export-later = Wertungsbogen und Ergebnisse für Apps, die Partien festhalten, kommen hierher, wenn die Partie zu Ende ist.
export-link = Die ganze Partie als Link steht unter „Teilen“.
export-file = Die Partie als Datei
export-file-about = Alles, was eingetragen wurde, auch das Zurückgenommene. Jeder Begleiter kann sie wieder öffnen. Die Partie eines ganzen Tisches öffnet auch die Seite „Spielen“: Dort geht der Berater sie durch, und du probierst, was sonst hätte kommen können.
export-print = Wertungsbogen zum Drucken
export-print-about = Eine eigene Seite, für Papier oder zum Aufheben.
export-sheet = Wertungsbogen als Tabelle
export-sheet-about = Eine Zeile für jeden am Tisch und eine Spalte für jeden Bereich (CSV).
export-app = Ergebnis für BG Stats
export-app-about = Eine Partie, wie diese App sie von anderen übernimmt (JSON).
export-plays = Ergebnis für andere Spieletagebücher
export-plays-about = Eine Tabelle mit den Spalten einer Partie bei BoardGameGeek (CSV).

export-title = { $game }: Schlusswertung
export-player = Spieler
export-total = { ui-total }
export-place = Rang
export-winner = Sieg
export-yes = { printed-yes }
export-nth = { $place }.
export-day = Datum
export-edition = { ui-edition }
export-players = { ui-players }
export-rounds = Runden
export-depth = Festgehalten
export-depth-full = alles, was geschah
export-why = Warum es so entschieden wurde
export-unofficial = Festgehalten mit Village Companion, einem inoffiziellen Programm von Spielern. Es hat nichts mit den Autoren und Verlagen des Spiels zu tun.

ui-export-own = { export-file }
ui-export-alone = Gerade antwortet niemand. Diese Datei kommt aus der eigenen Kopie der Seite, mit allem, was gespeichert war; den Rest gibt es, sobald die Verbindung wieder da ist.
ui-export-alone-over = Gerade antwortet niemand. All das kommt aus der eigenen Kopie der Seite.
