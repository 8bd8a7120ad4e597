import { z } from "zod";
import { shownCollection, type ShownCollection } from "#src/cms/collections.server.ts";
import { kindNames, type KindName } from "#src/cms/kinds.ts";
import { getNewestVersion } from "./next-versions/next-versions.server.ts";
import { anchorOf } from "./resource-addresses.ts";
import { languages } from "#src/i18n/language.ts";
import { defineStaffCall } from "#src/platform/api/api.ts";
import { parsed } from "#src/platform/api/api-request.ts";
import { coerce } from "#src/platform/api/coerce.ts";
import { Problem } from "#src/platform/api/problem.ts";
import { mergeIntoStored } from "#src/platform/api/partial-put.ts";
import { previewContext, type Context } from "#src/platform/context.ts";
import type { WholeRow } from "#src/platform/store/overlay.ts";
import { Semaphore } from "#src/platform/semaphore.ts";
import { anyTable } from "#src/platform/store/any-table.ts";

/** Limits concurrent previews, so that guests' pages are rendered between previews. */
const atOnce = new Semaphore(2);

const previewInput = z.object({
  kind: z.enum(kindNames),
  id: z
    .int()
    .positive()
    .max(2_147_483_647)
    .optional()
    .describe("The id of the resource; omitted for a new resource"),
  fields: z
    .record(z.string(), z.unknown())
    .describe(
      "The unsaved fields. Other fields have the values of the next version, or their published values",
    ),
  language: z.enum(languages),
});

export const postPreview = defineStaffCall({
  summary: "A preview of the page with a resource's unsaved values",
  description: "Rendered like the page itself, as if the resource were published. Nothing is saved.",
  body: previewInput,
  answer: z.object({
    html: z.string().describe("The whole HTML document"),
    place: z.string().nullable().describe("The id of the resource's element; null for the whole page"),
  }),
  async handle(context, { body: { kind, id, fields, language }, renderPage }) {
    const { collection, ...shown } = shownCollection(context, kind);
    if (!shown.page) throw new Problem("not-found");
    // A resource of a fixed or uploaded kind must exist before it can be previewed.
    if (id === undefined && (!collection.remove || collection.isUploaded)) throw new Problem("not-found");
    const { input } = collection;
    // A resource that was never published has no row yet.
    const target = id === undefined ? undefined : { id, orAdd: true };
    const newest = { input, get: () => getNewestVersion(context, { kind, id: id! }) };
    const written = (
      target
        ? (await mergeIntoStored(context, newest, fields, target)).whole
        : parsed(input, coerce(input, fields))
    ) as object;
    return atOnce.run(async () => {
      const stored = previewContext(context, new Map());
      await collection.expectFiles?.(stored, written, target);
      const row = await collection.unsaved(stored, { ...written, ...shown.shown }, target);
      const others = shown.isOnlyActiveShown ? await listOthers(stored, kind, row.id) : [];
      const rows = new Map([row, ...others].map((each) => [each.id, each]));
      const moment = momentSeen(shown, row, context.now());
      const html = await renderPage(
        { ...shown.page!(row), language },
        { ...previewContext(context, new Map([[kind, rows]])), now: () => moment },
      );
      return { html, place: anchorOf(kind, row.id) ?? null };
    });
  },
});

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
  const last = seenUntil && Temporal.Instant.from(seenUntil(row)).subtract({ seconds: 1 });
  return last && Temporal.Instant.compare(last, now) < 0 ? last : now;
}
