import type { Language } from "#src/i18n/language.ts";
import type { Consent } from "#src/platform/pages/page.ts";
import { Icon } from "#src/ui/icon.tsx";
import { consentPath } from "./consent-path.ts";
import { consentPurposes } from "./consent.ts";
import { consentNoticeText } from "#messages/consent";

interface Props {
  consent: Consent | undefined;
  language: Language;
  returnTo: string;
}

interface NoticeProps extends Props {
  /** True when the page also offers a phone number and an e-mail address. */
  hasAlternatives: boolean;
}

/** Renders a notice that replaces a form until the visitor consents. The notice works without JavaScript. */
export function ConsentNotice({ language, hasAlternatives, ...form }: NoticeProps) {
  const { heading, explanation, otherWays: alternatives, accept } = consentNoticeText[language].forms;
  return (
    <form className="notice alert consent-notice" method="post" action={consentPath}>
      <Icon name="alert" />
      <div>
        <h2>{heading}</h2>
        <p>{hasAlternatives ? `${explanation} ${alternatives}` : explanation}</p>
      </div>
      <ConsentFields purpose="forms" {...form} />
      <button className="button danger" name="choice" value="selected">
        {accept}
      </button>
    </form>
  );
}

/** Offers an interactive map. The offer isn't an alert, because the directions are complete without the map. */
export function ConsentOffer({ language, ...form }: Props) {
  const { explanation, accept } = consentNoticeText[language].maps;
  return (
    <form className="consent-offer stack gap-below-24" method="post" action={consentPath}>
      <ConsentFields purpose="maps" {...form} />
      <button className="button" name="choice" value="selected">
        {accept}
      </button>
      <p className="quiet fine">{explanation}</p>
    </form>
  );
}

function ConsentFields({ purpose, consent, returnTo }: Omit<Props, "language"> & { purpose: keyof Consent }) {
  const chosen = consentPurposes.filter((each) => each === purpose || consent?.[each]);
  return (
    <>
      <input type="hidden" name="returnTo" value={returnTo} />
      {chosen.map((each) => (
        <input key={each} type="hidden" name={each} value="on" />
      ))}
    </>
  );
}
