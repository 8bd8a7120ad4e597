import { descriptionOf } from "#src/cms/collections.server.ts";
import { readNextVersions } from "#src/cms/next-versions/next-versions.server.ts";
import type { State } from "#src/cms/next-versions/next-version-state.server.ts";
import { kindNames, type KindName } from "#src/cms/kinds.ts";
import { defaultLanguage, type Language } from "#src/i18n/language.ts";
import type { Context } from "#src/platform/context.ts";
import { rowsAfter } from "#src/platform/store/any-table.ts";
import type { Part } from "#src/platform/api/merge-named.ts";
import { nameIn } from "#src/platform/store/history.ts";
import { withoutMarkedWords } from "#src/i18n/marks.ts";
import { columnsHolding, isWorded, mapWords, type ResourceKind } from "#src/cms/kind/kind.ts";

export interface WrittenResource {
  kind: KindName;
  id: number;
  /** The name of the resource, which may contain marks. */
  name: string;
  /** True for a next version. `texts` then has only the texts that the published version doesn't have. */
  isNext: boolean;
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
      const rows = await rowsAfter(context.db, kind, after, atOnce);
      for (const row of rows) {
        const fields: Record<string, unknown> = { ...row };
        for (const column of json)
          if (typeof fields[column] === "string") fields[column] = JSON.parse(fields[column]);
        const name = nameIn(fields, Object.keys(description.words));
        yield { kind, id: row.id, name, isNext: false, fields, texts: textsIn(description, fields) };
      }
      if (rows.length < atOnce) break;
      after = rows.at(-1).id;
    }
  }
}

function textsIn(kind: ResourceKind, fields: object): WrittenResource["texts"] {
  const texts: WrittenResource["texts"] = [];
  mapWords(kind, fields, (text, language, _, field) => {
    const isTranslation = language !== defaultLanguage && field in kind.words;
    texts.push({ language, path: isTranslation ? `translations.${language}.${field}` : field, text });
    return text;
  });
  return texts;
}

/** Yields every next version with its changed fields, and with the texts that its published version doesn't have. */
export async function* listWrittenNextVersions(
  context: Context,
): AsyncGenerator<WrittenResource, void, undefined> {
  for await (const { kind, id, name, state } of readNextVersions(context)) {
    const isNew = newTextsOf(state);
    const texts = textsIn(state.kind, state.merged).filter(({ text }) => isNew(text));
    yield { kind, id, name, isNext: true, fields: changedFieldsOf(state, state.merged), texts };
  }
}

/** Returns the fields that a next version changes, with their values. @param merged all fields of the next version */
export const changedFieldsOf = ({ changes }: State, merged: Part): Part =>
  Object.fromEntries(Object.keys(changes.fields).map((name) => [name, merged[name]]));

export function newTextsOf({ kind, published }: State): (text: string) => boolean {
  const known = new Set(textsIn(kind, published).map(({ text }) => withoutMarkedWords(text)));
  return (text) => !known.has(withoutMarkedWords(text));
}
