import { collections } from "#src/features/collections.server.ts";
import { descriptions } from "#src/features/descriptions.ts";
import { fromFirstHit } from "#src/features/inbox/inbox-search.ts";
import { listFeedback } from "#src/features/inbox/inbox.server.ts";
import { kindNames, type KindName } from "#src/features/kinds.ts";
import { readLiveValues } from "#src/features/live-values/live-values.server.ts";
import { readOfferedLanguages } from "#src/features/settings/offered-languages.server.ts";
import { formatPhone } from "#src/i18n/format.ts";
import { defaultLanguage, type Language } from "#src/i18n/language.ts";
import { beginsIn, foldedWords } from "#src/i18n/search-words.ts";
import type { Context } from "#src/platform/context.ts";
import { withoutElements } from "#src/platform/pages/html.ts";
import { nameIn } from "#src/platform/store/history.ts";
import { readContent } from "#src/platform/store/read-content.ts";
import { fieldsOf, type ListRow, type ResourceKind } from "#src/resource/kind.ts";
import { fillText } from "#src/resource/live-value.ts";
import type { Found, FoundGroup } from "./found.ts";

const mostOfAKind = 5;

/** As much of a text as fills a line. */
const lineLength = 160;

const aLineOf = (text: string, words: readonly string[]) =>
  Array.from(fromFirstHit(text, words)).slice(0, lineLength).join("");

/** The kinds without a list are few resources: texts of pages, and what there is one of. */
const mostUnlisted = 100;

/**
 * Finds words in all that staff write and in what guests have sent: kind by kind, in the order of the kinds, guests'
 * messages last. What has a list is found as its list finds it, with the field that has the words; of the rest, the field
 * that has all the words, in its text or its name.
 * @throws Problem being-made while the words of lists aren't ready yet
 */
export async function findEverywhere(context: Context, search: string): Promise<FoundGroup[]> {
  const words = foldedWords(search);
  if (words.length === 0) return [];
  const groups: FoundGroup[] = [];
  for (const kind of kindNames) {
    const found = (await findListed(context, kind, search)) ?? (await findUnlisted(context, kind, words));
    groups.push({ kind, ...found });
  }
  const messages = await listFeedback(context, { limit: mostOfAKind }, { search });
  groups.push({
    kind: "feedback",
    items: messages.items.map(({ id, name, message }) => ({ id, name, text: aLineOf(message, words) })),
    isMore: messages.next !== undefined,
  });
  return groups.filter(({ items }) => items.length > 0);
}

type FoundOfKind = Omit<FoundGroup, "kind">;

async function findListed(
  context: Context,
  kind: KindName,
  search: string,
): Promise<FoundOfKind | undefined> {
  const { staffList } = collections[kind].collection;
  if (!staffList) return undefined;
  const { words: named }: ResourceKind = descriptions[kind];
  const [first = "", second = ""] = Object.keys(named);
  const words = foldedWords(search);
  const { items, next } = await staffList.list(context, { limit: mostOfAKind }, { search });
  const read = await readerOf(context);
  const found = (items as ListRow[]).map(async ({ id }) => {
    const fields = read(kind, await collections[kind].collection.get(context, id));
    const name = fields[0]?.name ?? "";
    const has = (some: "every" | "some") =>
      fields.find(({ texts }) => words[some]((word) => isIn(foldedWords(texts.join("\n")), word)));
    const hit = has("every") ?? has("some");
    // What it is called says so itself, with what it says next.
    const isNamed = !hit || hit.texts[0] === name;
    const isNext = ({ path, texts }: Searched) => [first, second].includes(path) && texts[0] !== name;
    const said = isNamed ? fields.find(isNext) : hit;
    return {
      id,
      name,
      text: aLineOf(said ? textWith(said, words) : "", words),
      ...(!isNamed && { path: hit.path }),
    };
  });
  return { items: await Promise.all(found), isMore: next !== undefined };
}

/** A field of a resource, with all that it is found by. */
interface Searched extends Pick<Found, "id" | "name"> {
  path: string;
  folded: string[];
  /** What it says; of a list, each text in it. */
  texts: readonly string[];
  /** The names of what it offers or has chosen. */
  names: readonly string[];
}

const isIn = (folded: readonly string[], word: string) => folded.some((each) => beginsIn(each, word));

async function findUnlisted(context: Context, kind: KindName, words: string[]): Promise<FoundOfKind> {
  const all = await readContent(context, `fields of ${kind} in search`, async (content) => {
    const read = await readerOf({ ...context, ...content });
    const { items } = await collections[kind].collection.list(context, { limit: mostUnlisted }, {});
    return items.flatMap((resource) => read(kind, resource, items.length === 1));
  });
  const found = all.filter(({ folded }) => words.every((word) => isIn(folded, word)));
  return {
    items: found.slice(0, mostOfAKind).map((field) => {
      const { id, name, path } = field;
      return { id, name, path, text: aLineOf(textWith(field, words), words) };
    }),
    isMore: false,
  };
}

/** A field's only text; of several, and of the names of a choice, those that some of the words are in, each once. */
function textWith({ texts, names }: Searched, words: readonly string[]): string {
  if (texts.length === 1) return texts[0]!;
  const hit = [...texts, ...names].filter((text) => words.some((word) => isIn(foldedWords(text), word)));
  return [...new Set(hit)].join(", ");
}

/**
 * How the fields of a resource are read, with the live values that they name as they are now. A choice is found by the
 * name of what is chosen; where there is one resource of a kind, by the names of all it offers.
 */
async function readerOf(context: Context) {
  const offered = await readOfferedLanguages(context);
  const values = await readLiveValues(context);
  return (name: KindName, resource: { id: number }, isOnly = false): Searched[] => {
    const { id, ...own } = resource as { id: number } & Record<string, unknown>;
    const translations = (own["translations"] ?? {}) as Partial<Record<Language, object>>;
    const inEach = [
      [defaultLanguage, "", own] as const,
      ...offered.map((code) => [code, `translations.${code}.`, translations[code] ?? {}] as const),
    ];
    const called = nameIn(own);
    return inEach.flatMap(([language, parent, fields]) =>
      Object.entries(fieldsOf(descriptions[name] as ResourceKind)).flatMap(([field, { label, options }]) => {
        const value = (fields as Record<string, unknown>)[field];
        // What is chosen is stored as a code, which nobody reads.
        const texts = options ? [] : textsIn(value).map((text) => asRead(fillText(text, values, language)));
        const names = Object.values(options ?? {}).flatMap((named) =>
          isOnly ? Object.values(named) : (named[value as string] ?? []),
        );
        // A setting without words is found by its name.
        if (texts.length === 0 && parent !== "") return [];
        const folded = foldedWords([...Object.values(label), ...names, ...texts, called].join("\n"));
        return [{ id, name: called, path: `${parent}${field}`, texts, names, folded }];
      }),
    );
  };
}

const asRead = (text: string) => (text.includes("<") ? withoutElements(text) : text);

const isPhone = /^\+\d{6,15}$/;

/** The texts of a value, also deep inside; without elements, and a phone number as it is read too. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string" && isPhone.test(value)) return [`${formatPhone(value, "nb")} (${value})`];
  if (typeof value === "string") return [value].filter((text) => text !== "");
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
