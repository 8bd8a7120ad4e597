import { setImmediate } from "node:timers/promises";
import { withLiveValues } from "#src/cms/collection.server.ts";
import { collectionFor, descriptionOf } from "#src/cms/collections.server.ts";
import { kindNames, type KindName, type KindWithHistory } from "#src/cms/kinds.ts";
import { readLiveValues } from "#src/cms/live-values/live-values.server.ts";
import { getNextVersion, listNextVersions } from "#src/cms/next-versions/next-versions.server.ts";
import { readOfferedLanguages } from "#src/cms/offered-languages.server.ts";
import { formatPhone } from "#src/i18n/format.ts";
import { defaultLanguage, type Language } from "#src/i18n/language.ts";
import { beginsIn, foldedWords, withWholeNumbers } from "#src/i18n/search-words.ts";
import type { Context } from "#src/platform/context.ts";
import { withoutElements } from "#src/platform/pages/html.ts";
import { tableOf } from "#src/platform/server-feature.ts";
import { Semaphore } from "#src/platform/semaphore.ts";
import { nameIn } from "#src/platform/store/history.ts";
import { readContent } from "#src/platform/store/read-content.ts";
import type { Field } from "#src/cms/kind/field.ts";
import { fieldsOf, type ListRow } from "#src/cms/kind/kind.ts";
import type { Found, FoundGroup } from "./search-results.ts";
import { fromFirstHit } from "./hits.ts";

const maxPerKind = 5;

const lineLength = 160;

const aLineOf = (text: string, words: readonly string[]) =>
  Array.from(fromFirstHit(text, words)).slice(0, lineLength).join("");

/** The maximum number of resources to search in a kind without a list. These kinds have few resources. */
const maxUnlisted = 100;

/** The maximum number of resources in a list whose names are compared with a search. */
const maxRanked = 100;

/**
 * Finds words in all content and in guests' messages. A kind with a list is searched in the same way as its list. In
 * other kinds, the texts of one field, its label, its option names and the resource's name must together contain all
 * words. Matches in names come before matches in other texts.
 * @throws Problem "being-made" if the search index of a list isn't ready yet
 */
export async function findEverywhere(context: Context, search: string): Promise<FoundGroup[]> {
  const words = foldedWords(search);
  return words.length === 0 ? [] : searching.run(() => findWords(context, search, words));
}

/** Runs one search at a time, because each search delays guests' requests. */
const searching = new Semaphore(1);

async function findWords(context: Context, search: string, words: string[]): Promise<FoundGroup[]> {
  const groups: (FoundGroup & FoundOfKind)[] = [];
  for (const kind of kindNames) {
    await yieldToRequests();
    const found = (await findListed(context, kind, search)) ?? (await findUnlisted(context, kind, words));
    const ids = new Set(found.items.map(({ id }) => id));
    const next = (await findNextVersions(context, kind, words)).filter(({ id }) => !ids.has(id));
    groups.push({ kind, ...found, items: [...found.items, ...next] });
  }
  for (const [kind, { find }] of Object.entries(tableOf(context.features, "guestKinds"))) {
    await yieldToRequests();
    const found = await find(context, search, maxPerKind);
    const { items, isNamed } = namedFirst(found.items, words, ({ name }) => name);
    groups.push({
      kind: kind as KindWithHistory,
      items: items.map((item) => ({ ...item, text: aLineOf(item.text, words) })),
      isMore: found.next !== undefined,
      isNamed,
    });
  }
  return groups
    .filter(({ items }) => items.length > 0)
    .toSorted((one, other) => Number(other.isNamed) - Number(one.isNamed))
    .map(({ kind, items, isMore }) => ({ kind, items, isMore }));
}

/** Moves the items whose names contain all words to the front. */
function namedFirst<Item>(items: readonly Item[], words: readonly string[], nameOf: (item: Item) => string) {
  const isNamed = (item: Item) => {
    const name = foldedWords(nameOf(item));
    return words.every((word) => isIn(name, word));
  };
  const named = items.filter(isNamed);
  return { items: [...named, ...items.filter((item) => !named.includes(item))], isNamed: named.length > 0 };
}

/** Lets the process answer requests. A search is long, and SQLite's queries are synchronous. */
const yieldToRequests = () => setImmediate();

interface FoundOfKind extends Omit<FoundGroup, "kind"> {
  /** True when the name of at least one item contains all words. */
  isNamed: boolean;
}

async function findListed(
  context: Context,
  kind: KindName,
  search: string,
): Promise<FoundOfKind | undefined> {
  const { kind: described, staffList, get } = collectionFor(context, kind);
  if (!staffList) return undefined;
  const [first = "", second = ""] = Object.keys(described.words);
  const words = foldedWords(search);
  const { items, next } = await staffList.list(context, { limit: maxRanked }, { search });
  const ranked = namedFirst(items as ListRow[], words, nameIn);
  const read = await readerOf(context);
  const found: Found[] = [];
  for (const { id } of ranked.items.slice(0, maxPerKind)) {
    await yieldToRequests();
    const fields = read(kind, await get(context, id));
    const name = fields[0]?.name ?? "";
    const has = (some: "every" | "some") =>
      fields.find(({ textWords }) => words[some]((word) => isIn(textWords, word)));
    const hit = has("every") ?? has("some");
    const isNamed = !hit || hit.texts[0] === name;
    const isNext = ({ path, texts }: Searched) => [first, second].includes(path) && texts[0] !== name;
    const excerptField = isNamed ? fields.find(isNext) : hit;
    found.push({
      id,
      name,
      text: aLineOf(excerptField ? textWith(excerptField, words) : "", words),
      ...(!isNamed && { path: hit.path }),
    });
  }
  const isMore = next !== undefined || ranked.items.length > maxPerKind;
  return { items: found, isMore, isNamed: ranked.isNamed };
}

