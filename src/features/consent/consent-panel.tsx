import type { Language } from "#src/i18n/language.ts";
import type { Consent } from "#src/platform/page.ts";

export function ConsentPanel({ consent }: { consent: Consent | undefined; language: Language; returnTo: string }) {
  return consent ? null : <section id="consent" />;
}
