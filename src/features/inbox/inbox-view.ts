import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import type { Api, Part } from "#src/ui/staff/api.ts";
import type { InboxFolder } from "./inbox-changes.ts";
import { boxes, type ReceivedFeedback } from "./inbox.ts";

/** What is looked at: a box, or all of them, and in it what a search finds. */
export interface View {
  place: InboxFolder;
  search: string;
}

const places: readonly InboxFolder[] = [...boxes, "all"];
const mostCharacters = 100;

/** What an address names; the new ones when it names nothing. */
export function viewIn(params: URLSearchParams): View {
  const wanted = params.get("box");
  return {
    place: places.find((each) => each === wanted) ?? boxes[0],
    search: (params.get("q") ?? "").replaceAll("\0", "").trim().slice(0, mostCharacters),
  };
}

/** Where a view is, or a message in it. */
export function inboxAddress({ place, search }: View, id?: number): string {
  const path = id === undefined ? staffAddresses.inbox : `${staffAddresses.inbox}/${id}`;
  const query = new URLSearchParams({
    ...(place !== boxes[0] && { box: place }),
    ...(search && { q: search }),
  }).toString();
  return query ? `${path}?${query}` : path;
}

/** The query of the API's calls that give what a view has. */
export function apiQuery({ place, search }: View): string {
  const query = new URLSearchParams({
    ...(place !== "all" && { box: place }),
    ...(search && { search }),
  }).toString();
  return query && `?${query}`;
}

/** As many fill the screen. */
const rowsAtLeast = 20;

/** A part of a list. The API may give little or nothing of a search at a time, though there is more. */
export async function fetchRows(
  api: Api,
  path: string,
  signal?: AbortSignal,
): Promise<Part<ReceivedFeedback>> {
  const items: ReceivedFeedback[] = [];
  let next: string | undefined = path;
  do {
    const part: Part<ReceivedFeedback> = await api.list(next, signal);
    items.push(...part.items);
    next = part.next;
  } while (next !== undefined && items.length < rowsAtLeast);
  return { items, next };
}
