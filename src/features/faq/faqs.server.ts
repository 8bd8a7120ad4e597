import { mapTranslations } from "#src/i18n/translation.ts";
import { expectPictures } from "#src/features/photos/photo-uses.server.ts";
import { withLanguages } from "#src/features/thing.ts";
import { change, type Context } from "#src/platform/context.ts";
import { sanitize } from "#src/platform/html.ts";
import { storedThings, type StoredThing, type Target, type ThingTable } from "#src/platform/stored.ts";
import { defineThing } from "#src/platform/thing-calls.ts";
import { faq, faqInput, faqTranslatable, type Faq, type FaqInput } from "./faq.ts";

declare module "#src/platform/database.ts" {
  interface Tables {
    faq: ThingTable<FaqInput>;
  }
}

const faqs = storedThings<FaqInput>("faq", {
  json: ["translations"],
  html: ["answer"],
  translatable: faqTranslatable,
});

/** All questions, in the order staff have given them. */
export async function listFaqs(context: Context): Promise<Faq[]> {
  const rows = await context.db.selectFrom("faq").selectAll().orderBy("sortorder").orderBy("id").execute();
  return rows.map(faqs.from);
}

/**
 * Adds a question, or replaces the one that is named.
 * @throws Problem not-found, stale; invalid-fields naming those with a picture that isn't in the library
 */
export async function saveFaq(context: Context, input: FaqInput, target?: Target): Promise<StoredThing<Faq>> {
  const fields: FaqInput = {
    ...input,
    answer: sanitize(input.answer),
    translations: mapTranslations(input.translations, "answer", (html) => sanitize(html)),
  };
  return change(context, async (inChange) => {
    await expectPictures(inChange, "faq", fields);
    return faqs.save(inChange, fields, target);
  });
}

/** Questions as staff keep them. */
export const faqThing = defineThing({
  one: "a question",
  all: "All questions, in their order",
  thing: withLanguages(faq, "StaffFaq"),
  input: faqInput,
  list: ({ db }, page) => faqs.list(db, { by: "sortorder", of: "number", direction: "asc" }, page),
  get: ({ db }, id) => faqs.get(db, id),
  save: saveFaq,
  remove: (context, target) => change(context, (inChange) => faqs.remove(inChange, target)),
});
