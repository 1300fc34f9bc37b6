// node compile.mjs PYTHON PROGRAM: compile all that is packed in PROGRAM with the Python for browsers in the folder PYTHON, so that
// no browser has to. What was compiled takes the place of its source.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, program] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${folder}/` });
python.FS.writeFile("/program.zip", readFileSync(program));
python.runPython(`
from compileall import compile_dir
from pathlib import Path
from py_compile import PycInvalidationMode
from zipfile import ZIP_DEFLATED, ZipFile

home = Path("/program")
ZipFile("/program.zip").extractall(home)
compile_dir(home, quiet=2, legacy=True, invalidation_mode=PycInvalidationMode.UNCHECKED_HASH)
with ZipFile("/program.zip", "w", ZIP_DEFLATED, compresslevel=9) as packed:
    for file in sorted(file for file in home.rglob("*") if file.is_file()):
        if not (file.suffix == ".py" and file.with_suffix(".pyc").exists()):
            packed.write(file, file.relative_to(home))
`);
writeFileSync(program, python.FS.readFile("/program.zip"));
