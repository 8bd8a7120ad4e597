import { collectionOf } from "#src/cms/collection.server.ts";
import type { Language } from "#src/i18n/language.ts";
import { acquireLock, inTransaction, type Context } from "#src/platform/context.ts";
import { localizeWords } from "#src/cms/kind/kind.ts";
import { answerTemplateKind } from "./answer-template.ts";

const templates = collectionOf(answerTemplateKind);

export const answerTemplateCollection: typeof templates = {
  ...templates,
  /** Saves a template. A template with `isReceipt` replaces the earlier template with `isReceipt`. */
  save: (context, input, target) =>
    inTransaction(context, async (transaction) => {
      if (input.isReceipt) await acquireLock(transaction, "template of receipts");
      const saved = await templates.save(transaction, input, target);
      if (!saved.isReceipt) return saved;
      const others = await transaction.db
        .selectFrom("answerTemplate")
        .select("id")
        .where("isReceipt", "=", 1)
        .where("id", "!=", saved.id)
        .execute();
      for (const other of others) await templates.rows.save(transaction, { isReceipt: false }, other);
      return saved;
    }),
};

/** Returns the text that staff have written for receipts in this language, or undefined. */
export async function findReceiptWords(context: Context, language: Language): Promise<string | undefined> {
  const all = await answerTemplateCollection.listAll(context);
  const template = all.find(({ isReceipt }) => isReceipt);
  if (!template) return undefined;
  const { words, language: written } = localizeWords(answerTemplateKind, template, language);
  return written === language ? words.text : undefined;
}

/** Lists the templates with Norwegian titles, and with texts in the guest's language or else in Norwegian. */
export async function listAnswerTemplates(
  context: Context,
  language: Language,
): Promise<{ id: number; title: string; text: string; language: Language }[]> {
  const all = await answerTemplateCollection.listAll(context);
  const ofAnswers = all.filter(({ isReceipt }) => !isReceipt);
  return ofAnswers.map((template) => {
    const { words, language: written } = localizeWords(answerTemplateKind, template, language);
    return { id: template.id, title: template.title, text: words.text, language: written };
  });
}
