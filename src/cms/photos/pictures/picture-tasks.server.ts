import { readFile } from "node:fs/promises";
import { serveTasks } from "#src/platform/worker-process/worker-program.ts";
import { measureWebcamPicture, readWebcamPicture } from "#src/features/webcam/webcam-picture.server.ts";
import { cutDrawing, receiveGround } from "#src/features/plan/ground/ground-tasks.server.ts";
import { renderIcon } from "#src/campsite/look/icon-tasks.server.ts";
import { receivePicture } from "./picture-check.server.ts";
import { encodeAvif, pictureHash, renderSharedPicture } from "./picture-files.server.ts";

/* The program of the picture worker process (picture-worker.server.ts). */
const tasks = {
  hash: async (file: string) => pictureHash(await readFile(file)),
  receive: async (file: string) => receivePicture(await readFile(file)),
  encodeAvif,
  renderSharedPicture,
  readWebcamPicture,
  measureWebcamPicture,
  cutDrawing,
  renderIcon,
  receiveGround,
};

export type PictureTasks = typeof tasks;

serveTasks(tasks);
