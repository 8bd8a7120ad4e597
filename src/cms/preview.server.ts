import { shownCollection, type ShownCollection } from "#src/cms/collections.server.ts";
import { kindNames, type KindName } from "#src/cms/kinds.ts";
import type { KindAndId } from "#src/cms/next-versions/next-version-state.server.ts";
import { readPublication } from "#src/cms/next-versions/publish-next-version.server.ts";
import type { FoundPage } from "#src/i18n/addresses.ts";
import { Problem } from "#src/platform/api/problem.ts";
import { previewContext, type Context } from "#src/platform/context.ts";
import { Semaphore } from "#src/platform/semaphore.ts";
import { anyTable } from "#src/platform/store/any-table.ts";
import type { WholeRow } from "#src/platform/store/overlay.ts";
import type { Target } from "#src/platform/store/stored.ts";
import { anchorOf } from "./resource-addresses.ts";

/** Limits concurrent previews, so that guests' pages are rendered between previews. */
const atOnce = new Semaphore(2);

export const takePreviewTurn = <Result>(work: () => Promise<Result>): Promise<Result> => atOnce.run(work);

export interface Shown {
  /** The site as if the resource were published, at the moment nearest to now at which guests see it. */
  at: Context;
  page: Pick<FoundPage, "name" | "parts"> | undefined;
  /** The id of the resource's element on the page; undefined for the whole page. */
  place: string | undefined;
}

/**
 * Shows a resource as if these fields were published. Nothing is saved.
 * @param planned a result of `showTogether`, whose next versions and time the preview also uses; by default, no other
 *   next versions and the current time
 * @throws the same Problems as a save
 */
export async function showUnsaved(
  context: Context,
  { kind, target }: { kind: KindName; target: Target | undefined },
  written: object,
  { overlay, at: then }: Pick<PlannedPreview, "overlay" | "at"> = { overlay: new Map(), at: context },
): Promise<Shown> {
  const { collection, ...shown } = shownCollection(context, kind);
  const stored = { ...previewContext(context, overlay), now: then.now };
  await collection.expectFiles?.(stored, written, target);
  const row = await collection.unsaved(stored, { ...written, ...shown.shown }, target);
  const others = shown.isOnlyActiveShown ? await listOthers(stored, kind, row.id) : [];
  layOver(overlay, kind, [...others, row]);
  const moment = momentSeen(shown, row, then.now());
  return {
    at: { ...previewContext(context, overlay), now: () => moment },
    page: shown.page?.(row),
    place: anchorOf(kind, row.id),
  };
}

type Rows = Map<string, Map<number, WholeRow>>;

export interface PlannedPreview extends Shown {
  overlay: Rows;
  /** The next versions that aren't shown, because their publication would fail. */
  leftOut: KindAndId[];
}

/** A next version that the preview shows as published. */
export interface Planned extends KindAndId {
  /** The time of its publication. */
  moment: Temporal.Instant;
}

/** Shows the site at a moment, with these next versions published in order. Unfinished fields stay as published. */
export async function showTogether(
  context: Context,
  planned: readonly Planned[],
  moment: Temporal.Instant,
): Promise<PlannedPreview> {
  const overlay: Rows = new Map();
  // A context caches the rows that it reads, so a new context is needed after each change of the overlay.
  const contextAt = (time: Temporal.Instant) => ({ ...previewContext(context, overlay), now: () => time });
  const leftOut: KindAndId[] = [];
  for (const { kind, id, moment: publishedAt } of planned) {
    await layOwnChanges(contextAt(publishedAt), overlay);
    const then = contextAt(publishedAt);
    try {
      const { whole, target } = await readPublication(context, { kind, id });
      const { collection, whenPlanned } = shownCollection(context, kind);
      const row = await collection.unsaved(then, { ...whole, ...whenPlanned }, target);
      layOver(overlay, kind, [...(whenPlanned ? await listOthers(then, kind, row.id) : []), row]);
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500) throw error;
      leftOut.push({ kind, id });
    }
  }
  await layOwnChanges(contextAt(moment), overlay);
  return { at: contextAt(moment), page: undefined, place: undefined, overlay, leftOut };
}

/** Adds rows to the overlay: the rows that the site changes automatically until the context's time. */
async function layOwnChanges(context: Context, overlay: Rows): Promise<void> {
  for (const kind of kindNames)
    layOver(overlay, kind, (await shownCollection(context, kind).rowsAt?.(context)) ?? []);
}

function layOver(overlay: Rows, kind: KindName, rows: readonly WholeRow[]): void {
  if (rows.length === 0) return;
  const own = overlay.get(kind) ?? new Map<number, WholeRow>();
  for (const row of rows) own.set(row.id, row);
  overlay.set(kind, own);
}

async function listOthers({ db }: Context, kind: KindName, id: number): Promise<WholeRow[]> {
  const active: WholeRow[] = await anyTable(db)
    .selectFrom(kind)
    .selectAll()
    .where("isActive", "=", 1)
    .where("id", "!=", id)
    .execute();
  return active.map((row) => ({ ...row, isActive: 0 }));
}

/** Returns the moment nearest to now at which guests see a resource. */
export function momentSeen(
  { seenFrom, seenUntil }: Pick<ShownCollection, "seenFrom" | "seenUntil">,
  row: object,
  now: Temporal.Instant,
): Temporal.Instant {
  const from = seenFrom && Temporal.Instant.from(seenFrom(row));
  if (from && Temporal.Instant.compare(from, now) > 0) return from;
  const until = seenUntil?.(row);
  const last = until && Temporal.Instant.from(until).subtract({ seconds: 1 });
  return last && Temporal.Instant.compare(last, now) < 0 ? last : now;
}
