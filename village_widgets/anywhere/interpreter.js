// Python for a worker of the pages, with all that our packages need. It has English words, and those of the
// language that the page speaks. Later visits start from a snapshot of the memory of a Python that has
// imported everything, if the browser could keep one. It fits the build and the browser that made it; one of
// a page in another language serves until there is a better one.
//
// A snapshot holds addresses of the C library that our packages use: the library is loaded first, always at
// the same place.

/** A file of our packages. @typedef {[path: string, content: Uint8Array]} File */
/** @import { FileSystem, Machine, Python } from "./types" */
/** A started Python, and whether later visits have a snapshot.
 * @typedef {{ python: Python, pictured: boolean }} StartedPython */

const BUILD = "";
const ENGLISH = "en"; // its words are part of the program
const PYTHON = new URL("./python/", import.meta.url).href;
const HOME = "/village";
const LIBRARY = ".so";
const KEPT = "village-pictures";
const PICTURE = new URL("./picture", import.meta.url).href;
const FITS = `${BUILD} ${navigator.userAgent}`;

// Python is loaded and compiled while its snapshot is read; its own loader would compile it only afterwards.
// If the server does not know the file's type, it is compiled once it is whole.
const compiled = fetchPython(WebAssembly.compileStreaming).catch(() =>
  fetchPython(async (file) => WebAssembly.compile(await (await file).arrayBuffer())),
);
const made = Promise.all([import(`${PYTHON}pyodide.mjs`), import(`${PYTHON}pyodide.asm.mjs`), compiled]);
WebAssembly.instantiateStreaming = async (source, imports) => {
  Promise.resolve(source)
    .then(({ body }) => body?.cancel())
    .catch(console.error); // report the error once, instead of as long as the page is open
  const module = await compiled;
  return { module, instance: await WebAssembly.instantiate(module, imports) };
};

/** Fetch the compiled part of Python and compile it.
 * @param {(file: Promise<Response>) => Promise<WebAssembly.Module>} compile */
function fetchPython(compile) {
  return compile(fetch(`${PYTHON}pyodide.asm.wasm`));
}

/** Start Python with our packages and the words of a language; `pictured` tells whether later visits in that
 * language have a snapshot.
 * @param {string} [language] @returns {Promise<StartedPython>} */
export async function startPython(language = ENGLISH) {
  const [files, { memory, known }] = await Promise.all([loadFiles(language), loadPicture(language)]);
  if (memory) {
    try {
      const python = await startFrom(files, memory);
      performance.mark("from a picture");
      return { python, pictured: known };
    } catch (error) {
      console.info("Python starts without its snapshot:", error);
      await keep(language, new Uint8Array());
    }
  }
  return { python: await startFrom(files), pictured: known };
}

/** Add the words of a language to a Python that has started.
 * @param {Python} python @param {string} language */
export async function addWords(python, language) {
  await write(python.FS, await loadWords(language));
}

/** Make a snapshot for pages in a language and let the browser keep it. If that fails, or Python does not
 * start from it, it is not tried again. @param {string} language */
export async function keepPicture(language) {
  try {
    const python = await startFrom(await loadFiles(language), null, { _makeSnapshot: true });
    const said = JSON.stringify(language);
    python.runPython(`from village_widgets.anywhere.browser import warm; warm(${said})`);
    await keep(language, python.makeMemorySnapshot());
  } catch (error) {
    console.info("Making a snapshot of Python failed:", error);
    await keep(language, new Uint8Array());
  }
}

/** Start Python with our files, from the memory of a snapshot if there is one.
 * @param {File[]} files @param {Uint8Array | null} memory @param {Record<string, unknown>} options
 * @returns {Promise<Python>} */
async function startFrom(files, memory = null, options = {}) {
  const [{ loadPyodide }, { default: create }] = await made;
  const python = await loadPyodide({
    indexURL: PYTHON,
    fsInit: (/** @type {FileSystem} */ system) => write(system, files),
    createPyodideModule: (/** @type {Machine} */ machine) => {
      machine.onRuntimeInitialized = () => {
        for (const [path] of files)
          if (path.endsWith(LIBRARY)) machine.loadDynamicLibrary(path, { global: false, nodelete: true }, {});
        if (memory) machine._malloc(memory.length); // the snapshot needs as much memory as it has
      };
      return create(machine);
    },
    ...(memory && { _loadSnapshot: memory }),
    ...options,
  });
  if (!memory) python.runPython(`import sys; sys.path.insert(0, "${HOME}")`);
  return python;
}

/** Load the files of our packages, and the words of a language. @param {string} language */
async function loadFiles(language) {
  return (await Promise.all([unpack("program"), loadWords(language)])).flat();
}

/** Load the word files of a language; none for English. @param {string} language */
async function loadWords(language) {
  return language === ENGLISH ? [] : unpack(`words-${language}`);
}

/** Load the files of an archive (site/packing.py).
 * @param {string} name @returns {Promise<File[]>} */
async function unpack(name) {
  const { ok, body } = await fetch(new URL(`./${name}.gz`, import.meta.url));
  if (!ok || !body) throw new Error(`the site has no file ${name}.gz`);
  const whole = new Uint8Array(
    await new Response(body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer(),
  );
  let at = whole.indexOf(10) + 1;
  /** The size in bytes of each file, by its path. @type {[string, number][]} */
  const index = JSON.parse(new TextDecoder().decode(whole.subarray(0, at)));
  return index.map(([path, size]) => {
    at += size;
    return [`${HOME}/${path}`, whole.subarray(at - size, at)];
  });
}

/** Write files into Python's file system. @param {FileSystem} system @param {File[]} files */
async function write(system, files) {
  const folders = new Set();
  for (const [path, content] of files) {
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!folders.has(folder)) system.mkdirTree(folder);
    folders.add(folder);
    system.writeFile(path, content);
  }
}

/** Load the snapshot if it is whole and fits; `known` tells whether there is one for a language, or can be
 * none.
 * @param {string} language */
async function loadPicture(language) {
  const cache = await openPictures();
  if (!cache) return { memory: null, known: true };
  const found = await cache.match(PICTURE);
  if (found?.headers.get("fits") !== FITS) return { memory: null, known: false };
  const memory = new Uint8Array(await found.arrayBuffer());
  const whole = found.headers.get("sum") === computeChecksum(memory);
  const spoken = !memory.length || found.headers.get("language") === language;
  return { memory: whole && memory.length ? memory : null, known: whole && spoken };
}

/** Let the browser keep the snapshot of a language; an empty one means that none can be made.
 * @param {string} language @param {Uint8Array<ArrayBuffer>} memory */
async function keep(language, memory) {
  const headers = { fits: FITS, language, sum: computeChecksum(memory) };
  await (await openPictures())?.put(PICTURE, new Response(memory, { headers }));
}

/** Open the cache of snapshots; undefined in a browser that keeps nothing for the page's address. */
async function openPictures() {
  try {
    return await globalThis.caches?.open(KEPT);
  } catch (error) {
    console.info("The browser keeps no snapshot of Python:", error);
  }
}

/** Return a checksum, which guards against damage.
 * @param {Uint8Array} memory */
function computeChecksum(memory) {
  const words = new Uint32Array(memory.buffer, memory.byteOffset, memory.length >> 2);
  let sum = 0;
  for (let at = 0; at < words.length; at++) sum = (Math.imul(sum, 31) + words[at]) | 0;
  return String(sum);
}
