lesson-title = Deine erste Partie
lesson-about = Eine ganze Partie gegen einen einfachen Gegner. Am Anfang erfährst du, welcher Zug gut aussieht und warum, dann nur noch,
    worauf es ankommt, und später nichts mehr, außer du fragst.
