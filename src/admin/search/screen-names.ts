import { adminText } from "#messages/admin";
import { personText } from "#messages/inbox";
import { contentGroups, partsIn } from "#src/campsite/page-texts/staff/content-parts.ts";
import type { Language } from "#src/i18n/language.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";

export interface NamedScreen {
  name: string;
  /** The purpose of the screen, where its name doesn't say it. */
  what?: string;
  to: string;
}

/** Returns the staff screens with their names in a language. The staff area has a build for each language. */
export function screensIn(language: Language): NamedScreen[] {
  const { screens } = adminText[language];
  return [
    ...(Object.keys(screens) as (keyof typeof screens)[]).map((key) => ({
      name: screens[key],
      to: staffAddresses[key],
    })),
    ...contentGroups
      .flatMap(partsIn)
      .map(({ name, what, to }) => ({ name: name[language], what: what[language], to })),
    { name: personText[language].title, to: staffAddresses.person },
  ];
}
