import { readPitchId } from "#src/features/plan/drawing/pitch-id.ts";
import type { PlanValues } from "#src/features/plan/plan.ts";
import { planText, signNamesText } from "#messages/plan";
import { languages } from "#src/i18n/language.ts";
import { nameOfPart, findPartByFragment, type Chosen } from "./canvas/chosen-part.ts";
import type { Language } from "#src/i18n/language.ts";

export interface Found {
  part: Chosen;
  name: string;
}

const maxResults = 8;

/** Finds pitches by id ("C14"), areas by letter, and places by name, sign or Norwegian note. */
export function findParts(typed: string, values: PlanValues, language: Language): Found[] {
  const search = typed.trim().toLowerCase();
  if (search === "") return [];
  const id = readPitchId(typed);
  const pitch = id === undefined ? undefined : findPartByFragment(id, values);
  const areas = values.areas.flatMap(({ name }, index): Chosen[] =>
    [name, planText[language].field({ name })].some((each) => each.toLowerCase() === search)
      ? [{ list: "areas", index, row: undefined }]
      : [],
  );
  const places = values.places.flatMap(({ name, note, sign, translations }, index): Chosen[] => {
    const words = [
      name,
      note,
      ...Object.values(translations).map((each) => each?.name ?? ""),
      ...languages.map((each) => signNamesText[each][sign]),
    ];
    return words.some((each) => each.toLowerCase().includes(search))
      ? [{ list: "places", index, point: 0 }]
      : [];
  });
  return [
    ...(pitch ? [{ part: pitch, name: planText[language].pitch({ id: id! }) }] : []),
    ...[...areas, ...places].map((part) => ({ part, name: nameOfPart(part, values, language) })),
  ].slice(0, maxResults);
}
