import { descriptionOf } from "#src/cms/collections.server.ts";
import { kindNames, type KindName } from "#src/cms/kinds.ts";
import { defaultLanguage, type Language } from "#src/i18n/language.ts";
import type { Context } from "#src/platform/context.ts";
import { nameIn } from "#src/platform/store/history.ts";
import { columnsHolding, isWorded, mapWords } from "#src/cms/kind/kind.ts";

export interface WrittenResource {
  kind: KindName;
  id: number;
  /** The name of the resource, which may contain marks. */
  name: string;
  fields: Record<string, unknown>;
  /** The texts, each with the path of its field, such as "translations.en.title". */
  texts: { language: Language; path: string; text: string }[];
}

const atOnce = 100;

/** Yields every resource of these kinds with its texts, including resources that guests don't see yet. */
export async function* listWrittenResources(
  context: Pick<Context, "db" | "features">,
  kinds: readonly KindName[] = kindNames,
): AsyncGenerator<WrittenResource, void, undefined> {
  for (const kind of kinds) {
    const description = descriptionOf(context, kind);
    const json = [...columnsHolding(description, "json"), ...(isWorded(description) ? ["translations"] : [])];
    for (let after = 0; ;) {
      const rows = await context.db
        .selectFrom(kind as "faq")
        .selectAll()
        .where("id", ">", after)
        .orderBy("id")
        .limit(atOnce)
        .execute();
      for (const row of rows) {
        const fields: Record<string, unknown> = { ...row };
        for (const column of json)
          if (typeof fields[column] === "string") fields[column] = JSON.parse(fields[column]);
        const texts: WrittenResource["texts"] = [];
        mapWords(description, fields, (text, language, _, field) => {
          const isTranslation = language !== defaultLanguage && field in description.words;
          texts.push({ language, path: isTranslation ? `translations.${language}.${field}` : field, text });
          return text;
        });
        const name = nameIn(fields, Object.keys(description.words));
        yield { kind, id: row.id, name, fields, texts };
      }
      if (rows.length < atOnce) break;
      after = rows.at(-1)!.id;
    }
  }
}
