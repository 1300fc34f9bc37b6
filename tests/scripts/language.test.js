import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";
import { listLabels, noteReloads, settle } from "./page.js";
import { offerLanguages, retell, tellAgain } from "../../village_widgets/host/language.js";

const PAGE = (language, title, prose, links = "a.ipynb") => `<!DOCTYPE html><html lang="${language}"><head>
<title>${title}</title></head><body><header class="masthead">
<nav aria-label="${title}"><a href="${links}">${title}</a></nav>
<select id="language"><option value="en">English</option><option value="ko">한국어</option></select></header>
<section id="setting-up"><span id="place"></span></section>
<main id="cells"><section class="prose"><p>${prose}</p></section></main></body></html>`;
const ENGLISH = PAGE("en", "Pages", "A <em>table</em>.");
const KOREAN = PAGE("ko", "페이지", "탁자.");
const KEPT = "village-language";

let asked;
let heard;
const listen = ({ detail }) => heard.push(detail.language);
before(() => addEventListener("village:language", listen));
after(() => removeEventListener("village:language", listen));

/** Show the English page, which can be had in Korean. */
beforeEach(() => {
  [asked, heard] = [[], []];
  localStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: the page sets its cookie this way
  document.cookie = `${KEPT}=; path=/; max-age=0`;
  const page = new DOMParser().parseFromString(ENGLISH, "text/html");
  document.title = page.title;
  document.documentElement.lang = "en";
  document.body.replaceChildren(...page.body.childNodes);
  document.querySelector("select").value = "en";
  globalThis.fetch = async (address) => {
    asked.push(new URL(address).searchParams.get("lang"));
    return { ok: true, text: async () => KOREAN };
  };
});

/** Choose a language in the header. */
async function choose(language) {
  const select = document.querySelector("select");
  select.focus();
  select.value = language;
  select.dispatchEvent(new Event("change"));
  await settle();
  await settle();
}

test("a chosen language is kept, and the page says the same in it, with the focus where it was", async () => {
  offerLanguages();
  const [link, place] = [document.querySelector("a"), document.getElementById("place")];
  place.textContent = "3";
  await choose("ko");
  assert.deepEqual([asked, heard], [["ko"], ["ko"]]);
  assert.deepEqual([document.documentElement.lang, document.title], ["ko", "페이지"]);
  assert.equal(document.querySelector(".prose").innerHTML, "<p>탁자.</p>");
  assert.equal(document.querySelector("nav").getAttribute("aria-label"), "페이지");
  assert.deepEqual([document.querySelector("a"), link.textContent, place.textContent], [link, "페이지", "3"]);
  assert.equal(document.activeElement.id, "language");
  assert.equal(localStorage.getItem(KEPT), "ko");
  assert.match(document.cookie, /village-language=ko/);
});

test("a choice counts for a year, and makes no further page to go back to", async (t) => {
  const set = [];
  Object.defineProperty(document, "cookie", {
    get: () => "",
    set: (one) => set.push(one),
    configurable: true,
  });
  t.after(() => {
    delete document.cookie;
    history.replaceState(null, "", "/");
  });
  const { length } = history;
  offerLanguages();
  await choose("ko");
  assert.match(set.at(-1), /^village-language=ko;.*; max-age=31536000$/);
  assert.deepEqual([location.search, history.length], ["?lang=ko", length]);
});

test("a page that can't be had in a language stays as it is", async () => {
  offerLanguages();
  globalThis.fetch = async () => {
    throw new TypeError("no network");
  };
  await choose("ko");
  assert.deepEqual([document.querySelector("select").value, document.title, heard], ["en", "Pages", []]);
  assert.equal(localStorage.getItem(KEPT), null);
});

test("of two choices the last one counts, however late the answer to the first comes", async () => {
  offerLanguages();
  let answer;
  globalThis.fetch = (address) =>
    new URL(address).searchParams.get("lang") === "ko"
      ? new Promise((resolve) => {
          answer = () => resolve({ ok: true, text: async () => KOREAN });
        })
      : Promise.resolve({ ok: true, text: async () => ENGLISH });
  await choose("ko");
  await choose("en");
  answer();
  await settle();
  await settle();
  assert.deepEqual([document.title, document.querySelector("select").value], ["Pages", "en"]);
  assert.deepEqual([heard, localStorage.getItem(KEPT)], [["en"], "en"]);
});

