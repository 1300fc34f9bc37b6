task-costs = Bake a cake from { $payment }.
question-following = { $who }’s move: { $about }. Who is next?
claim-decides = { $who }
because-clockwise = Turns go round clockwise, so it is { $who }.
question-outcome = { $scene } { $who }’s move: { $about }. How many cakes has { $who } then?
claim-has-cakes = { $cakes ->
    [one] one cake
   *[other] { $cakes } cakes
}
remark-decides = It is not { $who }.
remark-has-cakes = { remark-number }
