import { address } from "#src/i18n/addresses.ts";
import type { Language } from "#src/i18n/language.ts";
import { planText } from "#messages/plan";
import { PlaceFigure, rotation, upright, type Shown } from "#src/features/plan/drawing/plan-choosable.tsx";
import { PlanGround } from "#src/features/plan/drawing/plan-ground.tsx";
import { boundsOf, middleOf } from "#src/features/plan/drawing/spots.ts";
import { pitchesOf, type Pitch } from "#src/features/plan/pitches.ts";
import type { Plan } from "#src/features/plan/plan.ts";

export const planHref = (id: string, language: Language): string =>
  `${address("sitemap", language)}?plass=${id}`;

/** Draws the part of the plan around the chosen pitches. The list below the plan has the same links. */
export function FitPlan({ chosen, ...shown }: Shown & { chosen: ReadonlySet<Pitch> }) {
  const { plan, language, groundUrl } = shown;
  const { x, y, width, height } = cutOut(plan, [...chosen]);
  return (
    <svg
      className="plan-drawing chart-drawing strong"
      viewBox={`${x} ${y} ${width} ${height}`}
      // This width keeps the numbers readable. On a phone the guest can scroll the plan.
      width={Math.round(width * 1.6)}
      aria-label={planText[language].drawing}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a picture that scrolls must be reachable by keys
      tabIndex={0}
    >
      <PlanGround plan={plan} groundUrl={groundUrl} />
      <g className="figures" fontSize="7.6px">
        {plan.areas
          .flatMap((area) => pitchesOf(area, plan))
          .map((pitch) =>
            chosen.has(pitch) ? (
              <a key={pitch.id} className="fit-fits" href={planHref(pitch.id, language)} tabIndex={-1}>
                <title>{planText[language].pitch({ id: pitch.id })}</title>
                <PitchFigure pitch={pitch} />
              </a>
            ) : (
              <g key={pitch.id} className="fit-other">
                <PitchFigure pitch={pitch} />
              </g>
            ),
          )}
      </g>
      {plan.places.map((place) => (
        <g key={place.id} className={`plan-${place.look}`}>
          <PlaceFigure place={place} language={language} groundUrl={groundUrl} />
        </g>
      ))}
      {plan.areas.map(({ name, sign: [left, top] }) => (
        <g key={name} className="plan-letter">
          <circle fill="#0f4c5c" cx={left} cy={top} r="8" />
          <text fill="#fff" x={left} y={top + 4}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}

function PitchFigure({ pitch }: { pitch: Pitch }) {
  const { corner, size, angle, number } = pitch;
  const [x, y] = middleOf(pitch);
  const line = 1.2;
  return (
    <>
      <rect
        x={corner[0] + line / 2}
        y={corner[1] + line / 2}
        width={size[0] - line}
        height={size[1] - line}
        rx="2"
        transform={rotation(angle, corner)}
      />
      <text x={x} y={y + 3} transform={rotation(upright(angle), [x, y])}>
        {number}
      </text>
    </>
  );
}

function cutOut(plan: Plan, pitches: readonly Pitch[]) {
  const room = 40;
  const around = boundsOf(pitches);
  const within = (from: number, length: number, max: number, least: number): [number, number] => {
    const long = Math.min(Math.max(length + 2 * room, least), max);
    return [Math.min(Math.max(from + (length - long) / 2, 0), max - long), long];
  };
  const [x, width] = within(around.x, around.width, plan.width, 240);
  const [y, height] = within(around.y, around.height, plan.height, 170);
  return { x, y, width, height };
}