test("what the browser has kept counts, though its server could not know it", async () => {
  localStorage.setItem(KEPT, "ko");
  offerLanguages();
  await settle();
  await settle();
  assert.deepEqual([document.title, document.querySelector("select").value, heard], ["페이지", "ko", ["ko"]]);
});

test("a kept language that is not offered changes nothing", async () => {
  localStorage.setItem(KEPT, "fr");
  offerLanguages();
  await settle();
  assert.deepEqual([asked, document.title], [[], "Pages"]);
});

test("a page whose language changed meanwhile tells its widgets again", () => {
  tellAgain("en");
  tellAgain("ko");
  assert.deepEqual(heard, ["en"]);
});

test("parts that scripts added are replaced with what they say in the other language", () => {
  const [mine, theirs] = ["<p>one<b>two</b></p><i></i>", "<p>하나</p>"].map((html) => {
    const el = document.createElement("div");
    el.innerHTML = html;
    return el;
  });
  retell(mine, theirs);
  assert.equal(mine.innerHTML, "<p>하나</p>");
});

/** Let the answer to every question for a page be this one. */
const answerWith = (answer) => {
  globalThis.fetch = async () => answer;
};

test("a page that the server does not have in a language stays as it is", async () => {
  offerLanguages();
  answerWith({ ok: false, text: async () => KOREAN });
  await choose("ko");
  assert.deepEqual([document.title, document.querySelector("select").value, heard], ["Pages", "en", []]);
});

test("an answer in another language than the chosen one changes nothing", async () => {
  offerLanguages();
  answerWith({ ok: true, text: async () => ENGLISH });
  await choose("ko");
  assert.deepEqual(
    [heard, localStorage.getItem(KEPT), document.querySelector("select").value],
    [[], null, "en"],
  );
});

test("an address that names a language counts more than what the browser has kept", async (t) => {
  t.after(() => history.replaceState(null, "", "/"));
  history.replaceState(null, "", "/?lang=en");
  localStorage.setItem(KEPT, "ko");
  offerLanguages();
  await settle();
  assert.deepEqual([asked, document.querySelector("select").value], [[], "en"]);
});

test("the address names the language only if the browser keeps no cookie, and keeps its place", async (t) => {
  t.after(() => {
    delete document.cookie;
    history.replaceState(null, "", "/");
  });
  history.replaceState({ mine: 1 }, "", "/play?lang=en#step");
  offerLanguages();
  await choose("ko");
  assert.equal(location.href, "http://localhost/play#step");
  Object.defineProperty(document, "cookie", { get: () => "", set() {}, configurable: true });
  answerWith({ ok: true, text: async () => ENGLISH });
  await choose("en");
  assert.equal(location.href, "http://localhost/play?lang=en#step");
  assert.deepEqual(history.state, { mine: 1 });
});

test("all that stands around the cells is told in the other language", async () => {
  const frame = `<a class="skip">A</a>${["unkept", "lost", "newer", "kept"]
    .map((id) => `<section id="${id}">A</section>`)
    .join("")}<footer class="colophon">A</footer>`;
  document.body.insertAdjacentHTML("beforeend", frame);
  const text = KOREAN.replace("</main>", `</main>${frame.replaceAll("A<", "가<")}`);
  answerWith({ ok: true, text: async () => text });
  offerLanguages();
  await choose("ko");
  const parts = document.querySelectorAll(".skip, #unkept, #lost, #newer, #kept, .colophon");
  assert.deepEqual(listLabels(parts), Array(6).fill("가"));
});

test("a device that installs the site later has it in the page's language", async (t) => {
  const link = Object.assign(document.createElement("link"), { rel: "manifest", href: "en.webmanifest" });
  document.head.append(link);
  t.after(() => link.remove());
  answerWith({
    ok: true,
    text: async () => KOREAN.replace("</head>", '<link rel="manifest" href="ko.webmanifest"></head>'),
  });
  offerLanguages();
  await choose("ko");
  assert.equal(link.getAttribute("href"), "ko.webmanifest");
});