async function findNextVersions(context: Context, kind: KindName, words: string[]): Promise<Found[]> {
  const rows = await listNextVersions(context, { kind });
  const read = await readerOf(context);
  const found: Found[] = [];
  for (const { id, name } of rows) {
    await yieldToRequests();
    const fields = read(kind, await getNextVersion(context, { kind, id }));
    const hit = fields.find(({ textWords }) => words.every((word) => isIn(textWords, word)));
    if (hit) found.push({ id, name, text: aLineOf(textWith(hit, words), words), path: hit.path });
  }
  return found;
}

interface FieldTexts {
  texts: readonly string[];
  names: readonly string[];
}

interface Searched extends Pick<Found, "id" | "name">, FieldTexts {
  path: string;
  textWords: readonly string[];
  /** The field's label, its option names and the resource's name. */
  nameWords: string;
}

const isIn = (folded: readonly string[], word: string) => folded.some((each) => beginsIn(each, word));

async function findUnlisted(context: Context, kind: KindName, words: string[]): Promise<FoundOfKind> {
  const all = await readContent(context, `fields of ${kind} in search`, async (content) => {
    const read = await readerOf({ ...context, ...content });
    const { items } = await collectionFor(context, kind).list(context, { limit: maxUnlisted }, {});
    const fields = items.flatMap((resource) => read(kind, resource, items.length === 1));
    return fields.map((field) => ({
      ...field,
      folded: [...field.textWords, ...foldedWords(field.nameWords)],
    }));
  });
  const found = all.filter(({ folded }) => words.every((word) => isIn(folded, word)));
  const { items, isNamed } = namedFirst(found, words, ({ nameWords }) => nameWords);
  return {
    items: items.map((field) => {
      const { id, name, path } = field;
      return { id, name, path, text: aLineOf(textWith(field, words), words) };
    }),
    isMore: false,
    isNamed,
  };
}

/** Returns the text of a field with a single text, or else the texts and names with any of the words. */
function textWith({ texts, names }: Searched, words: readonly string[]): string {
  if (texts.length === 1) return texts[0]!;
  const hit = [...texts, ...names].filter((text) => words.some((word) => isIn(foldedWords(text), word)));
  return [...new Set(hit)].join(", ");
}

/**
 * Returns a function that reads the searched fields of a resource. In most kinds, a field with options is found by the
 * name of the chosen option. In a kind with a single resource, such a field is found by the names of all options.
 */
async function readerOf(context: Context) {
  const offered = await readOfferedLanguages(context);
  const values = await readLiveValues(context);
  return (name: KindName, resource: { id: number }, isOnly = false): Searched[] => {
    const kind = descriptionOf(context, name);
    const { id, ...own } = withLiveValues(kind, resource, values) as { id: number } & Record<string, unknown>;
    const called = nameIn(own);
    const fields = Object.entries(fieldsOf(kind));
    return inLanguages(own, offered).flatMap(([language, words]) =>
      fields.flatMap(([field, described]) => {
        const { label, options } = described;
        const { texts, names: chosen } = textsOf(described, words[field], offered);
        const names = isOnly && options ? Object.values(options).flatMap(Object.values<string>) : chosen;
        const isTranslation = language !== defaultLanguage;
        // A field without texts is found by its label once, not once per language.
        if (texts.length === 0 && isTranslation) return [];
        const textWords = foldedWords(withWholeNumbers(texts.join("\n")));
        const nameWords = [...Object.values(label), ...names, called].join("\n");
        const path = isTranslation ? `translations.${language}.${field}` : field;
        return [{ id, name: called, path, texts, names, textWords, nameWords }];
      }),
    );
  };
}

type Words = Record<string, unknown>;

function inLanguages(own: Words, offered: readonly Language[]): [Language, Words][] {
  const translations = (own["translations"] ?? {}) as Partial<Record<Language, Words>>;
  return offered.map((code) => [code, code === defaultLanguage ? own : (translations[code] ?? {})]);
}

/** Returns the texts and option names of a field. Omits codes, such as the names of icons. */
function textsOf(
  { parts, options, control, holds }: Field,
  value: unknown,
  offered: readonly Language[],
): FieldTexts {
  if (options)
    return { texts: [], names: Object.values(options).flatMap((named) => named[value as string] ?? []) };
  if (control === "icon" || control === "none") return { texts: [], names: [] };
  if (!parts) return { texts: textsIn(value).map((text) => asRead(text, holds === "html")), names: [] };
  const inParts = [value ?? []]
    .flat()
    .flatMap((part) => inLanguages(part as Words, offered))
    .flatMap(([, words]) =>
      Object.entries(fieldsOf(parts)).map(([field, described]) => textsOf(described, words[field], offered)),
    );
  return { texts: inParts.flatMap(({ texts }) => texts), names: inParts.flatMap(({ names }) => names) };
}

const asRead = (text: string, isHtml: boolean) => (isHtml ? withoutElements(text) : text);

const storedPhone = /^\+\d{6,15}$/;

/** Returns all texts in a value. A phone number is returned in its formatted and its stored form. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string" && storedPhone.test(value)) return [`${formatPhone(value, "nb")} (${value})`];
  if (typeof value === "string") return [value].filter((text) => text !== "");
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
