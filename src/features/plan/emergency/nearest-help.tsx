import { InOtherLanguages } from "./other-languages.tsx";
import { EmergencyPlan, HelpSign, type HelpOnPlan } from "./emergency-plan.tsx";
import { emergencyText } from "#messages/emergency";

export function NearestHelp({ language, ...shown }: HelpOnPlan) {
  const text = emergencyText[language];
  const { pitch, help, groundUrl } = shown;
  return (
    <section className="emergency-near across" aria-labelledby="nearest">
      <h2 id="nearest">{pitch ? text.nearestTo({ pitch: pitch.id }) : text.onSite}</h2>
      <div className="chart-frame full-bleed">
        <EmergencyPlan {...shown} language={language} />
      </div>
      <ul className="gap-above-8">
        {help.map((each) => (
          <li className="row apart pad-12 line-below" key={each.place.id}>
            <HelpSign help={each} groundUrl={groundUrl} />
            <span className="stretch lines-13">
              <strong>{each.place.words[language].name}</strong>{" "}
              <small className="block quiet small">{each.place.words[language].note}</small>
              <InOtherLanguages of={(other) => each.place.words[other].name} language={language} />
            </span>{" "}
            {each.nearest && <b className="display figures size-26">{each.nearest.metres}&nbsp;m</b>}
          </li>
        ))}
      </ul>
      {pitch && <p className="quiet small gap-above-12">{text.straight}</p>}
    </section>
  );
}
