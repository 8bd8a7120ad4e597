import { address } from "#src/i18n/addresses.ts";
import type { Language } from "#src/i18n/language.ts";
import type { Consent } from "#src/platform/pages/page.ts";
import { Icon } from "#src/ui/icon.tsx";
import { consentPath } from "./consent-path.ts";
import { consentChoices, consentPurposes } from "./consent.ts";
import { consentText } from "#messages/consent";

/** A link to this fragment closes the panel. The fragment has no target, so the page doesn't scroll. */
const nowhere = "#closed";

interface Props {
  consent: Consent | undefined;
  language: Language;
  returnTo: string;
  socialHost: string | undefined;
}

/**
 * Asks for consent to forms, social media and maps. Refusing must be as easy as consenting (ekomloven § 3-15). So the
 * buttons look equal, and all switches are off until the visitor has answered.
 */
export function ConsentPanel({ consent, language, returnTo, socialHost }: Props) {
  const text = consentText[language];
  return (
    <section
      id="consent"
      className={`consent column size-16 lines-13 unprinted ${consent ? "answered" : ""}`}
      aria-labelledby="consent-heading"
      tabIndex={-1}
    >
      <div className="minute-scale rigid" />
      <form className="wrap" method="post" action={consentPath}>
        <input type="hidden" name="returnTo" value={returnTo} />
        <div className="consent-parts">
          <div>
            <h2 className="size-21 lines-13" id="consent-heading">
              {text.heading}
            </h2>
            <p className="quiet fine">
              {consent ? text.answered : text.explanation}{" "}
              <a className="one-line" href={address("privacyPolicy", language)}>
                {text.more}
              </a>
            </p>
          </div>
          <a className="consent-close" href={nowhere} aria-label={text.close}>
            <Icon name="close" />
          </a>
          <div id={consentChoices} className="consent-choices across">
            {consentPurposes.map((purpose) => (
              <label key={purpose} className="toggle ends apart">
                <span>
                  <b className="block heavy">{text[purpose].name}</b>
                  <span className="quiet fine">
                    {purpose === "social" && socialHost
                      ? text.social.meaningOf({ service: socialHost })
                      : text[purpose].meaning}
                  </span>
                </span>
                <input
                  type="checkbox"
                  role="switch"
                  name={purpose}
                  defaultChecked={consent?.[purpose] ?? false}
                />
              </label>
            ))}
          </div>
        </div>
        <button className="button consent-save gap-above-12" name="choice" value="selected">
          {text.save}
        </button>
        <div className="consent-buttons stack close gap-above-12">
          <button className="button primary" name="choice" value="necessary">
            {text.onlyNecessary}
          </button>
          <button className="button primary" name="choice" value="open" aria-expanded="false">
            {text.chooseYourself}
          </button>
          <button className="button primary" name="choice" value="close" aria-expanded="true">
            {text.hideChoices}
          </button>
          <button className="button primary" name="choice" value="all">
            {text.acceptAll}
          </button>
        </div>
      </form>
    </section>
  );
}
