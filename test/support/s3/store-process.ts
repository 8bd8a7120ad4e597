/*
 * Runs a store in a separate process, so that measurements of the client don't include the store's work. Sends the
 * store's settings to the parent process, and ends with the parent process.
 */
import { startStore } from "./s3.ts";

const store = await startStore();
process.once("disconnect", () => void store[Symbol.asyncDispose]());
process.send!(store.environment);
