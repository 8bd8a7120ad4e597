import { ownPath } from "#src/i18n/addresses.ts";

/** The maximum length of an old address, in characters. */
export const longestPath = 200;

/** Paths that never redirect, because the server itself answers all addresses below them. */
const reserved =
  /^\/(?:(?:api|admin|assets|callback|preview|healthz|readyz|\.well-known|data\/images)(?:\/|$)|favicon\.ico$)/;

/** Matches WordPress' addresses that have no path. Such an address names a post or a page by id. */
const ofWordPress = /^\/?\?(p|page_id)=0*([1-9]\d{0,8})$/;

/** Matches control characters, `\`, `?`, `#`, empty and dot segments, and a `*` that isn't the last segment. */
const unusual = /[\p{Cc}\\?#]|\/\/|\/\.{1,2}(?:\/|$)|[^/]\*|\*./u;

export type OldAddressFault =
  "noPath" | "query" | "encoding" | "characters" | "tooLong" | "reserved" | "page";

/**
 * Parses an old address: a path, or `/?p=12` and `/?page_id=12` of WordPress. `*` as the last segment stands for any
 * rest. The scheme and host of a whole address are left out.
 * @returns the fault, or the address in its stored form: decoded once, in lower case and without a slash at the end
 */
export function parseOldAddress(written: string): { from: string } | { fault: OldAddressFault } {
  const text = written.trim().replace(/^https?:\/\/[^/?#]+(?=[/?])/i, "");
  const [, name, id] = ofWordPress.exec(text) ?? [];
  if (name) return { from: `/?${name}=${id}` };
  if (!text.startsWith("/")) return { fault: "noPath" };
  if (/[?#]/.test(text)) return { fault: "query" };
  const decoded = decodedOnce(text);
  // A second parse of the stored address would decode a remaining "%" again.
  if (decoded === undefined || decoded.includes("%")) return { fault: "encoding" };
  const from = asStored(decoded);
  if (unusual.test(from) || unusual.test(decoded)) return { fault: "characters" };
  if (from.length > longestPath) return { fault: "tooLong" };
  if (reserved.test(from)) return { fault: "reserved" };
  const [base] = from.split("/*") as [string];
  if (from === "" || ownPath(base === from ? from : `${base}/x`) || base === "") return { fault: "page" };
  return { from };
}

/** Returns a request's address in the stored form, or undefined when no redirect can have this address. */
export function requestedAddress({ pathname, searchParams }: URL): string | undefined {
  if (pathname === "/")
    return ["p", "page_id"]
      .map((name) => ofWordPress.exec(`?${name}=${searchParams.get(name) ?? ""}`))
      .flatMap((match) => (match ? `/?${match[1]}=${match[2]}` : []))[0];
  const decoded = decodedOnce(pathname);
  if (decoded === undefined) return undefined;
  const path = asStored(decoded);
  return reserved.test(path) ? undefined : path;
}

/** Returns the addresses of redirects that apply to a path, the closest first: `/a/b`, `/a/b/*`, `/a/*`. */
export function candidatesFor(path: string): string[] {
  const segments = path.slice(0, longestPath).split("/").slice(1);
  const wildcards = segments.map((_, index) => `/${segments.slice(0, index + 1).join("/")}/*`);
  // A longer path is cut, so its last segment may be incomplete.
  return path.length > longestPath ? wildcards.slice(0, -1).toReversed() : [path, ...wildcards.toReversed()];
}

/** A redirect without its id. `to` is empty when the page is gone. */
export interface Rule {
  from: string;
  to: string;
}

/** The maximum number of redirects in a row. Guests get a single redirect to the end of the chain. */
export const longestChain = 10;

/**
 * Follows a chain of redirects.
 * @param find returns the redirect that answers the address `to`, or undefined when `to` isn't an old address
 * @returns the old addresses of the loop or of the overlong chain, or undefined when the chain has an end
 */
export async function loopFrom(
  start: Rule,
  find: (to: string) => Rule | undefined | Promise<Rule | undefined>,
): Promise<string[] | undefined> {
  const chain = [start.from];
  for (let rule = await find(start.to); rule; rule = await find(rule.to)) {
    const isLoop = chain.includes(rule.from) || chain.length === longestChain;
    chain.push(rule.from);
    if (isLoop) return chain;
  }
  return undefined;
}

function decodedOnce(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.isWellFormed() ? decoded : undefined;
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

/** The lookbehind avoids quadratic time for a path with thousands of slashes. */
const asStored = (path: string) =>
  path
    .toLowerCase()
    .normalize("NFC")
    .replace(/(?<=[^/])\/+$/, "");
