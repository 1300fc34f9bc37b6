// What each page has from its beginning on. It lies in the page itself: the server's policy knows it by its hash.
addEventListener(
  "click",
  ({ target }) => target instanceof Element && target.closest("[data-again]") && location.reload(),
);

// A page asks for its process at once, or begins its Python where it needs no server, which takes longest. Its own script, which
// comes later, goes on with it (host/door.js, anywhere/process.js).
{
  const { door, python } = document.documentElement.dataset;
  if (door) {
    const socket = new WebSocket(new URL(door, location.href).href.replace(/^http/, "ws"));
    const heard = /** @type {string[]} */ ([]);
    socket.onmessage = ({ data }) => heard.push(data);
    Object.assign(window, { [Symbol.for("village-companion.door")]: { socket, heard } });
  }
  if (python) {
    const worker = new Worker(python, { type: "module" });
    const failed = new Promise((resolve) => {
      worker.onerror = resolve;
    });
    Object.assign(window, { [Symbol.for("village-companion.python")]: { worker, failed } });
  }
}
