import { keepPicture } from "./interpreter.js";

// Makes the picture of Python from which later visits begin, in a worker of its own: one page of a browser at a time.
await navigator.locks.request("village-picture", { ifAvailable: true }, (lock) => lock && keepPicture());
close();
