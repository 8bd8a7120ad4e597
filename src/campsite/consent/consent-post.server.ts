import type { Context } from "#src/platform/context.ts";
import { Problem } from "#src/platform/api/problem.ts";
import type { Consent } from "#src/platform/pages/page.ts";
import { readPostedForm } from "#src/platform/http/posted-form.ts";
import { consentChoices, consentCookie, consentPurposes } from "./consent.ts";

/**
 * Stores a visitor's choice in a cookie and redirects back. The buttons that open and close the choices also post here
 * in a browser without JavaScript.
 * @throws Problem "bad-request" if the form is on another site
 * @throws Problem "invalid-fields" if the choice is unknown
 */
export async function postConsent(context: Context, request: Request): Promise<Response> {
  const form = await readPostedForm(request, context.config.siteOrigin);
  const returnTo = localPathOrHome(form.get("returnTo"));
  const choice = form.get("choice");
  if (choice === "open" || choice === "close") {
    const fragment = choice === "open" ? `#${consentChoices}` : "";
    const headers = { Location: returnTo.split("#")[0] + fragment, "Cache-Control": "no-store" };
    return new Response(null, { status: 303, headers });
  }
  const consent = chosenConsent(form);
  if (!consent) {
    throw new Problem("invalid-fields", {
      errors: [{ field: "choice", message: "must be all, necessary, selected, open or close" }],
    });
  }
  return new Response(null, {
    status: 303,
    headers: {
      Location: returnTo,
      "Set-Cookie": consentCookie(consent, context.config.siteOrigin.startsWith("https:")),
      "Cache-Control": "no-store",
      "Clear-Site-Data": '"prefetchCache", "prerenderCache"',
    },
  });
}

function chosenConsent(form: FormData): Consent | undefined {
  const consentWhere = (isGiven: (purpose: keyof Consent) => boolean) =>
    Object.fromEntries(consentPurposes.map((purpose) => [purpose, isGiven(purpose)])) as unknown as Consent;
  switch (form.get("choice")) {
    case "all":
      return consentWhere(() => true);
    case "necessary":
      return consentWhere(() => false);
    case "selected":
      return consentWhere((purpose) => form.has(purpose));
    default:
      return undefined;
  }
}

/** Returns a path of this site, or "/". Browsers read //elsewhere and /\elsewhere as addresses of other sites. */
function localPathOrHome(value: unknown): string {
  return typeof value === "string" && /^\/(?![/\\])[\x21-\x7e]*$/.test(value) ? value : "/";
}
