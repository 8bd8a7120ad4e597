import type { PageName } from "#src/i18n/addresses.ts";
import type { Language } from "#src/i18n/language.ts";
import { toStoredInstant } from "#src/i18n/time.ts";
import { isComplete, localize, mapTranslations, type Localized } from "#src/i18n/translation.ts";
import { change, type Context } from "#src/platform/context.ts";
import { sanitize } from "#src/platform/html.ts";
import { storedThings, type Target, type ThingTable } from "#src/platform/stored.ts";
import type { PageText, PageTextInput } from "./page-text.ts";

declare module "#src/platform/database.ts" {
  interface Tables {
    pageText: ThingTable<PageTextInput>;
  }
}

const pageTexts = storedThings<PageTextInput>("pageText", { json: ["facts", "translations"] });

/** A page's words as a guest gets them. */
export interface LocalizedPageText {
  title: string;
  lead: string;
  description: string;
  /** Sanitised HTML. */
  body: string;
  /** The language that the words are really in. */
  language: Language;
  /** The languages in which the text exists. */
  languages: Language[];
  facts: { icon: string; words: Localized<{ label: string; value: string }> }[];
}

/** The text of a page in a language, with the Norwegian where it isn't translated. */
export async function getPageText(
  context: Context,
  page: PageName,
  language: Language,
): Promise<LocalizedPageText> {
  const row = await context.db.selectFrom("pageText").selectAll().where("page", "=", page).executeTakeFirst();
  const stored = row ? pageTexts.from(row) : emptyPage(page);
  const { title, lead, description, body } = stored;
  const norwegian = { title, lead, description, body };
  const { words, language: actual } = localize(norwegian, stored.translations, language);
  return {
    ...words,
    body: sanitize(words.body, language),
    language: actual,
    languages: [
      "nb",
      ...(["en", "de"] as const).filter((other) => isComplete(norwegian, stored.translations[other] ?? {})),
    ],
    facts: stored.facts.map(({ icon, label, value, translations }) => ({
      icon,
      words: localize({ label, value }, translations, language),
    })),
  };
}

/** Adds a page's text, or replaces the one that is named. */
export async function savePageText(
  context: Context,
  input: PageTextInput,
  target?: Target,
): Promise<PageText> {
  const fields: PageTextInput = {
    ...input,
    body: sanitize(input.body),
    translations: mapTranslations(input.translations, "body", (html) => sanitize(html)),
  };
  const updatedAt = toStoredInstant(context.now());
  return change(context, (db) => pageTexts.save(db, fields, { target, updatedAt }));
}

/** A page that staff haven't written yet says only its name. */
function emptyPage(
  page: string,
): Pick<PageText, "title" | "lead" | "description" | "body" | "facts" | "translations"> {
  return { title: page, lead: "", description: page, body: "", facts: [], translations: {} };
}
