import { toStoredInstant } from "#src/i18n/time.ts";
import { mapTranslations } from "#src/i18n/translation.ts";
import { change, type Context } from "#src/platform/context.ts";
import { sanitize } from "#src/platform/html.ts";
import { fromStored, saveRow, type ThingTable } from "#src/platform/stored.ts";
import type { Faq, FaqInput } from "./faq.ts";

declare module "#src/platform/database.ts" {
  interface Tables {
    faq: ThingTable<FaqInput>;
  }
}

const toFaq = fromStored<FaqInput>({ json: ["translations"] });

/** All questions, in the order staff have given them. */
export async function listFaqs(context: Context): Promise<Faq[]> {
  const rows = await context.db.selectFrom("faq").selectAll().orderBy("sortorder").orderBy("id").execute();
  return rows.map(toFaq);
}

/** Adds a question, or replaces the one with this id. */
export async function saveFaq(context: Context, input: FaqInput, id?: number): Promise<Faq> {
  const fields: FaqInput = {
    ...input,
    answer: sanitize(input.answer),
    translations: mapTranslations(input.translations, "answer", (html) => sanitize(html)),
  };
  const updatedAt = toStoredInstant(context.now());
  return change(context, async (db) => toFaq(await saveRow<FaqInput>(db, "faq", fields, { id, updatedAt })));
}
