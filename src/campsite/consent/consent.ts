import type { Consent } from "#src/platform/pages/page.ts";

/** A link to this fragment opens the panel by the CSS selector `:target`. It needs no JavaScript. */
export const consentAnchor = "#consent";

/** The id of the detailed choices. Without JavaScript, the choices are visible while the address has this fragment. */
export const consentChoices = "consent-choices";

/** The only cookie that guests get. It has three flags: forms|social|maps. */
const consentCookieName = "cookiepolicy";

const thirtyDaysInSeconds = 30 * 24 * 60 * 60;

/** The purposes that need consent, in the order of the cookie's flags. */
export const consentPurposes = ["forms", "social", "maps"] as const satisfies (keyof Consent)[];

/** Reads the visitor's choice from a Cookie header. Returns undefined if the cookie is missing or malformed. */
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

/** Returns a Set-Cookie header that stores a choice for 30 days. @param isSecure true on https */
export function consentCookie({ forms, social, maps }: Consent, isSecure: boolean): string {
  const secure = isSecure ? "; Secure" : "";
  return `${consentCookieName}=${forms}|${social}|${maps}; Max-Age=${thirtyDaysInSeconds}; Path=/; SameSite=Lax${secure}`;
}

export function consentKey(consent: Consent | undefined): string {
  return consent ? consentPurposes.map((purpose) => (consent[purpose] ? "1" : "0")).join("") : "";
}
