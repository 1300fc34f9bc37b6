// The format of messages between a page and its Python process: v1.kernel.websocket.jupyter.org. First stands
// the number of places, then the places: where each part begins, and where the last one ends. The parts are
// the name of the channel, four texts of JSON (header, parent header, metadata, content), and binary buffers.

/** The header of a message; its type decides how it is handled.
 * @typedef {{ msg_id?: string, msg_type: string, [more: string]: unknown }} Header */
/** A message of Jupyter's protocol.
 * @typedef {{ channel: string, header: Header, parent_header?: Partial<Header>, content: Record<string,
 * any>,
 * buffers: DataView[] }} Message */

export const PROTOCOL = "v1.kernel.websocket.jupyter.org";
const PLACE = 8; // bytes of a number
const TEXTS = 5; // parts that are texts

/** Pack a message into bytes. @param {Message} message @returns {Uint8Array<ArrayBuffer>} */
export function pack({ channel, header, parent_header = {}, content, buffers }) {
  const texts = [channel, ...[header, parent_header, {}, content].map((part) => JSON.stringify(part))].map(
    (text) => new TextEncoder().encode(text),
  );
  const parts = [
    ...texts,
    ...buffers.map(({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength)),
  ];
  const places = [PLACE * (parts.length + 2)];
  for (const part of parts) places.push(places[places.length - 1] + part.length);
  const packed = new Uint8Array(places[places.length - 1]);
  const numbers = new DataView(packed.buffer);
  for (const [at, number] of [places.length, ...places].entries())
    numbers.setBigUint64(at * PLACE, BigInt(number), true);
  for (const [at, part] of parts.entries()) packed.set(part, places[at]);
  return packed;
}

/** Unpack a message from bytes. @param {ArrayBuffer} packed @returns {Message} */
export function unpack(packed) {
  const numbers = new DataView(packed);
  /** Return the number at a place. @param {number} at */
  const readNumber = (at) => Number(numbers.getBigUint64(at * PLACE, true));
  const places = Array.from({ length: readNumber(0) }, (_, at) => readNumber(at + 1));
  const parts = places.slice(1).map((end, at) => new DataView(packed, places[at], end - places[at]));
  const [channel, header, parent_header, , content] = parts
    .slice(0, TEXTS)
    .map((part) => new TextDecoder().decode(part));
  return {
    channel,
    header: JSON.parse(header),
    parent_header: JSON.parse(parent_header),
    content: JSON.parse(content),
    buffers: parts.slice(TEXTS),
  };
}
