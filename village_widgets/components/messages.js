// A message that came packed.
async function unpacked(buffer) {
  const stream = new Blob([buffer]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Response(stream).json();
}

// What takes up the messages of Python and hands them on as they came. Long ones come packed; unpacking takes a moment, so every
// message waits for the one before it.
export function inOrder(hear) {
  let heard = Promise.resolve();
  return (message, buffers) => {
    heard = heard.then(async () => hear(message.packed ? await unpacked(buffers[0]) : message)).catch(console.error);
  };
}
