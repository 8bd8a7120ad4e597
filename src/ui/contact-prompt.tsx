import { partAddress } from "#src/i18n/addresses.ts";
import { formatPhone } from "#src/i18n/format.ts";
import type { Language } from "#src/i18n/language.ts";
import { askUsText } from "#messages/ui";

interface Props {
  /** The phone number; "" if staff haven't entered a number. `email` can be "" too. */
  phone: string;
  email: string;
  language: Language;
  /** A sentence about the opening hours, such as "Resepsjonen er åpen til kl. 21." */
  hours?: string;
}

/** In a single column, only the form's link is shown, because the footer has the phone number and e-mail address. */
export function AskUs({ phone, email, language, hours }: Props) {
  const text = askUsText[language];
  return (
    <section className="breaks rule-above pad-16">
      <h2 className="gap-below-8">{text.heading}</h2>
      {phone && (
        <p className="in-two-columns">
          <a className="target display plain figures size-33 as-ink" href={`tel:${phone}`}>
            {formatPhone(phone, language)}
          </a>
        </p>
      )}
      {phone && hours && <p className="in-two-columns">{hours}</p>}
      {email && (
        <p className="in-two-columns">
          <a className="target" href={`mailto:${email}`}>
            {email}
          </a>
        </p>
      )}
      <p>
        <a className="target" href={partAddress("contactUs", "form", language)}>
          {text.contactForm}
        </a>
      </p>
    </section>
  );
}
