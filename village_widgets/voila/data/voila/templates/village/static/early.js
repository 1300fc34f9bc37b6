// The first script of each page. It stands in the page itself; the content security policy allows it by its
// hash.
addEventListener(
  "click",
  ({ target }) => target instanceof Element && target.closest("[data-again]") && location.reload(),
);

/** Open the page in the language that this browser wants, instead of this one; return whether it is another.
 * Only pages without a server have an address for each language; a server sends the right one. */
function leadOn() {
  const { lang, dataset } = document.documentElement;
  if (!dataset.addresses) return false;
  const addresses = JSON.parse(dataset.addresses);
  const folder = new URL("./", new URL(dataset.python ?? "", location.href)).pathname;
  const key = `village-language${folder === "/" ? "" : `@${folder}`}`; // host/language.js keeps it
  const known = Object.keys(addresses);
  const match = (/** @type {string | null} */ tag) => {
    const [low, main] = [tag?.toLowerCase(), tag?.toLowerCase().split("-")[0]];
    const own = known.find((one) => one.toLowerCase() === low);
    return own ?? known.find((one) => one.split("-")[0] === main);
  };
  const asked = match(new URLSearchParams(location.search).get("lang"));
  let kept = null;
  try {
    if (asked) localStorage.setItem(key, asked);
    kept = localStorage.getItem(key);
  } catch {
    kept = lang === "en" ? null : lang; // only the address knows what was chosen
  }
  const wanted = asked ?? [kept, ...navigator.languages].map(match).find(Boolean) ?? "en";
  if (wanted === lang) return false;
  document.write("<plaintext hidden>"); // nothing of this page is shown or run
  location.replace(new URL(addresses[wanted] + location.search + location.hash, location.href));
  return true;
}

// Connect to the page's process at once, or start Python if the page needs no server: both take longest. The
// page's own script comes later and takes over (host/door.js, anywhere/process.js).
if (!leadOn()) {
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
