import { siteNow } from "#src/cms/staff/clock.ts";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import type { Part, Api } from "#src/cms/staff/api.ts";
import type { ReceivedFeedback } from "#src/features/feedback/inbox/inbox.ts";
import { boxOf, type Box } from "#src/features/feedback/inbox/box.ts";

/* A change is shown at once, before the server responds. Changes to one message are sent one after another. */

/** The actions on a message. Each action has an API call, and an action that undoes it. */
export type InboxAction = "star" | "archive" | "answered" | "unanswered" | "remove" | "spam" | "restore";

interface ChangeRule {
  /** The last part of the API path, after `/feedback/{id}/`. */
  call: string;
  /** Returns the action that undoes this one. @param message the message before this action */
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

export function applyChange(message: ReceivedFeedback, change: InboxAction): ReceivedFeedback {
  return { ...message, ...changes[change].apply(message, toStoredInstant(siteNow())) };
}

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

/** Returns the name of an action's result. The second parameter is the message before the action. */
export function outcomeOf(change: InboxAction, { isStarred, isArchived }: ReceivedFeedback): Outcome {
  if (change === "star") return isStarred ? "unstarred" : "starred";
  if (change === "archive") return isArchived ? "unarchived" : "archived";
  if (change === "remove") return "deleted";
  return change === "restore" ? "restored" : change;
}

export type InboxFolder = Box | "all";

export function isIn(place: InboxFolder, message: ReceivedFeedback): boolean {
  return place === "all" ? message.deletedDate === null : boxOf(message) === place;
}

/** Returns true when two versions of a message have the same box, star and answered state. */
export function isSameState(a: ReceivedFeedback, b: ReceivedFeedback): boolean {
  return (
    a.isStarred === b.isStarred &&
    a.isArchived === b.isArchived &&
    a.isSpam === b.isSpam &&
    (a.answeredDate === null) === (b.answeredDate === null) &&
    (a.deletedDate === null) === (b.deletedDate === null)
  );
}

/** Compares two messages for the API's order, latest message first. */
export function byLatest(a: ReceivedFeedback, b: ReceivedFeedback): number {
  return b.sentDate.localeCompare(a.sentDate) || b.id - a.id;
}

/** Compares two new messages for the API's order, unanswered messages first. */
export function byUnanswered(a: ReceivedFeedback, b: ReceivedFeedback): number {
  return Number(a.answeredDate !== null) - Number(b.answeredDate !== null) || byLatest(a, b);
}

type Order = typeof byLatest;
export type Messages = Pick<Part<ReceivedFeedback>, "items" | "next">;

/** Replaces the message with the same id, or inserts a new message in the list's order. */
export function withMessage({ items, next }: Messages, message: ReceivedFeedback, order: Order): Messages {
  return { items: [...items.filter(({ id }) => id !== message.id), message].toSorted(order), next };
}

/** Merges a reloaded first part of the list with the later parts that are already loaded. */
export function mergeParts(before: Messages, fresh: Messages, order: Order): Messages {
  const last = fresh.items.at(-1);
  if (fresh.next === undefined || !last) return fresh;
  const further = before.items.filter((message) => order(message, last) > 0);
  return further.length === 0 ? fresh : { items: [...fresh.items, ...further], next: before.next };
}

/*
 * The latest save of each message. Saves of one message run one after another, and each save sends the version that the
 * previous save returned. So an automatic save of a note doesn't conflict with archiving at the same time.
 */

const turns = new Map<number, Promise<unknown>>();
/** For each message id, the versions that this user's saves have replaced. Each version is mapped to its successor. */
const successors = new Map<number, Map<number, number>>();

/**
 * Calls the API to change a message, after earlier calls for this message have finished.
 * @param call the last part of the API path, after `/feedback/{id}/`
 * @throws `ApiError` with status 412 if somebody else has changed the message
 */
export function saveInTurn(
  api: Api,
  { id, version }: Pick<ReceivedFeedback, "id" | "version">,
  call: string,
  body?: unknown,
): Promise<ReceivedFeedback> {
  const before = turns.get(id);
  const turn = (async () => {
    // The caller of the earlier call handles the error of that call.
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
