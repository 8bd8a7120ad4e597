import path from "node:path";
import { openWorkshop } from "#src/platform/workshop/workshop.ts";
import type { PictureTasks } from "./picture-tasks.server.ts";

/** Next to this file, in the source and in the build. */
const program = new URL(`picture-tasks.server${path.extname(import.meta.url)}`, import.meta.url);

/**
 * Where pictures are decoded and made. A picture of 40 megapixels takes 160 MB, and what libvips once had, its process
 * keeps: twelve photos of a phone left 300 MB with the server.
 */
export const pictures = openWorkshop<PictureTasks>(program, {
  last: ["encodeAvif"],
  mostMilliseconds: 60_000,
  idleMilliseconds: 30_000,
});
