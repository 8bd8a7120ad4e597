import { renderIcon } from "#src/campsite/look/icon-tasks.server.ts";
import { cutDrawing, receiveGround } from "#src/features/plan/ground/ground-tasks.server.ts";
import { measureWebcamPicture, readWebcamPicture } from "#src/features/webcam/webcam-picture.server.ts";

/** TABLE  the tasks of the picture worker process besides those of the photo library. */
export const ownPictureTasks = {
  readWebcamPicture,
  measureWebcamPicture,
  cutDrawing,
  receiveGround,
  renderIcon,
};
