// The part of the address behind the #; nothing where that is no text.
export function fragment() {
  try { return decodeURIComponent(location.hash.slice(1)); } catch { return ""; }
}
