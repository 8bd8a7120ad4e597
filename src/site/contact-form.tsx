import { ConsentNotice } from "#src/features/consent/consent-notice.tsx";
import type { Identity } from "#src/features/content/identity.ts";
import { address } from "#src/i18n/addresses.ts";
import { formatPhone } from "#src/i18n/format.ts";
import type { Language } from "#src/i18n/language.ts";
import type { Consent } from "#src/platform/page.ts";
import { contactText } from "./contact-page.text.ts";

interface Props {
  identity: Pick<Identity, "phone" | "email">;
  consent: Consent | undefined;
  language: Language;
}

/** The place of the contact form: those who haven't agreed to it can do so here. Until it is built, the others are led to phone and e-mail. */
export function ContactForm({ identity, consent, language }: Props) {
  const text = contactText[language].form;
  if (!consent?.forms) {
    return (
      <div className="contact-form">
        <ConsentNotice
          purpose="forms"
          consent={consent}
          language={language}
          returnTo={address("contactUs", language)}
        />
      </div>
    );
  }
  return (
    <section className="contact-form board" aria-labelledby="contact-form">
      <h2 id="contact-form">{text.heading}</h2>
      <p>{text.later}</p>
      <p className="contact-ways">
        <a className="button action" href={`mailto:${identity.email}`}>
          {text.write}
        </a>
        <a className="button" href={`tel:${identity.phone}`}>
          {formatPhone(identity.phone, language)}
        </a>
      </p>
    </section>
  );
}
