import type { Language } from "#src/i18n/language.ts";
import type { Consent } from "#src/platform/pages/page.ts";
import { ConsentFields } from "./consent-fields.tsx";
import { consentPath } from "./consent.ts";
import { consentNoticeText } from "./consent-notice.text.ts";

interface Props {
  consent: Consent | undefined;
  language: Language;
  /** The page's own path, to come back to. */
  returnTo: string;
}

/** Offers the interactive map to those who haven't agreed to it; calm, since the drawn one beside it is whole. */
export function ConsentOffer({ consent, language, returnTo }: Props) {
  const { explanation, accept } = consentNoticeText[language].maps;
  return (
    <form className="consent-offer" method="post" action={consentPath}>
      <ConsentFields purpose="maps" consent={consent} returnTo={returnTo} />
      <button className="button" name="choice" value="selected">
        {accept}
      </button>
      <p>{explanation}</p>
    </form>
  );
}
