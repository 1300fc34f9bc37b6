### English words of the form that lays a table out by hand. What begins with ui- is handed to the page as it is.

## The form

ui-laying = Lay out the table
ui-laying-next = { ui-lesson-next }
ui-laying-previous = { ui-check-back }
ui-laying-overview = Overview
ui-laying-lay = Lay it out like this
ui-laying-leave = Leave it for now
ui-laying-afresh = Start again from what the companion has
ui-laying-resume = Back to what you entered
ui-laying-kept = What you entered before is still here.
ui-laying-set-aside = This is what the companion has. What you entered is not lost.
ui-laying-enter = dashed: not entered yet
ui-laying-plus = one more
ui-laying-minus = one fewer
ui-laying-onward = next number
ui-laying-erase = erase
ui-laying-digits = Numbers
ui-laying-seen = looked at
ui-laying-unseen = not looked at yet
ui-laying-wrong = something can’t be
ui-laying-fine = Everything fits together. Every piece in the box is somewhere.
ui-laying-fine-unseen = What stands here fits together. Whatever has an empty circle has not been looked at yet.
ui-laying-not-looked = Not looked at yet:
ui-laying-look = Look at them
ui-laying-as-it-stands = It is right as it stands
ui-laying-unsure = This can’t be yet. Touch a line to go there; nothing that you entered is lost.
ui-laying-empty-slot = empty
ui-laying-take-away = { ui-check-take-away }

laying-progress = { $number } of { $count }
laying-round = Round
laying-round-missing = The first round is round 1.
laying-section-overview = { ui-laying-overview }
    .about = When everything is right, lay the table out. The game then goes on from there.
laying-cell = { $where }: { $what }

## What can’t be

laying-not-a-number = { $where }: a whole number is needed here.
laying-not-a-choice = { $where }: that is not one of the answers.
laying-below-zero = { $where }: there can’t be fewer than none.
laying-too-high = { $where }: that is too many, { $most } at most.
laying-nobody = { $where }: nobody sits there.
