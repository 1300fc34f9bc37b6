// What each page has from its beginning on. It lies in the page itself: the server's policy knows it by its hash.
addEventListener("click", ({ target }) => target instanceof Element && target.closest("[data-again]") && location.reload());
