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
import { listWrittenResources, type WrittenResource } from "./written-out.server.ts";

declare module "#src/platform/server-feature.ts" {
  interface ServerFeature {
    /**
     * For each kind with files, a function that returns the words in a file. Former values are searched in these words.
     */
    fileWords?: { readonly [Name in KindName]?: FileWords };
  }
}

/** Returns the words on each page of a file. The promise resolves to undefined when the file is unreadable. */
type FileWords = (
  context: Context,
  fields: object,
  language: Language,
) => Promise<readonly string[] | undefined> | undefined;

const maxChangedValues = 200;

/** Lists values that recently changed or were removed, latest first. Skips texts that equal another current value. */
export async function listChangedValues(context: Context): Promise<ChangedValue[]> {
  const { value } = await readContentNow(context, "changed values", async (content) => ({
    value: await checkValues({ ...context, ...content }),
    changesAt: content.now().add({ hours: 24 }),
  }));
  return value;
}

async function checkValues(context: Context): Promise<ChangedValue[]> {
  const [former, now, named, right] = await Promise.all([
    listFormerValues(context),
    readLiveValues(context),
    listNamedValues(context),
    listRight(context),
  ]);
  const changes = former
    .filter(({ value }, index) => former.findIndex((each) => isSameChange(each.value, value)) === index)
    .slice(0, maxChangedValues);
  const forms = changes.map(({ value }) => formsOnlyOf(value, now));
  const find = writtenFinder(forms);
  const follow = markInserter(named);
  const changed = changes.map(({ value: { key, name, where, words }, changedAt }): ChangedValue => ({
    key,
    name: now.get(key)?.name ?? name,
    where: now.get(key)?.where ?? where,
    before: words,
    now: now.get(key)?.words ?? null,
    changedAt,
    follows: [],
    places: [],
    unread: [],
  }));
  if (changed.length === 0) return [];
  const namedBy = new Map<string, ChangedValue["follows"]>();
  const unread: ChangedValue["unread"] = [];
  let count = 0;
  for await (const resource of listWrittenResources(context)) {
    const { kind, id, name, texts } = resource;
    for (const key of new Set(texts.flatMap(({ text }) => liveKeysIn(text))))
      namedBy.set(key, [...(namedBy.get(key) ?? []), { kind, id, name }]);
    const { places: found, isRead } = await placesIn(context, resource, find);
    if (!isRead) unread.push({ kind, id, name });
    for (const [index, place] of found) {
      const { key, before, places } = changed[index]!;
      places.push({
        ...place,
        canFollow: texts.some(({ text }) => follow(text, key, forms[index]!) !== text),
        isRight: right.has(rightKey({ key, before: before.nb, kind, resourceId: id })),
      });
    }
    // The process answers requests during this pause.
    if (++count % 20 === 0) await setImmediate();
  }
  return changed.map((each) => ({ ...each, follows: namedBy.get(each.key) ?? [], unread }));
}

type FoundPlace = Omit<WrittenPlace, "canFollow" | "isRight">;

/**
 * Finds the former values in a resource, by index. `isRead` is false when one of the resource's files is unreadable.
 */
async function placesIn(
  context: Context,
  resource: WrittenResource,
  find: (text: string) => number[],
): Promise<{ places: Map<number, FoundPlace>; isRead: boolean }> {
  const { kind, id, name } = resource;
  const places = new Map<number, FoundPlace>();
  const at = (index: number) => {
    const place = places.get(index) ?? { kind, id, name, languages: [], pages: [] };
    places.set(index, place);
    return place;
  };
  const addLanguage = (place: FoundPlace, language: Language) => {
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
