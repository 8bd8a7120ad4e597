import { z } from "zod";
import type { Rule } from "#src/resource/kind.ts";
import { groundFile } from "./ground/ground-file.ts";
import { cornersOf, spotsOf } from "./pitches.ts";
import { ownPitch, planMeasures, pitchSize, point, row } from "./plan-schemas.ts";

/** What the rules look at. */
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

/** A rule about values that are right by themselves; where one isn't, its own fault is said first. */
const rule = (
  path: "ground" | "areas" | "places",
  holds: (plan: Layout) => boolean,
  said: Pick<Rule, "error" | "words">,
): Rule => ({
  path,
  ...said,
  holds(values) {
    const plan = layout.safeParse(values).data;
    return plan === undefined || holds(plan);
  },
});

const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length;

/** TABLE  what must be true of the plan as a whole. */
export const planRules: readonly Rule[] = [
  rule("ground", ({ ground, groundFile: file }) => ground !== "own" || Boolean(file), {
    error: "must have a file",
    words: {
      nb: "Velg kartet eller bildet som planen skal tegnes på.",
      en: "Choose the map or picture that the plan is drawn on.",
      de: "Wählen Sie die Karte oder das Bild für den Plan.",
    },
  }),
  rule("areas", (plan) => isUnique(plan.areas.map(({ name }) => name)), {
    error: "must have letters of their own",
    words: {
      nb: "To felt har samme bokstav.",
      en: "Two fields have the same letter.",
      de: "Zwei Felder haben denselben Buchstaben.",
    },
  }),
  rule("areas", (plan) => plan.areas.every(({ rows }) => isUnique(rows.flatMap(numbersOf))), {
    error: "must have pitches with numbers of their own",
    words: {
      nb: "To plasser i samme felt har samme nummer.",
      en: "Two pitches of the same field have the same number.",
      de: "Zwei Plätze desselben Feldes haben dieselbe Nummer.",
    },
  }),
  rule("areas", (plan) => areRowsWithin(plan), {
    error: "must lie within the plan",
    words: {
      nb: "En rad går ut over planen.",
      en: "A row goes beyond the plan.",
      de: "Eine Reihe ragt über den Plan hinaus.",
    },
  }),
  rule("places", (plan) => isUnique(plan.places.map(({ id }) => id)), {
    error: "must have ids of their own",
    words: {
      nb: "To skilt har samme adresse.",
      en: "Two signs have the same address.",
      de: "Zwei Schilder haben dieselbe Adresse.",
    },
  }),
  rule(
    "places",
    ({ places, measures: { width, height } }) =>
      places.every(({ at }) => at.every(([x, y]) => x <= width && y <= height)),
    {
      error: "must lie within the plan",
      words: {
        nb: "Et skilt står utenfor planen.",
        en: "A sign stands outside the plan.",
        de: "Ein Schild steht außerhalb des Plans.",
      },
    },
  ),
];

const numbersOf = ({ from, count }: Layout["areas"][number]["rows"][number]) =>
  Array.from({ length: count }, (_, index) => from + index);

/** A hundredth of a unit is lost when a row is turned. */
const slack = 0.02;

function areRowsWithin({ areas, measures }: Layout): boolean {
  return areas.every((area) =>
    area.rows.every((each) =>
      spotsOf(each, area, measures)
        .flatMap(cornersOf)
        .every(
          ([x, y]) => Math.min(x, y) >= -slack && x <= measures.width + slack && y <= measures.height + slack,
        ),
    ),
  );
}
