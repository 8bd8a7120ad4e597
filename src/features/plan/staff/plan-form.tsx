import { useEffect, useRef, useState } from "react";
import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { SingleScreen, type SingleScreenState } from "#src/features/described/single-screen.tsx";
import { kinds } from "#src/features/kinds.ts";
import { planKind, type PlanValues, type Point, type StaffPlan } from "#src/features/plan/plan.ts";
import { planText } from "#src/features/plan/plan.text.ts";
import type { Language } from "#src/i18n/language.ts";
import { namedFieldsOf, namedPartOf, type NamedField } from "#src/ui/staff/form/described-fields.ts";
import { LanguageColumns } from "#src/ui/staff/form/word-fields.tsx";
import { apiContext, useStaff } from "#src/ui/staff/staff.ts";
import { partAt, type Chosen } from "./canvas/chosen-part.ts";
import { usePlanMoves } from "./canvas/use-plan-moves.ts";
import { usePlanTool } from "./canvas/use-plan-tool.ts";
import { useUndo } from "./canvas/use-undo.ts";
import { ClosePitch } from "./close-pitch.tsx";
import { ExchangeFields } from "./exchange/exchange-fields.tsx";
import { GroundFields } from "./ground-fields.tsx";
import { planAdminText } from "./plan-admin.text.ts";
import { PlanAreas } from "./plan-areas.tsx";
import { PlanCanvas } from "./canvas/plan-canvas.tsx";
import { PlanGroup } from "./plan-group.tsx";
import { PlanPalette } from "./plan-palette.tsx";
import { PlanPlaces } from "./plan-places.tsx";
import "#src/features/plan/drawing/plan-drawing.css";
import "./plan-admin.css";
import "./plan-list.css";

export const loader = ({ context }: LoaderFunctionArgs) =>
  context.get(apiContext).get<StaffPlan>(`${kinds.plan.path}/1`);

/** The plan of the site: the drawing, and below it everything that stands in it, in fields. */
export function Component() {
  const stored = useLoaderData<typeof loader>();
  const { language } = useStaff();
  const [chosen, choose] = useState<Chosen>();
  return (
    <SingleScreen
      kind={planKind}
      stored={stored}
      consequence={planAdminText[language].consequence}
      fields={(values) => planFields(values, language)}
      onReveal={(path) => choose(partAt(path))}
    >
      {(written) => <PlanFields {...written} chosen={chosen} onChoose={choose} />}
    </SingleScreen>
  );
}

interface FieldsProps extends SingleScreenState<typeof planKind> {
  chosen: Chosen | undefined;
  onChoose(chosen: Chosen | undefined): void;
}

function PlanFields({ form, languages, textLanguage, chosen, onChoose }: FieldsProps) {
  const { language } = useStaff();
  const text = planAdminText[language];
  const { places } = form.values;
  const buildings = places.filter(({ look }) => look === "building").length;
  const [measured, setMeasured] = useState<readonly [Point, Point]>();
  const undoing = useUndo(form);
  const moves = usePlanMoves(form);
  const hand = usePlanTool(form.values, chosen, moves.tell);
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    if (chosen) scrollToOpen(list.current!);
  }, [chosen]);
  const common = { form, moves, chosen, onChoose };
  return (
    <>
      <div className="plan-workbench">
        <PlanCanvas {...common} undoing={undoing} hand={hand} onMeasured={setMeasured} />
        <section className="plan-list" aria-label={text.list} ref={list}>
          <ClosePitch form={form} />
          <PlanAreas {...common} />
          <PlanGroup
            heading={planKind.fields.places.label[language]}
            summary={text.placesSummary(places.length - buildings, buildings)}
            chosen={chosen?.list === "places" ? chosen : undefined}
          >
            <LanguageColumns form={form} languages={languages} textLanguage={textLanguage}>
              <div className="across">
                <PlanPlaces {...common} textLanguage={textLanguage} />
              </div>
            </LanguageColumns>
          </PlanGroup>
        </section>
        <div className="plan-below">
          <PlanPalette
            taken={hand.tool === "sign" ? hand.sign : undefined}
            onTake={(sign) => {
              hand.take("sign", sign);
              document.querySelector<SVGElement>(".plan-board .plan-drawing")?.focus();
            }}
          />
          <GroundFields form={form} measured={measured} onMeasured={setMeasured} />
          <ExchangeFields form={form} />
        </div>
      </div>
    </>
  );
}

/** Shows what was chosen, where the list has a window of its own beside the drawing. */
function scrollToOpen(list: HTMLElement): void {
  const open = [...list.querySelectorAll("li:has(> fieldset > details[open])")].at(-1);
  if (!open || list.scrollHeight <= list.clientHeight) return;
  const top = open.getBoundingClientRect().top - list.getBoundingClientRect().top;
  list.scrollTo({ top: list.scrollTop + top });
}

/** Every field of the form with its name. */
function planFields({ areas, places, measures }: PlanValues, language: Language): NamedField[] {
  const text = planAdminText[language];
  const metres = ([across, down]: Point) =>
    [across, down].map((units) => Math.round(units * measures.metresPerUnit)) as [number, number];
  const { areas: areaField, places: placeField } = planKind.fields;
  return [
    ...namedFieldsOf(planKind, language, {
      areas: (value) =>
        (value as PlanValues["areas"])
          .map(({ name, rows, pitches }) => {
            const numbers = rows.map(({ from, count, corner, angle }) =>
              text.rowAt(`${from}–${from + count - 1}`, ...metres(corner), angle),
            );
            const closed = pitches.filter(({ isClosed }) => isClosed).map(({ number }) => `${name}${number}`);
            return [
              `${text.area(name)}: ${numbers.join(" · ")}`,
              ...(closed.length > 0 ? [`${planText[language].closed}: ${closed.join(", ")}`] : []),
            ].join(" · ");
          })
          .join("\n"),
      measures: (value) => {
        const { width, height } = value as PlanValues["measures"];
        return text.metres(...metres([width, height]));
      },
      groundFile: (value) => (value as PlanValues["groundFile"])?.filename,
      places: (value) => (value as PlanValues["places"]).map(({ name }) => name).join("\n"),
    }),
    ...areas.flatMap((area, index) => [
      ...namedPartOf(areaField.parts, `areas.${index}`, text.area(area.name), language),
      ...area.rows.flatMap(({ from, count }, row) => {
        const called = `${text.area(area.name)}, ${text.row(from, from + count - 1)}`;
        const path = `areas.${index}.rows.${row}`;
        return [
          { path: `${path}.from`, label: `${called}, ${text.first}` },
          { path: `${path}.count`, label: `${called}, ${text.count}` },
          { path: `${path}.angle`, label: `${called}, ${text.angle}` },
          { path: `${path}.corner.0`, label: `${called}, ${text.east}` },
          { path: `${path}.corner.1`, label: `${called}, ${text.south}` },
        ];
      }),
    ]),
    ...places.flatMap((place, index) => {
      const called = place.name || text.place(index + 1);
      return [
        ...namedPartOf(placeField.parts, `places.${index}`, called, language),
        ...place.at.flatMap((_, point) => [
          { path: `places.${index}.at.${point}.0`, label: `${called}, ${text.east}` },
          { path: `places.${index}.at.${point}.1`, label: `${called}, ${text.south}` },
        ]),
      ];
    }),
  ];
}
