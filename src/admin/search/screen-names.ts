import { adminText } from "#messages/admin";
import { rowNames } from "#src/cms/staff/places/places.ts";
import type { Language } from "#src/i18n/language.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";

export interface NamedScreen {
  name: string;
  /** The purpose of the screen. Omitted when the name is clear enough. */
  what?: string;
  to: string;
}

/** Returns the staff screens with their names in a language. */
export function screensIn(language: Language): NamedScreen[] {
  const { screens } = adminText[language];
  const rows = rowNames();
  const names = (Object.keys(screens) as (keyof typeof screens)[]).filter(
    (key) => key === "start" || !rows.some(({ to }) => to === staffAddresses[key]),
  );
  return [
    ...names.map((key) => ({ name: screens[key], to: staffAddresses[key] })),
    ...rows.map(({ name, what, to }) => ({ name: name[language], what: what[language], to })),
  ];
}
