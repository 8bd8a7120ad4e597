import { parseMoment } from "#src/i18n/times/time.ts";

/* Decides which notices guests see at a moment, and how saving a notice changes that. */

/** The number of notices that guests see at once. The next ones wait. */
export const mostShown = 3;

export interface Ranked {
  id: number;
  title: string;
  isActive: boolean;
  isImportant: boolean;
  sortorder: number;
  /** ISO date or instant, as stored in a message. */
  announcementDate: string;
  /** The moment at which guests stop seeing it; null or blank for no end. */
  unpublishDate: string | null;
}

/** The message in the form; its id is undefined until it is saved. */
export type Draft = Omit<Ranked, "id"> & { id: number | undefined };

/** The effect of saving a message on what guests see. */
export type Consequence =
  | { kind: "draft" }
  /** Guests see it now and won't any more; `next` moves up. */
  | { kind: "down"; next: Ranked | undefined }
  /** Its end has passed. If guests still see it, `next` moves up. */
  | { kind: "ended"; at: Temporal.Instant; isTakenDown: boolean; next: Ranked | undefined }
  /** It appears later, and `pushed` waits then. */
  | { kind: "planned"; from: Temporal.Instant; isTakenDown: boolean; pushed: Ranked | undefined }
  /** It appears at once, as this number of `count`, and `pushed` waits. */
  | { kind: "shown"; number: number; count: number; pushed: Ranked | undefined }
  /** Guests see it now and continue to see it. */
  | { kind: "kept" }
  | { kind: "waits"; number: number };

/**
 * Returns the notices that hold at a moment, in their order: alerts before calm notices, then by position. Guests see
 * the first three, and the others wait.
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

/** Returns the notice that moves up when one of the shown notices goes. @param others all notices but that one */
export const nextAt = <Notice extends Omit<Ranked, "title">>(
  others: readonly Notice[],
  at: Temporal.Instant,
): Notice | undefined => rankedAt(others, at)[mostShown - 1];

function hasStarted({ announcementDate }: Pick<Ranked, "announcementDate">, at: Temporal.Instant): boolean {
  const start = parseMoment(announcementDate);
  return start !== undefined && Temporal.Instant.compare(start, at) <= 0;
}

export function hasEnded(
  { unpublishDate }: Pick<Ranked, "unpublishDate">,
  at: Temporal.Instant = Temporal.Now.instant(),
): boolean {
  const end = parseMoment(unpublishDate ?? "");
  return end !== undefined && Temporal.Instant.compare(end, at) <= 0;
}

/**
 * Returns the effect of saving a message.
 * @param isInView whether guests see the stored version now
 */
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
  // A new message has the highest id once it is saved.
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

/** Returns the message's state after saving. */
export function savedState({ kind }: Consequence): "draft" | "planned" | "published" | "waits" | "ended" {
  if (kind === "down") return "draft";
  return kind === "shown" || kind === "kept" ? "published" : kind;
}
