import { toStoredInstant } from "#src/i18n/time.ts";
import { mapTranslations } from "#src/i18n/translation.ts";
import { change, type Context } from "#src/platform/context.ts";
import { sanitize } from "#src/platform/html.ts";
import { storedThings, type Target, type ThingTable } from "#src/platform/stored.ts";
import type { Faq, FaqInput } from "./faq.ts";

declare module "#src/platform/database.ts" {
  interface Tables {
    faq: ThingTable<FaqInput>;
  }
}

const faqs = storedThings<FaqInput>("faq", { json: ["translations"] });

/** All questions, in the order staff have given them. */
export async function listFaqs(context: Context): Promise<Faq[]> {
  const rows = await context.db.selectFrom("faq").selectAll().orderBy("sortorder").orderBy("id").execute();
  return rows.map(faqs.from);
}

/** Adds a question, or replaces the one that is named. */
export async function saveFaq(context: Context, input: FaqInput, target?: Target): Promise<Faq> {
  const fields: FaqInput = {
    ...input,
    answer: sanitize(input.answer),
    translations: mapTranslations(input.translations, "answer", (html) => sanitize(html)),
  };
  const updatedAt = toStoredInstant(context.now());
  return change(context, async (db) => faqs.save(db, fields, { target, updatedAt }));
}
