import { useLocation, useNavigate, useNavigation } from "react-router";
import type { ListCounts, ListFilter } from "#src/i18n/list-filter-query.ts";
import type { Api } from "#src/cms/staff/api.ts";
import { listFirst, requestedRows } from "./list-all.ts";

/* A staff list loads its rows in parts. The screen's URL has the number of rows and the filters. */

export interface Rows<Row> {
  rows: Row[];
  counts: ListCounts;
  narrowing: ListFilter;
  /** The number of rows to show when staff load more. Undefined when all rows are loaded. */
  more: number | undefined;
}

/** The number of rows that a list shows first. */
export const rowsAtOnce = 50;

const maxCharacters = 100;

/** Reads the filters from a URL, such as "?q=vogn&state=draft&untranslated". */
function narrowingIn(params: URLSearchParams): ListFilter {
  const search = (params.get("q") ?? "").replaceAll("\0", "").trim().slice(0, maxCharacters);
  const state = params.get("state");
  return {
    ...(search && { search }),
    ...(state && { state }),
    ...(params.has("untranslated") && { untranslated: true }),
  };
}

/** Loads the rows of the screen's URL. @param path such as "/faq" @param within the only state of the listed rows */
export async function loadRows<Row>(
  api: Api,
  path: string,
  url: string,
  within?: string,
): Promise<Rows<Row>> {
  const narrowing = narrowingIn(new URL(url).searchParams);
  if (within) delete narrowing.state;
  const conditions = within ? { ...narrowing, state: within } : narrowing;
  const query = new URLSearchParams(conditions as Record<string, string>);
  const count = requestedRows(url, rowsAtOnce);
  const { items, next, counts } = await listFirst<Row, ListCounts>(
    api,
    `${path}/rows`,
    count,
    query.size > 0 ? `&${query.toString()}` : "",
  );
  return {
    rows: items,
    counts: within ? { ...counts, all: counts.states[within]! } : counts,
    narrowing,
    more: next === undefined ? undefined : count + rowsAtOnce,
  };
}

export const isNarrowed = ({ narrowing }: Rows<unknown>) => Object.keys(narrowing).length > 0;

/** Returns the number of rows that match the filters. */
export function countOf({ counts, narrowing: { state, untranslated } }: Rows<unknown>): number {
  if (untranslated) return counts.untranslated;
  return state === undefined ? counts.all : (counts.states[state] ?? 0);
}

/** Returns the filters, and a function that changes them. `narrowing` has them before their rows are loaded. */
export function useNarrow(): { narrowing: ListFilter; narrow(change: ListFilter): void } {
  const navigate = useNavigate();
  const here = useLocation();
  const { location: next } = useNavigation();
  const { search } = next?.pathname === here.pathname ? next : here;
  const narrowing = narrowingIn(new URLSearchParams(search));
  return {
    narrowing,
    narrow(change) {
      const { search: words, state, untranslated } = { ...narrowing, ...change };
      const query = new URLSearchParams({
        ...(words && { q: words }),
        ...(state && { state }),
        ...(untranslated && { untranslated: "" }),
      });
      void navigate(`?${query.toString()}`, { replace: true, preventScrollReset: true });
    },
  };
}
