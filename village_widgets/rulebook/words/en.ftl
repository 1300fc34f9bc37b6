### English words of the rulebook page. What begins with ui- is handed to the page as it is.

ui-rules-find = Find a rule
ui-rules-find-about = Type what you would ask at the table, in any of the languages.
# Words that any question may have; a search counts them less. Between upright lines.
ui-rules-common = a | an | the | this | that | these | those | do | does | did | doing | i | we | you | he | she | they | it | me | us | my | your | our | their | its | can | could | may | might | must | shall | should | will | would | have | has | had | am | is | are | was | were | be | been | being | to | of | in | on | at | by | for | from | with | into | out | off | over | about | as | than | then | so | if | and | or | but | not | no | when | what | how | who | whom | whose | where | why | which | any | some | there | here | just | also | still | get | gets | got | let | lets | happen | happens | happening | allowed | need | needs | want
ui-rules-games = The rules of
# The number of rules follows after a colon
ui-rules-found = Rules found
ui-rules-none = No rule has these words. Try fewer of them, or others.
ui-rules-leans = It builds on
ui-rules-asked = Exercises about it
ui-rules-link = Link to this rule
ui-rules-board = The rule on the board

# The only heading of a game whose rules are not in groups yet
rules-all = All rules
# Beside a value of a ruling: what a table plays that decides nothing else
ruling-usual = usually

## The position that shows a rule

# $choice is worded as on its button.
example-refused = Try it: “{ $choice }”. The rule refuses it.
example-made = Do it, and see what happens: “{ $choice }”.
example-try = Try it
example-none = There is no position for this rule yet.

## Setting up at a glance

ui-glance-title = Setting up at a glance
ui-glance-clear = Clear all ticks
ui-glance-board = The table as it is set up
# $count (number): values that differ from the edition
setup-section-start = Who begins
glance-owned =
    With the numbers of your copy: { $count ->
        [one] 1 differs
       *[other] { $count } differ
    }.
