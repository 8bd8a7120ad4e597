import type { Identity } from "#src/campsite/identity/identity.ts";
import { placeOf } from "#src/campsite/identity/place.ts";
import { formatPosition, spokenPosition } from "#src/campsite/identity/position.ts";
import type { Pitch } from "#src/features/plan/pitches.ts";
import type { Plan } from "#src/features/plan/plan.ts";
import { emergencyText } from "#messages/emergency";
import { planText } from "#messages/plan";
import { walkInWords, walksFrom } from "#src/features/plan/plan-words.ts";
import type { Language } from "#src/i18n/language.ts";
import { InOtherLanguages } from "./other-languages.tsx";

interface Props {
  identity: Identity;
  plan: Plan | undefined;
  pitch: Pitch | undefined;
  language: Language;
}

export function WhereYouAre({ identity, plan, pitch, language }: Props) {
  const text = emergencyText[language];
  const { name, address } = identity;
  const place = placeOf(identity);
  return (
    <section className="emergency-where" aria-labelledby="where">
      <h2 id="where">
        {text.where}
        <InOtherLanguages of={(each) => emergencyText[each].where} language={language} />
      </h2>
      <dl>
        {plan && (
          <div className="emergency-strip stack">
            <dt>
              {text.pitch}
              <InOtherLanguages of={(each) => emergencyText[each].pitch} language={language} />
            </dt>
            <dd className="cluster on-baseline">
              {pitch ? (
                <>
                  <b className="block display figures">{pitch.id}</b>{" "}
                  <span>{besidePitch(pitch, plan, language)}</span>
                </>
              ) : (
                <span>{text.onPost}</span>
              )}
            </dd>
          </div>
        )}
        <div className="stack pad-16 line-below">
          <dt className="quiet">{text.address}</dt>
          <dd>
            <b className="printed">{name}</b>
            <b className="block display figures">
              {address.street}
              <br />
              {address.postalCode} {address.city}
            </b>
          </dd>
        </div>
        {place && (
          <div className="stack pad-16 line-below">
            <dt className="quiet">{text.position}</dt>
            <dd>
              <b className="block display figures">
                <span className="block">{formatPosition(place.latitude, "north", language)}</span>{" "}
                <span className="block">{formatPosition(place.longitude, "east", language)}</span>
              </b>
              <p className="quiet gap-above-8">
                {spokenPosition(place.latitude, "north", language)}{" "}
                {spokenPosition(place.longitude, "east", language)}
              </p>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

/** Returns words such as "Felt B · 60 m til sanitærbygg 1". */
function besidePitch(pitch: Pitch, plan: Plan, language: Language): string {
  const text = planText[language];
  const [first] = walksFrom(pitch, plan);
  return [text.field({ name: pitch.area.name }), ...(first ? [walkInWords(first, language)] : [])].join(
    " · ",
  );
}
