import type { Language } from "#src/i18n/language.ts";
import type { Consent } from "#src/platform/pages/page.ts";
import { Icon } from "#src/ui/icon.tsx";
import { ConsentFields } from "./consent-fields.tsx";
import { consentPath } from "./consent.ts";
import { consentNoticeText } from "./consent-notice.text.ts";

interface Props {
  consent: Consent | undefined;
  language: Language;
  /** The page's own path, to come back to. */
  returnTo: string;
}

/** Stands where a form waits for the visitor's yes, and takes it on the spot. */
export function ConsentNotice({ consent, language, returnTo }: Props) {
  const { heading, explanation, accept } = consentNoticeText[language].forms;
  return (
    <form className="notice alert consent-notice" method="post" action={consentPath}>
      <Icon name="alert" />
      <div>
        <h2>{heading}</h2>
        <p>{explanation}</p>
      </div>
      <ConsentFields purpose="forms" consent={consent} returnTo={returnTo} />
      <button className="button danger" name="choice" value="selected">
        {accept}
      </button>
    </form>
  );
}
