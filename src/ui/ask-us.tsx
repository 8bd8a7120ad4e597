import { partAddress } from "#src/i18n/addresses.ts";
import { formatPhone } from "#src/i18n/format.ts";
import type { Language } from "#src/i18n/language.ts";
import { askUsText } from "#messages/ui";

interface Props {
  /** "" when staff haven't written it yet; the same for `email`. */
  phone: string;
  email: string;
  language: Language;
  /** When somebody answers: "Resepsjonen er åpen til kl. 21." */
  hours?: string;
}

/** How to reach a person, beside a text that may not answer every question. */
export function AskUs({ phone, email, language, hours }: Props) {
  const text = askUsText[language];
  return (
    <section className="ask-us">
      <h2>{text.heading}</h2>
      {phone && (
        <p className="ask-us-phone">
          <a href={`tel:${phone}`}>{formatPhone(phone, language)}</a>
        </p>
      )}
      {phone && hours && <p>{hours}</p>}
      {email && (
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
      <p>
        <a href={partAddress("contactUs", "form", language)}>{text.contactForm}</a>
      </p>
    </section>
  );
}
