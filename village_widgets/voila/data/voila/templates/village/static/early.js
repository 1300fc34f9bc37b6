// The first script of each page; only leading.js comes before it. It stands in the page itself; the content
// security policy allows it by its hash.
addEventListener(
  "click",
  ({ target }) => target instanceof Element && target.closest("[data-again]") && location.reload(),
);

// Connect to the page's process at once, or start Python if the page needs no server: both take longest. The
// page's own script comes later and takes over (host/door.js, anywhere/process.js).
{
  const { door, python } = document.documentElement.dataset;
  if (door) {
    const socket = new WebSocket(new URL(door, location.href).href.replace(/^http/, "ws"));
    const heard = /** @type {string[]} */ ([]);
    socket.onmessage = ({ data }) => heard.push(data);
    Object.assign(window, { [Symbol.for("village-companion.door")]: { socket, heard } });
  }
  if (python) {
    const worker = new Worker(python, { type: "module", name: document.documentElement.lang });
    const failed = new Promise((resolve) => {
      worker.onerror = resolve;
    });
    Object.assign(window, { [Symbol.for("village-companion.python")]: { worker, failed } });
  }
}
