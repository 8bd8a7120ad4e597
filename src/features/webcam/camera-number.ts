import type { Language } from "#src/i18n/language.ts";
import { cameras, type Camera } from "./webcam.ts";

/** TABLE  what a camera is, before its number. */
const names: Record<Language, string> = { nb: "Kamera", en: "Camera", de: "Kamera" };

/** What a camera is called until staff have said what it looks at: "Kamera 2". */
export const numberedName = (camera: Camera, language: Language): string =>
  `${names[language]} ${cameras.indexOf(camera) + 1}`;
