import type { RedirectTarget } from "#src/cms/links/link-targets.ts";
import { splitLanguage } from "#src/i18n/addresses.ts";
import { defaultLanguage, languages } from "#src/i18n/language.ts";
import { dayOf } from "#src/i18n/times/time.ts";
import type { Context } from "#src/platform/context.ts";
import type { Job } from "#src/platform/jobs/job.ts";
import { expectCursor, type Listed, type Paging } from "#src/platform/store/stored.ts";
import { nearestAmong } from "./nearest.ts";
import { candidatesFor } from "./old-address.ts";
import { pageTargets } from "./page-targets.ts";
import type { NotFound } from "./redirect.ts";

/** The time since the last request after which an address is deleted. */
const notFoundRetention = { days: 90 };
const hitRetention = { years: 2 };

/** The maximum number of own pages, of articles and of documents that staff can choose from. */
const maxOfEach = 200;

/** Lists the addresses that guests didn't find and that have no redirect, the most requested first. */
export async function listNotFound(context: Context, { limit, after }: Paging): Promise<Listed<NotFound>> {
  expectCursor(after, "number");
  const rows = await context.db
    .selectFrom("notFound")
    .selectAll()
    .orderBy("count", "desc")
    .orderBy("last", "desc")
    .orderBy("path")
    .execute();
  const redirects = await context.db.selectFrom("redirect").select("from").execute();
  const old = new Set(redirects.map(({ from }) => from));
  const open = rows.filter(({ path }) => !candidatesFor(path).some((each) => old.has(each)));
  const start = after ? Math.max(0, Number(after[0])) : 0;
  const propose = await proposals(context);
  return {
    items: open.slice(start, start + limit).map(({ path, count, last, referrers }) => ({
      path,
      count,
      last,
      referrers: Object.entries(JSON.parse(referrers) as Record<string, number>)
        .map(([host, number]) => ({ host, count: number }))
        .toSorted((one, other) => other.count - one.count),
      proposal: propose(path),
    })),
    next: open.length > start + limit ? [start + limit, 1] : undefined,
  };
}

/** Lists the own pages, articles and documents to which staff can redirect an address. */
export async function listTargets(context: Context): Promise<RedirectTarget[]> {
  const lists = await Promise.all(
    context.features.flatMap(({ linkTargets }) => linkTargets?.list?.(context, maxOfEach) ?? []),
  );
  return lists.flat();
}

async function proposals(context: Context): Promise<(path: string) => NotFound["proposal"]> {
  const resources = (await listTargets(context)).map((each) => ({ ...each, name: each.title }));
  const inEach = new Map(
    languages.map((language) => [language, pageTargets(language).map((page) => ({ ...page, title: null }))]),
  );
  const inAny = nearestAmong([...[...inEach.values()].flat(), ...resources]);
  const inOne = new Map(
    [...inEach].map(([language, pages]) => [language, nearestAmong([...pages, ...resources])]),
  );
  return (path) => {
    const { language } = splitLanguage(path);
    // On the old site, pages in any language may have had addresses without a language.
    const found = (language === defaultLanguage ? inAny : inOne.get(language)!)(path);
    return found ? { to: found.to, title: found.title } : null;
  };
}

export const redirectsJob = ({ db, now }: Context): Job => ({
  name: "redirects",
  every: { hours: 24 },
  waitsAfterLeap: true,
  async run() {
    const before = (time: Temporal.DurationLike) => dayOf(now()).subtract(time).toString();
    const paths = await db
      .deleteFrom("notFound")
      .where("last", "<", before(notFoundRetention))
      .executeTakeFirstOrThrow();
    const hits = await db
      .deleteFrom("redirectHit")
      .where("last", "<", before(hitRetention))
      .executeTakeFirstOrThrow();
    return { deleted: Number(paths.numDeletedRows + hits.numDeletedRows) };
  },
});
