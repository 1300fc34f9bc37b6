/** @import { Model } from "./types" */

/** Unpack a message. It is read as a response's body: a Blob would go to the browser's process and back.
 * @param {BlobPart} buffer */
async function unpack(buffer) {
  const { body } = new Response(buffer);
  return new Response(body?.pipeThrough(new DecompressionStream("deflate"))).json();
}

/** Return a receiver that passes on the messages of Python in their order. Unpacking a long message takes a
 * moment, so each message waits for the one before it.
 * @template T @param {(message: T) => void} receive
 * @returns {(message: T & { packed?: boolean }, buffers: BlobPart[]) => void} */
export function receiveInOrder(receive) {
  let received = Promise.resolve();
  return (message, buffers) => {
    received = received
      .then(async () => receive(message.packed ? await unpack(buffers[0]) : message))
      .catch(console.error);
  };
}

/** Receive the message that came with the page, if there is one for this reader; return whether there is, or
 * else the page has to ask. A message for newcomers names something, such as a chapter, that their progress
 * doesn't.
 * @param {Model} model @param {(message: any, buffers: BlobPart[]) => void} receive
 * @param {string} [copy] the reader's progress */
export function receiveForetold(model, receive, copy = "") {
  const told = model.get("_told");
  const newcomer = model.get("_newcomer");
  if (!told?.byteLength || (newcomer && copy.includes(newcomer))) return false;
  receive({ packed: true }, [told]);
  return true;
}
