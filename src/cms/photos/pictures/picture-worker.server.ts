import { fileBeside, openWorkerProcess } from "#src/platform/worker-process/worker-process.ts";
import type { PictureTasks } from "./picture-tasks.server.ts";

const program = fileBeside(import.meta.url, "picture-tasks.server");

/** Ends when idle, because libvips never returns its memory: twelve phone photos leave 300 MB. */
export const pictures = openWorkerProcess<PictureTasks>(program, {
  last: ["encodeAvif"],
  maxMilliseconds: 60_000,
  idleMilliseconds: 30_000,
});
