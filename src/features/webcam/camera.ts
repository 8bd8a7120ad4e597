import { z } from "zod";
import { optionalLine, requiredYesNo } from "#src/cms/kind/fields.ts";
import { defineKind, type InputOf, type StoredOf } from "#src/cms/kind/kind.ts";
import { cameraLabelsText, camerasAdminText } from "#messages/webcam";
import { labelsOf } from "#src/i18n/texts.ts";
import { cameras, type Camera, type CameraPicture } from "./webcam.ts";

const labels = labelsOf(cameraLabelsText);

export const cameraKind = defineKind({
  name: "camera",
  about: "The webcams",
  one: "a camera",
  many: "cameras",
  order: [{ by: "id", direction: "asc" }],
  words: {
    title: optionalLine(labels.title, {
      max: 60,
      about: "The camera's title. If it is empty, the camera's number is shown",
      hint: labels.titleHint,
    }),
  },
  fields: {
    /** Staff turn a camera on and off beside its picture. The form has no switch. */
    isOn: {
      ...requiredYesNo(labels.isOn, "True when guests see the camera's picture"),
      control: "none",
    },
  },
  restoreNote: ({ isOn }, language) => (isOn === false ? camerasAdminText[language].isOn.hint : undefined),
  given: {
    name: { output: z.enum(cameras).describe("The name of the camera's file") },
    /** Pictures from this time or earlier are never shown. ISO 8601 in UTC; null when no picture was taken down. */
    hiddenUntil: {
      output: z.iso.datetime().nullable(),
      label: labels.hiddenUntil,
    },
  },
});
export type CameraInput = InputOf<typeof cameraKind>;

export type CameraWords = Pick<StoredOf<typeof cameraKind>, "title" | "translations">;

export interface CameraShown extends CameraWords {
  camera: Camera;
  isOn: boolean;
  picture: CameraPicture | undefined;
}

export const staffCamera = cameraKind.answer
  .omit({ hiddenUntil: true })
  .extend({
    takenAt: z.iso
      .datetime()
      .nullable()
      .describe("The time of the picture that guests see. Null without a picture"),
  })
  .meta({ id: "Camera" });
export type StaffCamera = z.infer<typeof staffCamera>;
