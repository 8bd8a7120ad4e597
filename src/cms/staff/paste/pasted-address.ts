import { isAllowedHref } from "#src/cms/staff/editor/link-address.ts";

const tracking =
  /^(?:utm_\w+|fbclid|gclid|gclsrc|dclid|gbraid|wbraid|msclkid|yclid|twclid|igshid?|mc_[ce]id|mkt_tok|_hs\w+|_ga|_gl|si|ref_src|vero_id|wickedid|oly_\w+_id)$/i;

/** Sites that redirect to the address in a parameter. */
const redirectors: [host: RegExp, path: RegExp, parameter: string][] = [
  [/^www\.google\.[a-z.]+$/, /^\/url$/, "q"],
  [/\.safelinks\.protection\.outlook\.com$/, /^\//, "url"],
  [/^l\.(?:facebook|instagram)\.com$/, /^\//, "u"],
];

/** Removes tracking and a redirect from a link. @returns undefined for an invalid or forbidden address */
export function cleanPastedHref(href: string): string | undefined {
  const address = href.trim();
  if (address === "" || address.startsWith("#") || !isAllowedHref(address)) return undefined;
  if (!/^https?:/i.test(address)) return address;
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const redirector = redirectors.find(([host, path]) => host.test(url.hostname) && path.test(url.pathname));
  const behind = redirector && url.searchParams.get(redirector[2]);
  // At most one redirect is resolved.
  const target = behind && /^https?:/i.test(behind) && URL.canParse(behind) ? new URL(behind) : url;
  const before = target.search;
  for (const name of Array.from(target.searchParams.keys())) {
    if (tracking.test(name)) target.searchParams.delete(name);
  }
  // An address without a redirect or tracking stays unchanged.
  return target === url && target.search === before ? address : target.href;
}

export function ownPicture(src: string, origin: string): string | undefined {
  const path = src.startsWith(`${origin}/`) ? src.slice(origin.length) : src;
  return path.startsWith("/data/") ? path : undefined;
}
