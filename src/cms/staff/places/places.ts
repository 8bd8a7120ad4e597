import { site } from "#site";
import type { Feature, Kind } from "#src/cms/feature.ts";
import { kindNames, kinds } from "#src/cms/kinds.ts";
import type { Language } from "#src/i18n/language.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import {
  placeOfGroup,
  type PlaceName,
  type PlaceRow,
  type RowGroup,
} from "#src/cms/staff/places/place-row.ts";
import { adminText } from "#messages/admin";

const features: readonly Feature[] = site;

/** All rows: the rows of kinds with `content`, and the rows of features' other screens. */
const rows: readonly PlaceRow[] = [
  ...kindNames.flatMap((name) => {
    const { content, words, ...screens }: Kind = kinds[name];
    return content ? [{ ...content, words, to: "list" in screens ? screens.list : screens.screen }] : [];
  }),
  ...features.flatMap((feature) => feature.rows ?? []),
];

export const rowsIn = (group: RowGroup): PlaceRow[] =>
  rows.filter((row) => row.group === group).toSorted((one, other) => one.place - other.place);

export const groupsOf = (place: PlaceName): RowGroup[] =>
  (Object.keys(placeOfGroup) as RowGroup[]).filter((group) => placeOfGroup[group] === place);

/** Returns the main screen to which the screens of a group return. */
export function placeOf(group: RowGroup, language: Language): { name: string; to: string } {
  const place = placeOfGroup[group];
  return { name: adminText[language].screens[place], to: staffAddresses[place] };
}

export const rowNames = (language: Language) =>
  rows.map(({ words, to }) => {
    const { name = "", what = "", searchWords = "" } = words[language];
    return { name, what, searchWords, to };
  });

/** Returns the main screen to which a screen belongs. Returns undefined for a screen without a row. */
export function placeAt(pathname: string): PlaceName | undefined {
  const row = rows
    .filter(({ to }) => to !== staffAddresses.start && (pathname === to || pathname.startsWith(`${to}/`)))
    .toSorted((one, other) => other.to.length - one.to.length)[0];
  return row && placeOfGroup[row.group];
}
