import { numberedName } from "#src/features/webcam/camera-number.ts";
import type { Language } from "#src/i18n/language.ts";
import type { Check } from "./status.ts";
import { statusText } from "#messages/status";

/** Returns a check's name, as "Webkameraet «Kamera 1»". A job without a translated name has its own. */
export function checkName(check: Check, language: Language): string {
  const text = statusText[language];
  switch (check.of) {
    case "camera":
      return text.camera.name({ name: check.title || numberedName(check.name, language) });
    case "source":
      return text.source[check.name].name;
    case "job":
      return Object.hasOwn(text.jobs, check.name)
        ? text.jobs[check.name as keyof typeof text.jobs]
        : check.name;
    case "mail":
    case "disk":
      return text[check.of].name;
  }
}

export function checkAct(check: Check, language: Language): string {
  const text = statusText[language];
  return text[check.of].act;
}
