// In JupyterLab the page says whether it is light or dark; elsewhere the reader's system does.
export function follow(root) {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const own = document.body.dataset.voila !== undefined || document.body.dataset.jpThemeLight === undefined;
  const change = () => { if (own) root.dataset.theme = dark.matches ? "dark" : "light"; };
  change();
  dark.addEventListener("change", change);
  return () => dark.removeEventListener("change", change);
}

// The part of the address behind the #; nothing where that is no text.
export function place() {
  try { return decodeURIComponent(location.hash.slice(1)); } catch { return ""; }
}

// A message that came packed.
export async function unpacked(buffer) {
  const stream = new Blob([buffer]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Response(stream).json();
}
