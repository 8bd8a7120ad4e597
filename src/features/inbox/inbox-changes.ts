import type { Part } from "#src/ui/staff/api.ts";
import { boxOf, type Box, type ReceivedFeedback } from "./inbox.ts";

/*
 * What staff do with a message, worked out before the server has answered.
 */

/** What can be done with a message; each is a call of its own, and undone by another. */
export type InboxAction = "star" | "archive" | "remove" | "restore";

interface ChangeRule {
  /** The call's name below /feedback/{id}. */
  call: string;
  undo: InboxAction;
  apply(message: ReceivedFeedback, now: string): Partial<ReceivedFeedback>;
}

export const changes: Record<InboxAction, ChangeRule> = {
  star: { call: "togglestarred", undo: "star", apply: ({ isStarred }) => ({ isStarred: !isStarred }) },
  archive: {
    call: "togglearchived",
    undo: "archive",
    apply: ({ isArchived }, now) => ({ isArchived: !isArchived, archivedDate: isArchived ? null : now }),
  },
  remove: { call: "markAsDeleted", undo: "restore", apply: (_, now) => ({ deletedDate: now }) },
  restore: { call: "restore", undo: "remove", apply: () => ({ deletedDate: null }) },
};

/** The message as it will be. */
export function changed(message: ReceivedFeedback, change: InboxAction): ReceivedFeedback {
  return { ...message, ...changes[change].apply(message, new Date().toISOString()) };
}

/** What a change makes of a message, for the words that say it. */
export type Outcome = "starred" | "unstarred" | "archived" | "unarchived" | "deleted" | "restored";

/** @param message as it was before */
export function outcomeOf(change: InboxAction, { isStarred, isArchived }: ReceivedFeedback): Outcome {
  if (change === "star") return isStarred ? "unstarred" : "starred";
  if (change === "archive") return isArchived ? "unarchived" : "archived";
  return change === "remove" ? "deleted" : "restored";
}

/** A box, or all but the deleted ones. */
export type InboxFolder = Box | "all";

/** Whether a message lies in a box. */
export function isIn(place: InboxFolder, message: ReceivedFeedback): boolean {
  return place === "all" ? message.deletedDate === null : boxOf(message) === place;
}

/** Whether two versions of a message lie in the same place with the same mark. */
export function isSamePlace(a: ReceivedFeedback, b: ReceivedFeedback): boolean {
  return (
    a.isStarred === b.isStarred &&
    a.isArchived === b.isArchived &&
    (a.deletedDate === null) === (b.deletedDate === null)
  );
}

/** The latest first, as the API has them. */
export function byLatest(a: ReceivedFeedback, b: ReceivedFeedback): number {
  return b.sentDate.localeCompare(a.sentDate) || b.id - a.id;
}

/** The messages with this one in place of the one with the same id, or at its place if it is new among them. */
export function withMessage(
  messages: readonly ReceivedFeedback[],
  message: ReceivedFeedback,
): ReceivedFeedback[] {
  return [...messages.filter(({ id }) => id !== message.id), message].toSorted(byLatest);
}

/** A list whose first part has been fetched anew: what was fetched further down stays. */
export function mergeParts(
  before: Part<ReceivedFeedback>,
  fresh: Part<ReceivedFeedback>,
): Part<ReceivedFeedback> {
  const last = fresh.items.at(-1);
  if (fresh.next === undefined || !last) return fresh;
  const further = before.items.filter((message) => byLatest(message, last) > 0);
  return further.length === 0 ? fresh : { items: [...fresh.items, ...further], next: before.next };
}
