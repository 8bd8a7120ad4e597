import type { FormScreens } from "#src/features/described/described-screens.ts";
import { cameraFormScreensText } from "#messages/webcam";
import { cameraKind } from "./camera.ts";

/** Its form in the staff area: what it looks at. Turning it off and taking a picture down have a screen of their own. */
export const cameraForm = {
  kind: cameraKind,
  words: cameraFormScreensText,
} satisfies FormScreens<typeof cameraKind>;
