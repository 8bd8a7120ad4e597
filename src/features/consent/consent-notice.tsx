import type { Language } from "#src/i18n/language.ts";
import type { Consent } from "#src/platform/pages/page.ts";
import { Icon } from "#src/ui/icon.tsx";
import { consentPath } from "./consent-path.ts";
import { consentPurposes } from "./consent.ts";
import { consentNoticeText } from "#messages/consent";

/*
 * Forms that take consent where something waits for it, also without JavaScript; the button is the choice.
 */

interface Props {
  consent: Consent | undefined;
  language: Language;
  /** The page's own path, to come back to. */
  returnTo: string;
}

interface NoticeProps extends Props {
  /** Whether the page has a number to ring and an address to write to. */
  hasOtherWays: boolean;
}

/** Stands where a form waits for the visitor's yes. */
export function ConsentNotice({ language, hasOtherWays, ...form }: NoticeProps) {
  const { heading, explanation, otherWays, accept } = consentNoticeText[language].forms;
  return (
    <form className="notice alert consent-notice" method="post" action={consentPath}>
      <Icon name="alert" />
      <div>
        <h2>{heading}</h2>
        <p>{hasOtherWays ? `${explanation} ${otherWays}` : explanation}</p>
      </div>
      <ConsentFields purpose="forms" {...form} />
      <button className="button danger" name="choice" value="selected">
        {accept}
      </button>
    </form>
  );
}

/** Offers the interactive map to those who haven't agreed to it; calm, since the drawn one beside it is whole. */
export function ConsentOffer({ language, ...form }: Props) {
  const { explanation, accept } = consentNoticeText[language].maps;
  return (
    <form className="consent-offer" method="post" action={consentPath}>
      <ConsentFields purpose="maps" {...form} />
      <button className="button" name="choice" value="selected">
        {accept}
      </button>
      <p>{explanation}</p>
    </form>
  );
}

/** What such a form sends along: the purpose that it is about, and the visitor's other answers as they are. */
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
