/** Whether a form was posted from another site, as the browser tells. Another site must not answer for the visitor. */
export function isFromElsewhere(request: Request, siteOrigin: string): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site) return site !== "same-origin" && site !== "none";
  const origin = request.headers.get("origin");
  return origin !== null && origin !== siteOrigin && origin !== new URL(request.url).origin;
}
