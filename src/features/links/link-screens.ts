import type { DescribedScreens } from "#src/features/described/described-screens.ts";
import { otherLanguages, type OtherLanguage } from "#src/i18n/translation.ts";
import { linkKind, type LinkValues } from "./link.ts";
import { linkScreensLabelsText, linkScreensText } from "#messages/links";
import { labelsOf } from "#src/i18n/texts.ts";
import type { Language } from "#src/i18n/language.ts";

const labels = labelsOf(linkScreensLabelsText);

/** What the buttons that move a group move. */
const ofGroup = labels.ofGroup;

/** Its list, in groups that are moved among each other, and its form, where a group is chosen or begun. */
export const linkScreens = {
  kind: linkKind,
  words: linkScreensText,
  list: {
    line: ({ url, description }) => [new URL(url).hostname.replace(/^www\./, ""), description].join(" · "),
    groups: { of: ({ category }) => category, name: (group, language) => ofGroup[language]({ name: group }) },
  },
  form: {
    words: ({ values, set }, all) => ({
      category: {
        choices: (language) => categoriesIn(all, language),
        // A group that exists has its names in the other languages already.
        onWritten(category, written) {
          if (written !== "nb") return;
          for (const language of otherLanguages) {
            const known = categoryIn(all, category, language);
            if (known && !values.translations[language]?.category)
              set(`translations.${language}.category`, known);
          }
        },
      },
    }),
  },
} satisfies DescribedScreens<typeof linkKind>;

/** What the groups are called in a language, each once, in their order. */
export function categoriesIn(links: readonly LinkValues[], language: Language): string[] {
  const names = links.map(({ category, translations }) =>
    language === "nb" ? category : translations[language]?.category,
  );
  return [...new Set(names.filter((name) => name !== undefined && name !== ""))] as string[];
}

/** What a group is called in another language, if one of its links says so. */
export function categoryIn(
  links: readonly LinkValues[],
  category: string,
  language: OtherLanguage,
): string | undefined {
  return links
    .filter((link) => link.category === category)
    .map(({ translations }) => translations[language]?.category)
    .find(Boolean);
}
