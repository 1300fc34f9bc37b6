// node compile.mjs PYTHON SOURCES PROGRAM: compile the files of the zip file SOURCES with the Python for
// browsers in the folder PYTHON, so that no browser has to, and write them to PROGRAM. Compiled files replace
// their sources. PROGRAM is compressed as a whole: a line of JSON with the path and the size of each file,
// then the files one after the other (interpreter.js unpacks it).
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, sources, program] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${folder}/` });
python.FS.writeFile("/sources.zip", readFileSync(sources));
python.runPython(`
from compileall import compile_dir
from gzip import compress
from json import dumps
from pathlib import Path
from py_compile import PycInvalidationMode
from zipfile import ZipFile

home = Path("/program")
ZipFile("/sources.zip").extractall(home)
compile_dir(home, quiet=2, legacy=True, invalidation_mode=PycInvalidationMode.UNCHECKED_HASH)
files = sorted(file for file in home.rglob("*") if file.is_file())
kept = [file for file in files if not (file.suffix == ".py" and file.with_suffix(".pyc").exists())]
index = [(file.relative_to(home).as_posix(), file.stat().st_size) for file in kept]
packed = dumps(index).encode() + b"\\n" + b"".join(file.read_bytes() for file in kept)
Path("/program.gz").write_bytes(compress(packed, mtime=0))
`);
writeFileSync(program, python.FS.readFile("/program.gz"));
