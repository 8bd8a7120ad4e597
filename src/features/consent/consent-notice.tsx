import type { Language } from "#src/i18n/language.ts";
import type { Consent } from "#src/platform/page.ts";
import { Icon } from "#src/ui/icon.tsx";
import { consentNoticeText } from "./consent-notice.text.ts";
import { consentPurposes } from "./consent.ts";

interface Props {
  purpose: "forms" | "maps";
  consent: Consent | undefined;
  language: Language;
  /** The page's own path, to come back to. */
  returnTo: string;
}

/** Stands where something waits for the visitor's yes, and takes it on the spot, also without JavaScript. */
export function ConsentNotice({ purpose, consent, language, returnTo }: Props) {
  const text = consentNoticeText[language];
  const { heading, explanation } = text[purpose];
  const chosen = consentPurposes.filter((each) => each === purpose || consent?.[each]);
  return (
    <form className="notice alert consent-notice" method="post" action="/consent">
      <Icon name="alert" />
      <div>
        <h2>{heading}</h2>
        <p>{explanation}</p>
      </div>
      <input type="hidden" name="returnTo" value={returnTo} />
      {chosen.map((each) => (
        <input key={each} type="hidden" name={each} value="on" />
      ))}
      <button className="button danger" name="choice" value="selected">
        {text[purpose].accept}
      </button>
    </form>
  );
}
