import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import "./page.js";
import { readCookie, writeCookie } from "../../village_widgets/host/cookies.js";

let jar; // the cookies that the page has
let set; // those that it has set, with all their parts

/** Let the page have these cookies until the test is over. */
function haveCookies(get, put) {
  Object.defineProperty(document, "cookie", { get, set: put, configurable: true });
}

beforeEach(() => {
  [jar, set] = ["", []];
  haveCookies(
    () => jar,
    (said) => {
      set.push(said);
      jar = said.split(";")[0];
    },
  );
});
afterEach(() => {
  delete document.cookie;
  delete document.body.dataset.base;
});

test("a cookie is read by its whole name, up to its end", () => {
  jar = "not_xsrf=a; _xsrf=b; more=c";
  assert.deepEqual(["_xsrf", "more", "xsrf", "not_xsrf"].map(readCookie), ["b", "c", "", "a"]);
});

test("a cookie holds for the pages below the server's address, and is sent to no other site's pages", () => {
  document.body.dataset.base = "/up/";
  assert.equal(writeCookie("one", "a"), true);
  document.body.dataset.base = "";
  assert.equal(writeCookie("two", "b", "; max-age=9"), true);
  assert.deepEqual(set, ["one=a; path=/up/; SameSite=Lax", "two=b; path=/; SameSite=Lax; max-age=9"]);
});

test("a browser that drops cookies, or forbids them, says so and breaks nothing", () => {
  haveCookies(
    () => "",
    () => {},
  );
  assert.deepEqual([writeCookie("one", "a"), readCookie("one")], [false, ""]);
  const refuse = () => {
    throw new DOMException("no", "SecurityError");
  };
  haveCookies(refuse, refuse);
  assert.deepEqual([writeCookie("one", "a"), readCookie("one")], [false, ""]);
});
