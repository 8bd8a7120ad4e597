import type { Shown } from "#src/features/plan/drawing/plan-choosable.tsx";
import { signColours } from "#src/features/plan/drawing/sign-colours.ts";
import { PlanGround } from "#src/features/plan/drawing/plan-ground.tsx";
import { pitchesOf, type Pitch } from "#src/features/plan/pitches.ts";
import { middleOf, rotate } from "#src/features/plan/drawing/spots.ts";
import type { Plan } from "#src/features/plan/plan.ts";
import type { Point } from "#src/features/plan/plan-schemas.ts";
import { planText } from "#messages/plan";
import type { Help } from "./help.ts";

export interface HelpOnPlan extends Shown {
  pitch: Pitch | undefined;
  help: Help[];
}

/** Draws the plan, or only the section with a pitch and the nearest help. Screen readers use the list below. */
export function EmergencyPlan({ plan, pitch, help, language, groundUrl }: HelpOnPlan) {
  const { areas, places } = plan;
  return (
    <svg
      className="emergency-plan chart-drawing strong"
      viewBox={cutOut(plan, pitch, help).join(" ")}
      aria-hidden="true"
    >
      <PlanGround plan={plan} groundUrl={groundUrl} />
      <g fill="#fff" fillOpacity=".55" stroke="#8a8172" strokeWidth=".9">
        {areas.map((area) => (
          <path
            key={area.name}
            d={pitchesOf(area, plan)
              .map(({ corner, size: [w, h], angle }) => {
                const to = (offset: Point) => rotate(offset, angle).join(" ");
                return `M${corner.join(" ")}l${to([w - 1.2, 0])}l${to([0, h - 1.2])}l${to([1.2 - w, 0])}z`;
              })
              .join("")}
          />
        ))}
      </g>
      {places
        .filter(({ size }) => size)
        .map(({ id, at: [[x, y] = [0, 0]], size, labelAt, words }) => {
          const [w, h] = size!;
          return (
            <g key={id}>
              <rect fill="#9a4223" stroke="#6d2c15" x={x - w / 2} y={y - h / 2} width={w} height={h} />
              {labelAt && (
                <text x={labelAt.at[0]} y={labelAt.at[1]}>
                  {words[language].label || words[language].name}
                </text>
              )}
            </g>
          );
        })}
      {areas.map(({ name, sign: [x, y] }) => (
        <g key={name} className="display" fontSize="12px" fill="#fff">
          <circle fill="#0f4c5c" cx={x} cy={y} r="9" />
          <text x={x} y={y + 4.5}>
            {name}
          </text>
        </g>
      ))}
      {help.flatMap(({ place }) =>
        place.at.map((at) => (
          <g key={at.join(" ")} transform={`translate(${at.join(" ")})`}>
            <Sign place={place} groundUrl={groundUrl} />
          </g>
        )),
      )}
      {pitch && (
        <g className="display" fontSize="12px" transform={`translate(${middleOf(pitch).join(" ")})`}>
          <g fill="#f2b84b" stroke="#9a4223" strokeWidth="2">
            <path d="M0-13v-8" />
            <rect x="-11" y="-12" width="22" height="24" rx="3" />
            <rect x="-36" y="-42" width="72" height="22" rx="3" />
          </g>
          <text y="4.500">{pitch.number}</text>
          <text y="-26.500">{planText[language].pitch({ id: pitch.id })}</text>
        </g>
      )}
    </svg>
  );
}

/** Draws a square safety sign (ISO 7010) around the origin. */
function Sign({ place: { look, sign }, groundUrl }: Pick<Help, "place"> & { groundUrl: string }) {
  return (
    <g fill="#fff">
      <rect
        fill={signColours[look] ?? "#14242b"}
        stroke="#fff"
        strokeWidth="1.5"
        x="-12"
        y="-12"
        width="24"
        height="24"
        rx="2"
      />
      <use href={`${groundUrl}#sign-${sign}`} x="-8" y="-8" width="16" height="16" />
    </g>
  );
}

export function HelpSign({ help: { place }, groundUrl }: { help: Help; groundUrl: string }) {
  return (
    <svg className="emergency-sign" viewBox="-12 -12 24 24" aria-hidden="true">
      <Sign place={place} groundUrl={groundUrl} />
    </svg>
  );
}

/** The margin around the section in plan units. The margin has room for the pitch's flag. */
const room = 56;

function cutOut({ width, height }: Plan, pitch: Pitch | undefined, help: Help[]): number[] {
  if (!pitch) return [0, 0, width, height];
  const points: Point[] = [middleOf(pitch), ...help.flatMap(({ nearest }) => (nearest ? [nearest.at] : []))];
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const span = (values: number[]) => Math.max(...values) - Math.min(...values) + 2 * room;
  const wide = Math.min(width, Math.max(span(xs), (span(ys) * width) / height));
  const high = (wide * height) / width;
  const from = (values: number[], size: number, max: number) =>
    Math.min(Math.max((Math.min(...values) + Math.max(...values) - size) / 2, 0), max - size);
  return [from(xs, wide, width), from(ys, high, height), wide, high].map((each) => Math.round(each));
}
