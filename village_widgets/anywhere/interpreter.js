// Python for a worker of the pages, with all that our packages need. Later visits begin from a picture of the memory of a Python that
// has imported everything, where the browser could keep one. It fits what it was built with and the browser that made it.
//
// A picture holds addresses of the library in C that our packages use. So that is loaded before Python begins, always at the same place.

/** @typedef {[path: string, content: Uint8Array]} File */
/** @typedef {{ python: any, pictured: boolean }} Begun */

const BUILD = "";
const PYTHON = new URL("./python/", import.meta.url).href;
const BINARY = `${PYTHON}pyodide.asm.wasm`;
const HOME = "/village";
const LIBRARY = ".so";
const KEPT = "village-pictures";
const PICTURE = new URL("./picture", import.meta.url).href;
const FITS = `${BUILD} ${navigator.userAgent}`;

// What Python is made of comes and is compiled while its picture is read. Its loader would ask for it only then, one after the other,
// and is given this. A server that does not know what such a file is gets it compiled all the same, once it is whole.
const ask = fetch;
const compiled = fetched(WebAssembly.compileStreaming).catch(() => fetched(async (file) => WebAssembly.compile(await (await file).arrayBuffer())));
const coming = new Map(["python_stdlib.zip", "pyodide-lock.json"].map((name) => [`${PYTHON}${name}`, fetch(`${PYTHON}${name}`)]));
coming.set(BINARY, Promise.resolve(new Response())); // nobody reads it
const made = Promise.all([import(`${PYTHON}pyodide.mjs`), import(`${PYTHON}pyodide.asm.mjs`)]);
globalThis.fetch = (what, how) => {
  const found = coming.get(String(what));
  coming.delete(String(what));
  return found ?? ask(what, how);
};
WebAssembly.instantiateStreaming = async (_source, imports) => {
  const module = await compiled;
  return { module, instance: await WebAssembly.instantiate(module, imports) };
};

/** @param {(file: Promise<Response>) => Promise<WebAssembly.Module>} compile */
function fetched(compile) {
  return compile(ask(BINARY));
}

/** Python with our packages, and whether nothing is left to be done for later visits. @returns {Promise<Begun>} */
export async function interpreter() {
  const files = unpacked();
  const { memory, known } = await picture();
  if (memory) {
    try {
      const python = await begun(files, memory);
      performance.mark("from a picture");
      return { python, pictured: true };
    } catch (error) {
      console.info("Python begins without its picture:", error);
      const useless = await memory.then(() => true, () => false); // whole, and still nothing begins from it
      if (useless) await keep(new Uint8Array());
      return { python: await begun(files), pictured: useless };
    }
  }
  return { python: await begun(files), pictured: known };
}

/** Make a picture and let the browser keep it. Where that fails, or nothing begins from it, it is not tried again. */
export async function keepPicture() {
  try {
    const python = await begun(unpacked(), null, { _makeSnapshot: true });
    python.runPython("from village_widgets.anywhere.browser import warm; warm()");
    await keep(python.makeMemorySnapshot());
  } catch (error) {
    console.info("There is no picture of Python:", error);
    await keep(new Uint8Array());
  }
}

/**
 * Python begins while its picture is still being read; without all of that it does not go on.
 * @param {Promise<File[]>} unpacking @param {Promise<Uint8Array> | null} reading @param {Record<string, unknown>} options
 */
async function begun(unpacking, reading = null, options = {}) {
  const [{ loadPyodide }, { default: create }] = await made;
  /** @type {File[]} */
  let files = [];
  /** @type {Uint8Array | null} */
  let memory = null;
  const loading = loadPyodide({
    indexURL: PYTHON,
    fsInit: async (/** @type {any} */ system) => {
      files = await unpacking;
      write(system, files);
      memory = await reading?.catch(() => new Promise(() => {})) ?? null;
    },
    createPyodideModule: (/** @type {any} */ machine) => {
      machine.onRuntimeInitialized = () => {
        for (const [path] of files) if (path.endsWith(LIBRARY)) machine.loadDynamicLibrary(path, { global: false, nodelete: true }, {});
        if (!memory) return;
        machine._malloc(memory.length); // the picture replaces all of the memory: there has to be as much
        const { restoreSnapshot } = machine.API;
        machine.API.restoreSnapshot = () => restoreSnapshot(memory);
      };
      return create(machine);
    },
    ...(reading && { _loadSnapshot: new Uint8Array() }), // it takes the place of this
    ...options,
  });
  const [python] = await Promise.all([loading, compiled, unpacking, reading]);
  if (!memory) python.runPython(`import sys; sys.path.insert(0, "${HOME}")`);
  return python;
}

/** The files of our packages (compile.mjs). @returns {Promise<File[]>} */
async function unpacked() {
  const { body } = await fetch(new URL("./program.gz", import.meta.url));
  if (!body) throw new Error("there is no program");
  const whole = new Uint8Array(await new Response(body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());
  let at = whole.indexOf(10) + 1;
  /** @type {[string, number][]} */
  const index = JSON.parse(new TextDecoder().decode(whole.subarray(0, at)));
  return index.map(([path, size]) => {
    at += size;
    return [`${HOME}/${path}`, whole.subarray(at - size, at)];
  });
}

/** @param {any} system @param {File[]} files */
function write(system, files) {
  const folders = new Set();
  for (const [path, content] of files) {
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!folders.has(folder)) system.mkdirTree(folder);
    folders.add(folder);
    system.writeFile(path, content, { canOwn: true });
  }
}

/** The picture that was kept, if it fits, while it is read; and whether it is known that there is one, or can be none. */
async function picture() {
  const found = await (await pictures())?.match(PICTURE);
  if (found?.headers.get("fits") !== FITS) return { memory: null, known: false };
  return { memory: found.headers.get("size") === "0" ? null : whole(found), known: true };
}

/** What is kept, unless it is damaged. @param {Response} found */
async function whole(found) {
  const memory = new Uint8Array(await found.arrayBuffer());
  if (found.headers.get("sum") !== sum(memory)) throw new Error("it is damaged");
  return memory;
}

/** @param {Uint8Array} memory */
async function keep(memory) {
  const headers = { fits: FITS, size: String(memory.length), sum: sum(memory) };
  await (await pictures())?.put(PICTURE, new Response(/** @type {any} */ (memory), { headers }));
}

/** Where pictures are kept: nowhere, where a browser keeps nothing for the page's address. */
const pictures = async () => globalThis.caches?.open(KEPT);

/** What changes with any of its bits. It guards against damage, not against malice, and is there in a moment. @param {Uint8Array} memory */
function sum(memory) {
  const words = new Uint32Array(memory.buffer, memory.byteOffset, memory.length >> 2);
  let sum = 0;
  for (let at = 0; at < words.length; at++) sum = (Math.imul(sum, 31) + words[at]) | 0;
  return String(sum);
}
