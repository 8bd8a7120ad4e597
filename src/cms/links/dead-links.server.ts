import { setImmediate } from "node:timers/promises";
import { descriptionOf } from "#src/cms/collections.server.ts";
import { columnsHolding, mapWords } from "#src/cms/kind/kind.ts";
import { listWrittenResources } from "#src/cms/live-values/written-out.server.ts";
import { listNextVersions, readNextVersions } from "#src/cms/next-versions/next-versions.server.ts";
import { defaultLanguage, inEveryLanguage, type Language } from "#src/i18n/language.ts";
import { addressedLinks, fromAttribute, parseReference, referringLinks } from "#src/i18n/link-references.ts";
import type { Context } from "#src/platform/context.ts";
import { withoutElements } from "#src/platform/pages/html.ts";
import { isOwnFile } from "#src/platform/pages/own-files.ts";
import { readContentNow } from "#src/platform/store/read-content.ts";
import { ownPath } from "#src/i18n/addresses.ts";
import { targetKinds, type DeadLink, type LinkingText } from "./link-choice.ts";
import type { FoundTarget } from "./link-targets.ts";
import { findTarget, ownAddress, targetAt } from "./links.server.ts";

/** A link in a text. `to` is the name of a target with its query and fragment, or an address. */
type FoundLink = Pick<DeadLink, "kind" | "id" | "name" | "path" | "language" | "isNext" | "words" | "to">;

const maxDead = 500;

/** Paths that the server answers, apart from pages and the files of features. */
const ofServer = /^\/(?:api|admin|assets|login)(?:\/|$)/;

/** Lists the dead links in published texts and next versions. `checkLinks` includes links to other sites. */
export async function listDeadLinks(context: Context): Promise<DeadLink[]> {
  const { value } = await readContentNow(context, "dead links", async (content) => ({
    value: await withoutTarget({ ...context, ...content }, await listLinks({ ...context, ...content })),
    // Articles can appear or end without a write.
    changesAt: content.now().add({ minutes: 10 }),
  }));
  const isKnown = (link: DeadLink) =>
    value.some(
      ({ kind, id, path, to }) =>
        [kind, id, path, to].join() === [link.kind, link.id, link.path, link.to].join(),
    );
  const inNext = await withoutTarget(context, await listNextLinks(context));
  return [...value, ...inNext.filter((link) => !isKnown(link))].slice(0, maxDead);
}

export async function listLinkingTexts(context: Context, target: string): Promise<LinkingText[]> {
  const all = [...(await listLinks(context)), ...(await listNextLinks(context))];
  const linking = all.filter(({ to }) => parseReference(to)?.to === target);
  const byResource = new Map(linking.map((link) => [`${link.kind} ${link.id}`, link]));
  return [...byResource.values()].map(({ kind: from, id: own, name }) => ({ kind: from, id: own, name }));
}

/** Lists the addresses of other sites in published texts and fields. */
export async function listOutwardAddresses(context: Context): Promise<Set<string>> {
  return new Set(
    (await listLinks(context)).flatMap(({ to }) =>
      isOutward(to) && to.length <= longestAddress ? [to] : [],
    ),
  );
}

/** PostgreSQL can't index longer addresses. */
const longestAddress = 2000;

const isOutward = (to: string) => /^https?:\/\/\S+$/i.test(to);

async function listLinks(context: Context): Promise<FoundLink[]> {
  const found: FoundLink[] = [];
  let count = 0;
  for await (const { kind, id, name, texts, fields } of listWrittenResources(context)) {
    const html = columnsHolding(descriptionOf(context, kind), "html");
    for (const [path, to] of Object.entries(fields))
      if (typeof to === "string" && isOutward(to) && ownAddress(context, to) === undefined)
        found.push({ kind, id, name, language: defaultLanguage, path, isNext: false, words: to, to });
    for (const { language, path, text } of texts)
      if (html.includes(path.split(".").at(-1)!))
        for (const link of linksIn(context, text))
          found.push({ kind, id, name, language, path, isNext: false, ...link });
    // The pause lets the process answer requests.
    if (++count % 20 === 0) await setImmediate();
  }
  return found;
}

async function listNextLinks(context: Context): Promise<FoundLink[]> {
  const found: FoundLink[] = [];
  for await (const { kind, id, name, state } of readNextVersions(context))
    mapWords(state.kind, state.changes.fields, (text, language, isHtml, field) => {
      const path = language === defaultLanguage ? field : `translations.${language}.${field}`;
      if (isHtml)
        for (const link of linksIn(context, text))
          found.push({ kind, id, name, language, path, isNext: true, ...link });
      return text;
    });
  return found;
}

function linksIn(context: Context, html: string): Pick<FoundLink, "words" | "to">[] {
  const references = Array.from(html.matchAll(referringLinks), ([, to, words]) => ({
    to: to!,
    words: words!,
  }));
  const addresses = Array.from(html.matchAll(addressedLinks), ({ 0: tag, 1: href, index }) => {
    const words = html.slice(index + tag.length, html.indexOf("</a>", index));
    const address = fromAttribute(href!);
    return { to: ownAddress(context, address) ?? (isOutward(address) ? address : ""), words };
  });
  return [...references, ...addresses]
    .filter(({ to }) => to !== "")
    .map(({ to, words }) => ({ to: fromAttribute(to), words: withoutElements(words) }));
}

async function withoutTarget(context: Context, links: readonly FoundLink[]): Promise<DeadLink[]> {
  const rows = await context.db.selectFrom("outwardLink").select("url").where("isDead", "=", 1).execute();
  const dead = new Set(rows.map(({ url }) => url));
  const found = new Map<string, Pick<DeadLink, "title" | "reason"> | undefined>();
  for (const { to } of links)
    if (!found.has(to)) found.set(to, isOutward(to) ? outwardFault(to) : await faultOf(context, to));
  return links.flatMap((link) => {
    const fault = found.get(link.to);
    return fault ? [{ ...link, ...fault }] : [];
  });
  function outwardFault(to: string): Pick<DeadLink, "title" | "reason"> | undefined {
    return dead.has(to) ? { title: null, reason: "outside" } : undefined;
  }
}

/** Returns the reason why a link is dead, or undefined for a link that works. */
async function faultOf(
  context: Context,
  to: string,
): Promise<Pick<DeadLink, "title" | "reason"> | undefined> {
  const reference = parseReference(to);
  if (reference) {
    const target = await findTarget(context, reference.to, defaultLanguage);
    if (target)
      return target.location === undefined ? { title: titleOf(target), reason: "hidden" } : undefined;
    const [prefix, id] = reference.to.split(":");
    const planned = await listNextVersions(context, { isNew: true });
    const next = planned.find((each) => targetKinds[each.kind] === prefix && String(each.id) === id);
    return next
      ? { title: inEveryLanguage(() => next.name), reason: "hidden" }
      : { title: null, reason: "missing" };
  }
  const [path = ""] = to.split(/[?#]/, 1);
  if (ofServer.test(path) || isOwnFile(context, path) || (await targetAt(context, to))) return undefined;
  return isPageWithParts(path) ? undefined : { title: null, reason: "missing" };
}

/** True for the address of a page that can't be a target, such as the news of a year. */
function isPageWithParts(path: string): boolean {
  try {
    return ownPath(path) !== undefined;
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}

export const titleOf = ({ title }: Pick<FoundTarget, "title">): Record<Language, string> =>
  typeof title === "string" ? inEveryLanguage(() => title) : title;
