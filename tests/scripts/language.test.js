import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { settle } from "./page.js";
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
addEventListener("village:language", listen);

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
