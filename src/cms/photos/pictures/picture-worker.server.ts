import { fileBeside, openWorkerProcess } from "#src/platform/worker-process/worker-process.ts";
import type { PictureTasks } from "./picture-tasks.server.ts";

const program = fileBeside(import.meta.url, "picture-tasks.server");

/** The worker process for pictures. It ends when idle, because libvips keeps up to 300 MB of memory. */
export const pictures = openWorkerProcess<PictureTasks>(program, {
  last: ["encodeAvif"],
  maxMilliseconds: 60_000,
  idleMilliseconds: 30_000,
});
