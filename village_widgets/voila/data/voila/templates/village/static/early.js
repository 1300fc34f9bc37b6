// What each page has from its beginning on. It lies in the page itself: the server's policy knows it by its hash.
addEventListener("click", ({ target }) => target instanceof Element && target.closest("[data-again]") && location.reload());

// A page that needs a process asks for it at once. Its own script, which comes later, takes up what has been said (host/door.js).
{
  const { door } = document.documentElement.dataset;
  if (door) {
    const socket = new WebSocket(new URL(door, location.href).href.replace(/^http/, "ws"));
    const heard = /** @type {string[]} */ ([]);
    socket.onmessage = ({ data }) => heard.push(data);
    Object.assign(window, { [Symbol.for("village-companion.door")]: { socket, heard } });
  }
}
