import type { DescribedScreens } from "#src/cms/staff/described/described-screens.ts";
import { otherLanguages, type OtherLanguage } from "#src/i18n/translation.ts";
import { linkKind, type LinkValues } from "./link.ts";
import { linkScreensLabelsText, linkScreensText } from "#messages/links";
import { labelsOf } from "#src/i18n/texts.ts";
import type { Language } from "#src/i18n/language.ts";

const labels = labelsOf(linkScreensLabelsText);

const ofGroup = labels.ofGroup;

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
        // If another link has the same category, this link gets the category's translations from that link.
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

export function categoriesIn(links: readonly LinkValues[], language: Language): string[] {
  const names = links.map(({ category, translations }) =>
    language === "nb" ? category : translations[language]?.category,
  );
  return [...new Set(names.filter((name) => name !== undefined && name !== ""))] as string[];
}

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
