import { keepPicture } from "./interpreter.js";

// A worker that makes the snapshot of Python from which later visits start: one page of a browser at a time.
await navigator.locks.request("village-picture", { ifAvailable: true }, (lock) => lock && keepPicture());
close();
