import { canonicalPath, findPage } from "#src/i18n/addresses.ts";
import type { Language } from "#src/i18n/language.ts";
import {
  addressedLinks,
  fromAttribute,
  hasReferences,
  parseReference,
  referringLinks,
  toAttribute,
} from "#src/i18n/link-references.ts";
import type { Context } from "#src/platform/context.ts";
import { mapWords, type ResourceKind } from "#src/cms/kind/kind.ts";
import type { FoundTarget } from "./link-targets.ts";

/** Finds a page or a resource by its path, or by its name as a target. */
export async function findTarget(
  context: Context,
  to: string,
  language: Language,
): Promise<FoundTarget | undefined> {
  for (const { linkTargets } of context.features) {
    const found = await linkTargets?.find(context, to, language);
    if (found) return found;
  }
  return undefined;
}

/** Returns the path, query and fragment of this site's address, or undefined for another address. */
export function ownAddress({ config }: Pick<Context, "config">, href: string): string | undefined {
  if (/^\/(?![/\\])/.test(href)) return href;
  const url = /^https?:\/\//i.test(href) ? URL.parse(href) : null;
  return url?.host === new URL(config.siteOrigin).host ? url.pathname + url.search + url.hash : undefined;
}

export interface AddressTarget {
  target: FoundTarget;
  /** The query and the fragment that follow the target's address. */
  rest: string;
}

/** Finds the target of an address of this site, in any language. The address may be an old address with a redirect. */
export async function targetAt(context: Context, own: string): Promise<AddressTarget | undefined> {
  const url = URL.parse(own, context.config.siteOrigin);
  // WordPress' old addresses /?p=12 and /?page_id=12 have the path of the home page.
  const isOld = url?.pathname === "/" && /^\?(?:p|page_id)=/.test(url.search);
  const found = isOld ? undefined : await targetAtPath(context, own);
  return found ?? (url ? redirectedTarget(context, url) : undefined);
}

async function redirectedTarget(context: Context, url: URL): Promise<AddressTarget | undefined> {
  for (const { redirectUnknown } of context.features) {
    const { location } = (await redirectUnknown?.(context, url)) ?? {};
    const path = location && ownAddress(context, location);
    const found = path ? await targetAtPath(context, path) : undefined;
    // Browsers keep the fragment when they follow a redirect.
    if (found) return { ...found, rest: found.rest || url.hash };
  }
  return undefined;
}

async function targetAtPath(context: Context, own: string): Promise<AddressTarget | undefined> {
  const [, written = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(own)!;
  const path = spelling(written);
  if (path === undefined) return undefined;
  // A place on the plan has no page of its own, so the fragment identifies the place.
  const isOnPlan = rest.startsWith("#") && findPage(path)?.name === "sitemap";
  const place = isOnPlan && (await findTarget(context, `place:${rest.slice(1)}`, "nb"));
  if (place) return { target: place, rest: "" };
  const target = await findTarget(context, path, "nb");
  return target && { target, rest };
}

/** Returns a path in the canonical spelling, or undefined when it is badly encoded. */
function spelling(path: string): string | undefined {
  try {
    return canonicalPath(path) ?? path;
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

/** Replaces this site's addresses in the HTML of a resource by the names of targets, in every language. */
export async function withReferences<Resource extends object>(
  context: Context,
  kind: Pick<ResourceKind, "words" | "fields">,
  resource: Resource,
): Promise<Resource> {
  const references = new Map<string, string | undefined>();
  mapWords(kind, resource, (text, _language, isHtml) => {
    if (isHtml) for (const [, href] of text.matchAll(addressedLinks)) references.set(href!, undefined);
    return text;
  });
  for (const href of references.keys()) {
    const own = ownAddress(context, fromAttribute(href));
    const found = own === undefined ? undefined : await targetAt(context, own);
    const reference = found && found.target.link + found.rest;
    if (reference && parseReference(reference)) references.set(href, toAttribute(reference));
  }
  if (![...references.values()].some(Boolean)) return resource;
  return mapWords(kind, resource, (text, _language, isHtml) =>
    isHtml
      ? text.replaceAll(addressedLinks, (link, href: string) => {
          const reference = references.get(href);
          return reference ? `<a data-to="${reference}">` : link;
        })
      : text,
  );
}

export interface LinkContext extends Context {
  /** Called for each target with the next moment at which the target appears or disappears for guests. */
  changesAt?: (instant: Temporal.Instant | undefined) => void;
}

/**
 * Writes the current addresses of targets into HTML. When guests can't open a link's target, the words of the link stay
 * without the link.
 * @param options.isForStaff true to keep such a link with its target's name, so that a save changes nothing
 */
export async function fillLinks(
  context: LinkContext,
  html: string,
  language: Language,
  { isForStaff = false } = {},
): Promise<string> {
  if (!hasReferences(html)) return html;
  const addresses = new Map<string, string | undefined>();
  for (const [, written] of html.matchAll(referringLinks))
    if (!addresses.has(written!)) addresses.set(written!, await addressOf(context, written!, language));
  return html.replaceAll(referringLinks, (link, written: string, words: string) => {
    const href = addresses.get(written);
    if (href !== undefined) return `<a href="${toAttribute(href)}">${words}</a>`;
    return isForStaff ? link : words;
  });
}

async function addressOf(
  context: LinkContext,
  written: string,
  language: Language,
): Promise<string | undefined> {
  const { to, rest } = parseReference(fromAttribute(written)) ?? {};
  const target = to && (await findTarget(context, to, language));
  if (!target) return undefined;
  context.changesAt?.(target.changesAt);
  return target.location && target.location + rest;
}
