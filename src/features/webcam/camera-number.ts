import type { Language } from "#src/i18n/language.ts";
import { cameraNumberLabelsText } from "#messages/webcam";
import { labelsOf } from "#src/i18n/texts.ts";
import { cameras, type Camera } from "./webcam.ts";

const labels = labelsOf(cameraNumberLabelsText);

/** TABLE  the word before a camera's number, such as "Kamera". */
const names: Record<Language, string> = labels.names;

/** Returns a name such as "Kamera 2". */
export const numberedName = (camera: Camera, language: Language): string =>
  `${names[language]} ${cameras.indexOf(camera) + 1}`;
