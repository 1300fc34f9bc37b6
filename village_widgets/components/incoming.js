/** @import { Model } from "./types" */

// A message that came packed; read as a response's body, for a Blob of it would have to go to the browser's process and back.
/** @param {BlobPart} buffer */
async function unpacked(buffer) {
  const { body } = new Response(buffer);
  return new Response(body?.pipeThrough(new DecompressionStream("deflate"))).json();
}

// What takes up the messages of Python and hands them on as they came. Long ones come packed; unpacking takes a moment, so every
// message waits for the one before it.
/** @template T @param {(message: T) => void} hear @returns {(message: T & { packed?: boolean }, buffers: BlobPart[]) => void} */
export function inOrder(hear) {
  let heard = Promise.resolve();
  return (message, buffers) => {
    heard = heard
      .then(async () => hear(message.packed ? await unpacked(buffers[0]) : message))
      .catch(console.error);
  };
}

// Hand on what the page was told with its screen, before it has said anything. `copy` is what the browser remembers of its reader:
// some of it is told to newcomers alone, of whom it does not name what is named there. Returns whether there is something; else the
// page has to ask.
/** @type {(model: Model, receive: (message: any, buffers: BlobPart[]) => void, copy?: string) => boolean} */
export function foretold(model, receive, copy = "") {
  const told = model.get("_told");
  const newcomer = model.get("_newcomer");
  if (!told?.byteLength || (newcomer && copy.includes(newcomer))) return false;
  receive({ packed: true }, [told]);
  return true;
}