test("without a server the page takes over the address and folder of its language", async (t) => {
  t.after(() => {
    history.replaceState(null, "", "/");
    document.querySelector("link").remove();
    delete document.body.dataset.base;
    delete document.documentElement.dataset.addresses;
  });
  history.replaceState(null, "", "/#step");
  const icon = document.createElement("link");
  Object.assign(icon, { rel: "icon", href: "icon.png" });
  document.head.append(icon);
  document.documentElement.dataset.addresses = '{"en":"play.html","ko":"ko/play.html"}';
  const fetched = [];
  const theirs = KOREAN.replace("<html", `<html data-addresses='{"en":"../play.html","ko":"play.html"}'`);
  globalThis.fetch = async (address) => {
    fetched.push(address.href);
    return { ok: true, text: async () => theirs.replace("<body", '<body data-base="../"') };
  };
  offerLanguages();
  await choose("ko");
  assert.deepEqual(fetched, ["http://localhost/ko/play.html#step"]);
  assert.deepEqual(
    [location.pathname + location.hash, document.body.dataset.base],
    ["/ko/play.html#step", "../"],
  );
  assert.equal(JSON.parse(document.documentElement.dataset.addresses).en, "../play.html");
  assert.equal(icon.getAttribute("href"), "http://localhost/icon.png");
});

/** Let the page show what its process printed. */
function print() {
  const printed = document.createElement("section");
  printed.dataset.output = "";
  document.getElementById("cells").append(printed);
}

test("a page with printed texts loads again in the other language, and the focus comes back", async (t) => {
  t.after(() => history.replaceState(null, "", "/"));
  const went = noteReloads(t);
  print();
  offerLanguages();
  await choose("ko");
  assert.deepEqual(
    [went, heard, document.title, localStorage.getItem(KEPT)],
    [["reload"], [], "Pages", "ko"],
  );
  localStorage.clear();
  document.activeElement.blur();
  offerLanguages();
  assert.equal(document.activeElement.id, "language");
  document.activeElement.blur();
  offerLanguages();
  assert.equal(document.activeElement, document.body, "once");
});

test("a page without a server has its printed texts in each language, and does not load again", async (t) => {
  t.after(() => {
    history.replaceState(null, "", "/");
    delete document.documentElement.dataset.addresses;
  });
  const went = noteReloads(t);
  print();
  document.documentElement.dataset.addresses = '{"en":"play.html","ko":"ko/play.html"}';
  offerLanguages();
  await choose("ko");
  assert.deepEqual([went, document.title], [[], "페이지"]);
});

test("a page with printed texts loads again if its process began in the former language", (t) => {
  t.after(() => history.replaceState(null, "", "/"));
  const went = noteReloads(t);
  print();
  tellAgain("en");
  assert.deepEqual(went, []);
  tellAgain("ko");
  assert.deepEqual([went, heard], [["reload"], []]);
  offerLanguages();
  assert.equal(document.activeElement, document.body, "the focus was elsewhere");
});

test("a list of languages is not offered on a page without one", () => {
  document.querySelector("select").remove();
  localStorage.setItem(KEPT, "ko");
  offerLanguages();
  assert.deepEqual(asked, []);
});

test("of elements that are no text only what they say and where they lead is taken over", () => {
  const [mine, theirs] = ["one", "two"].map((say) => {
    const el = document.createElement("a");
    for (const name of ["title", "href", "class", "id", "alt", "lang", "data-x", "aria-label"])
      el.setAttribute(name, say);
    return el;
  });
  mine.textContent = "kept";
  retell(mine, theirs);
  assert.equal(mine.textContent, "kept", "a script has filled it");
  assert.deepEqual(Object.fromEntries([...mine.attributes].map(({ name, value }) => [name, value])), {
    title: "two",
    href: "two",
    class: "one",
    id: "one",
    alt: "two",
    lang: "two",
    "data-x": "two",
    "aria-label": "two",
  });
});
