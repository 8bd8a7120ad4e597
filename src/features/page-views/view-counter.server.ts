import { findAddress } from "#src/campsite/own-pages/page-addresses.server.ts";
import type { FoundPage, PageName } from "#src/i18n/addresses.ts";
import { dayOf } from "#src/i18n/times/time.ts";
import { inUnseenTransaction, type Context } from "#src/platform/context.ts";
import { isView, type ClientHints } from "#src/platform/http/page-view.ts";
import type { PageViewTable } from "./page-views.server.ts";

/** The number of rows in one query. SQLite accepts 32,766 values in a query. */
const rowsAtOnce = 1000;

/** TABLE  pages whose views aren't counted. */
const uncounted: readonly PageName[] = ["login", "offline"];

export interface ViewCounter {
  /**
   * Counts one view if the path is a page that isn't in `uncounted`, and a visitor's browser asks for the page. The
   * caller passes only requests by GET with status 200 or 304.
   * @param target the path of the request, with or without a query
   */
  count(target: string, asker: ClientHints): void;
  /** Adds the counts to the database. If a write fails, the next write adds its counts too. */
  write(): Promise<void>;
}

/** Creates a counter. The counter counts paths in memory, because `count` runs for every response. */
export function createViewCounter(context: Context): ViewCounter {
  let counted = new Map<string, number>();
  let unwritten = new Map<string, PageViewTable>();

  async function take(): Promise<void> {
    const day = dayOf(context.now()).toString();
    const taken = [...counted];
    counted = new Map();
    const addresses = await Promise.all(taken.map(([path]) => findAddress(context, path))).catch((error) => {
      for (const [path, views] of taken) counted.set(path, (counted.get(path) ?? 0) + views);
      throw error;
    });
    for (const [index, [path, views]] of taken.entries()) {
      const at = addresses[index];
      if (at?.path === path && !uncounted.includes(at.found.name)) {
        const { found } = at;
        const { name: page, language } = found;
        add(unwritten, { day, page, item: itemOf(found), language, views });
      }
    }
  }

  return {
    count(target, asker) {
      if (target.startsWith("/assets/") || !isView(asker)) return;
      const query = target.indexOf("?");
      const path = query < 0 ? target : target.slice(0, query);
      counted.set(path, (counted.get(path) ?? 0) + 1);
    },
    async write() {
      await take();
      if (unwritten.size === 0) return;
      const rows = unwritten;
      unwritten = new Map();
      try {
        await addToDatabase(context, rows);
      } catch (error) {
        for (const row of rows.values()) add(unwritten, row);
        throw error;
      }
    },
  };
}

const keyOf = ({ day, page, item, language }: PageViewTable) => `${day} ${page} ${language} ${item}`;

function add(sums: Map<string, PageViewTable>, row: PageViewTable): void {
  const key = keyOf(row);
  sums.set(key, { ...row, views: row.views + (sums.get(key)?.views ?? 0) });
}

function itemOf({ parts: { url, id, year, page } }: FoundPage): string {
  return url ?? id ?? year ?? page ?? "";
}

async function addToDatabase(context: Context, sums: ReadonlyMap<string, PageViewTable>): Promise<void> {
  // All processes write the rows in the same order, so that no deadlock arises.
  const rows = [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
  await inUnseenTransaction(context, async ({ db }) => {
    for (let start = 0; start < rows.length; start += rowsAtOnce)
      await db
        .insertInto("pageView")
        .values(rows.slice(start, start + rowsAtOnce))
        .onConflict((conflict) =>
          conflict
            .columns(["day", "page", "item", "language"])
            .doUpdateSet(({ ref, eb }) => ({ views: eb(ref("pageView.views"), "+", ref("excluded.views")) })),
        )
        .execute();
  });
}
