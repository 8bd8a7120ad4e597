import { z } from "zod";
import type { Language } from "#src/i18n/language.ts";
import type { Translatable } from "#src/i18n/translation.ts";
import { faultWords } from "./fault-words.ts";
import { schemasOf, type Field, type Fields, type GivenFields } from "./fields.ts";
import { resourceFields, resourceTranslationsOf, translationsOf, withLanguages } from "./schemas.ts";

/** What a kind of resource is, said once; `defineKind` makes of it whatever else is to be known. */
interface Description<
  Name extends string,
  Words extends Fields,
  Others extends Fields,
  Given extends GivenFields,
> {
  /** Its table, and what history calls it: "faq". */
  name: Name;
  /**
   * What the API's document says of their calls: "Questions and answers"; what it calls one, as "a question", and all of
   * them: "All questions, in their order".
   */
  about: string;
  one: string;
  all: string;
  /** The order of the list; ids decide where it leaves two alike. */
  order: { by: (keyof (Words & Others) & string) | "id"; of: "text" | "number"; direction: "asc" | "desc" };
  /** What is written in three languages; a kind without words isn't translated. */
  words: Words;
  /** What is the same in all of them. */
  fields: Others;
  /** What is stored besides, but isn't for staff to write: what came with an upload. */
  given?: Given;
  /** What fields must be to each other. */
  rules?: readonly Rule[];
}

/** What must hold between fields; asked also while others are wrong, so that all faults are told at once. */
export interface Rule {
  /** The field at which it is told. */
  path: string;
  holds(values: Readonly<Record<string, unknown>>): boolean;
  /** For clients of the API. */
  error: string;
  /** For staff, at the field. */
  words: Record<Language, string>;
}

const nothing = {};

/**
 * Describes a kind of resource.
 * @returns the description, with the schemas of what staff send (`input`), what is stored (`stored`) and what staff are
 * answered (`answer`), and what of it is translated
 */
export function defineKind<
  const Name extends string,
  const Words extends Fields,
  const Others extends Fields,
  const Given extends GivenFields = typeof nothing,
>(description: Description<Name, Words, Others, Given>) {
  const { name, words, fields, rules = [] } = description;
  // Left out, its type is that of nothing.
  const given = description.given ?? (nothing as Given);
  const inWords = z.object(schemasOf(words, "input"));
  const input = z.object({
    ...schemasOf(words, "input"),
    ...schemasOf(fields, "input"),
    ...whereWorded(words, { translations: resourceTranslationsOf(inWords) }),
  });
  const stored = z.object({
    ...schemasOf(words, "output"),
    ...schemasOf(fields, "output"),
    ...schemasOf(given, "output"),
    ...whereWorded(words, { translations: translationsOf(inWords) }),
    ...resourceFields,
  });
  return {
    ...description,
    given,
    input: rules.reduce((schema, rule) => ruled(schema, rule), input),
    stored,
    answer: withLanguages(stored, `Staff${name[0]!.toUpperCase()}${name.slice(1)}`),
    translatable: translatableOf(description),
  };
}

/** What only those have that are written in three languages; others have no translations. */
type WhereWorded<Words extends Fields, Shape> = keyof Words extends never ? object : Shape;

function whereWorded<Words extends Fields, Shape>(words: Words, shape: Shape): WhereWorded<Words, Shape> {
  // The type says the same of the words as the condition does.
  return (isWorded({ words }) ? shape : {}) as WhereWorded<Words, Shape>;
}

/** Whether something is written in three languages, apart from its lists. */
export const isWorded = ({ words }: { words: Fields }) => Object.keys(words).length > 0;

function translatableOf({ words, fields }: { words: Fields; fields: Fields }): Translatable {
  const lists = Object.entries(fields).flatMap(([list, { parts }]): [string, Translatable][] =>
    parts && isWorded(parts) ? [[list, translatableOf(parts)]] : [],
  );
  const needed = Object.keys(words).filter((name) => words[name]!.isNeeded);
  return {
    words: Object.keys(words),
    ...(needed.length > 0 && { needed }),
    ...(lists.length > 0 && { lists: Object.fromEntries(lists) }),
  };
}

function ruled<Schema extends z.ZodType>(schema: Schema, { path, holds, error, words }: Rule): Schema {
  return schema.refine((values) => holds(values as Record<string, unknown>), {
    path: [path],
    error,
    params: faultWords(words),
    // What isn't an object has no fields.
    when: ({ value }) => typeof value === "object" && value !== null,
  });
}

/** Any kind of resource; whether it has words, and so translations, only its own type says. */
export type ResourceKind = Description<string, Fields, Fields, GivenFields> & {
  given: GivenFields;
  input: z.ZodObject;
  stored: z.ZodObject;
  answer: z.ZodObject;
  translatable: Translatable;
};

