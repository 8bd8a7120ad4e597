import { descriptions } from "#src/features/descriptions.ts";
import { kindNames, type KindName } from "#src/features/kinds.ts";
import type { Language } from "#src/i18n/language.ts";
import type { Context } from "#src/platform/context.ts";
import { columnsThatHold, isWorded, mapWords } from "#src/resource/kind.ts";

/** A text that staff have written, as it is stored: with marks. */
export interface WrittenText {
  kind: KindName;
  id: number;
  language: Language;
  text: string;
}

/** Every text of every kind, in all languages; also what guests don't see yet, and price lists of other years. */
export async function listWrittenTexts({ db }: Pick<Context, "db">): Promise<WrittenText[]> {
  const texts: WrittenText[] = [];
  for (const name of kindNames) {
    const kind = descriptions[name];
    const json = [...columnsThatHold(kind, "json"), ...(isWorded(kind) ? ["translations"] : [])];
    const rows = await db
      .selectFrom(name as "faq")
      .selectAll()
      .orderBy("id")
      .execute();
    for (const row of rows) {
      const parsed: Record<string, unknown> = { ...row };
      for (const column of json)
        if (typeof parsed[column] === "string") parsed[column] = JSON.parse(parsed[column]);
      mapWords(kind, parsed, (text, language) => {
        texts.push({ kind: name, id: row.id, language, text });
        return text;
      });
    }
  }
  return texts;
}
