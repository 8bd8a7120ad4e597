import type { Context } from "#src/platform/context.ts";
import { readContent } from "#src/platform/store/read-content.ts";
import { collectionOf } from "#src/cms/collection.server.ts";
import { localizeWords, type StoredOf, type WordsOf } from "#src/cms/kind/kind.ts";
import { shownHtml } from "#src/cms/photos/pictures/pictures-in-text.server.ts";
import type { Language } from "#src/i18n/language.ts";
import type { Localized } from "#src/i18n/translation.ts";
import { faqKind } from "./faq.ts";

export const faqCollection = collectionOf(faqKind);

export const hasQuestions = (context: Context): Promise<boolean> =>
  readContent(context, "whether there are questions", async ({ db }) => {
    const row = await db.selectFrom("faq").select("id").limit(1).executeTakeFirst();
    return row !== undefined;
  });

/** A question in the guest's language, with the HTML of the answer that guests see. */
export type ShownQuestion = Localized<WordsOf<typeof faqKind>> & { id: number };

export const localizeQuestions = (
  context: Context & { language: Language },
  questions: readonly StoredOf<typeof faqKind>[],
): Promise<ShownQuestion[]> =>
  Promise.all(
    questions.map(async (question) => {
      const { language, words } = localizeWords(faqKind, question, context.language);
      const answer = await shownHtml(context, words.answer, context.language);
      return { id: question.id, language, words: { ...words, answer } };
    }),
  );
