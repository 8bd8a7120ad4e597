import { collectionFor } from "#src/cms/collections.server.ts";
import { unmarked } from "#src/cms/kind/live-value.ts";
import type { KindName } from "#src/cms/kinds.ts";
import { listNextVersions } from "#src/cms/next-versions/next-versions.server.ts";
import { beginsIn, foldedWords } from "#src/i18n/search-words.ts";
import type { Context } from "#src/platform/context.ts";
import { nameIn } from "#src/platform/store/history.ts";
import { targetKinds } from "./link-choice.ts";
import type { NamedTarget } from "./link-targets.ts";

/** The maximum number of resources of a kind whose names are compared with a search. */
const maxCompared = 200;

export function hasAllWords(texts: readonly string[], search: string): boolean {
  const words = foldedWords(search);
  if (words.length === 0) return false;
  return texts.some((text) => {
    const own = foldedWords(text);
    return words.every((word) => own.some((each) => beginsIn(each, word)));
  });
}

/** Finds the resources of a kind by their names in any language, published or not. */
export async function findByName(context: Context, kind: KindName, search: string): Promise<NamedTarget[]> {
  const { items } = await collectionFor(context, kind).list(context, { limit: maxCompared }, { search });
  const resources = items as ({ id: number; translations?: object } & Record<string, unknown>)[];
  const published = resources.filter(({ translations = {}, ...own }) => {
    const names = [own, ...Object.values(translations)].map((words) => unmarked(nameIn({ ...words })));
    return hasAllWords(names, search);
  });
  const planned = await listNextVersions(context, { kind, isNew: true });
  const named = [
    ...published.map((each) => ({ id: each.id, name: nameIn(each) })),
    ...planned.filter(({ name }) => hasAllWords([name], search)),
  ];
  return named.map(({ id, name }) => ({ link: `${targetKinds[kind]}:${id}`, title: unmarked(name) }));
}
