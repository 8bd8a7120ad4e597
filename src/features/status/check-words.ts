import type { CheckWords, Kind } from "#src/cms/feature.ts";
import { resourceName } from "#src/cms/history/resource-name.ts";
import { kinds, type KindName } from "#src/cms/kinds.ts";
import type { Language } from "#src/i18n/language.ts";
import type { Check } from "./status.ts";
import { statusText } from "#messages/status";

/** Returns a name for staff, such as "Webkameraet «Kamera 1»", or the name in the code of a job without one. */
export function labelOfCheck(check: Check, language: Language): string {
  const text = statusText[language];
  switch (check.of) {
    case "source":
      return text.source[check.name].name;
    case "job":
      return Object.hasOwn(text.jobs, check.name)
        ? text.jobs[check.name as keyof typeof text.jobs]
        : check.name;
    case "mail":
    case "disk":
      return text[check.of].name;
    default: {
      const { of: kind, name, title } = check;
      const shown = title || resourceName({ kind, name }, language, (each) => each);
      return resourceCheckWords(kind, language).name({ name: shown });
    }
  }
}

export function adviceFor(check: Check, language: Language): string {
  return "sentAt" in check ? resourceCheckWords(check.of, language).act : statusText[language][check.of].act;
}

export const resourceCheckWords = (kind: KindName, language: Language): CheckWords =>
  (kinds[kind] as Kind).check![language];
