import type { FormScreens } from "#src/cms/staff/described/described-screens.ts";
import { cameraFormScreensText } from "#messages/webcam";
import { cameraKind } from "./camera.ts";

/** A camera's form in the staff area: only its title. Another screen switches it and takes its picture down. */
export const cameraForm = {
  kind: cameraKind,
  words: cameraFormScreensText,
} satisfies FormScreens<typeof cameraKind>;
