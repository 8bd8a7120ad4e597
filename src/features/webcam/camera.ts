import { z } from "zod";
import { requiredYesNo } from "#src/resource/fields.ts";
import { defineKind, type InputOf } from "#src/resource/kind.ts";
import { cameras } from "./webcam.ts";

/** A camera, of which staff choose whether guests see what it sends. */
export const cameraKind = defineKind({
  name: "camera",
  about: "The webcams, and what guests see of them",
  one: "a camera",
  many: "cameras",
  order: [{ by: "id", direction: "asc" }],
  words: {},
  fields: {
    isOn: requiredYesNo(
      { nb: "Vises på nettstedet", en: "Shown on the website", de: "Auf der Website zu sehen" },
      "Whether guests see what the camera sends",
    ),
  },
  given: {
    name: { output: z.enum(cameras).describe("The name of the file that it writes") },
    /** A picture of then or before is never shown: ISO 8601 in UTC; null when none was taken down. */
    hiddenUntil: {
      output: z.iso.datetime().nullable(),
      label: {
        nb: "Bildet som ble tatt ned, var fra",
        en: "The picture taken down was from",
        de: "Das entfernte Bild war von",
      },
    },
  },
});
export type CameraInput = InputOf<typeof cameraKind>;

/** A camera as staff get it. */
export const staffCamera = cameraKind.stored
  .omit({ hiddenUntil: true })
  .extend({
    takenAt: z.iso
      .datetime()
      .nullable()
      .describe("When the picture was taken that guests see; null without one"),
  })
  .meta({ id: "Camera" });
export type StaffCamera = z.infer<typeof staffCamera>;
