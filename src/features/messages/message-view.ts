import { parseMoment, toStoredInstant } from "#src/i18n/times/time.ts";
import { isReturning, type Purpose } from "./purpose.ts";

/* Decides which notices guests see at a moment, and which notices they see after a notice is saved. */

/** The maximum number of notices that guests see at the same time. The other current notices wait. */
export const mostShown = 3;

export interface Ranked {
  id: number;
  title: string;
  isActive: boolean;
  isImportant: boolean;
  sortorder: number;
  /** The start: an ISO date or instant, as stored in a notice. */
  announcementDate: string;
  /** The moment at which guests stop seeing the notice. Null or blank when the notice has no end. */
  unpublishDate: string | null;
}

/** The notice in the form. The id is undefined until the notice is first saved. */
export type Draft = Omit<Ranked, "id"> & { id: number | undefined };

/** The change for guests when a notice is saved. */
export type Consequence =
  | { kind: "draft" }
  /** Guests see the notice now, but not after the save. The notice `next` moves up. */
  | { kind: "down"; next: Ranked | undefined }
  /** The end in the form has passed. If guests still see the notice, the save takes it down and `next` moves up. */
  | { kind: "ended"; at: Temporal.Instant; isTakenDown: boolean; next: Ranked | undefined }
  /** The notice appears at `from`. From that time, the notice `pushed` waits. */
  | { kind: "planned"; from: Temporal.Instant; isTakenDown: boolean; pushed: Ranked | undefined }
  /** The notice appears at once, as number `number` of `count` notices. The notice `pushed` waits from now on. */
  | { kind: "shown"; number: number; count: number; pushed: Ranked | undefined }
  /** Guests see the notice now and continue to see it. */
  | { kind: "kept" }
  | { kind: "waits"; number: number };

/**
 * Returns the notices that are current at a moment: active notices that have started and haven't ended. Alerts come
 * before calm notices. Within each group, the notices are in the order of their positions. Guests see the first three
 * notices, and the other notices wait.
 */
export function rankedAt<Notice extends Omit<Ranked, "title">>(
  notices: readonly Notice[],
  at: Temporal.Instant,
): Notice[] {
  return notices
    .filter((each) => each.isActive && hasStarted(each, at) && !hasEnded(each, at))
    .toSorted(
      (a, b) => Number(b.isImportant) - Number(a.isImportant) || a.sortorder - b.sortorder || a.id - b.id,
    );
}

export const shownAt: typeof rankedAt = (notices, at) => rankedAt(notices, at).slice(0, mostShown);

/** Returns the notice that moves up when a shown notice is taken down. @param others all other notices */
export const nextAt = <Notice extends Omit<Ranked, "title">>(
  others: readonly Notice[],
  at: Temporal.Instant,
): Notice | undefined => rankedAt(others, at)[mostShown - 1];

/**
 * Returns the change that takes a notice down. A current notice about water or power gets an end. Guests then read that
 * water or power is back. This also applies to a waiting notice, because subscribers got that notice too.
 */
export const hidingAt = (
  notice: Omit<Ranked, "title"> & { purpose: Purpose },
  at: Temporal.Instant,
): { unpublishDate: string } | { isActive: false } =>
  isReturning(notice.purpose) && rankedAt([notice], at).length > 0
    ? { unpublishDate: toStoredInstant(at) }
    : { isActive: false };

function hasStarted({ announcementDate }: Pick<Ranked, "announcementDate">, at: Temporal.Instant): boolean {
  const start = parseMoment(announcementDate);
  return start !== undefined && Temporal.Instant.compare(start, at) <= 0;
}

export function hasEnded({ unpublishDate }: Pick<Ranked, "unpublishDate">, at: Temporal.Instant): boolean {
  const end = parseMoment(unpublishDate ?? "");
  return end !== undefined && Temporal.Instant.compare(end, at) <= 0;
}

/** The time since a notice's start and last save after which {@link asksAgain} is true. */
const confirmedFor = { hours: 12 };

/** True when staff are asked whether a notice about water or power, 12 hours old and without an end, still holds. */
export function asksAgain(
  {
    purpose,
    unpublishDate,
    announcementDate,
    updatedAt,
  }: Pick<Ranked, "announcementDate" | "unpublishDate"> & { purpose: Purpose; updatedAt: string },
  now: Temporal.Instant,
): boolean {
  if (!isReturning(purpose) || unpublishDate !== null) return false;
  const latest = toStoredInstant(now.subtract(confirmedFor));
  return announcementDate <= latest && updatedAt <= latest;
}

/** Returns the change for guests when a notice is saved. @param isInView true if guests see it now */
export function consequenceOf(
  draft: Draft,
  others: readonly Ranked[],
  isInView: boolean,
  now: Temporal.Instant,
): Consequence {
  const from = parseMoment(draft.announcementDate);
  const next = nextAt(others, now);
  if (!draft.isActive || !from) return isInView ? { kind: "down", next } : { kind: "draft" };
  const end = parseMoment(draft.unpublishDate ?? "");
  if (end && hasEnded(draft, now)) return { kind: "ended", at: end, isTakenDown: isInView, next };
  // A new notice gets the highest id when it is saved.
  const ranked = { ...draft, id: draft.id ?? Infinity };
  const isAhead = Temporal.Instant.compare(from, now) > 0;
  const at = isAhead ? from : now;
  const order = rankedAt([...others, ranked], at);
  const number = order.indexOf(ranked) + 1;
  const pushed = number <= mostShown ? order[mostShown] : undefined;
  if (isAhead) return { kind: "planned", from, isTakenDown: isInView, pushed };
  if (number > mostShown) return { kind: "waits", number };
  if (isInView) return { kind: "kept" };
  return { kind: "shown", number, count: Math.min(order.length, mostShown), pushed };
}

export function savedState({ kind }: Consequence): "draft" | "planned" | "published" | "waits" | "ended" {
  if (kind === "down") return "draft";
  return kind === "shown" || kind === "kept" ? "published" : kind;
}
