// Cookies of the pages below this server's address. A browser may forbid all of them.

/** Return the value of a cookie; empty if there is none, or if the browser forbids cookies.
 * @param {string} name */
export function readCookie(name) {
  try {
    return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? "";
  } catch {
    return "";
  }
}

/** Set a cookie, for this browser session unless `more` says otherwise; return whether the browser has it.
 * @param {string} name @param {string} value @param {string} more other parts of it */
export function writeCookie(name, value, more = "") {
  try {
    const path = new URL(document.body.dataset.base || "./", location.href).pathname;
    // biome-ignore lint/suspicious/noDocumentCookie: the newer way is asynchronous and not in every browser
    document.cookie = `${name}=${value}; path=${path}; SameSite=Lax${more}`;
  } catch {
    return false;
  }
  return readCookie(name) === value;
}
