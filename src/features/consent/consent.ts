import type { Consent } from "#src/platform/pages/page.ts";

/** A link here opens the panel again, also without JavaScript: it shows while it is the address's target. */
export const consentAnchor = "#consent";

/** The id of the panel's choices: without JavaScript they show while they are the address's target. */
export const consentChoices = "consent-choices";

/** The one cookie that guests get: three flags, forms|social|maps. */
const consentCookieName = "cookiepolicy";

const thirtyDaysInSeconds = 30 * 24 * 60 * 60;

/** What a visitor can say yes to, in the order of the cookie's flags. */
export const consentPurposes = ["forms", "social", "maps"] as const satisfies (keyof Consent)[];

/**
 * Reads the visitor's choice from a Cookie header. Bars may be percent-encoded.
 * @returns undefined when the cookie isn't there or isn't as it should be
 */
export function parseConsent(cookieHeader: string | null | undefined): Consent | undefined {
  if (!cookieHeader?.includes(consentCookieName)) return undefined;
  const match =
    /(?:^|;\s*)cookiepolicy=(true|false)(?:\||%7[Cc])(true|false)(?:\||%7[Cc])(true|false)\s*(?:;|$)/.exec(
      cookieHeader,
    );
  if (!match) return undefined;
  const [forms, social, maps] = match.slice(1).map((flag) => flag === "true");
  return { forms: forms!, social: social!, maps: maps! };
}

/**
 * The Set-Cookie header that keeps a choice for 30 days.
 * @param isSecure whether the site is on https
 */
export function consentCookie({ forms, social, maps }: Consent, isSecure: boolean): string {
  const secure = isSecure ? "; Secure" : "";
  return `${consentCookieName}=${forms}|${social}|${maps}; Max-Age=${thirtyDaysInSeconds}; Path=/; SameSite=Lax${secure}`;
}

/** A short text that tells choices apart: finished pages are kept by it. */
export function consentKey(consent: Consent | undefined): string {
  return consent ? consentPurposes.map((purpose) => (consent[purpose] ? "1" : "0")).join("") : "";
}
