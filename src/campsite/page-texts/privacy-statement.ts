import { privacyStatementText } from "#messages/privacy";
import type { Identity } from "#src/campsite/identity/identity.ts";
import type { Kind } from "#src/cms/feature.ts";
import { kindNames, kinds, type KindName } from "#src/cms/kinds.ts";
import { inEveryLanguage, type Translated } from "#src/i18n/language.ts";
import { markOf } from "#src/i18n/marks.ts";

/** The facts that decide which sections the privacy statement has. */
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
  kinds: readonly string[];
  /** True when guests get receipts for their messages. */
  sendsReceipts: boolean;
}

export async function findPersonalKinds(
  listAll: (kind: KindName) => Promise<readonly unknown[]>,
): Promise<KindName[]> {
  const found = kindNames.map(async (name) => {
    const { hasPersonalData }: Kind = kinds[name];
    return hasPersonalData && (await listAll(name)).some(hasPersonalData) ? [name] : [];
  });
  return (await Promise.all(found)).flat();
}

/**
 * Returns the proposed privacy statement for the campsite. Update the messages `privacyStatement` when the software
 * processes other personal data (GDPR, article 13).
 */
export function privacyStatement({
  identity,
  kinds: personal,
  sendsReceipts,
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
      sections.forms({ sendsReceipts }),
      sections.tonight,
      socialPageUrl && sections.socialMedia({ socialHost: new URL(socialPageUrl).hostname }),
      identity.latitude !== null && sections.map({ hasChart: identity.wayChart !== null }),
      sections.weather,
      ...Object.entries(sections.ofKinds).map(([kind, section]) => personal.includes(kind) && section),
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
