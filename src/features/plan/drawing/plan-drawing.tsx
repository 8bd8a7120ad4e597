import { FieldLink, PitchLink, PlaceLink, type Shown } from "./plan-choosable.tsx";
import { pitchesOf, type Plan } from "#src/features/plan/plan.ts";
import { planText } from "#src/features/plan/plan.text.ts";
import { ChosenField, ChosenPitch, ChosenPlace, PickStencil } from "./plan-picks.tsx";

/** The whole plan as one picture of links. Later things lie above earlier ones: ground, pitches, signs, what is chosen. */
export function PlanDrawing(shown: Shown) {
  const { plan, language, groundUrl } = shown;
  const { ground, captions, soundings, places, fields, width, height } = plan;
  const pitches = fields.flatMap((field) => pitchesOf(field, plan));
  return (
    // With the focus in it, arrow keys move it: where it is larger than its window, the browser does that by itself.
    <svg
      className="plan-drawing"
      viewBox={`0 0 ${width} ${height}`}
      aria-label={planText[language].drawing}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a picture that scrolls must be reachable by keys
      tabIndex={0}
    >
      <defs>
        <PitchStencils plan={plan} />
        <PickStencil />
      </defs>
      <g aria-hidden="true">
        <image
          href={groundUrl}
          x={-ground.bleed.x}
          y={-ground.bleed.y}
          width={width + 2 * ground.bleed.x}
          height={height + 2 * ground.bleed.y}
        />
        <g className="plan-soundings">
          {soundings.map(([x, y, depth]) => (
            <text key={`${x} ${y}`} x={x} y={y}>
              {depth}
            </text>
          ))}
        </g>
        {captions.map(({ at: [x, y], text }) => (
          <text key={text} x={x} y={y}>
            {text}
          </text>
        ))}
      </g>
      <g className="plan-pitches">
        {pitches.map((pitch) => (
          <PitchLink key={pitch.id} pitch={pitch} {...shown} />
        ))}
      </g>
      {places.map((place) => (
        <PlaceLink key={place.id} place={place} {...shown} />
      ))}
      {fields.map((field) => (
        <FieldLink key={field.name} field={field} {...shown} />
      ))}
      <g className="plan-picks" aria-hidden="true">
        {fields.map((field) => (
          <ChosenField key={field.name} field={field} {...shown} />
        ))}
        {places.map((place) => (
          <ChosenPlace key={place.id} place={place} {...shown} />
        ))}
        {pitches.map((pitch) => (
          <ChosenPitch key={pitch.id} pitch={pitch} language={language} />
        ))}
      </g>
    </svg>
  );
}

/** A pitch of each kind, to scale. */
function PitchStencils({ plan }: { plan: Plan }) {
  const line = 1.2;
  const sizes = new Map(plan.fields.map(({ kind, size }) => [kind, size]));
  return [...sizes].map(([kind, [width, depth]]) => (
    <rect
      key={kind}
      id={`plan-${kind}`}
      className={`plan-${kind}`}
      x={line / 2}
      y={line / 2}
      width={width / plan.metresPerUnit - line}
      height={depth / plan.metresPerUnit - line}
      rx="2"
    />
  ));
}
