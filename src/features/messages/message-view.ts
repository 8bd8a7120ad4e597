import { parseMoment, toStoredInstant } from "#src/i18n/time.ts";

/*
 * Which message guests see, and what saving one does to that. The order is the database's (findActiveMessage): alerts
 * first, then the latest, then the one added last.
 */

/** What the order looks at. */
export interface Ranked {
  id: number;
  title: string;
  isActive: boolean;
  isImportant: boolean;
  /** A moment, as messages have it. */
  announcementDate: string;
  /** When it goes by itself; null or blank for one that stays. */
  unpublishDate: string | null;
}

/** What is being written; it has no id until it is saved. */
export type Draft = Omit<Ranked, "id"> & { id: number | undefined };

/** What follows from saving. */
export type Consequence =
  | { kind: "draft" }
  /** It is in view and goes away; what comes instead. */
  | { kind: "down"; next: Ranked | undefined }
  /** Its time is over; what comes instead where it is still in view. */
  | { kind: "ended"; at: Temporal.Instant; isTakenDown: boolean; next: Ranked | undefined }
  /** It appears by itself; in place of what, or behind what. */
  | { kind: "planned"; from: Temporal.Instant; isTakenDown: boolean; instead?: Ranked; behind?: Ranked }
  /** It appears at once. */
  | { kind: "shown"; instead: Ranked | undefined }
  /** It is in view, and stays there. */
  | { kind: "kept" }
  | { kind: "waits"; behind: Ranked };

/**
 * The message that guests see at a moment.
 * @returns undefined when there is none
 */
export function messageInView(messages: readonly Ranked[], at: Temporal.Instant): Ranked | undefined {
  const now = toStoredInstant(at);
  return messages
    .filter((each) => each.isActive && stored(each.announcementDate) <= now && !hasEnded(each, at))
    .toSorted(
      (a, b) =>
        Number(b.isImportant) - Number(a.isImportant) ||
        compare(stored(b.announcementDate), stored(a.announcementDate)) ||
        b.id - a.id,
    )[0];
}

/** Whether the time of a message is over. */
export function hasEnded(
  { unpublishDate }: Pick<Ranked, "unpublishDate">,
  at: Temporal.Instant = Temporal.Now.instant(),
): boolean {
  const end = parseMoment(unpublishDate ?? "");
  return end !== undefined && Temporal.Instant.compare(end, at) <= 0;
}

/**
 * @param others the other messages that could be in view
 * @param isInView whether guests see the stored one now
 */
export function consequenceOf(
  draft: Draft,
  others: readonly Ranked[],
  isInView: boolean,
  now: Temporal.Instant,
): Consequence {
  const from = parseMoment(draft.announcementDate);
  if (!draft.isActive || !from)
    return isInView ? { kind: "down", next: messageInView(others, now) } : { kind: "draft" };
  const end = parseMoment(draft.unpublishDate ?? "");
  if (end && hasEnded(draft, now))
    return { kind: "ended", at: end, isTakenDown: isInView, next: messageInView(others, now) };
  // A new one is added last.
  const ranked = { ...draft, id: draft.id ?? Infinity };
  const at = Temporal.Instant.compare(from, now) > 0 ? from : now;
  const top = messageInView([...others, ranked], at);
  const instead = messageInView(others, at);
  if (at !== now) {
    const planned = { kind: "planned", from, isTakenDown: isInView } as const;
    if (!instead) return planned;
    return top === ranked ? { ...planned, instead } : { ...planned, behind: instead };
  }
  if (top !== ranked) return { kind: "waits", behind: top! };
  return isInView ? { kind: "kept" } : { kind: "shown", instead };
}

/** Where a message is once it is saved so; of several published ones guests see the first. */
export function savedState({ kind }: Consequence): "draft" | "planned" | "published" | "waits" | "ended" {
  if (kind === "down") return "draft";
  return kind === "shown" || kind === "kept" ? "published" : kind;
}

/** In the form that sorts as moments do; a date alone is the start of that day. */
function stored(moment: string): string {
  const instant = parseMoment(moment);
  return instant ? toStoredInstant(instant) : "";
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
