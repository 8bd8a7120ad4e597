import { collections } from "#src/features/collections.server.ts";
import { descriptions } from "#src/features/descriptions.ts";
import { fromFirstHit } from "#src/features/inbox/inbox-search.ts";
import { listFeedback } from "#src/features/inbox/inbox.server.ts";
import { kindNames, type KindName } from "#src/features/kinds.ts";
import { readOfferedLanguages } from "#src/features/settings/offered-languages.server.ts";
import { formatPhone } from "#src/i18n/format.ts";
import type { Language } from "#src/i18n/language.ts";
import { beginsIn, foldedWords } from "#src/i18n/search-words.ts";
import type { Context } from "#src/platform/context.ts";
import { withoutElements } from "#src/platform/pages/html.ts";
import { nameIn } from "#src/platform/store/history.ts";
import { readContent } from "#src/platform/store/read-content.ts";
import { fieldsOf, type ListRow, type ResourceKind } from "#src/resource/kind.ts";
import { unmarked } from "#src/resource/live-value.ts";
import type { Found, FoundGroup } from "./found.ts";

const mostOfAKind = 5;

/** As much of a text as fills a line. */
const lineLength = 160;

const aLineOf = (text: string, words: readonly string[]) =>
  Array.from(fromFirstHit(unmarked(text), words))
    .slice(0, lineLength)
    .join("");

/** The kinds without a list are few resources: texts of pages, and what there is one of. */
const mostUnlisted = 100;

/**
 * Finds words in all that staff write and in what guests have sent: kind by kind, in the order of the kinds, guests'
 * messages last. What has a list is found as its list finds it; of the rest, the field that has all the words, in its
 * text or its name.
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
  const { words }: ResourceKind = descriptions[kind];
  const [, second = ""] = Object.keys(words);
  const { items, next } = await staffList.list(context, { limit: mostOfAKind }, { search });
  return {
    items: (items as (ListRow & Record<string, unknown>)[]).map((row) => {
      const text = row[second];
      return {
        id: row.id,
        name: nameIn(row, Object.keys(words)),
        text: typeof text === "string" ? aLineOf(text, foldedWords(search)) : "",
      };
    }),
    isMore: next !== undefined,
  };
}

/** A field of a resource, with all that it is found by. */
interface Searched extends Required<Found> {
  folded: string[];
  /** The names of what it offers or has chosen. */
  names: readonly string[];
}

async function findUnlisted(context: Context, kind: KindName, words: string[]): Promise<FoundOfKind> {
  const all = await readContent(context, `fields of ${kind} in search`, () => readSearched(context, kind));
  const found = all.filter(({ folded }) =>
    words.every((word) => folded.some((each) => beginsIn(each, word))),
  );
  return {
    items: found.slice(0, mostOfAKind).map(({ folded: _, names, ...item }) => ({
      ...item,
      text: aLineOf(item.text || namesWith(names, words), words),
    })),
    isMore: false,
  };
}

/** Of a choice, the names that some of the words are in: each once, however many languages have it. */
function namesWith(names: readonly string[], words: readonly string[]): string {
  const hit = names.filter((name) =>
    words.some((word) => foldedWords(name).some((each) => beginsIn(each, word))),
  );
  return [...new Set(hit)].join(", ");
}

/** A choice is found by the name of what is chosen; where there is one resource of a kind, by the names of all it offers. */
async function readSearched(context: Context, name: KindName): Promise<Searched[]> {
  const kind: ResourceKind = descriptions[name];
  const offered = await readOfferedLanguages(context);
  const { items } = await collections[name].collection.list(context, { limit: mostUnlisted }, {});
  return items.flatMap((resource: Record<string, unknown> & { id: number }) => {
    const translations = (resource["translations"] ?? {}) as Partial<Record<Language, object>>;
    const inEach = [
      ["", resource] as const,
      ...offered.map((code) => [`translations.${code}.`, translations[code] ?? {}] as const),
    ];
    return inEach.flatMap(([parent, fields]) =>
      Object.entries(fieldsOf(kind)).flatMap(([field, { label, options }]) => {
        const value = (fields as Record<string, unknown>)[field];
        // What is chosen is stored as a code, which nobody reads.
        const text = options ? "" : textIn(value);
        const names = Object.values(options ?? {}).flatMap((named) =>
          items.length === 1 ? Object.values(named) : (named[value as string] ?? []),
        );
        // A setting without words is found by its name.
        if (text === "" && parent !== "") return [];
        const folded = foldedWords([...Object.values(label), ...names, text, nameIn(resource)].join("\n"));
        return [{ id: resource.id, name: nameIn(resource), path: `${parent}${field}`, text, names, folded }];
      }),
    );
  });
}

const isPhone = /^\+\d{6,15}$/;

/** The texts of a value, also deep inside; without elements, and a phone number as it is read too. */
function textIn(value: unknown): string {
  if (typeof value === "string" && isPhone.test(value)) return `${formatPhone(value, "nb")} (${value})`;
  if (typeof value === "string") return unmarked(value.includes("<") ? withoutElements(value) : value);
  if (typeof value !== "object" || value === null) return "";
  return Object.values(value).map(textIn).filter(Boolean).join(" ");
}
