import { memo, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { KindScreen, useKindForm, type KindForm } from "#src/cms/staff/described/kind-screen.tsx";
import { formKindOf } from "#src/cms/form-kind.ts";
import { useValueCheck } from "#src/cms/live-values/staff/use-value-check.ts";
import { planKind, type PlanValues, type StaffPlan } from "#src/features/plan/plan.ts";
import type { Point } from "#src/features/plan/plan-schemas.ts";
import { LanguageColumns } from "#src/cms/staff/form/word-fields.tsx";
import { apiContext, useStaff } from "#src/cms/staff/staff.ts";
import { openResource } from "#src/cms/staff/next-versions/next-version.ts";
import { firstPart, fragmentOf, findPartByPath, type Chosen } from "./canvas/chosen-part.ts";
import { usePlanMoves } from "./canvas/use-plan-moves.ts";
import { usePlanTool } from "./canvas/use-plan-tool.ts";
import { useUndo } from "./canvas/use-undo.ts";
import { ClosePitch } from "./close-pitch.tsx";
import { FitFields } from "#src/features/plan/fit/staff/fit-fields.tsx";
import { GroundFields } from "./ground-fields.tsx";
import { planAdminText } from "#messages/plan";
import { PlanAreas } from "./plan-areas.tsx";
import { PlanContents } from "./plan-contents.tsx";
import { PlanCanvas } from "./canvas/plan-canvas.tsx";
import { planFields } from "./plan-fields.ts";
import { PlanGroup } from "./plan-group.tsx";
import { PlanOverlaps } from "#src/features/plan/overlaps/staff/plan-overlaps.tsx";
import { PlanPalette } from "./plan-palette.tsx";
import { PlanPlaces } from "./plan-places.tsx";
import "#src/features/plan/drawing/plan-drawing.css";
import "#src/ui/styles/chart-frame.css";
import "./plan-fields.css";
import "./plan-list.css";

const planForm = formKindOf(planKind);

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  openResource<StaffPlan>(context.get(apiContext), "plan", 1, request.url);

export function Component() {
  const stored = useLoaderData<typeof loader>();
  const { language } = useStaff();
  const [chosen, choose] = useState<Chosen>();
  // Texts can show the number of pitches, so a save says how many texts show the new number and the old one.
  const checkValues = useValueCheck();
  const written = useKindForm({ kind: planForm, stored });
  const { values } = written.form;
  return (
    <KindScreen
      {...written}
      kind={planKind}
      consequence={planAdminText[language].consequence}
      fields={planFields(values, language)}
      previewPlace={fragmentOf(chosen ?? firstPart(values), values)}
      onReveal={(path) => choose(findPartByPath(path))}
      onStored={checkValues}
    >
      <PlanFields {...written} chosen={chosen} onChoose={choose} />
    </KindScreen>
  );
}

interface FieldsProps extends KindForm<PlanValues, StaffPlan> {
  chosen: Chosen | undefined;
  onChoose(chosen: Chosen | undefined): void;
}

function PlanFields({ form, languages, textLanguage, chosen, onChoose }: FieldsProps) {
  const { language } = useStaff();
  const text = planAdminText[language];
  const { places } = form.values;
  const buildings = places.filter(({ look }) => look === "building").length;
  const [isDragging, setDragging] = useState(false);
  const [measured, setMeasured] = useState<readonly [Point, Point]>();
  const moves = usePlanMoves(form);
  const clearAnnouncement = () => moves.announce("");
  const undoing = useUndo(form, clearAnnouncement);
  const hand = usePlanTool(form.values, chosen, moves.announce);
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    if (chosen) scrollToOpen(list.current!);
  }, [chosen]);
  const common = { form, moves, chosen, onChoose };
  return (
    <>
      {/* The listener handles key presses in the fields inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className="plan-workbench stack" onKeyDown={stayOnEnter}>
        <PlanCanvas
          {...common}
          undoing={undoing}
          hand={hand}
          onMeasured={setMeasured}
          isDragging={isDragging}
          onDragging={setDragging}
        />
        <PausedWhileDragging isResting={isDragging}>
          <section className="plan-list stack wide packed" aria-label={text.list} ref={list}>
            <div>
              <PlanContents
                values={form.values}
                onChoose={(part) => {
                  clearAnnouncement();
                  onChoose(part);
                }}
              />
              <PlanOverlaps values={form.values} onChoose={onChoose} />
            </div>
            <ClosePitch form={form} />
            <FitFields form={form} onChoose={onChoose} />
            <PlanAreas {...common} />
            <PlanGroup
              heading={planKind.fields.places.label[language]}
              summary={text.placesSummary({ signs: places.length - buildings, buildings })}
              chosen={chosen?.list === "places" ? chosen : undefined}
            >
              <LanguageColumns form={form} languages={languages} textLanguage={textLanguage}>
                <div className="across">
                  <PlanPlaces {...common} textLanguage={textLanguage} />
                </div>
              </LanguageColumns>
            </PlanGroup>
          </section>
          <div className="stack wide packed">
            <GroundFields
              form={form}
              measured={measured}
              onMeasured={setMeasured}
              onScaled={(words) => {
                moves.announce(words);
                focusDrawing();
              }}
            />
            <PlanPalette
              chosen={hand.tool === "sign" ? hand.sign : undefined}
              onChoose={(sign) => {
                hand.chooseTool("sign", sign);
                focusDrawing();
              }}
            />
          </div>
        </PausedWhileDragging>
      </div>
    </>
  );
}

function stayOnEnter(event: KeyboardEvent): void {
  if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
}

function focusDrawing(): void {
  document.querySelector<SVGElement>(".plan-board .plan-drawing")?.focus();
}

interface RestingProps {
  isResting: boolean;
  children: ReactNode;
}

/** The fields aren't rendered during a drag, because rendering many fields takes longer than rendering the drawing. */
const PausedWhileDragging = memo(
  function PausedWhileDragging({ children }: RestingProps) {
    return children;
  },
  (_before, { isResting }) => isResting,
);

function scrollToOpen(list: HTMLElement): void {
  const open = [...list.querySelectorAll("li:has(> fieldset > details[open])")].at(-1);
  if (!open || list.scrollHeight <= list.clientHeight) return;
  const top = open.getBoundingClientRect().top - list.getBoundingClientRect().top;
  list.scrollTo({ top: list.scrollTop + top });
}
