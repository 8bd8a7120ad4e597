import { readFile } from "node:fs/promises";
import { serveTasks } from "#src/platform/worker-process/worker-program.ts";
import { receivePicture } from "./picture-check.server.ts";
import { encodeAvif, pictureHash, renderSharedPicture } from "./picture-files.server.ts";

const tasks = {
  hash: async (file: string) => pictureHash(await readFile(file)),
  receive: async (file: string) => receivePicture(await readFile(file)),
  encodeAvif,
  renderSharedPicture,
};

export type PictureTasks = typeof tasks;

serveTasks(tasks);
