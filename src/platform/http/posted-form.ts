import { Problem } from "#src/platform/api/problem.ts";

/** Reads a form. @throws Problem "bad-request" when another site sent the form (CSRF), or when the body isn't a form */
export async function readPostedForm(request: Request, siteOrigin: string): Promise<FormData> {
  if (isFromElsewhere(request, siteOrigin)) throw new Problem("bad-request");
  return request.formData().catch((cause: unknown) => {
    throw new Problem("bad-request", { cause });
  });
}

/** Returns the text of a field, or "" for a missing field and for a file. */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

function isFromElsewhere(request: Request, siteOrigin: string): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site) return site !== "same-origin" && site !== "none";
  const origin = request.headers.get("origin");
  return origin !== null && origin !== siteOrigin && origin !== new URL(request.url).origin;
}
