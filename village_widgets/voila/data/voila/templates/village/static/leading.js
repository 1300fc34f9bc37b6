// The first script of a page that has an address for each language, as pages without a server do: it opens
// the page in the language that this browser wants, instead of this one. A server sends the right one.
{
  const { lang, dataset } = document.documentElement;
  const addresses = JSON.parse(dataset.addresses ?? "{}");
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
    kept = lang === "en" ? null : lang; // without storage, only the address tells the reader's choice
  }
  const wanted = asked ?? [kept, ...navigator.languages].map(match).find(Boolean) ?? "en";
  if (wanted !== lang) {
    document.documentElement.hidden = true;
    stop(); // the browser loads, shows and runs no more of this page
    location.replace(new URL(addresses[wanted] + location.search + location.hash, location.href));
  }
}
