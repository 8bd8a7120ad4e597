import { parseMoment, toStoredInstant } from "#src/i18n/time.ts";

/*
 * Which message guests see, and how saving one changes that. The order is the database's (findActiveMessage): alerts
 * first, then the latest, then the one added last.
 */

/** The fields that decide the order. */
export interface Ranked {
  id: number;
  title: string;
  isActive: boolean;
  isImportant: boolean;
  /** A moment, as in messages. */
  announcementDate: string;
  /** When it disappears by itself; null or blank when it stays. */
  unpublishDate: string | null;
}

/** The message being written; it has no id until it is saved. */
export type Draft = Omit<Ranked, "id"> & { id: number | undefined };

/** What happens when it is saved. */
export type Consequence =
  | { kind: "draft" }
  /** Guests see it now, and it disappears; `next` comes instead. */
  | { kind: "down"; next: Ranked | undefined }
  /** Its time is over; `next` comes instead if guests still see it. */
  | { kind: "ended"; at: Temporal.Instant; isTakenDown: boolean; next: Ranked | undefined }
  /** It appears by itself later: in place of `instead`, or hidden behind `behind`. */
  | { kind: "planned"; from: Temporal.Instant; isTakenDown: boolean; instead?: Ranked; behind?: Ranked }
  /** It appears at once, in place of `instead`. */
  | { kind: "shown"; instead: Ranked | undefined }
  /** Guests see it now, and continue to. */
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
 * What happens when a message is saved.
 * @param others the other messages that guests could see
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
  // A new message is the one added last.
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

/** The state of a message after this is saved; of several published ones guests see the first. */
export function savedState({ kind }: Consequence): "draft" | "planned" | "published" | "waits" | "ended" {
  if (kind === "down") return "draft";
  return kind === "shown" || kind === "kept" ? "published" : kind;
}

/** The form in which texts sort like moments; a date alone is the start of that day. */
function stored(moment: string): string {
  const instant = parseMoment(moment);
  return instant ? toStoredInstant(instant) : "";
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
