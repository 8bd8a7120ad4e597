import { fileBeside, openWorkerProcess } from "#src/platform/worker-process/worker-process.ts";
import type { PictureTasks } from "./picture-tasks.server.ts";

const program = fileBeside(import.meta.url, "picture-tasks.server");

/**
 * The process that decodes and encodes pictures. A picture of 40 megapixels takes 160 MB, and libvips never returns
 * its memory: twelve phone photos left 300 MB in the server. An idle worker process ends and frees it.
 */
export const pictures = openWorkerProcess<PictureTasks>(program, {
  last: ["encodeAvif"],
  maxMilliseconds: 60_000,
  idleMilliseconds: 30_000,
});
