import { Problem } from "#src/platform/api/problem.ts";

/** Reads a form sent without JavaScript. @throws Problem bad-request for another site's form (CSRF) or no form */
export async function readPostedForm(request: Request, siteOrigin: string): Promise<FormData> {
  if (isFromElsewhere(request, siteOrigin)) throw new Problem("bad-request");
  return request.formData().catch((cause: unknown) => {
    throw new Problem("bad-request", { cause });
  });
}

/** True when the browser's headers say that another site posted the form. */
function isFromElsewhere(request: Request, siteOrigin: string): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site) return site !== "same-origin" && site !== "none";
  const origin = request.headers.get("origin");
  return origin !== null && origin !== siteOrigin && origin !== new URL(request.url).origin;
}
