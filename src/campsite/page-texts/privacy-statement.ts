import { privacyStatementText } from "#messages/privacy";
import type { Identity } from "#src/campsite/identity/identity.ts";
import { inEveryLanguage, type Translated } from "#src/i18n/language.ts";
import { markOf } from "#src/i18n/marks.ts";

/** The facts about a campsite that decide which sections its privacy statement has. */
export interface PrivacyFacts {
  identity: Pick<
    Identity,
    | "phone"
    | "legalName"
    | "organisationNumber"
    | "latitude"
    | "wayChart"
    | "bookingUrl"
    | "cardPaymentUrl"
    | "socialPageUrl"
  >;
  hasCameras: boolean;
}

/**
 * Returns the proposed privacy statement, with live values. It leaves out sections for features that the campsite
 * lacks. Update the message catalogues whenever the software processes other data (GDPR, article 13).
 */
export function privacyStatement({
  identity,
  hasCameras,
}: PrivacyFacts): Translated<{ title: string; lead: string; description: string; body: string }> {
  const { bookingUrl, cardPaymentUrl, socialPageUrl } = identity;
  const isNamed = identity.phone !== "";
  return inEveryLanguage((language) => {
    const { sections, ...words } = privacyStatementText[language];
    const body = [
      sections.summary,
      isNamed &&
        sections.controller({
          controller: markOf(identity.legalName ? "identity.legalName" : "identity.name"),
          organisationNumber: identity.organisationNumber ? markOf("identity.organisationNumber") : undefined,
          address: markOf("identity.address"),
          email: markOf("identity.email"),
          phone: markOf("identity.phone"),
        }),
      sections.cookie,
      sections.saved,
      sections.forms,
      socialPageUrl && sections.socialMedia({ socialHost: new URL(socialPageUrl).hostname }),
      identity.latitude !== null && sections.map({ hasChart: identity.wayChart !== null }),
      sections.weather,
      hasCameras && sections.webcam,
      sections.pictures,
      bookingUrl && cardPaymentUrl
        ? sections.bookingAndCard
        : bookingUrl
          ? sections.booking
          : cardPaymentUrl && sections.card,
      sections.pageViews,
      sections.logs,
      sections.staff,
      sections.rights({ isNamed }),
      sections.withdrawal,
      sections.complaint,
    ];
    return { ...words, body: body.filter(Boolean).join("\n") };
  });
}
