import { z } from "zod";
import { resourceFields } from "#src/resource/schemas.ts";
import { cameras } from "./webcam.ts";

/** What staff choose of a camera. */
export const cameraInput = z.object({
  isOn: z.boolean().describe("Whether guests see what the camera sends"),
});
export type CameraInput = z.infer<typeof cameraInput>;

/** A camera as staff get it. */
export const staffCamera = cameraInput
  .extend(resourceFields)
  .extend({
    name: z.enum(cameras).describe("The name of the file that it writes"),
    takenAt: z.iso
      .datetime()
      .nullable()
      .describe("When the picture was taken that guests see; null without one"),
  })
  .meta({ id: "Camera" });
export type StaffCamera = z.infer<typeof staffCamera>;
