import { Problem } from "#src/platform/api/problem.ts";

/**
 * Reads a form that a browser has posted by itself.
 * @throws Problem bad-request when it comes from another site, which must not answer for the visitor, or isn't a form
 */
export async function readPostedForm(request: Request, siteOrigin: string): Promise<FormData> {
  if (isFromElsewhere(request, siteOrigin)) throw new Problem("bad-request");
  return request.formData().catch((cause: unknown) => {
    throw new Problem("bad-request", { cause });
  });
}

/** Whether a form was posted from another site, as the browser tells. */
function isFromElsewhere(request: Request, siteOrigin: string): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site) return site !== "same-origin" && site !== "none";
  const origin = request.headers.get("origin");
  return origin !== null && origin !== siteOrigin && origin !== new URL(request.url).origin;
}
