import { setImmediate } from "node:timers/promises";
import { languages, type Language } from "#src/i18n/language.ts";
import type { KindName } from "#src/cms/kinds.ts";
import type { Context } from "#src/platform/context.ts";
import { tableOf } from "#src/platform/server-feature.ts";
import { liveKeysIn } from "#src/cms/kind/live-value.ts";
import { writtenFinder } from "#src/cms/kind/written-out.ts";
import { readContentNow } from "#src/platform/store/read-content.ts";
import { formsOnlyOf, isSameChange, listFormerValues } from "./former-values.server.ts";
import { readLiveValues } from "./live-values.server.ts";
import { markInserter } from "./mark-inserter.ts";
import { listNamedValues } from "./named-values.server.ts";
import { listRight, rightKey } from "./marked-correct.server.ts";
import type { ChangedValue, WrittenPlace } from "./value-check.ts";
import { listWrittenNextVersions, listWrittenResources, type WrittenResource } from "./written-out.server.ts";

declare module "#src/platform/server-feature.ts" {
  interface ServerFeature {
    /** For each kind with files, a function that returns a file's words, for the search for former values. */
    fileWords?: { readonly [Name in KindName]?: FileWords };
  }
}

/** Returns the words on each page of a resource's file. Undefined without a file, or if it is unreadable. */
type FileWords = (
  context: Context,
  fields: object,
  language: Language,
) => Promise<readonly string[] | undefined> | undefined;

const maxChangedValues = 200;

/**
 * Lists recently changed values and removed values, latest first, at most `maxChangedValues`. The search leaves out a
 * spelling of a former value when a current value has the same spelling. The result for published texts is cached. Next
 * versions are searched at each call, because their saves don't clear this cache.
 */
export async function listChangedValues(context: Context): Promise<ChangedValue[]> {
  const { value } = await readContentNow(context, "changed values", async (content) => {
    const at = { ...context, ...content };
    const search = await prepareSearch(at);
    // Without a changed value, there is nothing to search for.
    const published = await searchIn(
      at,
      search,
      listWrittenResources(at, search.changed.length ? undefined : []),
    );
    return { value: { ...search, published }, changesAt: content.now().add({ hours: 24 }) };
  });
  const { published, changed } = value;
  if (changed.length === 0) return [];
  const [next, right] = await Promise.all([
    searchIn(context, value, listWrittenNextVersions(context)),
    listRight(context),
  ]);
  const unread = [...published.unread, ...next.unread];
  return changed.map((each, index): ChangedValue => {
    const places = [published, next].flatMap((found) => found.places[index]!);
    const isRight = (place: FoundPlace) => right.has(rightKey({ ...each, before: each.before.nb, place }));
    return {
      ...each,
      follows: [published, next].flatMap(({ namedBy }) => namedBy.get(each.key) ?? []),
      places: places.map((place) => ({ ...place, isRight: isRight(place) })),
      unread,
    };
  });
}

async function prepareSearch(context: Context) {
  const [former, now, named] = await Promise.all([
    listFormerValues(context),
    readLiveValues(context),
    listNamedValues(context),
  ]);
  const changes = former
    .filter(({ value }, index) => former.findIndex((each) => isSameChange(each.value, value)) === index)
    .slice(0, maxChangedValues);
  const forms = changes.map(({ value }) => formsOnlyOf(value, now));
  const changed = changes.map(({ value: { key, name, where, words }, changedAt }) => ({
    key,
    name: now.get(key)?.name ?? name,
    where: now.get(key)?.where ?? where,
    before: words,
    now: now.get(key)?.words ?? null,
    changedAt,
  }));
  return { changed, forms, find: writtenFinder(forms), follow: markInserter(named) };
}

/** @returns the resources with a mark by live value, the texts with a former value by change, and unreadable files */
async function searchIn(
  context: Context,
  { changed, forms, find, follow }: Awaited<ReturnType<typeof prepareSearch>>,
  resources: AsyncIterable<WrittenResource>,
) {
  const namedBy = new Map<string, ChangedValue["follows"]>();
  const places = changed.map((): FoundPlace[] => []);
  const unread: ChangedValue["unread"] = [];
  let count = 0;
  for await (const resource of resources) {
    const { kind, id, name, isNext, texts } = resource;
    for (const key of new Set(texts.flatMap(({ text }) => liveKeysIn(text))))
      namedBy.set(key, [...(namedBy.get(key) ?? []), { kind, id, name, isNext }]);
    const { places: found, isRead } = await placesIn(context, resource, find);
    if (!isRead) unread.push({ kind, id, name, isNext });
    for (const [index, place] of found) {
      const { key } = changed[index]!;
      const canFollow = texts.some(({ text }) => follow(text, key, forms[index]!) !== text);
      places[index]!.push({ ...place, canFollow });
    }
    // The process answers requests during this pause.
    if (++count % 20 === 0) await setImmediate();
  }
  return { namedBy, places, unread };
}

type FoundPlace = Omit<WrittenPlace, "isRight">;

/** Finds former values in a resource, by index. `isRead` is false when one of its files is unreadable. */
async function placesIn(
  context: Context,
  resource: WrittenResource,
  find: (text: string) => number[],
): Promise<{ places: Map<number, Omit<FoundPlace, "canFollow">>; isRead: boolean }> {
  const { kind, id, name, isNext } = resource;
  const places = new Map<number, Omit<FoundPlace, "canFollow">>();
  const at = (index: number) => {
    const place = places.get(index) ?? { kind, id, name, isNext, languages: [], pages: [] };
    places.set(index, place);
    return place;
  };
  const addLanguage = (place: Pick<FoundPlace, "languages">, language: Language) => {
    if (!place.languages.includes(language)) place.languages.push(language);
  };
  for (const { language, path, text } of resource.texts)
    for (const index of find(text)) {
      at(index).path ??= path;
      addLanguage(at(index), language);
    }
  let isRead = true;
  for (const language of languages) {
    const reading = tableOf(context.features, "fileWords")[kind]?.(context, resource.fields, language);
    if (!reading) continue;
    const pages = await reading;
    if (!pages) isRead = false;
    for (const [page, words] of pages?.entries() ?? []) {
      for (const index of find(words)) {
        addLanguage(at(index), language);
        at(index).pages.push({ language, page: page + 1 });
      }
      await setImmediate();
    }
  }
  return { places, isRead };
}
