import { setImmediate } from "node:timers/promises";
import {
  findableGroups,
  pageOfGroup,
  type Findable,
  type FindableGroup,
  type FindableSource,
} from "#src/campsite/findable.server.ts";
import { findOffPages } from "#src/campsite/menu/menu.server.ts";
import { defaultLanguage, type Language } from "#src/i18n/language.ts";
import { withWholeNumbers } from "#src/i18n/search-words.ts";
import type { Context } from "#src/platform/context.ts";
import type { ContentVersion } from "#src/platform/database/content-version.ts";
import type { ShownContext } from "#src/platform/pages/page.ts";
import { Semaphore } from "#src/platform/semaphore.ts";
import { readContentNow } from "#src/platform/store/read-content.ts";
import { guestSearchText } from "#messages/guest-search";
import { GuestIndex, View } from "./guest-index.ts";
import { folded, wordsIn } from "./stems.ts";

/** The maximum number of results that a group shows. */
const maxShown = 8;
const maxNear = 3;

/** The number of resources in a batch. Between two batches the process answers other requests. */
const atOnce = 50;

/** Limits concurrent searches, so that guests' pages are rendered between searches. */
const turns = new Semaphore(2);

export interface FoundItem extends Findable {
  isHit(word: string): boolean;
}

export interface FoundInGroup {
  group: FindableGroup;
  count: number;
  items: FoundItem[];
}

export interface Found {
  count: number;
  groups: FoundInGroup[];
  /** Words of the site that are similar to the searched words. Empty if the search has results. */
  near: string[];
}

/** The index of a document's source in `sourcesOf`, and the document's id in this source. */
interface Key {
  source: number;
  id: string;
}

/** Searches everything that guests can read now. Untranslated texts are searched in Norwegian. */
export const searchForGuests = (context: ShownContext, typed: string): Promise<Found> =>
  turns.run(async () => {
    const sources = sourcesOf(context);
    const view = await findView(context);
    const unimportant = new Set(wordsIn(guestSearchText[context.language].unimportant).map(folded));
    const { found, isHit } = view.find(typed, unimportant);
    const groups: FoundInGroup[] = [];
    for (const group of findableGroups) {
      const inGroup = found.filter(({ key }) => sources[key.source]!.group === group).map(({ key }) => key);
      const items = await readItems(context, sources, inGroup.slice(0, maxShown));
      if (items.length > 0)
        groups.push({
          group,
          count: inGroup.length,
          items: items.map((item) => ({ ...item, isHit: (word) => isHit(word, item.language) })),
        });
    }
    const count = groups.reduce((sum, each) => sum + each.count, 0);
    const near =
      count > 0
        ? []
        : [
            ...new Set(
              wordsIn(typed)
                .slice(0, maxNear)
                .flatMap((word) => view.near(word, maxNear)),
            ),
          ];
    return { count, groups, near: near.slice(0, maxNear) };
  });

const sourcesOf = ({ features }: Pick<Context, "features">): FindableSource[] =>
  features.flatMap(({ findable = [] }) => findable);

async function readItems(
  context: ShownContext,
  sources: readonly FindableSource[],
  keys: readonly Key[],
): Promise<Findable[]> {
  const bySource = Map.groupBy(keys, ({ source }) => source);
  const read = await Promise.all(
    [...bySource].map(async ([source, own]) => {
      const found = await sources[source]!.read(
        context,
        own.map(({ id }) => id),
      );
      return found.map((each) => [`${source} ${each.id}`, each] as const);
    }),
  );
  const items = new Map(read.flat());
  return keys.flatMap(({ source, id }) => items.get(`${source} ${id}`) ?? []);
}

const indexes = new WeakMap<ContentVersion, GuestIndex>();

/** Returns the documents that guests can read now. A write renews them, and so does content that changes by itself. */
async function findView(context: ShownContext): Promise<View<Key>> {
  const { language } = context;
  const { value } = await readContentNow(context, `guests' search in ${language}`, async (content) => {
    let changesAt: Temporal.Instant | undefined;
    const at: ShownContext = {
      ...context,
      ...content,
      changesAt(moment) {
        if (moment && (!changesAt || Temporal.Instant.compare(moment, changesAt) < 0)) changesAt = moment;
      },
    };
    return { value: await makeView(at), changesAt };
  });
  return value;
}

async function makeView(context: ShownContext): Promise<View<Key>> {
  const { contentVersion, language } = context;
  const sources = sourcesOf(context);
  const off: ReadonlySet<string | undefined> = await findOffPages(context);
  const listed = await Promise.all(
    sources.map(async (source) => (off.has(pageOfGroup[source.group]) ? [] : source.list(context))),
  );
  const total = listed.reduce((sum, { length }) => sum + length, 0);
  let index = indexes.get(contentVersion);
  // Documents that guests can no longer read stay in the index until most documents are of this kind.
  if (!index || index.size > 8 * total + 1000) indexes.set(contentVersion, (index = new GuestIndex()));
  const documents: [number, Key][] = [];
  for (const [source, entries] of listed.entries()) {
    const keyOf = (id: string, version: string, words: Language) => `${source} ${id} ${version} ${words}`;
    const missing = entries.filter(
      ({ id, version }) => index.numberOf(keyOf(id, version, language)) === undefined,
    );
    for (let from = 0; from < missing.length; from += atOnce) {
      const versions = new Map(missing.slice(from, from + atOnce).map(({ id, version }) => [id, version]));
      for (const found of await sources[source]!.read(context, [...versions.keys()])) {
        const { id, title, text, alsoFoundBy = "", language: words } = found;
        const version = versions.get(id)!;
        const number = index.add(keyOf(id, version, words), {
          title,
          text: withWholeNumbers(`${text} ${alsoFoundBy}`),
          language: words,
        });
        index.alias(keyOf(id, version, language), number);
      }
      await setImmediate();
    }
    for (const { id, version } of entries) {
      const number = index.numberOf(keyOf(id, version, language));
      if (number !== undefined) documents.push([number, { source, id }]);
    }
  }
  return new View(index, documents, [...new Set([language, defaultLanguage])]);
}
