import { partAddress } from "#src/i18n/addresses.ts";
import { formatPhone } from "#src/i18n/format.ts";
import type { Language } from "#src/i18n/language.ts";
import { askUsText } from "#messages/ui";

interface Props {
  /** "" while staff haven't entered it. The same holds for `email`. */
  phone: string;
  email: string;
  language: Language;
  /** The opening hours: "Resepsjonen er åpen til kl. 21." */
  hours?: string;
}

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
