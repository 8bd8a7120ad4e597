import { z } from "zod";
import { collections, type ShownCollection } from "#src/features/collections.server.ts";
import { kindNames } from "./kinds.ts";
import { anchorOf } from "./resource-addresses.ts";
import { languages } from "#src/i18n/language.ts";
import { defineStaffCall } from "#src/platform/api/api.ts";
import { parsed } from "#src/platform/api/api-request.ts";
import { Problem } from "#src/platform/api/problem.ts";

const previewInput = z.object({
  kind: z.enum(kindNames),
  id: z
    .int()
    .positive()
    .max(2_147_483_647)
    .optional()
    .describe("Of the resource that is being changed; new without it"),
  fields: z.record(z.string(), z.unknown()).describe("What is written, saved or not"),
  language: z.enum(languages),
});

/** POST /preview */
export const postPreview = defineStaffCall({
  summary: "The page that shows a resource as guests would see it with what is written",
  description: "Rendered as the page itself is, as if it were published; nothing is saved.",
  body: previewInput,
  answer: z.object({
    html: z.string().describe("The whole document"),
    place: z
      .string()
      .nullable()
      .describe("Id of the element where the resource stands; null for the whole page"),
  }),
  async handle(context, { body: { kind, id, fields, language }, renderPage }) {
    const { collection, ...shown }: ShownCollection = collections[kind];
    // Resources that exist from the start or come by upload can't be previewed before they exist.
    if (!shown.page) throw new Problem("not-found");
    if (id === undefined && (!collection.remove || collection.isUploaded)) throw new Problem("not-found");
    const written = parsed(collection.input, fields) as object;
    const target = id === undefined ? undefined : { id };
    await collection.expectFiles?.(context, written, target);
    const db = await context.db.startTransaction().execute();
    try {
      // Before any row is touched, as in every write, so that two transactions can't wait for each other.
      await context.contentVersion.raise(db);
      const transaction = { ...context, db, afterCommit() {} };
      const saved = await collection.save(transaction, { ...written, ...shown.shown }, target);
      await shown.clearPlace?.(transaction, saved);
      const found = { ...shown.page(saved), language };
      const moment = laterOf(context.now(), shown.seenFrom?.(saved));
      const html = await renderPage(found, { ...transaction, now: () => moment });
      return { html, place: anchorOf(kind, saved.id) ?? null };
    } finally {
      await db.rollback().execute();
    }
  },
});

function laterOf(now: Temporal.Instant, moment: string | undefined): Temporal.Instant {
  const planned = moment === undefined ? now : Temporal.Instant.from(moment);
  return Temporal.Instant.compare(planned, now) > 0 ? planned : now;
}
