import type { Language } from "#src/i18n/language.ts";
import { cameraNumberLabelsText } from "#messages/webcam";
import { labelsOf } from "#src/i18n/texts.ts";
import { localize } from "#src/i18n/translation.ts";
import type { CameraWords } from "./camera.ts";
import { cameras, type Camera } from "./webcam.ts";

/** TABLE  the words for a camera before its number. */
const names: Record<Language, string> = labelsOf(cameraNumberLabelsText).names;

/** Returns a name such as "Kamera 2". */
export const numberedName = (camera: Camera, language: Language): string =>
  `${names[language]} ${cameras.indexOf(camera) + 1}`;

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
