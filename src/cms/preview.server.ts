import { shownCollection, type ShownCollection } from "#src/cms/collections.server.ts";
import type { KindName } from "#src/cms/kinds.ts";
import type { FoundPage } from "#src/i18n/addresses.ts";
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
  /** Reads the site as if the resource were published, at the moment nearest to now at which guests see it. */
  at: Context;
  /** The page that shows the resource; undefined for a kind without a page. */
  page: Pick<FoundPage, "name" | "parts"> | undefined;
  /** The id of the resource's element on the page; undefined for the whole page. */
  place: string | undefined;
}

/**
 * Shows a resource as if these fields were published. Nothing is saved.
 * @throws the same Problems as a save
 */
export async function showUnsaved(
  context: Context,
  { kind, target }: { kind: KindName; target: Target | undefined },
  written: object,
): Promise<Shown> {
  const { collection, ...shown } = shownCollection(context, kind);
  const stored = previewContext(context, new Map());
  await collection.expectFiles?.(stored, written, target);
  const row = await collection.unsaved(stored, { ...written, ...shown.shown }, target);
  const others = shown.isOnlyActiveShown ? await listOthers(stored, kind, row.id) : [];
  const rows = new Map([row, ...others].map((each) => [each.id, each]));
  const moment = momentSeen(shown, row, context.now());
  return {
    at: { ...previewContext(context, new Map([[kind, rows]])), now: () => moment },
    page: shown.page?.(row),
    place: anchorOf(kind, row.id),
  };
}

/** Shows the site as if all these resources were published, at this moment. */
export async function showTogether(
  context: Context,
  parts: readonly { kind: KindName; target: Target; whole: object }[],
  moment: Temporal.Instant,
): Promise<Shown> {
  const overlay = new Map<string, Map<number, WholeRow>>();
  const at = { ...previewContext(context, overlay), now: () => moment };
  for (const { kind, target, whole } of parts) {
    const { collection, whenChangedOver } = shownCollection(context, kind);
    const row = await collection.unsaved(at, { ...whole, ...whenChangedOver }, target);
    const others = whenChangedOver ? await listOthers(at, kind, row.id) : [];
    const rows = overlay.get(kind) ?? new Map<number, WholeRow>();
    for (const each of [...others, row]) rows.set(each.id, each);
    overlay.set(kind, rows);
  }
  return { at, page: undefined, place: undefined };
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
