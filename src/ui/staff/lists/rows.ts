import { useLocation, useNavigate, useNavigation } from "react-router";
import type { ListCounts, Narrowing } from "#src/i18n/narrowing.ts";
import type { Api } from "#src/ui/staff/api.ts";
import { listFirst, rowsAsked } from "./list-all.ts";

/*
 * A staff list has what its rows show, a part at a time: which part, and to what it is narrowed, is in the screen's
 * address. The rows that are there stay until the next ones have come.
 */

/** A part of a list, as its screen has loaded it. */
export interface Rows<Row> {
  rows: Row[];
  /** How many there are, whatever part of them is here. */
  counts: ListCounts;
  /** What the part is narrowed to. */
  asked: Narrowing;
  /** How many rows the next part is to have; undefined when these are all. */
  more: number | undefined;
}

/** How many rows a list begins with. */
export const rowsAtOnce = 50;

const mostCharacters = 100;

/** What an address narrows its list to: "?q=vogn&state=draft&untranslated". */
function narrowingIn(params: URLSearchParams): Narrowing {
  const search = (params.get("q") ?? "").replaceAll("\0", "").trim().slice(0, mostCharacters);
  const state = params.get("state");
  return {
    ...(search && { search }),
    ...(state && { state }),
    ...(params.has("untranslated") && { untranslated: true }),
  };
}

/** Loads the part of a list that its screen's address asks for. @param path the kind's in the API, as "/faq" */
export async function loadRows<Row>(api: Api, path: string, url: string): Promise<Rows<Row>> {
  const asked = narrowingIn(new URL(url).searchParams);
  const { search, state, untranslated } = asked;
  const counted = new URLSearchParams({ ...(search && { search }), ...(state && { state }) });
  const query = new URLSearchParams(counted);
  if (untranslated) query.set("untranslated", "true");
  const count = rowsAsked(url, rowsAtOnce);
  const [{ items, next }, counts] = await Promise.all([
    listFirst<Row>(api, `${path}/rows`, count, query.size > 0 ? `&${query.toString()}` : ""),
    api.get<ListCounts>(`${path}/counts?${counted.toString()}`),
  ]);
  return { rows: items, counts, asked, more: next === undefined ? undefined : count + rowsAtOnce };
}

/** Whether a list shows only some of what there is. */
export const isNarrowed = ({ asked }: Rows<unknown>) => Object.keys(asked).length > 0;

/** How many rows there are of what a list is narrowed to. */
export function countOf({ counts, asked: { state, untranslated } }: Rows<unknown>): number {
  if (untranslated) return counts.untranslated;
  return state === undefined ? counts.all : (counts.states[state] ?? 0);
}

/** Narrows the present list. What has been pressed counts at once, also while its rows are being loaded. */
export function useNarrow(): { asked: Narrowing; narrow(change: Narrowing): void } {
  const navigate = useNavigate();
  const here = useLocation();
  const { location: next } = useNavigation();
  const { search } = next?.pathname === here.pathname ? next : here;
  const asked = narrowingIn(new URLSearchParams(search));
  return {
    asked,
    narrow(change) {
      const { search: words, state, untranslated } = { ...asked, ...change };
      const query = new URLSearchParams({
        ...(words && { q: words }),
        ...(state && { state }),
        ...(untranslated && { untranslated: "" }),
      });
      void navigate(`?${query.toString()}`, { replace: true, preventScrollReset: true });
    },
  };
}
