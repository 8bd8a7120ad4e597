import { ConsentNotice } from "#src/campsite/consent/consent-notice.tsx";
import { defineContactSection } from "#src/campsite/contact-section.ts";
import { getIdentity } from "#src/campsite/identity/identity.server.ts";
import { address, pageParts } from "#src/i18n/addresses.ts";
import type { Language } from "#src/i18n/language.ts";
import type { AssetUrl } from "#src/platform/pages/assets.ts";
import type { Consent, ReturnedForm } from "#src/platform/pages/page.ts";
import { FeedbackForm, type Failure } from "./feedback-form.tsx";
import type { FeedbackFaults, FeedbackValues, SiteForm } from "./feedback-rules.ts";
import { feedbackText } from "#messages/feedback";
import { SentDialog, SentNotice } from "./sent-confirmation.tsx";

interface Props {
  source: SiteForm;
  language: Language;
  consent: Consent | undefined;
  assetUrl: AssetUrl;
  /** True when the page also offers a phone number and an e-mail address. */
  hasAlternatives: boolean;
  returned?: ReturnedForm | undefined;
}

const pageOf = { contact: "contactUs", feedback: "feedback" } as const;

export const contactFormSection = defineContactSection({
  area: "details",
  place: 1,
  load: async (context) => ({ hasAlternatives: (await getIdentity(context)).version > 0 }),
  View: ({ data, ...props }) => <FeedbackSection source="contact" {...data} {...props} />,
});

/** Shows the form, or a notice if the visitor hasn't consented to forms. A returned form is shown without consent. */
export function FeedbackSection({ source, language, consent, assetUrl, hasAlternatives, returned }: Props) {
  const text = feedbackText[language];
  const action = address(pageOf[source], language);
  const isAgreed = consent?.forms || returned;
  const sent = { text, sentence: text[source].sent, home: address("home", language) };
  return (
    <section
      id={pageParts.contactUs.form}
      className="contact-form feedback"
      aria-label={text[source].heading}
    >
      {isAgreed && <SentDialog {...sent} />}
      <SentNotice {...sent} />
      {isAgreed ? (
        <div className="board inset h2-33">
          <h2>{text[source].heading}</h2>
          <FeedbackForm
            source={source}
            language={language}
            assetUrl={assetUrl}
            action={action}
            privacyPolicy={address("privacyPolicy", language)}
            {...(returned && { returned: toProps(returned) })}
          />
        </div>
      ) : (
        <ConsentNotice
          consent={consent}
          language={language}
          hasAlternatives={hasAlternatives}
          returnTo={`${action}#${pageParts.contactUs.form}`}
        />
      )}
    </section>
  );
}

function toProps({ values, faults, failure }: ReturnedForm) {
  return {
    values: values as FeedbackValues,
    faults: faults as FeedbackFaults,
    ...(failure && { failure: failure as Failure }),
  };
}
