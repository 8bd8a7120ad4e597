import { z } from "zod";
import type { Rule } from "#src/cms/kind/kind.ts";
import { groundFile } from "./ground/ground-file.ts";
import { cornersOf, sharedNumbers, spotsOf } from "./drawing/spots.ts";
import { planFaultsText } from "#messages/plan";
import { labelsOf } from "#src/i18n/texts.ts";
import { ownPitch, planMeasures, pitchSize, point, row } from "./plan-schemas.ts";

const labels = labelsOf(planFaultsText);

const layout = z.object({
  measures: planMeasures,
  ground: z.string(),
  groundFile: groundFile.nullish(),
  areas: z.array(
    z.object({
      name: z.string(),
      size: pitchSize,
      rows: z.array(row),
      pitches: z.array(ownPitch.pick({ number: true, size: true })).default([]),
    }),
  ),
  places: z.array(z.object({ id: z.string(), at: z.array(point) })),
});
type Layout = z.output<typeof layout>;

const known = new WeakMap<object, Layout | undefined>();

/** Returns the checked parts of a plan, cached for all rules. Undefined when a field is invalid by itself. */
function layoutOf(values: object): Layout | undefined {
  if (!known.has(values)) known.set(values, layout.safeParse(values).data);
  return known.get(values);
}

/** Creates a rule for fields that are valid by themselves. @param find returns the path of the first fault */
function rule(
  path: "ground" | "areas" | "places",
  find: (plan: Layout) => string | undefined,
  messages: Pick<Rule, "error" | "words">,
): Rule {
  const at: Rule["at"] = (values) => {
    const plan = layoutOf(values);
    return plan && find(plan);
  };
  return { path, at, holds: (values) => at(values) === undefined, ...messages };
}

const firstDuplicate = (values: readonly unknown[]) =>
  values.findIndex((value, index) => values.indexOf(value) < index);

/** The tolerance in plan units. Rotating a row loses up to a hundredth of a unit. */
const slack = 0.02;

/** TABLE  the rules that concern several fields of the plan. */
export const planRules: readonly Rule[] = [
  rule("ground", ({ ground, groundFile: file }) => (ground === "own" && !file ? "ground" : undefined), {
    error: "must have a file",
    words: labels.noGround,
  }),
  rule("areas", ({ areas }) => pathTo("areas", firstDuplicate(areas.map(({ name }) => name)), "name"), {
    error: "must have letters of their own",
    words: labels.sameLetter,
  }),
  rule("areas", ({ areas }) => findRow(areas, ({ rows }) => rowWithDuplicateNumber(rows), "from"), {
    error: "must have pitches with numbers of their own",
    words: labels.sameNumber,
  }),
  rule(
    "areas",
    ({ areas, measures }) =>
      findRow(areas, (area) => area.rows.findIndex((each) => !isWithin(each, area, measures)), "corner.0"),
    {
      error: "must lie within the plan",
      words: labels.rowOutside,
    },
  ),
  rule("places", ({ places }) => pathTo("places", firstDuplicate(places.map(({ id }) => id)), "id"), {
    error: "must have ids of their own",
    words: labels.sameAddress,
  }),
  rule("places", (plan) => findPointOutside(plan), {
    error: "must lie within the plan",
    words: labels.signOutside,
  }),
];

const pathTo = (list: string, index: number, field: string) =>
  index < 0 ? undefined : `${list}.${index}.${field}`;

function findRow(areas: Layout["areas"], find: (area: Layout["areas"][number]) => number, field: string) {
  for (const [index, area] of areas.entries()) {
    const at = find(area);
    if (at >= 0) return `areas.${index}.rows.${at}.${field}`;
  }
  return undefined;
}

const rowWithDuplicateNumber = (rows: Layout["areas"][number]["rows"]) =>
  rows.findIndex((own, index) => rows.slice(0, index).some((other) => sharedNumbers(own, other)));

const isWithin = (
  each: Layout["areas"][number]["rows"][number],
  area: Layout["areas"][number],
  measures: Layout["measures"],
) =>
  spotsOf(each, area, measures)
    .flatMap(cornersOf)
    .every(
      ([x, y]) => Math.min(x, y) >= -slack && x <= measures.width + slack && y <= measures.height + slack,
    );

function findPointOutside({ places, measures: { width, height } }: Layout): string | undefined {
  for (const [index, { at }] of places.entries()) {
    const outside = at.findIndex(([x, y]) => x > width || y > height);
    if (outside >= 0) return `places.${index}.at.${outside}.0`;
  }
  return undefined;
}
