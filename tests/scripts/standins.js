// Modules of a worker beside stand-ins for those that they import, in a folder of their own.
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before } from "node:test";
import { pathToFileURL } from "node:url";

let folder;
let loaded = 0;

/** Prepare all tests of a file: lay modules of `anywhere` beside the texts of their stand-ins.
 * @param {string[]} names @param {Record<string, string>} standIns */
export function prepareModules(names, standIns) {
  before(() => {
    folder = mkdtempSync(join(tmpdir(), "village-"));
    writeFileSync(join(folder, "package.json"), '{"type":"module"}');
    for (const [name, text] of Object.entries(standIns)) writeFileSync(join(folder, `${name}.js`), text);
    for (const name of names)
      copyFileSync(
        new URL(`../../village_widgets/anywhere/${name}.js`, import.meta.url),
        join(folder, `${name}.js`),
      );
  });
  after(() => rmSync(folder, { recursive: true }));
}

/** Load a module anew, as each worker does. @param {string} name */
export const loadModule = (name) => import(`${pathToFileURL(join(folder, `${name}.js`))}?${loaded++}`);
