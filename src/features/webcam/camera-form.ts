import type { FormScreens } from "#src/cms/staff/described/described-screens.ts";
import { cameraFormScreensText } from "#messages/webcam";
import { cameraKind } from "./camera.ts";

/** The form of a camera has only the title. Another screen turns the camera on and off, and removes its picture. */
export const cameraForm = {
  kind: cameraKind,
  words: cameraFormScreensText,
} satisfies FormScreens<typeof cameraKind>;
