import { z } from "zod";
import { defineStaffCall, idInPath } from "#src/platform/api/api.ts";
import { staffCamera } from "./camera.ts";
import { takePictureDown } from "./cameras.server.ts";

/** PUT /cameras/{id}/takedown */
export const putTakenDown = defineStaffCall({
  summary: "Permanently removes a camera's current picture",
  description:
    "It disappears from all pages, addresses and files at once. The camera's next picture is shown again.",
  params: z.object({ id: idInPath }),
  answer: staffCamera,
  isVersioned: true,
  handle: (context, { target }) => takePictureDown(context, target),
});
