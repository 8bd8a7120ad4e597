/*
 * A store in a process of its own, so that whoever measures isn't measured with it: forked, it sends its settings, and
 * ends with the one who forked it.
 */
import { startStore } from "./s3.ts";

const store = await startStore();
process.once("disconnect", () => void store[Symbol.asyncDispose]());
process.send!(store.environment);
