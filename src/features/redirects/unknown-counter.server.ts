import { dayOf } from "#src/i18n/times/time.ts";
import { acquireLock, inUnseenTransaction, type Context } from "#src/platform/context.ts";
import { isView } from "#src/platform/http/page-view.ts";
import type { CountUnknown } from "#src/platform/http/unknown-address.ts";
import { parseOldAddress, requestedAddress } from "./old-address.ts";

declare module "#src/platform/database/database.ts" {
  interface Tables {
    /** Addresses that guests didn't find. `referrers` is JSON: the number of requests for each referrer's host. */
    notFound: { path: string; count: number; last: string; referrers: string };
  }
}

/** The maximum number of stored addresses. The least requested are removed first. */
const maxStored = 500;

/** The maximum number of addresses in each map in memory: `missed` and `seen`. */
const maxInMemory = 1000;

const maxReferrers = 5;
const longestHost = 100;

/** The maximum of a count, so that the integer column doesn't overflow. */
const maxCount = 1_000_000_000;

/** Addresses that only programs look for, and addresses that may contain an e-mail address. */
const leftOut = /^\/(?:wp-admin|wp-login|xmlrpc)|\.php(?:\/|$)|\/\.|@/;

interface Missed {
  count: number;
  referrers: Map<string, number>;
}

interface UnknownCounter {
  count: CountUnknown;
  /** Adds the counts to the database. After a failure, the next write adds these counts. */
  write(): Promise<void>;
}

/** Counts the uses of redirects, and requests for unknown addresses, which are stored after the second request. */
export function createUnknownCounter(context: Context): UnknownCounter {
  let hits = new Map<number, number>();
  let missed = new Map<string, Missed>();
  /** The number of requests that earlier writes counted, by address. The database stores no address with one request. */
  const seen = new Map<string, number>();

  function note(sums: Map<string, Missed>, path: string, { count, referrers }: Missed): void {
    const sum = sums.get(path);
    if (!sum && sums.size >= maxInMemory) return;
    const all = sum?.referrers ?? new Map<string, number>();
    for (const [host, number] of referrers)
      if (all.has(host) || all.size < maxReferrers) all.set(host, (all.get(host) ?? 0) + number);
    sums.set(path, { count: (sum?.count ?? 0) + count, referrers: all });
  }

  return {
    count({ url, redirect, referrer, asker }) {
      if (!isView(asker)) return;
      if (redirect !== undefined) return void hits.set(redirect, (hits.get(redirect) ?? 0) + 1);
      const path = requestedAddress(url);
      // An address that can't be redirected would be of no use in the list.
      if (path === undefined || leftOut.test(path) || !isOldAddress(path)) return;
      note(missed, path, { count: 1, referrers: new Map([[hostOf(referrer), 1]]) });
    },
    async write() {
      if (hits.size + missed.size === 0) return;
      const [hitsNow, missedNow] = [hits, missed];
      [hits, missed] = [new Map(), new Map()];
      try {
        const day = dayOf(context.now()).toString();
        await inUnseenTransaction(context, async (transaction) => {
          await acquireLock(transaction, "unknown addresses");
          await addHits(transaction, hitsNow, day);
          await addMissed(transaction, missedNow, seen, day);
        });
      } catch (error) {
        for (const [id, number] of hitsNow) hits.set(id, (hits.get(id) ?? 0) + number);
        for (const [path, each] of missedNow) note(missed, path, each);
        throw error;
      }
      for (const [path, { count }] of missedNow) {
        const before = seen.get(path) ?? 0;
        seen.delete(path);
        seen.set(path, before + count);
        if (seen.size > maxInMemory) seen.delete(seen.keys().next().value!);
      }
    },
  };
}

function isOldAddress(path: string): boolean {
  const parsed = parseOldAddress(path);
  return "from" in parsed && parsed.from === path && !path.endsWith("*");
}

function hostOf(referrer: string | null): string {
  const host = referrer ? (URL.parse(referrer)?.host ?? "") : "";
  return host.length <= longestHost ? host : "";
}

const added = (one: number, other: number) => Math.min(one + other, maxCount);

async function addHits({ db }: Context, hits: ReadonlyMap<number, number>, last: string): Promise<void> {
  if (hits.size === 0) return;
  const ids = [...hits.keys()];
  const stored = await db.selectFrom("redirectHit").selectAll().where("redirectId", "in", ids).execute();
  const before = new Map(stored.map((row) => [row.redirectId, row.hits]));
  for (const [redirectId, number] of hits) {
    const row = { hits: added(before.get(redirectId) ?? 0, number), last };
    await db
      .insertInto("redirectHit")
      .values({ redirectId, ...row })
      .onConflict((conflict) => conflict.column("redirectId").doUpdateSet(row))
      .execute();
  }
}

async function addMissed(
  { db }: Context,
  missed: ReadonlyMap<string, Missed>,
  seen: ReadonlyMap<string, number>,
  last: string,
): Promise<void> {
  if (missed.size === 0) return;
  const stored = await db
    .selectFrom("notFound")
    .selectAll()
    .where("path", "in", [...missed.keys()])
    .execute();
  const before = new Map(stored.map((row) => [row.path, row]));
  for (const [path, { count, referrers }] of missed) {
    const known = before.get(path);
    const earlier = known?.count ?? seen.get(path) ?? 0;
    if (earlier + count < 2) continue;
    const row = {
      count: added(earlier, count),
      last,
      referrers: JSON.stringify(mostFrequent(known?.referrers, referrers)),
    };
    await db
      .insertInto("notFound")
      .values({ path, ...row })
      .onConflict((conflict) => conflict.column("path").doUpdateSet(row))
      .execute();
  }
  const most = db
    .selectFrom("notFound")
    .select("path")
    .orderBy("count", "desc")
    .orderBy("last", "desc")
    .orderBy("path")
    .limit(maxStored);
  await db.deleteFrom("notFound").where("path", "not in", most).execute();
}

function mostFrequent(stored: string | undefined, more: ReadonlyMap<string, number>): Record<string, number> {
  const sums = new Map(Object.entries(JSON.parse(stored ?? "{}") as Record<string, number>));
  for (const [host, number] of more) sums.set(host, added(sums.get(host) ?? 0, number));
  const sorted = [...sums].toSorted(([, one], [, other]) => other - one);
  return Object.fromEntries(sorted.slice(0, maxReferrers));
}
