question-following = { $who } does this: { $about }. Who is next?
claim-decides = { $who }
because-clockwise = Turns go round clockwise, so it is { $who }.
question-outcome = { $decision } { $who } does this: { $about }. How many cakes has { $who } then?
claim-has-cakes = { $cakes ->
    [one] one cake
   *[other] { $cakes } cakes
}
