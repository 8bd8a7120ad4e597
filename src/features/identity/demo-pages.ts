import { localPath } from "#src/i18n/addresses.ts";
import type { ShownContext } from "#src/platform/pages/page.ts";

/**
 * TABLE  pages of the site itself that stand in for others' sites in the demo, by the field of the identity that names
 * them. The demo stores an address that nobody can have (RFC 2606), so that it stays the same under any SITE_ORIGIN.
 */
export const demoPages = {
  bookingUrl: { stored: "https://booking.example", path: "/demo/booking" },
  cardPaymentUrl: { stored: "https://kort.example", path: "/demo/card" },
  socialPageUrl: { stored: "https://sosial.example", path: "/demo/social" },
} as const;

export type DemoPageField = keyof typeof demoPages;
export const demoPageFields = Object.keys(demoPages) as DemoPageField[];

type Addresses = Record<DemoPageField, string>;

/** Whether the identity still has the demo's own address in this field: then its page exists. */
export const isDemoPage = (identity: Pick<Addresses, DemoPageField>, field: DemoPageField) =>
  identity[field] === demoPages[field].stored;

/** The addresses by which guests are led on: in place of the demo's, those of the pages that stand in for them. */
export function leadingOn(
  identity: Addresses,
  { config, language }: Pick<ShownContext, "config" | "language">,
): Addresses {
  const addressIn = (field: DemoPageField) =>
    isDemoPage(identity, field)
      ? new URL(localPath(demoPages[field].path, language), config.siteOrigin).href
      : identity[field];
  return {
    bookingUrl: addressIn("bookingUrl"),
    cardPaymentUrl: addressIn("cardPaymentUrl"),
    socialPageUrl: addressIn("socialPageUrl"),
  };
}
