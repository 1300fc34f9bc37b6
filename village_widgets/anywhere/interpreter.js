// Python for a worker of the pages, with all that our packages need.

const PYTHON = new URL("./python/", import.meta.url).href;
const HOME = "/village";

/** Python with our packages. */
export async function interpreter() {
  const [python, program] = await Promise.all([
    import(`${PYTHON}pyodide.mjs`).then(({ loadPyodide }) => loadPyodide({ indexURL: PYTHON })),
    fetch(new URL("./program.zip", import.meta.url)).then((answer) => answer.arrayBuffer()),
  ]);
  python.unpackArchive(program, "zip", { extractDir: HOME });
  python.runPython(`import sys; sys.path.insert(0, "${HOME}")`);
  return python;
}
