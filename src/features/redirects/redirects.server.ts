import { collectionOf } from "#src/cms/collection.server.ts";
import { inEachOf } from "#src/i18n/texts.ts";
import { redirectFaultsText } from "#messages/redirects";
import {
  acquireLock,
  inUnseenTransaction,
  type Context,
  type TransactionContext,
} from "#src/platform/context.ts";
import { Problem, type FieldError } from "#src/platform/api/problem.ts";
import type { StaffListOf } from "#src/platform/api/collection-calls.ts";
import type { Listed, Target as Saved } from "#src/platform/store/stored.ts";
import { candidatesFor, loopFrom, parseOldAddress, requestedAddress, type Rule } from "./old-address.ts";
import { hasFileEnding, isOwnFile } from "#src/platform/pages/own-files.ts";
import { languageOf, ownPathIn, targetFinder, type FindTarget } from "./redirect-target.server.ts";
import {
  oldAddressMessages,
  redirectKind,
  redirectRow,
  staffRedirect,
  type RedirectInput,
} from "./redirect.ts";

declare module "#src/platform/database/database.ts" {
  interface Tables {
    /** How often each redirect was used. `last` is the day of the last use. */
    redirectHit: { redirectId: number; hits: number; last: string };
  }
}

/** A stored redirect, or the redirect that is being saved. The redirect has no id before its first save. */
export type KnownRedirect = Rule & { id?: number; status: number };

export type Lookup = (address: string) => Promise<KnownRedirect | undefined> | KnownRedirect | undefined;

const stored = collectionOf(redirectKind, {
  isUnseen: true,
  async complete(context, input, target) {
    const before = target && (await stored.rows.find(context.db, target.id));
    const lookup: Lookup = async (address) => {
      // A request for `from` gets the redirect that is being saved, in place of its stored version.
      const others = (await findRules(context, address)).filter(({ id }) => id !== target?.id);
      return closest([...others, input], address);
    };
    const { to, faults } = await checkRule(context, input, {
      find: targetFinder(context),
      lookup,
      taken: (await findRules(context, input.from)).find(
        ({ id, from }) => id !== target?.id && from === input.from,
      ),
      mayBeMissing: before?.to === input.to || target?.isRestored === true,
    });
    if (faults.length > 0) throw new Problem("invalid-fields", { errors: faults });
    return { ...input, to };
  },
});

interface Checks {
  find: FindTarget;
  lookup: Lookup;
  /** Another redirect with the same old address. */
  taken: KnownRedirect | undefined;
  /** True when the redirect is restored, or keeps its target. A missing target is then no fault. */
  mayBeMissing?: boolean;
}

/** Checks a redirect. @returns `to`, the target's canonical name, and `faults`, why it can't be saved */
export async function checkRule(
  context: Context,
  rule: KnownRedirect,
  { find, lookup, taken, mayBeMissing = false }: Checks,
): Promise<{ to: string; faults: FieldError[] }> {
  const faults: FieldError[] = [];
  const own = await find(rule.from, "nb");
  if (own?.to.startsWith("/")) faults.push(fault("from", oldAddressMessages.page, ({ page }) => page));
  else if (own || isOwnFile(context, rule.from))
    faults.push(
      hasFileEnding(rule.from)
        ? fault("from", "must not be the address of a file of this site", ({ file }) => file)
        : fault("from", oldAddressMessages.reserved, ({ reserved }) => reserved),
    );
  if (taken)
    faults.push(
      fault("from", `is already redirected to ${taken.to || "nothing"}`, (text) =>
        text.taken({ to: taken.to || undefined }),
      ),
    );
  if (rule.status === 410) return { to: "", faults };
  const target = await find(rule.to, languageOf(rule.from));
  if (target) return { to: target.to, faults };
  const to = ownPathIn(context, rule.to)!;
  const next = (address: string) => followed(context, { find, lookup }, address);
  const chain = await loopFrom({ ...rule, to }, next);
  const written = chain?.join(" → ") ?? "";
  if (chain)
    faults.push(fault("to", `must not lead back: ${written}`, ({ loop }) => loop({ chain: written })));
  else if (!mayBeMissing && !(await next(to)))
    faults.push(
      fault("to", "must be a page, an article or a document of this site", ({ missing }) => missing),
    );
  return { to, faults };
}

/** Returns the redirect that answers a path of this site. Returns undefined for the path of a page or a resource. */
async function followed(
  context: Context,
  { find, lookup }: Pick<Checks, "find" | "lookup">,
  to: string,
): Promise<KnownRedirect | undefined> {
  const path = to === "" ? undefined : ownPathIn(context, to);
  if (path === undefined || (await find(to, "nb"))) return undefined;
  const address = requestedAddress(new URL(path, context.config.siteOrigin));
  return address === undefined ? undefined : lookup(address);
}

type Words = (typeof redirectFaultsText)["nb"];

