import { z } from "zod";
import type { Identity } from "#src/features/content/identity.ts";
import { receptionState } from "#src/features/content/reception.ts";
import { timeOfDay } from "#src/features/content/time-of-day.ts";
import { iconName, requiredText, thingFields, translationsOf } from "#src/features/thing.ts";
import { timeZone } from "#src/i18n/format.ts";
import type { Language } from "#src/i18n/language.ts";
import { dayOf } from "#src/i18n/time.ts";
import { localize, type Localized, type Translatable } from "#src/i18n/translation.ts";

const attributeWords = z.object({ label: requiredText, value: requiredText });

/** Something a guest looks for in a building: "Dusj" "8". */
const attribute = attributeWords.extend({
  icon: iconName,
  isHere: z.boolean().describe("False where the building lacks it"),
  translations: translationsOf(attributeWords),
});

const sanitaryBuildingWords = z.object({ name: requiredText, place: requiredText });

export const sanitaryBuildingTranslatable: Translatable = {
  words: Object.keys(sanitaryBuildingWords.shape),
  lists: { attributes: { words: Object.keys(attributeWords.shape) } },
};

/** A building with showers and toilets, as staff write it. */
export const sanitaryBuildingInput = sanitaryBuildingWords.extend({
  sortorder: z.int32(),
  cleaning: z
    .object({ from: timeOfDay, to: timeOfDay })
    .refine(({ from, to }) => from < to, {
      path: ["to"],
      error: "must end after it begins",
      params: {
        words: {
          nb: "Må slutte etter at det begynner.",
          en: "Must end after it begins.",
          de: "Muss nach dem Beginn enden.",
        },
      },
    })
    .nullable()
    .describe("Closed for cleaning between these times every day, in Europe/Oslo"),
  attributes: z.array(attribute),
  translations: translationsOf(sanitaryBuildingWords),
});
export type SanitaryBuildingInput = z.infer<typeof sanitaryBuildingInput>;

export const sanitaryBuilding = sanitaryBuildingInput.extend(thingFields);
export type SanitaryBuilding = z.infer<typeof sanitaryBuilding>;

/** The place of a building on its page. */
export function buildingAnchor(id: number): string {
  return `building-${id}`;
}

/** What stands on a building's door now, and until when it is right. */
export type BuildingState = (
  | { state: "open" }
  | { state: "cleaning"; from: string; to: string }
  | { state: "closed-for-season"; reopens: Temporal.PlainDate }
) & { changesAt: Temporal.Instant };

/** Whether a building is open at an instant, by Oslo's clock: day and night in the season, but for its cleaning. */
export function buildingState(
  cleaning: SanitaryBuildingInput["cleaning"],
  season: Identity["season"],
  now: Temporal.Instant,
): BuildingState {
  // The season and its days are the reception's; without hours that is all it tells.
  const day = receptionState({ reception: [], season }, now);
  if (day.state === "closed-for-season") return day;
  const { changesAt: midnight } = day;
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

/** A building's words as a guest gets them, each with the language that it is really in. */
export interface LocalizedBuilding extends Localized<z.infer<typeof sanitaryBuildingWords>> {
  id: number;
  attributes: (Localized<z.infer<typeof attributeWords>> & { icon: string; isHere: boolean })[];
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

/** What the campsite has, or hasn't, in any of its buildings, by its label. */
export function featuresOf(buildings: readonly LocalizedBuilding[]): Map<string, boolean> {
  const here = new Map<string, boolean>();
  for (const { isHere, words } of buildings.flatMap(({ attributes }) => attributes))
    here.set(words.label, isHere || (here.get(words.label) ?? false));
  return here;
}
