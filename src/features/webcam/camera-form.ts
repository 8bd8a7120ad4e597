import type { FormScreens } from "#src/cms/staff/described/described-screens.ts";
import { cameraFormScreensText } from "#messages/webcam";
import { cameraKind } from "./camera.ts";

/** The form has only the title. Another screen switches the camera and takes its picture down. */
export const cameraForm = {
  kind: cameraKind,
  words: cameraFormScreensText,
} satisfies FormScreens<typeof cameraKind>;
