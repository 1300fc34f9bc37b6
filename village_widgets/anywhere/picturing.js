import { keepPicture } from "./interpreter.js";

// A worker that makes the snapshot of Python from which later visits start: one page of a browser at a time.
// Its name is the language of the page.
const name = `village-picture@${new URL("./", location.href).pathname}`;
await navigator.locks.request(name, { ifAvailable: true }, (lock) => lock && keepPicture(self.name));
close();
