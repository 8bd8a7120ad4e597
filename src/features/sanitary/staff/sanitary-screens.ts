import { sanitaryAdminText } from "#messages/sanitary";
import type { DescribedScreens } from "#src/cms/staff/described/described-screens.ts";
import { formatShortTime } from "#src/i18n/format.ts";
import type { Language } from "#src/i18n/language.ts";
import { pageNameIn } from "#src/i18n/names/page-names.ts";
import { inEachOf } from "#src/i18n/texts.ts";
import {
  sanitaryBuildingKind,
  type SanitaryBuildingValues,
} from "#src/features/sanitary/sanitary-building.ts";
import { CleaningFields } from "./cleaning-fields.tsx";

type Cleaning = SanitaryBuildingValues["cleaning"];

function cleaningInWords(cleaning: Cleaning, language: Language, inWords = (time: string) => time): string {
  const text = sanitaryAdminText[language];
  return cleaning
    ? text.cleaned({ from: inWords(cleaning.from), to: inWords(cleaning.to) })
    : text.notCleaned;
}

export const sanitaryScreens = {
  kind: sanitaryBuildingKind,
  words: inEachOf(sanitaryAdminText, ({ empty, ...text }, language) => {
    const page = pageNameIn(language, "sanitary");
    return { ...text, empty: { ...empty, explanation: empty.explanation({ page }) } };
  }),
  list: {
    own: "title",
    line: ({ cleaning, place }, language) =>
      `${place} · ${cleaningInWords(cleaning, language, (time) => formatShortTime(time, language))}`,
  },
  form: {
    controls: { cleaning: CleaningFields },
    named(language) {
      const { cleaning, from, to } = sanitaryAdminText[language];
      return {
        cleaning: [
          {
            path: "cleaning",
            label: cleaning,
            show: (value: unknown) => cleaningInWords(value as Cleaning, language),
          },
          { path: "cleaning.from", label: `${cleaning}, ${from}` },
          { path: "cleaning.to", label: `${cleaning}, ${to}` },
        ],
      };
    },
  },
} satisfies DescribedScreens<typeof sanitaryBuildingKind>;
