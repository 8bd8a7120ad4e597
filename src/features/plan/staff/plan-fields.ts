import { numbersOf } from "./pitch-numbers.ts";
import { planKind, type Area, type PlanValues } from "#src/features/plan/plan.ts";
import type { Point } from "#src/features/plan/plan-schemas.ts";
import { groundText, planAdminText, planText } from "#messages/plan";
import type { Language } from "#src/i18n/language.ts";
import { namedFieldsOf, namedPartOf } from "#src/cms/staff/form/described-fields.ts";
import type { NamedField } from "#src/cms/staff/fields/named-field.ts";

export function planFields({ areas, places, measures }: PlanValues, language: Language): NamedField[] {
  const text = planAdminText[language];
  const metres = ([across, down]: Point) =>
    [across, down].map((units) => Math.round(units * measures.metresPerUnit)) as [number, number];
  const position = (path: string, called: string): NamedField[] => [
    { path: `${path}.0`, label: `${called}, ${text.east}` },
    { path: `${path}.1`, label: `${called}, ${text.south}` },
  ];
  const rowFields = (path: string, called: string): NamedField[] => [
    { path: `${path}.from`, label: `${called}, ${text.first}` },
    { path: `${path}.count`, label: `${called}, ${text.count}` },
    { path: `${path}.angle`, label: `${called}, ${text.angle}` },
    ...position(`${path}.corner`, called),
  ];
  const { areas: areaField, places: placeField } = planKind.fields;
  const rowsInWords = (rows: Area["rows"]) =>
    rows
      .map(({ from, count, corner, angle }) => {
        const [east, south] = metres(corner);
        return text.rowAt({ ...numbersOf({ from, count }), east, south, angle });
      })
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
          ...(size ? [words.size({ width: String(size[0]), depth: String(size[1]) })] : []),
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
            return [`${text.area({ letter: name || undefined })}: ${rowsInWords(rows)}`, ...own].join(" · ");
          })
          .join("\n"),
      measures: (value) => {
        const { width, height } = value as PlanValues["measures"];
        const [across, down] = metres([width, height]);
        return text.metres({ width: across, height: down });
      },
      groundFile: (value) => (value as PlanValues["groundFile"])?.filename,
      places: (value) => (value as PlanValues["places"]).map(({ name }) => name).join("\n"),
    }),
    { path: "measures.north", label: groundText[language].north },
    ...areas.flatMap((area, index) => {
      const path = `areas.${index}`;
      const called = text.area({ letter: area.name || undefined });
      return [
        ...namedPartOf(areaField.parts, path, called, language, {
          rows: (value) => rowsInWords(value as Area["rows"]),
          pitches: (value) => pitchesInWords(area.name, value as Area["pitches"]) || "–",
        }),
        { path: `${path}.size.0`, label: `${called}, ${text.width}` },
        { path: `${path}.size.1`, label: `${called}, ${text.depth}` },
        ...position(`${path}.sign`, `${called}, ${text.letterAt}`),
        ...area.rows.flatMap((row, at) =>
          rowFields(`${path}.rows.${at}`, `${called}, ${text.row(numbersOf(row))}`),
        ),
      ];
    }),
    ...places.flatMap((place, index) => {
      const called = place.name || text.place({ index: index + 1 });
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
