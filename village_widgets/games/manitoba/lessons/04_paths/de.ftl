lesson-title = Die Visionspfade
lesson-about = Geh auf den vier Pfaden voran: ein Bonus bei jedem Schritt, Punkte nur für den ersten Cree, Wirkungen, die bleiben,
    und was es am Ende gibt.
can-walk = Einen Schritt machen und den Bonus des Feldes nutzen
can-race = Sehen, wo noch Punkte auf den ersten Cree warten
can-ends = Sagen, was das Ende jedes Pfades gibt

step-first-space = Vier [Pfade](paths) führen zu Visionen: Grün ist der des Sammlers, Beige der des Kriegers, Braun der des
    Jägers, Weiß der des Schamanen. Blau hat keinen.

    Mit dem ersten Schritt setzt du einen Cree vom Dorfplatz auf das erste Feld, mit jedem weiteren zieht er ein Feld voran. Was
    das Feld zeigt, bekommst du sofort. Wer auf einem Pfad ist, kommt nie zurück.
    .title = Vier Pfade
    .task = Mach den ersten Schritt auf dem [Pfad des Sammlers](path:gatherer).
    .hint = Es ist der grüne.
    .move = Klick auf den [Pfad des Sammlers](path:gatherer).
    .done = Eine Beere aus dem Vorrat. Caros Cree steht auf demselben Feld, und das macht nichts: Auf den Pfaden ist Platz für
        alle.
    .land = Das geht, aber diesmal mach einen Schritt auf einem Pfad. Nimm den Zug zurück.
    .wake = Erlaubt, aber diesmal mach einen Schritt auf einem Pfad. Nimm den Zug zurück.
    .finish = Möglich, aber ein Schritt auf einem Pfad brächte dir etwas. Nimm den Zug zurück.
    .brown = Der Pfad des Jägers ist braun, und Grün liegt oben.

step-useless = Caro ist aktiv; Braun und Grün liegen im Dorf. Dein nächstes Feld auf dem [Pfad des Sammlers](path:gatherer) weckt
    einen deiner Cree auf, das nächste auf dem [Pfad des Jägers](path:hunter) gibt einen Bison.

    Was du nicht nutzen kannst, verfällt. Sieh also erst nach, was du brauchst.
    .title = Was du nutzen kannst
    .task = Mach den Schritt, dessen Bonus du nutzen kannst.
    .hint = Wer schläft in deinen Wigwams?
    .move = Klick auf den [Pfad des Jägers](path:hunter).
    .done = Ein Bison. Der andere Bonus kann warten, bis jemand schläft.
    .asleep = Das darfst du, aber keiner deiner Cree schläft, also ist der Bonus verfallen. Nimm den Zug zurück.
    .land = { step-first-space.wake }
    .finish = Möglich, aber einer der Pfade brächte dir etwas. Nimm den Zug zurück.

step-race = Auf manchen Feldern bekommt nur der erste Cree von allen etwas: Wer später kommt, geht leer aus. So ist es auf dem
    dritten Feld der Pfade von [Krieger](path:warrior), [Jäger](path:hunter) und Sammler, mit 3 Punkten.
    .title = Punkte für den ersten
    .task = Mach den Schritt, der 3 Punkte bringt.
    .hint = Wo war bisher noch niemand?
    .move = { step-useless.move }
    .done = 3 Punkte, und dort bekommt sie sonst niemand mehr.
    .late = Das geht, aber Bela war vor dir da, und du hast nichts bekommen. Nimm den Zug zurück.
    .land = { step-first-space.wake }
    .finish = Möglich, aber hier sind 3 Punkte zu haben. Nimm den Zug zurück.

step-exempt = Bei der nächsten Wertung geht es um Pferde, wie das offene [Plättchen](cloud) zeigt. Du hast keine, und ein leeres
    Lager zu werten kostet { $lost } Punkte.

    Aber manche Felder befreien dich von der Pflichtwertung eines Gutes. Werten darfst du es dann immer noch, du musst aber nicht.
    Das gilt bis zum Ende der Partie, auch wenn dein Cree weitergeht.
    .title = Befreit
    .task = Mach den Schritt, der dich von der Pflichtwertung der Pferde befreit.
    .hint = Krieger reiten. Dein Cree dort steht vor dem vierten Feld.
    .move = Klick auf den [Pfad des Kriegers](path:warrior).
    .done = Wann immer nun Pferde gewertet werden, darfst du das auslassen. Auf den anderen Pfaden gilt das für andere Güter:
        Sieh dir ihre vierten Felder an.
    .land = Erlaubt, und ein Pferd hilft dir einmal. Aber die Befreiung hält bis zum Ende der Partie: Nimm den Zug zurück.
    .wake = Das geht, aber ohne Pferde kostet dich die nächste Wertung { $lost } Punkte. Nimm den Zug zurück.
    .finish = Möglich, aber ohne Pferde kostet dich die nächste Wertung { $lost } Punkte. Nimm den Zug zurück.

