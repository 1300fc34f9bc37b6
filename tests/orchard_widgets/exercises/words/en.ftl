question-following = { $who } does this: { $about }. Who is next?
claim-decides = { $who }
because-clockwise = Turns go round clockwise, so it is { $who }.
