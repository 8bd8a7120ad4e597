import { inOtherLanguages } from "#src/i18n/translation.ts";
import type { PlanValues } from "#src/features/plan/plan.ts";
import type { Point } from "#src/features/plan/plan-schemas.ts";
import { signNamesText } from "#messages/plan";
import { type Sign } from "#src/features/plan/signs.ts";

type Place = PlanValues["places"][number];

/** TABLE  how safety signs are drawn (ISO 7010). */
const looks: Partial<Record<Sign, Place["look"]>> = {
  hydrant: "fire",
  extinguisher: "fire",
  defibrillator: "safety",
  assembly: "safety",
};

/** TABLE  the signs of outdoor activities. */
const outside: readonly Sign[] = ["playground", "beach", "harbor", "dog", "grill", "fire", "tent"];

export const lookOf = (sign: Sign): Place["look"] => looks[sign] ?? "sign";

export function newPlace(places: readonly Place[], at: Point, sign: Sign): Place {
  const look = lookOf(sign);
  return {
    id: freeId(places),
    name: signNamesText.nb[sign],
    note: "",
    label: "",
    walk: "",
    translations: inOtherLanguages((language) => ({ name: signNamesText[language][sign] })),
    sign,
    look,
    group: look === "sign" ? (outside.includes(sign) ? "outside" : "services") : "safety",
    at: [[...at]],
    size: null,
    labelAt: null,
  };
}

export function copiedPlace(places: readonly Place[], place: Place, within: (point: Point) => Point): Place {
  const beside = ([x, y]: Point): [number, number] => [...within([x + 20, y + 10])];
  const { labelAt } = place;
  return {
    ...place,
    id: freeId(places),
    at: place.at.map(beside),
    labelAt: labelAt && { ...labelAt, at: beside(labelAt.at) },
  };
}

function freeId(places: readonly Place[]): string {
  const used = new Set(places.map(({ id }) => id));
  const numbers = Array.from({ length: places.length + 1 }, (_, index) => `sign-${index + 1}`);
  return numbers.find((id) => !used.has(id))!;
}
