import type { Kind } from "#src/cms/feature.ts";
import { kindNames, kinds } from "#src/cms/kinds.ts";
import { type Translated } from "#src/i18n/language.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { inEachOf } from "#src/i18n/texts.ts";
import type { IconName } from "#src/ui/icon.tsx";
import { contentAdminText } from "#messages/page-texts";

export interface ContentPart {
  place: number;
  icon: IconName;
  name: Translated<string>;
  what: Translated<string>;
  to: string;
}

/** The opening hours are fields of the identity but have a screen of their own. */
const openingHours: ContentPart = {
  place: 1,
  icon: "clock",
  name: inEachOf(contentAdminText, ({ openingHours: { name } }) => name),
  what: inEachOf(contentAdminText, ({ openingHours: { what } }) => what),
  to: staffAddresses.openingHours,
};

export const contentGroups = ["campsite", "lists"] as const;

export function partsIn(group: (typeof contentGroups)[number]): ContentPart[] {
  const listed = kindNames.flatMap((kind) => {
    const { content, words, ...screens }: Kind = kinds[kind];
    if (content?.group !== group) return [];
    const name = inEachOf(words, (each) => each.name!);
    const what = inEachOf(words, (each) => each.what!);
    return { ...content, name, what, to: "list" in screens ? screens.list : screens.screen };
  });
  return [...(group === "campsite" ? [openingHours] : []), ...listed].toSorted((a, b) => a.place - b.place);
}
