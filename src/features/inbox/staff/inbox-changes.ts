import type { Part, Api } from "#src/ui/staff/api.ts";
import { boxOf, type Box, type ReceivedFeedback } from "#src/features/inbox/inbox.ts";

/*
 * What staff do with a message: shown at once, before the server has answered, and sent to the server one after the
 * other.
 */

/** What can be done with a message; each has a call of its own, and another call undoes it. */
export type InboxAction = "star" | "archive" | "answered" | "unanswered" | "remove" | "spam" | "restore";

interface ChangeRule {
  /** The call's name below /feedback/{id}. */
  call: string;
  /** What takes it back. @param message as it was before */
  undo(message: ReceivedFeedback): InboxAction;
  apply(message: ReceivedFeedback, now: string): Partial<ReceivedFeedback>;
}

export const changes: Record<InboxAction, ChangeRule> = {
  star: { call: "togglestarred", undo: () => "star", apply: ({ isStarred }) => ({ isStarred: !isStarred }) },
  archive: {
    call: "togglearchived",
    undo: () => "archive",
    apply: ({ isArchived }, now) => ({ isArchived: !isArchived, archivedDate: isArchived ? null : now }),
  },
  answered: {
    call: "markAsAnswered",
    undo: () => "unanswered",
    apply: (_, now) => ({ answeredDate: now }),
  },
  unanswered: {
    call: "markAsUnanswered",
    undo: () => "answered",
    apply: () => ({ answeredDate: null }),
  },
  remove: { call: "markAsDeleted", undo: () => "restore", apply: (_, now) => ({ deletedDate: now }) },
  spam: {
    call: "markAsSpam",
    undo: () => "restore",
    apply: (_, now) => ({ deletedDate: now, isSpam: true }),
  },
  restore: {
    call: "restore",
    undo: ({ isSpam }) => (isSpam ? "spam" : "remove"),
    apply: () => ({ deletedDate: null, isSpam: false }),
  },
};

/** The message after a change. */
export function changed(message: ReceivedFeedback, change: InboxAction): ReceivedFeedback {
  return { ...message, ...changes[change].apply(message, new Date().toISOString()) };
}

/** The result of a change, for the words that tell it. */
export type Outcome =
  | "starred"
  | "unstarred"
  | "archived"
  | "unarchived"
  | "answered"
  | "unanswered"
  | "deleted"
  | "spam"
  | "restored";

/** @param message as it was before */
export function outcomeOf(change: InboxAction, { isStarred, isArchived }: ReceivedFeedback): Outcome {
  if (change === "star") return isStarred ? "unstarred" : "starred";
  if (change === "archive") return isArchived ? "unarchived" : "archived";
  if (change === "remove") return "deleted";
  return change === "restore" ? "restored" : change;
}

/** A box, or all but the deleted ones. */
export type InboxFolder = Box | "all";

/** Whether a message is in a box. */
export function isIn(place: InboxFolder, message: ReceivedFeedback): boolean {
  return place === "all" ? message.deletedDate === null : boxOf(message) === place;
}

/** Whether two versions of a message are in the same box with the same star, and both answered or not. */
export function isSameState(a: ReceivedFeedback, b: ReceivedFeedback): boolean {
  return (
    a.isStarred === b.isStarred &&
    a.isArchived === b.isArchived &&
    a.isSpam === b.isSpam &&
    (a.answeredDate === null) === (b.answeredDate === null) &&
    (a.deletedDate === null) === (b.deletedDate === null)
  );
}

/** Sorts the latest first, as the API does. */
export function byLatest(a: ReceivedFeedback, b: ReceivedFeedback): number {
  return b.sentDate.localeCompare(a.sentDate) || b.id - a.id;
}

/** The messages with this one in place of the one with the same id, or in its place by date when it is new. */
export function withMessage(
  messages: readonly ReceivedFeedback[],
  message: ReceivedFeedback,
): ReceivedFeedback[] {
  return [...messages.filter(({ id }) => id !== message.id), message].toSorted(byLatest);
}

/** A list whose first part was loaded again; the later parts stay. */
export function mergeParts(
  before: Part<ReceivedFeedback>,
  fresh: Part<ReceivedFeedback>,
): Part<ReceivedFeedback> {
  const last = fresh.items.at(-1);
  if (fresh.next === undefined || !last) return fresh;
  const further = before.items.filter((message) => byLatest(message, last) > 0);
  return further.length === 0 ? fresh : { items: [...fresh.items, ...further], next: before.next };
}

/*
 * Saves of one message follow each other, and each builds on the version of this user's last save. So a note that is
 * saved by itself while the message is being archived isn't taken for somebody else's change.
 */

const turns = new Map<number, Promise<unknown>>();
/** The versions that this user's saves have made from others, by the message's id. */
const successors = new Map<number, Map<number, number>>();

/**
 * Makes a call that changes a message, after the earlier ones.
 * @param call its name below /feedback/{id}
 * @throws ApiError 412 when somebody else has changed the message
 */
export function saveInTurn(
  api: Api,
  { id, version }: Pick<ReceivedFeedback, "id" | "version">,
  call: string,
  body?: unknown,
): Promise<ReceivedFeedback> {
  const before = turns.get(id);
  const turn = (async () => {
    // The caller of the save before is told about its failure.
    await before?.catch(() => {});
    const own = ownVersion(id, version);
    const answer = await api.put<ReceivedFeedback>(`/feedback/${id}/${call}`, body, own);
    if (!successors.has(id)) successors.set(id, new Map());
    successors.get(id)!.set(own, answer.version);
    return answer;
  })();
  turns.set(id, turn);
  return turn;
}

function ownVersion(id: number, version: number): number {
  const next = successors.get(id)?.get(version);
  return next === undefined ? version : ownVersion(id, next);
}
