import { planKind, type Area, type PlanValues, type Point } from "#src/features/plan/plan.ts";
import { planText } from "#src/features/plan/plan.text.ts";
import type { Language } from "#src/i18n/language.ts";
import { namedFieldsOf, namedPartOf, type NamedField } from "#src/ui/staff/form/described-fields.ts";
import { groundText } from "./ground.text.ts";
import { planAdminText } from "./plan-admin.text.ts";

/** Every field of the plan's form with its name, for faults and conflicts. */
export function planFields({ areas, places, measures }: PlanValues, language: Language): NamedField[] {
  const text = planAdminText[language];
  const metres = ([across, down]: Point) =>
    [across, down].map((units) => Math.round(units * measures.metresPerUnit)) as [number, number];
  const position = (path: string, called: string): NamedField[] => [
    { path: `${path}.0`, label: `${called}, ${text.east}` },
    { path: `${path}.1`, label: `${called}, ${text.south}` },
  ];
  const { areas: areaField, places: placeField } = planKind.fields;
  const rowsInWords = (rows: Area["rows"]) =>
    rows
      .map(({ from, count, corner, angle }) =>
        text.rowAt(`${from}–${from + count - 1}`, ...metres(corner), angle),
      )
      .join(" · ");
  const words = planText[language];
  const pitchesInWords = (name: string, pitches: Area["pitches"]) =>
    pitches
      .map(({ number, kind, ampere, size, surface, isClosed }) =>
        [
          `${name}${number}`,
          ...(isClosed ? [words.closed] : []),
          ...(kind ? [words[kind]] : []),
          ...(ampere === null ? [] : [`${ampere} A`]),
          ...(size ? [words.size(...(size.map(String) as [string, string]))] : []),
          ...(surface ? [words.surfaces[surface].toLowerCase()] : []),
        ].join(" "),
      )
      .join(", ");
  return [
    ...namedFieldsOf(planKind, language, {
      areas: (value) =>
        (value as PlanValues["areas"])
          .map(({ name, rows, pitches }) => {
            const own = pitches.length > 0 ? [pitchesInWords(name, pitches)] : [];
            return [`${text.area(name)}: ${rowsInWords(rows)}`, ...own].join(" · ");
          })
          .join("\n"),
      measures: (value) => {
        const { width, height } = value as PlanValues["measures"];
        return text.metres(...metres([width, height]));
      },
      groundFile: (value) => (value as PlanValues["groundFile"])?.filename,
      places: (value) => (value as PlanValues["places"]).map(({ name }) => name).join("\n"),
    }),
    { path: "measures.north", label: groundText[language].north },
    ...areas.flatMap((area, index) => [
      ...namedPartOf(areaField.parts, `areas.${index}`, text.area(area.name), language, {
        rows: (value) => rowsInWords(value as Area["rows"]),
        pitches: (value) => pitchesInWords(area.name, value as Area["pitches"]) || "–",
      }),
      { path: `areas.${index}.size.0`, label: `${text.area(area.name)}, ${text.width}` },
      { path: `areas.${index}.size.1`, label: `${text.area(area.name)}, ${text.depth}` },
      ...position(`areas.${index}.sign`, `${text.area(area.name)}, ${text.letterAt}`),
      ...area.rows.flatMap(({ from, count }, row) => {
        const called = `${text.area(area.name)}, ${text.row(from, from + count - 1)}`;
        const path = `areas.${index}.rows.${row}`;
        return [
          { path: `${path}.from`, label: `${called}, ${text.first}` },
          { path: `${path}.count`, label: `${called}, ${text.count}` },
          { path: `${path}.angle`, label: `${called}, ${text.angle}` },
          ...position(`${path}.corner`, called),
        ];
      }),
    ]),
    ...places.flatMap((place, index) => {
      const called = place.name || text.place(index + 1);
      return [
        ...namedPartOf(placeField.parts, `places.${index}`, called, language),
        { path: `places.${index}.size.0`, label: `${called}, ${text.buildingWidth}` },
        { path: `places.${index}.size.1`, label: `${called}, ${text.buildingDepth}` },
        ...place.at.flatMap((_, point) => position(`places.${index}.at.${point}`, called)),
        ...position(`places.${index}.labelAt.at`, `${called}, ${text.hasLabel}`),
      ];
    }),
  ];
}
