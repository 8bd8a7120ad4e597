import type { Consent } from "#src/platform/pages/page.ts";
import { consentPurposes } from "./consent.ts";

interface Props {
  /** What the form around them says yes to; the visitor's other answers stay. */
  purpose: keyof Consent;
  consent: Consent | undefined;
  /** The page's own path, to come back to. */
  returnTo: string;
}

/** What a form that takes consent on the spot sends along, also without JavaScript; its button is the choice. */
export function ConsentFields({ purpose, consent, returnTo }: Props) {
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
