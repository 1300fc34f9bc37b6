// Python for a worker of the pages, with all that our packages need. Later visits begin from a picture of the memory of a Python that
// has imported everything, where the browser could keep one. It fits what it was built with and the browser that made it.
//
// A picture holds addresses of the library in C that our packages use. So that is loaded before Python begins, always at the same place.

/** @typedef {[path: string, content: Uint8Array]} File */
/** @import { FileSystem, Machine, Python } from "./types" */
/** @typedef {{ python: Python, pictured: boolean }} Begun */

const BUILD = "";
const PYTHON = new URL("./python/", import.meta.url).href;
const HOME = "/village";
const LIBRARY = ".so";
const KEPT = "village-pictures";
const PICTURE = new URL("./picture", import.meta.url).href;
const FITS = `${BUILD} ${navigator.userAgent}`;

// What Python is made of comes and is compiled while its picture is read. Its loader would compile it only then, and is given this.
// A server that does not know what such a file is gets it compiled all the same, once it is whole.
const compiled = fetched(WebAssembly.compileStreaming).catch(() =>
  fetched(async (file) => WebAssembly.compile(await (await file).arrayBuffer())),
);
const made = Promise.all([import(`${PYTHON}pyodide.mjs`), import(`${PYTHON}pyodide.asm.mjs`), compiled]);
WebAssembly.instantiateStreaming = async (source, imports) => {
  Promise.resolve(source)
    .then(({ body }) => body?.cancel())
    .catch(console.error); // else it would come for as long as the page is there
  const module = await compiled;
  return { module, instance: await WebAssembly.instantiate(module, imports) };
};

/** @param {(file: Promise<Response>) => Promise<WebAssembly.Module>} compile */
function fetched(compile) {
  return compile(fetch(`${PYTHON}pyodide.asm.wasm`));
}

/** Python with our packages, and whether nothing is left to be done for later visits. @returns {Promise<Begun>} */
export async function interpreter() {
  const [files, { memory, known }] = await Promise.all([unpacked(), picture()]);
  if (memory) {
    try {
      const python = await begun(files, memory);
      performance.mark("from a picture");
      return { python, pictured: true };
    } catch (error) {
      console.info("Python begins without its picture:", error);
      await keep(new Uint8Array());
    }
  }
  return { python: await begun(files), pictured: known };
}

/** Make a picture and let the browser keep it. Where that fails, or nothing begins from it, it is not tried again. */
export async function keepPicture() {
  try {
    const python = await begun(await unpacked(), null, { _makeSnapshot: true });
    python.runPython("from village_widgets.anywhere.browser import warm; warm()");
    await keep(python.makeMemorySnapshot());
  } catch (error) {
    console.info("There is no picture of Python:", error);
    await keep(new Uint8Array());
  }
}

/** @param {File[]} files @param {Uint8Array | null} memory @param {Record<string, unknown>} options @returns {Promise<Python>} */
async function begun(files, memory = null, options = {}) {
  const [{ loadPyodide }, { default: create }] = await made;
  const python = await loadPyodide({
    indexURL: PYTHON,
    fsInit: (/** @type {FileSystem} */ system) => write(system, files),
    createPyodideModule: (/** @type {Machine} */ machine) => {
      machine.onRuntimeInitialized = () => {
        for (const [path] of files)
          if (path.endsWith(LIBRARY)) machine.loadDynamicLibrary(path, { global: false, nodelete: true }, {});
        if (memory) machine._malloc(memory.length); // the picture replaces all of the memory: there has to be as much
      };
      return create(machine);
    },
    ...(memory && { _loadSnapshot: memory }),
    ...options,
  });
  if (!memory) python.runPython(`import sys; sys.path.insert(0, "${HOME}")`);
  return python;
}

/** The files of our packages (compile.mjs). @returns {Promise<File[]>} */
async function unpacked() {
  const { body } = await fetch(new URL("./program.gz", import.meta.url));
  if (!body) throw new Error("there is no program");
  const whole = new Uint8Array(
    await new Response(body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer(),
  );
  let at = whole.indexOf(10) + 1;
  /** @type {[string, number][]} */
  const index = JSON.parse(new TextDecoder().decode(whole.subarray(0, at)));
  return index.map(([path, size]) => {
    at += size;
    return [`${HOME}/${path}`, whole.subarray(at - size, at)];
  });
}

/** @param {FileSystem} system @param {File[]} files */
async function write(system, files) {
  const folders = new Set();
  for (const [path, content] of files) {
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!folders.has(folder)) system.mkdirTree(folder);
    folders.add(folder);
    system.writeFile(path, content);
  }
}

/** The picture that was kept, if it is whole and fits, and whether it is known that there is one, or can be none. */
async function picture() {
  const found = await (await pictures())?.match(PICTURE);
  if (found?.headers.get("fits") !== FITS) return { memory: null, known: false };
  const memory = new Uint8Array(await found.arrayBuffer());
  const whole = found.headers.get("sum") === sum(memory);
  return { memory: whole && memory.length ? memory : null, known: whole };
}

/** @param {Uint8Array<ArrayBuffer>} memory */
async function keep(memory) {
  const headers = { fits: FITS, sum: sum(memory) };
  await (await pictures())?.put(PICTURE, new Response(memory, { headers }));
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
