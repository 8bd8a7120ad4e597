import path from "node:path";
import { openWorkerProcess } from "#src/platform/worker-process/worker-process.ts";
import type { PictureTasks } from "./picture-tasks.server.ts";

/** The program lies next to this file, in the source and in the build. */
const program = new URL(`picture-tasks.server${path.extname(import.meta.url)}`, import.meta.url);

/**
 * The process that decodes and encodes pictures. A picture of 40 megapixels takes 160 MB, and libvips never returns
 * its memory: twelve phone photos left 300 MB in the server. An idle worker process ends and frees it.
 */
export const pictures = openWorkerProcess<PictureTasks>(program, {
  last: ["encodeAvif"],
  maxMilliseconds: 60_000,
  idleMilliseconds: 30_000,
});
