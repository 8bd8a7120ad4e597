import { pitchesOf, type Plan } from "./plan.ts";
import { planText } from "./plan.text.ts";
import {
  ChosenField,
  ChosenPitch,
  ChosenPlace,
  FieldLink,
  PitchLink,
  PlaceLink,
  type Shown,
} from "./plan-choosable.tsx";
import { PlanLandscape } from "./plan-landscape.tsx";
import { signPath } from "./plan-signs.ts";

/** The whole plan as one picture of links. Later things lie above earlier ones: land, pitches, signs, what is chosen. */
export function PlanDrawing({ plan, language }: Shown) {
  const pitches = plan.fields.flatMap((field) => pitchesOf(field, plan));
  return (
    <svg
      className="plan-drawing"
      viewBox={`0 0 ${plan.width} ${plan.height}`}
      role="graphics-document"
      aria-label={planText[language].drawing}
    >
      <Stencils plan={plan} />
      <PlanLandscape plan={plan} />
      <g className="plan-pitches">
        {pitches.map((pitch) => (
          <PitchLink key={pitch.id} pitch={pitch} plan={plan} language={language} />
        ))}
      </g>
      {plan.places.map((place) => (
        <PlaceLink key={place.id} place={place} language={language} />
      ))}
      {plan.fields.map((field) => (
        <FieldLink key={field.name} field={field} plan={plan} language={language} />
      ))}
      <g className="plan-picks" aria-hidden="true">
        {plan.fields.map((field) => (
          <ChosenField key={field.name} field={field} plan={plan} language={language} />
        ))}
        {plan.places.map((place) => (
          <ChosenPlace key={place.id} place={place} plan={plan} language={language} />
        ))}
        {pitches.map((pitch) => (
          <ChosenPitch key={pitch.id} pitch={pitch} language={language} />
        ))}
      </g>
    </svg>
  );
}

/** What is drawn many times, once. The lists below use the signs as well. */
function Stencils({ plan }: { plan: Plan }) {
  const signs = new Set(plan.places.map(({ sign }) => sign));
  const sizes = new Map(plan.fields.map(({ kind, size }) => [kind, size]));
  return (
    <defs>
      {[...signs].map((sign) => (
        <symbol key={sign} id={`sign-${sign}`} viewBox="0 0 15 15">
          <path d={signPath(sign)} fillRule="evenodd" />
        </symbol>
      ))}
      {[...sizes].map(([kind, [width, depth]]) => (
        <rect
          key={kind}
          id={`plan-${kind}`}
          className={`plan-${kind}`}
          x="0.6"
          y="0.6"
          width={width / plan.metresPerUnit - 1.2}
          height={depth / plan.metresPerUnit - 1.2}
          rx="2"
        />
      ))}
      <g id="plan-pick">
        <path className="plan-pole" d="M0 12v10" />
        <rect className="plan-pick" x="-11" y="-12" width="22" height="24" rx="3" />
        <rect className="plan-flag" x="-27" y="21" width="54" height="16.5" rx="2" />
      </g>
      <g id="pine">
        <path className="plan-trunk" d="M0 0v-5" />
        <path className="plan-pine" d="M-4.2-2.6q4.2-6.2 8.4 0z" />
        <path className="plan-pine-top" d="M-2.6-5.4q3-5.2 5.6 0z" />
      </g>
      <path id="plan-tent" className="plan-tent" d="M-6 4 0-5 6 4Z" />
    </defs>
  );
}