/** What staff send. */
export type InputOf<Kind extends Pick<ResourceKind, "input">> = z.output<Kind["input"]>;

/** One of them as it is stored. */
export type StoredOf<Kind extends Pick<ResourceKind, "stored">> = z.output<Kind["stored"]>;

type ResourceKeys = z.output<z.ZodObject<typeof resourceFields>>;

/** One of them as staff get it. */
export type AnswerOf<Kind extends Pick<ResourceKind, "answer">> = z.output<Kind["answer"]> & ResourceKeys;

/** What its rows hold. */
export type RowOf<Kind extends Pick<ResourceKind, "stored">> = Omit<StoredOf<Kind>, keyof ResourceKeys>;

/** All that staff write of one, as it is stored: what a form holds. */
export type ValuesOf<Kind extends Pick<ResourceKind, "stored" | "given">> = Omit<
  RowOf<Kind>,
  keyof Kind["given"]
>;

/** Its words in one language. */
export type WordsOf<Kind extends Pick<ResourceKind, "words">> = {
  -readonly [Name in keyof Kind["words"]]: z.output<Kind["words"][Name]["output"]>;
};

/** All fields by their names. */
export function fieldsOf({ words, fields }: { words: Fields; fields: Fields }): Fields {
  return { ...words, ...fields };
}

/** What staff call each field. */
export function labelsOf<Words extends Fields, Others extends Fields>(
  kind: { words: Words; fields: Others },
  language: Language,
): Record<keyof Words | keyof Others, string> {
  const labels = Object.entries(fieldsOf(kind)).map(([name, { label }]) => [name, label[language]]);
  return Object.fromEntries(labels) as Record<keyof Words | keyof Others, string>;
}

/** The fields of the parts of its lists, by their names, and of those that the parts have themselves. */
export function partsOf(kind: Pick<ResourceKind, "words" | "fields">): Fields {
  const parts = Object.values(fieldsOf(kind)).flatMap((field) => (field.parts ? [field.parts] : []));
  return Object.assign({}, ...parts.map((part) => ({ ...fieldsOf(part), ...partsOf(part) })));
}

/** The names of what is written in three languages. */
export function wordNamesOf<Words extends Fields>({ words }: { words: Words }): (keyof Words & string)[] {
  return Object.keys(words);
}

/** The Norwegian words of one. */
export function wordsOf<Kind extends Pick<ResourceKind, "words">>(
  { words }: Kind,
  resource: WordsOf<Kind>,
): WordsOf<Kind> {
  return pick(resource, Object.keys(words)) as WordsOf<Kind>;
}

/** What staff write of one that is stored. */
export function valuesOf<Kind extends ResourceKind>(kind: Kind, resource: object): ValuesOf<Kind> {
  return pick(resource, [
    ...Object.keys(fieldsOf(kind)),
    ...(isWorded(kind) ? ["translations"] : []),
  ]) as ValuesOf<Kind>;
}

function pick(resource: object, names: readonly string[]): object {
  const all = resource as Record<string, unknown>;
  return Object.fromEntries(names.map((name) => [name, all[name]]));
}

/** The fields that say what a new one begins with. */
type Begun<Named extends Fields> = {
  [Name in keyof Named as Named[Name] extends { empty: unknown } ? Name : never]: unknown;
};

/** What a new one begins with; a field that can't say it isn't there. */
export type EmptyOf<Kind extends ResourceKind> = Pick<
  ValuesOf<Kind>,
  keyof ValuesOf<Kind> & (keyof Begun<Kind["words"]> | keyof Begun<Kind["fields"]> | "translations")
>;

/** What a new one begins with, but for the fields that can't say it. */
export function emptyValues<Kind extends ResourceKind>(kind: Kind): EmptyOf<Kind> {
  const fields = Object.entries(fieldsOf(kind)).flatMap(([name, field]) =>
    "empty" in field ? [[name, field.empty]] : [],
  );
  return { ...Object.fromEntries(fields), ...(isWorded(kind) && { translations: {} }) } as EmptyOf<Kind>;
}

/** The columns whose fields need that. */
export function columnsThatHold(
  kind: Pick<ResourceKind, "words" | "fields">,
  what: NonNullable<Field["holds"]>,
): string[] {
  return Object.entries(fieldsOf(kind)).flatMap(([name, { holds }]) => (holds === what ? [name] : []));
}

/** The columns in which the address of a picture can stand. */
export function pictureColumnsOf(kind: Pick<ResourceKind, "words" | "fields">): string[] {
  const html = columnsThatHold(kind, "html");
  const lists = Object.entries(fieldsOf(kind)).flatMap(([name, { parts }]) =>
    parts && columnsThatHold(parts, "picture").length > 0 ? [name] : [],
  );
  const inWords = html.length > 0 ? ["translations"] : [];
  return [...columnsThatHold(kind, "picture"), ...lists, ...html, ...inWords];
}
