import { z } from "zod";
import { idInPath, staffCall } from "#src/platform/api/api.ts";
import { staffCamera } from "./camera.ts";
import { takePictureDown } from "./cameras.server.ts";
import { cameras } from "./webcam.ts";
import { listCameraAges } from "./webcam.server.ts";

const cameraAge = z.object({
  camera: z.enum(cameras),
  takenAt: z.iso.datetime().nullable().describe("The time of the camera's picture. Null without a picture"),
  isOld: z.boolean().describe("True if the picture is marked as old for guests"),
  isOn: z.boolean(),
});
export type CameraAge = z.infer<typeof cameraAge>;

export const cameraRoutes = [
  staffCall("put", "/cameras/{id}/takedown", {
    summary: "Permanently removes a camera's current picture",
    description:
      "The picture disappears from all pages, addresses and files at once. The camera's next picture is shown.",
    params: z.object({ id: idInPath }),
    answer: staffCamera,
    isVersioned: true,
    handle: (context, { target }) => takePictureDown(context, target),
  }),
  staffCall("get", "/overview/cameras", {
    summary: "The cameras with the age of their pictures",
    description: "For the start screen of the staff area.",
    answer: z.array(cameraAge),
    handle: listCameraAges,
  }),
];
