import type { PageName } from "#src/i18n/addresses.ts";
import { inEveryLanguage, type Translated } from "#src/i18n/language.ts";
import type { ChosenIcon } from "#src/resource/icon-names.ts";

interface Fact {
  icon: ChosenIcon;
  text: Translated<{ label: string; value: string }>;
}

export interface DemoPage {
  page: PageName;
  /** What guests scan for, most important first. */
  facts: Fact[];
  /** `description` is the meta description, at most 155 characters; `body` is HTML. */
  text: Translated<{ title: string; lead: string; description: string; body: string }>;
}

/** A fact of a page: what it is about, and what is so. */
export function fact(icon: ChosenIcon, words: Translated<[label: string, value: string]>): Fact {
  return {
    icon,
    text: inEveryLanguage((language) => {
      const [label, value] = words[language];
      return { label, value };
    }),
  };
}
