// What each page has from its beginning on. It lies in the page itself: the server's policy knows it by its hash.
Object.assign(window, { voila_heartbeat() {} }); // Voila calls it while a cell takes long
addEventListener("click", ({ target }) => target instanceof Element && target.closest("[data-again]") && location.reload());
