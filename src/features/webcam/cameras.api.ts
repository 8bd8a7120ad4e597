import { z } from "zod";
import { defineStaffCall, idInPath } from "#src/platform/api/api.ts";
import { staffCamera } from "./camera.ts";
import { takePictureDown } from "./cameras.server.ts";

/** PUT /cameras/{id}/takedown */
export const putTakenDown = defineStaffCall({
  summary: "Takes a camera's picture down at once, for good",
  description:
    "No page, address or file of the site has it any more. The camera's next picture is shown as it comes.",
  params: z.object({ id: idInPath }),
  answer: staffCamera,
  isVersioned: true,
  handle: (context, { target }) => takePictureDown(context, target),
});
