import type { Language } from "#src/i18n/language.ts";
import { localize } from "#src/i18n/translation.ts";
import type { CameraWords } from "./camera.ts";
import { numberedName } from "./camera-number.ts";
import type { Camera } from "./webcam.ts";

/** Returns the title of a camera. A camera without a title has a numbered name. */
export function cameraName(
  camera: Camera,
  { title, translations }: CameraWords,
  language: Language,
): { name: string; wordsIn: Language } {
  const localized = localize({ title }, translations, language);
  return localized.words.title === ""
    ? { name: numberedName(camera, language), wordsIn: language }
    : { name: localized.words.title, wordsIn: localized.language };
}