function fault(field: string, message: string, words: (text: Words) => string): FieldError {
  return { field, message, words: { ...inEachOf(redirectFaultsText, words) } };
}

/** Reads the redirects that apply to an address. The query uses an index, so it needs no cache. */
async function findRules(
  { db }: Pick<Context, "db">,
  address: string,
): Promise<(KnownRedirect & { id: number })[]> {
  return db
    .selectFrom("redirect")
    .select(["id", "from", "to", "status"])
    .where("from", "in", candidatesFor(address))
    .execute();
}

export function closest<Each extends Rule>(rules: readonly Each[], address: string): Each | undefined {
  const candidates = candidatesFor(address);
  return rules
    .filter(({ from }) => candidates.includes(from))
    .toSorted((one, other) => candidates.indexOf(one.from) - candidates.indexOf(other.from))[0];
}

/** Returns one of these paths that has a redirect, not counting redirects with `*`. */
export async function findRedirectedPath(
  { db }: Context,
  paths: readonly string[],
): Promise<string | undefined> {
  const row = await db.selectFrom("redirect").select("from").where("from", "in", paths).executeTakeFirst();
  return row?.from;
}

export interface FoundRedirect {
  id: number;
  location: string | undefined;
  status: number;
}

/** Finds the redirect for a request that nothing else answers, unless its target is missing. */
export async function findRedirect(context: Context, url: URL): Promise<FoundRedirect | undefined> {
  const address = requestedAddress(url);
  if (address === undefined) return undefined;
  const lookup = async (each: string) => closest(await findRules(context, each), each);
  const first = await lookup(address);
  if (!first) return undefined;
  const find = targetFinder(context);
  let end: KnownRedirect = first;
  const chain = await loopFrom(first, async (to) => {
    const next = await followed(context, { find, lookup }, to);
    if (next) end = next;
    return next;
  });
  if (chain) return undefined;
  const { id, status } = first;
  if (end.status === 410) return { id, status: 410, location: undefined };
  const target = await find(end.to, languageOf(address));
  return target?.location === undefined ? undefined : { id, status, location: target.location };
}

/** Makes saves of redirects wait for each other, so that two saves can't make a loop or use the same old address. */
export const redirecting = <Result>(
  context: Context,
  work: (transaction: TransactionContext) => Promise<Result>,
) =>
  inUnseenTransaction(context, async (transaction) => {
    await acquireLock(transaction, "redirects");
    return work(transaction);
  });

export const saveRedirect = (context: Context, input: RedirectInput, target?: Saved) =>
  redirecting(context, (transaction) => stored.save(transaction, input, target));

/** Removes redirects that are in their first version. @returns the number of removed redirects */
export const removeUnchanged = (context: Context, ids: readonly number[]): Promise<number> =>
  redirecting(context, async (transaction) => {
    const unchanged = await transaction.db
      .selectFrom("redirect")
      .select("id")
      .where("id", "in", [0, ...ids])
      .where("version", "=", 1)
      .execute();
    for (const { id } of unchanged) await stored.rows.remove(transaction, { id });
    return unchanged.length;
  });

/** Adds to each redirect its number of uses and the state of its target. */
async function withUse<Each extends Rule & { id: number; status: number }>(
  context: Context,
  { items, next }: Listed<Each>,
) {
  const uses = await context.db
    .selectFrom("redirectHit")
    .selectAll()
    .where("redirectId", "in", [0, ...items.map(({ id }) => id)])
    .execute();
  const byId = new Map(uses.map((use) => [use.redirectId, use]));
  const found = await Promise.all(items.map((each) => targetOf(context, each)));
  return {
    items: items.map((each, index) => ({
      ...each,
      hits: byId.get(each.id)?.hits ?? 0,
      last: byId.get(each.id)?.last ?? null,
      target: found[index]!,
    })),
    next,
  };
}

async function targetOf(context: Context, rule: KnownRedirect) {
  if (rule.status === 410) return null;
  const target = await targetFinder(context)(rule.to, languageOf(rule.from));
  if (target)
    return { title: target.title, state: target.location ? ("open" as const) : ("waiting" as const) };
  const parsed = parseOldAddress(rule.to);
  const isOpen =
    "from" in parsed &&
    (await findRedirect(context, new URL(encodeURI(rule.from), context.config.siteOrigin)));
  return { title: null, state: isOpen ? ("open" as const) : ("missing" as const) };
}

export const redirectCollection = {
  ...stored,
  answer: staffRedirect,
  list: async (...parameters: Parameters<typeof stored.list>) =>
    withUse(parameters[0], await stored.list(...parameters)),
  staffList: {
    ...stored.staffList!,
    row: redirectRow,
    list: async (...parameters: Parameters<StaffListOf["list"]>) =>
      withUse(parameters[0], await stored.staffList!.list(...parameters)),
  },
  save: saveRedirect,
};
