import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import type { Api, Part } from "#src/cms/staff/api.ts";
import type { InboxFolder } from "./inbox-changes.ts";
import type { InboxCounts, ReceivedFeedback } from "#src/features/feedback/inbox/inbox.ts";
import { boxes } from "#src/features/feedback/inbox/box.ts";

/** The part of the inbox on screen: a box or all messages, filtered by a search. */
export interface View {
  place: InboxFolder;
  search: string;
}

const places: readonly InboxFolder[] = [...boxes, "all"];
const maxCharacters = 100;

/** Reads the view from the parameters of an address. The default is the box of new messages. */
export function viewIn(params: URLSearchParams): View {
  const box = params.get("box");
  return {
    place: places.find((each) => each === box) ?? boxes[0],
    search: (params.get("q") ?? "").replaceAll("\0", "").trim().slice(0, maxCharacters),
  };
}

export function inboxAddress({ place, search }: View, id?: number): string {
  const path = id === undefined ? staffAddresses.inbox : `${staffAddresses.inbox}/${id}`;
  const query = new URLSearchParams({
    ...(place !== boxes[0] && { box: place }),
    ...(search && { q: search }),
  }).toString();
  return query ? `${path}?${query}` : path;
}

export function apiQuery({ place, search }: View): string {
  const query = new URLSearchParams({
    ...(place !== "all" && { box: place }),
    ...(search && { search }),
  }).toString();
  return query && `?${query}`;
}

export type InboxPart = Part<ReceivedFeedback, InboxCounts>;

const rowsAtLeast = 20;

/** Loads parts of a list until their rows fill the screen or the list ends. */
export async function fetchRows(api: Api, path: string, signal?: AbortSignal): Promise<InboxPart> {
  const part: InboxPart = await api.list(path, signal);
  while (part.next !== undefined && part.items.length < rowsAtLeast) {
    const { items, next } = await api.list<ReceivedFeedback>(part.next, signal);
    part.items.push(...items);
    part.next = next;
  }
  return part;
}
