import { parseMoment, toStoredInstant } from "#src/i18n/times/time.ts";

/*
 * Finds the message that guests see, and how saving a message changes that. The order is the same as in
 * `findActiveMessage`: alerts first, then the latest date, then the highest id.
 */

export interface Ranked {
  id: number;
  title: string;
  isActive: boolean;
  isImportant: boolean;
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
  /** Guests see it now and won't any more; `next` replaces it. */
  | { kind: "down"; next: Ranked | undefined }
  /** Its end has passed. If guests still see it, `next` replaces it. */
  | { kind: "ended"; at: Temporal.Instant; isTakenDown: boolean; next: Ranked | undefined }
  /** It appears later: it replaces `instead`, or stays hidden behind `behind`. */
  | { kind: "planned"; from: Temporal.Instant; isTakenDown: boolean; instead?: Ranked; behind?: Ranked }
  /** It appears at once and replaces `instead`. */
  | { kind: "shown"; instead: Ranked | undefined }
  /** Guests see it now and continue to see it. */
  | { kind: "kept" }
  | { kind: "waits"; behind: Ranked };

/** Returns the message that guests see at a moment, or undefined when there is none. */
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
  if (!draft.isActive || !from)
    return isInView ? { kind: "down", next: messageInView(others, now) } : { kind: "draft" };
  const end = parseMoment(draft.unpublishDate ?? "");
  if (end && hasEnded(draft, now))
    return { kind: "ended", at: end, isTakenDown: isInView, next: messageInView(others, now) };
  // A new message has the highest id once it is saved.
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

/** Returns the message's state after saving. Guests see only the first of several published messages. */
export function savedState({ kind }: Consequence): "draft" | "planned" | "published" | "waits" | "ended" {
  if (kind === "down") return "draft";
  return kind === "shown" || kind === "kept" ? "published" : kind;
}

/** Returns a moment as text that sorts by time. A date without a time means the start of that day. */
function stored(moment: string): string {
  const instant = parseMoment(moment);
  return instant ? toStoredInstant(instant) : "";
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
