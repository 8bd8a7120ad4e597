/*
 * Runs a store in its own process, so that its work isn't measured with its client's. Sends its settings to the parent,
 * and ends with it.
 */
import { startStore } from "./s3.ts";

const store = await startStore();
process.once("disconnect", () => void store[Symbol.asyncDispose]());
process.send!(store.environment);
