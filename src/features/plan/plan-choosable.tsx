import type { Language } from "#src/i18n/language.ts";
import {
  boundsOf,
  middleOf,
  pitchesOf,
  type Field,
  type Pitch,
  type Place,
  type Plan,
  type Point,
} from "./plan.ts";
import { planText } from "./plan.text.ts";
import { fieldFacts, pitchFacts } from "./plan-words.ts";

/*
 * Each thing in the plan that can be chosen is twofold: a link with its words, and, above all links, how it looks when
 * it is chosen. The latter has the id, so that "#C14" shows it by :target without a script. The links stay out of the
 * tab order: the lists below have the same ones, and nobody wants to press Tab a hundred times.
 */

export interface Shown {
  plan: Plan;
  language: Language;
}

export function PitchLink({ pitch, plan, language }: Shown & { pitch: Pitch }) {
  const [x, y] = middleOf(pitch);
  return (
    <a href={`#${pitch.id}`} tabIndex={-1}>
      <title>{`${planText[language].pitch(pitch.id)}: ${pitchFacts(pitch, plan, language)}`}</title>
      <use href={`#plan-${pitch.field.kind}`} x={pitch.corner[0]} y={pitch.corner[1]} />
      <text x={x} y={y + 3}>
        {pitch.number}
      </text>
    </a>
  );
}

export function ChosenPitch({ pitch, language }: Pick<Shown, "language"> & { pitch: Pitch }) {
  const [x, y] = middleOf(pitch);
  return (
    <g id={pitch.id}>
      <use href="#plan-pick" x={x} y={y} />
      <text className="plan-pick-number" x={x} y={y + 4}>
        {pitch.number}
      </text>
      <text x={x} y={y + 32.5}>
        {planText[language].pitch(pitch.id)}
      </text>
    </g>
  );
}

export function FieldLink({ field, plan, language }: Shown & { field: Field }) {
  const [x, y] = field.sign;
  return (
    <a className="plan-letter" href={`#field-${field.name}`} tabIndex={-1}>
      <title>{`${planText[language].field(field.name)}: ${fieldFacts(field, plan, language)}`}</title>
      <circle cx={x} cy={y} r="8" />
      <text x={x} y={y + 4}>
        {field.name}
      </text>
    </a>
  );
}

export function ChosenField({ field, plan, language }: Shown & { field: Field }) {
  const { x, y, width, height } = boundsOf(pitchesOf(field, plan));
  return (
    <g id={`field-${field.name}`}>
      <rect className="plan-pick-field" x={x - 5} y={y - 5} width={width + 10} height={height + 10} rx="5" />
      <Flag under={[x + width / 2, y + height + 5]} name={planText[language].field(field.name)} plan={plan} />
    </g>
  );
}

export function PlaceLink({ place, language }: Pick<Shown, "language"> & { place: Place }) {
  const { name, note, label } = place.words[language];
  return (
    <a className={`plan-${place.look}`} href={`#${place.id}`} tabIndex={-1}>
      <title>{`${name}: ${note}`}</title>
      {place.at.map((at) => (
        <Mark key={at.join(" ")} place={place} at={at} />
      ))}
      {place.label && (
        <text
          className={`plan-label ${place.label.anchor}${place.label.inWater ? " in-water" : ""}`}
          x={place.label.at[0]}
          y={place.label.at[1]}
        >
          {label ?? name}
        </text>
      )}
    </a>
  );
}

/** A building's roof, or a sign on its ground: round, and square where the law says so (ISO 7010). */
function Mark({ place: { look, sign, size }, at: [x, y] }: { place: Place; at: Point }) {
  if (size) {
    const [width, height] = size;
    return (
      <>
        <rect x={x - width / 2} y={y - height / 2} width={width} height={height} />
        <path d={`M${x - width / 2} ${y}h${width}`} />
      </>
    );
  }
  const [radius, icon] = look === "small" ? [5, 6] : [7, 8.4];
  const isRound = look === "sign" || look === "small";
  return (
    <>
      <rect
        x={x - radius}
        y={y - radius}
        width={radius * 2}
        height={radius * 2}
        rx={isRound ? radius : 1.5}
      />
      <use href={`#sign-${sign}`} x={x - icon / 2} y={y - icon / 2} width={icon} height={icon} />
    </>
  );
}

export function ChosenPlace({ place, plan, language }: Shown & { place: Place }) {
  const [width, height] = place.size ?? [14, 14];
  const [x, y] = place.at[0]!;
  return (
    <g id={place.id}>
      {place.at.map(([left, top]) => (
        <rect
          key={left}
          className="plan-pick-place"
          x={left - width / 2 - 3}
          y={top - height / 2 - 3}
          width={width + 6}
          height={height + 6}
          rx={place.size ? 3 : 10}
        />
      ))}
      <Flag under={[x, y + height / 2 + 3]} name={place.words[language].name} plan={plan} />
    </g>
  );
}

/** A board on a pole, as wide as its words need, within the plan. */
function Flag({ under: [x, y], name, plan }: { under: Point; name: string; plan: Plan }) {
  const width = name.length * 4.6 + 14;
  const middle = Math.min(Math.max(x, width / 2 + 4), plan.width - width / 2 - 4);
  return (
    <>
      <path className="plan-pole" d={`M${x} ${y}v9`} />
      <rect className="plan-flag" x={middle - width / 2} y={y + 8} width={width} height="16" rx="2" />
      <text x={middle} y={y + 19.2}>
        {name}
      </text>
    </>
  );
}
