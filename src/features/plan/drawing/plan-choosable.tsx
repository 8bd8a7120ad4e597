import { langAttribute, type Language } from "#src/i18n/language.ts";
import type { Pitch } from "#src/features/plan/pitches.ts";
import { signColours } from "#src/features/plan/drawing/sign-colours.ts";
import { cornersOf, middleOf } from "#src/features/plan/drawing/spots.ts";
import type { Area, PlanPlace, Plan } from "#src/features/plan/plan.ts";
import type { Point } from "#src/features/plan/plan-schemas.ts";
import { planText } from "#messages/plan";
import { areaFacts, pitchFacts } from "#src/features/plan/plan-words.ts";

/* The links of the drawing aren't in the tab order, because the lists below the drawing have the same links. */

export interface Shown {
  plan: Plan;
  language: Language;
  /** The address of the built-in drawing, which contains the signs. */
  groundUrl: string;
}

export function PitchLink({ pitch, plan, language }: Shown & { pitch: Pitch }) {
  const [x, y] = middleOf(pitch);
  const { corner, angle } = pitch;
  return (
    <a className={pitch.isClosed ? "plan-closed" : undefined} href={`#${pitch.id}`} tabIndex={-1}>
      <title>{`${planText[language].pitch({ id: pitch.id })}: ${pitchFacts(pitch, plan, language)}`}</title>
      <use
        href={`#${stencilOf(pitch)}`}
        x={corner[0]}
        y={corner[1]}
        transform={rotation(angle, corner)}
        opacity={pitch.isClosed ? 0.45 : undefined}
      />
      <text x={x} y={y + 3} transform={rotation(upright(angle), [x, y])}>
        {pitch.number}
      </text>
      {pitch.isClosed && <path d={strokePath(pitch)} />}
    </a>
  );
}

export const stencilOf = ({ kind, metres }: Pick<Pitch, "kind" | "metres">) =>
  `plan-${kind}-${metres.join("x")}`;

export const rotation = (angle: number, [x, y]: Point) =>
  angle === 0 ? undefined : `rotate(${angle} ${x} ${y})`;

/** Returns the angle at which a number isn't upside down. */
export const upright = (angle: number) => (angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle);

function strokePath(pitch: Pitch): string {
  const [, [fromX, fromY], , [toX, toY]] = cornersOf(pitch);
  return `M${fromX} ${fromY}L${toX} ${toY}`;
}

export function AreaLink({ area, plan, language }: Shown & { area: Area }) {
  const [x, y] = area.sign;
  return (
    <a className="plan-letter" href={`#field-${area.name}`} tabIndex={-1}>
      <title>{`${planText[language].field({ name: area.name })}: ${areaFacts(area, plan, language)}`}</title>
      <circle fill="#0f4c5c" cx={x} cy={y} r="8" />
      <text fill="#fff" x={x} y={y + 4}>
        {area.name}
      </text>
    </a>
  );
}

export function PlaceLink({ place, language, groundUrl }: Shown & { place: PlanPlace }) {
  return (
    <a
      className={`plan-${place.look}`}
      href={`#${place.id}`}
      lang={langAttribute(place.words[language].language, language)}
      tabIndex={-1}
    >
      <PlaceFigure place={place} language={language} groundUrl={groundUrl} />
    </a>
  );
}

export function PlaceFigure({ place, language, groundUrl }: Omit<Shown, "plan"> & { place: PlanPlace }) {
  const { name, note, label } = place.words[language];
  return (
    <>
      <title>{[name, note].filter(Boolean).join(": ")}</title>
      {place.at.map((at) => (
        <Mark key={at.join(" ")} place={place} at={at} groundUrl={groundUrl} />
      ))}
      {place.labelAt && (
        <text
          className={`plan-label ${place.labelAt.anchor} ${place.labelAt.inWater ? "in-water" : ""}`}
          x={place.labelAt.at[0]}
          y={place.labelAt.at[1]}
        >
          {label || name}
        </text>
      )}
    </>
  );
}

/** Draws a place: a building, a round sign or a square safety sign (ISO 7010). */
function Mark({
  place: { look, sign, size },
  at: [x, y],
  groundUrl,
}: Pick<Shown, "groundUrl"> & { place: PlanPlace; at: Point }) {
  if (size) {
    const [width, height] = size;
    return (
      <g fill="#9a4223" stroke="#6d2c15" strokeWidth=".9">
        <rect x={x - width / 2} y={y - height / 2} width={width} height={height} />
        <path d={`M${x - width / 2} ${y}h${width}`} />
      </g>
    );
  }
  const [radius, icon] = look === "small" ? [5, 6.5] : [7, 9];
  return (
    <>
      <rect
        fill={signColours[look] ?? "#0f4c5c"}
        x={x - radius}
        y={y - radius}
        width={radius * 2}
        height={radius * 2}
        rx={look === "fire" || look === "safety" ? 1.5 : radius}
      />
      <use
        href={`${groundUrl}#sign-${sign}`}
        fill="#fff"
        x={x - icon / 2}
        y={y - icon / 2}
        width={icon}
        height={icon}
      />
    </>
  );
}