step-more = Ein paar Runden später warst du schon im Land: Deine Aktion „Territorium“ ist ausgeführt. Aber sieh dir das fünfte
    Feld auf dem [Pfad des Kriegers](path:warrior) an.
    .title = Eine Aktion mehr
    .task = Mach einen Schritt auf dem [Pfad des Kriegers](path:warrior).
    .hint = Beige liegt oben, und dieser Pfad ist beige.
    .move = { step-exempt.move }
    .done = Das Feld gibt dir noch eine Aktion „Territorium“, und zwar sofort.
    .finish = Das darfst du, aber das nächste Feld gibt etwas Besonderes. Nimm den Zug zurück.
    .once = Das wäre eine zweite Aktion „Territorium“. Aber ein Feld auf einem Pfad kann dir eine geben.

step-extra = Diese Aktion ist nicht an deine Farbe gebunden: Setz einen neuen Cree auf ein beliebiges freies Gebiet oder zieh
    einen auf ein beliebiges freies Gebiet daneben. Du darfst auch verzichten.
    .title = In beliebiger Landschaft
    .task = Hol dir das Kanu von diesem [See](region:13).
    .hint = Seen sind blau, aber auf Farben kommt es jetzt nicht an.
    .move = Klick auf den [See](region:13).
    .done = Ein Kanu, ganz ohne blaue Scheibe. Und die Runde geht weiter.
    .elsewhere = Das geht, jedes freie Gebiet ist recht. Aber diesmal hol dir das Kanu: Nimm den Zug zurück.
    .finish = Erlaubt, du darfst verzichten. Aber hier ist ein Kanu zu haben: Nimm den Zug zurück.
    .taken = Dort steht schon jemand. Das gilt auch für diese Aktion.

step-shell = Das dritte Feld auf dem [Pfad des Schamanen](path:shaman) gibt dir ein Wampum. Was man damit tun kann, kommt in einem
    späteren Kapitel. Ein genutztes Wampum wird umgedreht, und zwei Felder weiter auf demselben Pfad wird eins von deinen wieder
    aktiv. Ist keins verbraucht, gibt dieses Feld eine Feder.
    .title = Ein Wampum
    .task = Mach einen Schritt auf dem [Pfad des Schamanen](path:shaman).
    .hint = Es ist der weiße.
    .move = Klick auf den [Pfad des Schamanen](path:shaman).
    .done = Neben deinem Dorf liegt ein aktives Wampum. Auch das fünfte Feld beim Sammler gibt eins.
    .land = { step-first-space.land }
    .wake = { step-first-space.wake }
    .finish = Möglich, aber hier ist ein Wampum zu haben. Nimm den Zug zurück.

step-end = Am Ende der Pfade von Sammler, Krieger und Jäger gibt es 5 Punkte, für alle, die so weit kommen. Auf dem [Pfad des
    Jägers](path:hunter) stehst du kurz davor.
    .title = Das Ende eines Pfades
    .task = Geh auf dem [Pfad des Jägers](path:hunter) bis ans Ende.
    .hint = Ein Schritt fehlt noch.
    .move = { step-useless.move }
    .done = 5 Punkte, und dein Cree bleibt für immer dort.
    .land = Erlaubt, aber 5 Punkte warten. Nimm den Zug zurück.
    .wake = Das geht, aber 5 Punkte warten. Nimm den Zug zurück.
    .finish = Möglich, aber 5 Punkte warten. Nimm den Zug zurück.

step-spared = Der Pfad des [Schamanen](path:shaman) endet anders. Vor der Schlusswertung muss jeder Clan aus jedem Lager, das
    nicht leer ist, ein Gut opfern. Wer am Ende dieses Pfades steht, opfert nichts.
    .title = Kein Opfer
    .task = Geh auf dem [Pfad des Schamanen](path:shaman) bis ans Ende.
    .hint = Weiß liegt in Caros Dorf, und du stehst auf dem fünften Feld.
    .move = { step-shell.move }
    .done = Am Schluss behält dein Clan alle seine Güter.
    .brown = Das darfst du, aber diesmal geh auf dem Pfad des Schamanen bis ans Ende. Nimm den Zug zurück.
    .land = { step-first-space.wake }
    .finish = Möglich, aber ohne diesen Schritt musst du am Schluss Güter opfern. Nimm den Zug zurück.

step-again = Zwei deiner Cree stehen am Ende eines Pfades. Weiter können sie nicht, und doch nützt dir eine Aktion dort noch
    etwas: Jedes Mal bekommst du, was neben dem Ende aufgedruckt ist, die 5 Punkte aber nicht mehr. Nur neben dem Ende des
    Schamanenpfads steht nichts.
    .title = Immer wieder am Ende
    .task = Nutz das Ende auf dem [Pfad des Jägers](path:hunter).
    .hint = Nimm den Pfad, auf dem du schon am Ende stehst.
    .move = { step-useless.move }
    .done = 2 Punkte und beim nächsten Mal wieder. Das Ende beim Sammler gibt jedes Mal eine Beere, beim Krieger ein Pferd.
    .green = Das geht, aber diesmal nutz ein Ende. Nimm den Zug zurück.
    .land = Erlaubt, aber diesmal nutz ein Ende. Nimm den Zug zurück.
    .finish = Möglich, aber 2 Punkte warten. Nimm den Zug zurück.
