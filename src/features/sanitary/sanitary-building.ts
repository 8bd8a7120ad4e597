import { z } from "zod";
import { faultWords } from "#src/cms/kind/fault-words.ts";
import type { Identity } from "#src/campsite/identity/identity.ts";
import { seasonState } from "#src/campsite/opening-hours/season.ts";
import { timeZone } from "#src/i18n/format.ts";
import type { Language } from "#src/i18n/language.ts";
import { dayOf } from "#src/i18n/times/time.ts";
import { localize, type Localized } from "#src/i18n/translation.ts";
import { iconChoice, line, list, sortorder, customJson, yesNo } from "#src/cms/kind/fields.ts";
import type { ChosenIcon } from "#src/cms/kind/icon-names.ts";
import { defineKind, type StoredOf, type ValuesOf } from "#src/cms/kind/kind.ts";
import { sanitaryBuildingLabelsText } from "#messages/sanitary";
import { labelsOf } from "#src/i18n/texts.ts";
import { timeOfDay } from "#src/campsite/opening-hours/opening-hours.ts";

const labels = labelsOf(sanitaryBuildingLabelsText);

const cleaningHours = z
  .object({ from: timeOfDay, to: timeOfDay })
  .refine(({ from, to }) => from < to, {
    path: ["to"],
    error: "must end after it begins",
    params: faultWords(labels.endFault),
  })
  .nullable()
  .describe("Closed for cleaning between these times every day, in Europe/Oslo");

export const sanitaryBuildingKind = defineKind({
  name: "sanitaryBuilding",
  about: "The buildings with showers and toilets",
  one: "a sanitary building",
  many: "sanitary buildings",
  order: [{ by: "sortorder", direction: "asc" }],
  words: {
    name: line(labels.name),
    place: line(labels.place),
  },
  fields: {
    sortorder: sortorder(),
    cleaning: customJson(cleaningHours, labels.cleaning, null),
    attributes: list(labels.attributes, {
      words: {
        label: line(labels.attributeLabel),
        value: line(labels.attributesValue),
      },
      fields: {
        icon: iconChoice(),
        isHere: yesNo(labels.attributesIsHere, true, "False when the building lacks this facility"),
      },
      inForm: {
        hint: labels.attributesHint,
        add: labels.addAttribute,
        namedBy: "label",
        unnamed: labels.attribute,
        empty: { icon: "shower" },
        isPairs: true,
      },
    }),
  },
  inList: ["name", "place", "cleaning", "sortorder"],
});
export type SanitaryBuildingValues = ValuesOf<typeof sanitaryBuildingKind>;
export type SanitaryBuilding = StoredOf<typeof sanitaryBuildingKind>;

export type BuildingState = (
  | { state: "open" }
  | { state: "cleaning"; from: string; to: string }
  | { state: "closed-for-season"; reopens: Temporal.PlainDate }
) & { changesAt: Temporal.Instant };

/** Returns the state of a building. In the season a building is open, except during cleaning. */
export function buildingState(
  cleaning: SanitaryBuildingValues["cleaning"],
  season: Identity["season"],
  now: Temporal.Instant,
): BuildingState {
  const { changesAt: midnight, ...state } = seasonState(season, now);
  if (!state.isOpen) return { state: "closed-for-season", reopens: state.reopens, changesAt: midnight };
  if (!cleaning) return { state: "open", changesAt: midnight };
  const at = (time: string) =>
    dayOf(now)
      .toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) })
      .toInstant();
  const [from, to] = [at(cleaning.from), at(cleaning.to)];
  if (Temporal.Instant.compare(now, from) < 0) return { state: "open", changesAt: from };
  if (Temporal.Instant.compare(now, to) < 0) return { state: "cleaning", ...cleaning, changesAt: to };
  return { state: "open", changesAt: midnight };
}

export interface LocalizedBuilding extends Localized<Pick<SanitaryBuilding, "name" | "place">> {
  id: number;
  attributes: (Localized<{ label: string; value: string }> & { icon: ChosenIcon; isHere: boolean })[];
}

export function localizeBuilding(
  { id, name, place, translations, attributes }: SanitaryBuilding,
  language: Language,
): LocalizedBuilding {
  return {
    id,
    ...localize({ name, place }, translations, language),
    attributes: attributes.map(({ icon, isHere, label, value, translations: others }) => ({
      icon,
      isHere,
      ...localize({ label, value }, others, language),
    })),
  };
}

/** Maps the label of each attribute to true if at least one building has the attribute. */
export function featuresOf(buildings: readonly LocalizedBuilding[]): Map<string, boolean> {
  const here = new Map<string, boolean>();
  for (const { isHere, words } of buildings.flatMap(({ attributes }) => attributes))
    here.set(words.label, isHere || (here.get(words.label) ?? false));
  return here;
}
