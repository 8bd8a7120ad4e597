import { localPath } from "#src/i18n/addresses.ts";
import type { ShownContext } from "#src/platform/pages/page.ts";

/** TABLE  the demo pages that replace external sites. Nobody can own the stored addresses (RFC 2606). */
export const demoPages = {
  bookingUrl: { stored: "https://booking.example", path: "/demo/booking" },
  cardPaymentUrl: { stored: "https://kort.example", path: "/demo/card" },
  socialPageUrl: { stored: "https://sosial.example", path: "/demo/social" },
} as const;

export type DemoPageField = keyof typeof demoPages;
export const demoPageFields = Object.keys(demoPages) as DemoPageField[];

type Addresses = Record<DemoPageField, string>;

/** True when the field still has the demo's address. Only then does the field's demo page exist. */
export const isDemoPage = (identity: Pick<Addresses, DemoPageField>, field: DemoPageField) =>
  identity[field] === demoPages[field].stored;

/** Returns the external addresses for guests. An address of the demo becomes the address of its demo page. */
export function externalAddresses(
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
