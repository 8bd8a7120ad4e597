import type { FormScreens } from "#src/cms/staff/described/described-screens.ts";
import { cameraFormScreensText } from "#messages/webcam";
import { cameraKind } from "./camera.ts";

/** The form of a camera has only the title. Staff switch the camera and take its picture down on another screen. */
export const cameraForm = {
  kind: cameraKind,
  words: cameraFormScreensText,
} satisfies FormScreens<typeof cameraKind>;
