import { makeFilePicker } from "../components/files.js";

/** @import { Send } from "../components/types" */

// A button that asks for a file and sends its bytes, or only the size of a file that is far too large: Python
// answers. Any file may be chosen, because phones grey out types that they don't know: each gets
// an answer.
const LARGEST_FILE = 6_000_000;
const NUMBERS = /\.toml$/i; // an owner's own numbers: the check of their copy reads and keeps them

/** Read a file and return its bytes in base64. @type {(file: File) => Promise<string>} */
function encodeFile(file) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () =>
      resolve(String(reader.result).slice(String(reader.result).indexOf(",") + 1)),
    );
    reader.addEventListener("error", () => reject(reader.error));
    reader.readAsDataURL(file);
  });
}

/** Make a button, and its hidden input, that asks for a file and sends its bytes, or opens the check of a
 * copy with the text of a `.toml` file. Any file may be chosen, because phones grey out what they don't know;
 * of a file that is far too large only its size is sent. Python answers in each case.
 * @param {string} label @param {Send} send */
export function makeGamePicker(label, send) {
  return makeFilePicker(label, "", async (file) => {
    if (file.size > LARGEST_FILE) return send({ do: "open", size: file.size });
    try {
      if (NUMBERS.test(file.name)) return send({ do: "checking", text: await file.text(), file: true });
      send({ do: "open", data: file.size ? await encodeFile(file) : "" });
    } catch {
      send({ do: "open", text: "" });
    }
  });
}
