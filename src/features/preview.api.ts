import { z } from "zod";
import { kindsOfThings } from "#src/features/things.server.ts";
import { thingNames } from "#src/features/thing-names.ts";
import { languages } from "#src/i18n/language.ts";
import { defineStaffCall } from "#src/platform/api/api.ts";
import { parsed } from "#src/platform/api/api-request.ts";
import { Problem } from "#src/platform/api/problem.ts";

const previewInput = z.object({
  thing: z.enum(thingNames),
  id: z
    .int()
    .positive()
    .max(2_147_483_647)
    .optional()
    .describe("Of the thing that is being changed; new without it"),
  fields: z.record(z.string(), z.unknown()).describe("What is written, saved or not"),
  language: z.enum(languages),
});

/** POST /preview */
export const postPreview = defineStaffCall({
  summary: "The page that shows a thing as guests would see it with what is written",
  description: "Rendered as the page itself is, as if it were published; nothing is saved.",
  body: previewInput,
  answer: z.object({
    html: z.string().describe("The whole document"),
    place: z
      .string()
      .nullable()
      .describe("Id of the element where the thing stands; null for the whole page"),
  }),
  async handle(context, { body: { thing, id, fields, language }, renderPage }) {
    const kind = kindsOfThings[thing];
    // What is there from the start, or comes by upload, can't be new.
    if (id === undefined && (!kind.thing.remove || kind.thing.isUploaded)) throw new Problem("not-found");
    const written = parsed(kind.thing.input, fields) as object;
    const transaction = await context.db.startTransaction().execute();
    try {
      // Goes before the rows, as in every write, so that none of them waits for one that waits for it.
      await context.contentVersion.raise(transaction);
      const inChange = { ...context, db: transaction, onceKept() {} };
      const target = id === undefined ? undefined : { id };
      const saved = await kind.thing.save(inChange, { ...written, ...kind.shown }, target);
      await kind.clearPlace?.(inChange, saved);
      const found = { ...kind.page(saved), language };
      const moment = laterOf(context.now(), kind.seenFrom?.(saved));
      const html = await renderPage(found, { ...inChange, now: () => moment });
      return { html, place: kind.place?.(saved) ?? null };
    } finally {
      await transaction.rollback().execute();
    }
  },
});

function laterOf(now: Temporal.Instant, moment: string | undefined): Temporal.Instant {
  const planned = moment === undefined ? now : Temporal.Instant.from(moment);
  return Temporal.Instant.compare(planned, now) > 0 ? planned : now;
}
