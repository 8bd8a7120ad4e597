import { z } from "zod";
import type { Language } from "#src/i18n/language.ts";
import {
  localize,
  type LanguageState,
  type Localized,
  type OtherLanguage,
  type Translatable,
  type Translations,
} from "#src/i18n/translation.ts";
import type { States } from "#src/i18n/list-filter-query.ts";
import { faultWords } from "./fault-words.ts";
import { schemasOf, type Field, type Fields, type GivenFields } from "./field.ts";
import {
  resourceFields,
  resourceTranslationsOf,
  rowLanguages,
  translationsOf,
  withLanguages,
} from "./schemas.ts";

/** The description of a kind of resource. `defineKind` derives everything else from this description. */
interface Description<
  Name extends string,
  Words extends Fields,
  Others extends Fields,
  Given extends GivenFields,
  Listed extends readonly string[] | undefined,
> {
  /** The name of the kind in the database and in the history, such as "faq". */
  name: Name;
  /**
   * Words for the API documentation. `about` is the title of the group of calls, such as "Questions and answers". `one`
   * names a single resource, such as "a question". `many` names several resources, such as "questions". A kind with a
   * single resource has no `many`.
   */
  about: string;
  one: string;
  many?: string;
  /** The sort keys of the list, the most important first. Resources with equal keys are sorted by id. */
  order: Order<(keyof (Words & Others) & string) | "id">;
  /** The translated fields. A kind without translated fields can still have translations in the items of its lists. */
  words: Words;
  /** The fields that are the same in all languages. */
  fields: Others;
  /** Stored fields that staff don't write, such as the metadata of an upload. */
  given?: Given;
  /** The field values with which guests see a resource, such as `isActive: true`. Omitted if all are visible. */
  shown?: { readonly [Each in keyof NoInfer<Others>]?: z.output<NoInfer<Others>[Each]["output"]> };
  rules?: readonly Rule[];
  /** Returns a note about further effects of restoring a version with these values. */
  restoreNote?(values: Readonly<Record<string, unknown>>, language: Language): string | undefined;
  /** The fields in a row of the staff's list. For HTML, a row has only the beginning as plain text. */
  inList?: Listed;
  /** The states by which the list can be filtered. */
  states?: States;
  /** The conditions of a resource that guests no longer see. Staff aren't asked to translate it. */
  past?: States[string];
  /** The fields that a search reads, in addition to `words`. */
  searched?: readonly (keyof NoInfer<Others & Given> & string)[];
}

type Order<Name extends string> = readonly { by: Name; direction: "asc" | "desc" }[];

/** True when staff sort the resources of a kind. A new resource then comes last. */
export const isSortable = ({ order }: { order: Order<string> }) => order.some(({ by }) => by === "sortorder");

/** A rule about several fields. It is checked also when single fields are wrong. */
export interface Rule {
  /** The field at which the form shows the fault. */
  path: string;
  /** Returns the path of the fault inside a list field, such as "areas.2.rows.0.from". Called only for broken rules. */
  at?(values: Readonly<Record<string, unknown>>): string | undefined;
  holds(values: Readonly<Record<string, unknown>>): boolean;
  /** The error message for API clients. */
  error: string;
  /** The message that staff see at the field. */
  words: Record<Language, string>;
}

const nothing = {};

/**
 * Derives the schemas of a kind from its description.
 * @returns the description with these schemas: requests (`input`), stored resources (`stored`), responses to staff
 *   (`answer`) and list rows (`row`). `translatable` names the translated fields. The type of `input` is branded, so
 *   that only parsed values can be saved. Seeds and tests therefore also get the defaults of new fields.
 * @example
 * const labels = labelsOf(faqLabelsText);
 * export const faqKind = defineKind({
 *   name: "faq",
 *   about: "Questions and answers",
 *   one: "a question",
 *   many: "questions",
 *   order: [{ by: "sortorder", direction: "asc" }],
 *   words: { question: line(labels.question), answer: html(labels.answer) },
 *   fields: { sortorder: sortorder() },
 * });
 * const faq = faqKind.input.parse({ question: "Hvor?", answer: "<p>Her.</p>" });
 */
export function defineKind<
  const Name extends string,
  const Words extends Fields,
  const Others extends Fields,
  const Given extends GivenFields = typeof nothing,
  const Listed extends readonly (keyof (Words & Others & Given) & string)[] | undefined = undefined,
>(description: Description<Name, Words, Others, Given, Listed>) {
  const { name, words, fields, rules = [] } = description;
  const capitalized = `${name[0]!.toUpperCase()}${name.slice(1)}`;
  const given = description.given ?? (nothing as Given);
  const inWords = z.object(schemasOf(words, "output"));
  const input = z.object({
    ...schemasOf(words, "input"),
    ...schemasOf(fields, "input"),
    ...translatedFields(words, { translations: resourceTranslationsOf(inWords) }),
  });
  const stored = z.object({
    ...schemasOf(words, "output"),
    ...schemasOf(fields, "output"),
    ...schemasOf(given, "output"),
    ...translatedFields(words, { translations: translationsOf(inWords) }),
    ...resourceFields,
  });
  return {
    ...description,
    order: description.order.map((key) => ({ ...key, of: typeIn(fieldsOf(description)[key.by]) })),
    given,
    input: rules.reduce((schema, rule) => withRule(schema, rule), input).brand<"checked">(),
    stored,
    answer: withLanguages(stored, `Staff${capitalized}`),
    // TypeScript can't infer that `inList` has the type `Listed`.
    inList: description.inList as Listed,
    row: rowOf(stored, words, description.inList as Listed).meta({ id: `${capitalized}Row` }),
    translatable: translatableOf(description),
  };
}

/** Returns the type of the values in a field's column. @param field undefined for the id */
const typeIn = (field: Field | undefined): "string" | "number" =>
  !field || field.holds === "boolean" || field.output instanceof z.ZodNumber ? "number" : "string";

/** The fields of a list row: the fields in `inList`, and the fields of every resource. */
type RowShape<Shape, Listed> = {
  [Name in keyof Shape & (Listed extends readonly string[] ? Listed[number] : never)]: Shape[Name];
} & typeof resourceFields & { languages: z.ZodOptional<typeof rowLanguages> };

function rowOf<Shape extends z.ZodRawShape, Listed extends readonly string[] | undefined>(
  { shape }: z.ZodObject<Shape>,
  words: Fields,
  inList: Listed,
): z.ZodObject<RowShape<Shape, Listed>> {
  const beginning = z.string().describe("The beginning, without markup");
  const fields = (inList ?? []).map((name) => [
    name,
    words[name]?.holds === "html" ? beginning : shape[name],
  ]);
  const row = { ...Object.fromEntries(fields), ...resourceFields, languages: rowLanguages.optional() };
  return z.object(row) as unknown as z.ZodObject<RowShape<Shape, Listed>>;
}

type WhereWorded<Words extends Fields, Shape> = keyof Words extends never ? object : Shape;

function translatedFields<Words extends Fields, Shape>(
  words: Words,
  shape: Shape,
): WhereWorded<Words, Shape> {
  // TypeScript can't see that the condition and the type are equivalent.
  return (isWorded({ words }) ? shape : {}) as WhereWorded<Words, Shape>;
}

/** True when a kind has translated words outside its lists. */
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

function withRule<Schema extends z.ZodType>(schema: Schema, { path, at, holds, error, words }: Rule): Schema {
  const rule = z.check<Record<string, unknown>>(({ value, issues }) => {
    if (holds(value)) return;
    const steps = (at?.(value) ?? path).split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    issues.push({
      code: "custom",
      input: value,
      path: steps,
      message: error,
      params: faultWords(words),
      continue: true,
    });
  });
  // Only an object has fields to compare.
  rule._zod.def.when = ({ value }) => typeof value === "object" && value !== null;
  return schema.check(rule as z.core.$ZodCheck<z.output<Schema>>);
}

/** The type of any kind of resource. Only a specific kind's type shows whether it has words. */
export type ResourceKind = Omit<
  Description<string, Fields, Fields, GivenFields, readonly string[] | undefined>,
  "order"
> & {
  order: readonly { by: string; direction: "asc" | "desc"; of: "string" | "number" }[];
  given: GivenFields;
  input: z.ZodObject;
  stored: z.ZodObject;
  answer: z.ZodObject;
  row: z.ZodObject;
  translatable: Translatable;
};

export type ListedKind = ResourceKind & { inList: readonly string[] };

export type ListRow<Kind extends ListedKind = ListedKind> = z.output<Kind["row"]> & {
  languages?: Record<OtherLanguage, LanguageState> | undefined;
} & ResourceKeys;

/** A parsed request to save a resource of a kind. */
export type InputOf<Kind extends Pick<ResourceKind, "input">> = z.output<Kind["input"]>;

export type StoredOf<Kind extends Pick<ResourceKind, "stored">> = z.output<Kind["stored"]>;

type ResourceKeys = z.output<z.ZodObject<typeof resourceFields>>;

export type AnswerOf<Kind extends Pick<ResourceKind, "answer">> = z.output<Kind["answer"]> & ResourceKeys;

/** The stored fields of a kind, without id, version and time. */
export type RowOf<Kind extends Pick<ResourceKind, "stored">> = Omit<StoredOf<Kind>, keyof ResourceKeys>;

/** The stored fields that staff write. These fields are the values of a form. */
export type ValuesOf<Kind extends Pick<ResourceKind, "stored" | "given">> = Omit<
  RowOf<Kind>,
  keyof Kind["given"]
>;

/** The words of a kind in one language. */
export type WordsOf<Kind extends Pick<ResourceKind, "words">> = {
  -readonly [Name in keyof Kind["words"]]: z.output<Kind["words"][Name]["output"]>;
};

/** Returns all fields that staff write, by name. */
export function fieldsOf({ words, fields }: { words: Fields; fields: Fields }): Fields {
  return { ...words, ...fields };
}

export function labelsOf<Words extends Fields, Others extends Fields>(
  kind: { words: Words; fields: Others },
  language: Language,
): Record<keyof Words | keyof Others, string> {
  const labels = Object.entries(fieldsOf(kind)).map(([name, { label }]) => [name, label[language]]);
  return Object.fromEntries(labels) as Record<keyof Words | keyof Others, string>;
}

/** Finds the field at a path such as "rateGroups.0.translations.en.name", also without the list indexes. */
export function fieldAt(kind: Pick<ResourceKind, "words" | "fields">, path: string): Field | undefined {
  const names = path.replaceAll(/(^|\.)(\d+|translations\.[^.]+)(?=\.)/g, "").replace(/^\./, "");
  const [name, ...rest] = names.split(".") as [string, ...string[]];
  const field = fieldsOf(kind)[name];
  return rest.length === 0 ? field : field?.parts && fieldAt(field.parts, rest.join("."));
}

export function wordNamesOf<Words extends Fields>({ words }: { words: Words }): (keyof Words & string)[] {
  return Object.keys(words);
}

export function wordsOf<Kind extends Pick<ResourceKind, "words">>(
  { words }: Kind,
  resource: WordsOf<Kind>,
): WordsOf<Kind> {
  return pick(resource, Object.keys(words)) as WordsOf<Kind>;
}

/** Returns the default words of a new resource, for code that creates resources. */
export function emptyWords<Kind extends Pick<ResourceKind, "words">>({ words }: Kind): WordsOf<Kind> {
  const empty = Object.entries(words).map(([name, field]) => [name, field.empty]);
  return Object.fromEntries(empty) as WordsOf<Kind>;
}

/** Returns a resource's words for a guest, and their language: Norwegian unless the translation is complete. */
export function localizeWords<Kind extends Pick<ResourceKind, "words">>(
  kind: Kind,
  resource: WordsOf<Kind> & { translations: Translations<WordsOf<Kind>> },
  language: Language,
): Localized<WordsOf<Kind>> {
  return localize(wordsOf(kind, resource), resource.translations, language);
}

/**
 * Changes the texts of a resource in each language, including the texts in list items.
 * @param change gets each translated text, its language, true for HTML, and the name of its top-level field
 * @param changeOther gets each text of the other fields
 */
export function mapWords<Resource extends object>(
  { words, fields }: { words: Fields; fields: Fields },
  resource: Resource,
  change: (text: string, language: Language, isHtml: boolean, field: string) => string,
  changeOther?: (text: string) => string,
): Resource {
  const mapIn = (all: object, language: Language) =>
    Object.fromEntries(
      Object.entries(all).map(([name, value]) => [
        name,
        name in words
          ? mapTexts(value, (text) => change(text, language, words[name]!.holds === "html", name))
          : changeOther && name in fields && !(fields[name]!.parts && Array.isArray(value))
            ? mapTexts(value, changeOther)
            : value,
      ]),
    );
  const mapped: Record<string, unknown> = mapIn(resource, "nb");
  const translations = mapped["translations"] as Record<OtherLanguage, object | undefined> | undefined;
  if (translations)
    mapped["translations"] = Object.fromEntries(
      Object.entries(translations).map(([language, translated]) => [
        language,
        translated && mapIn(translated, language as OtherLanguage),
      ]),
    );
  for (const [name, { parts }] of Object.entries(fields))
    if (parts && Array.isArray(mapped[name]))
      mapped[name] = mapped[name].map((part: object) =>
        mapWords(parts, part, (text, language, isHtml) => change(text, language, isHtml, name), changeOther),
      );
  return mapped as Resource;
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mapTexts(each, change)]));
}

/** Returns the fields of a stored resource that staff write. */
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

type FieldsWithDefault<Named extends Fields> = {
  [Name in keyof Named as Named[Name] extends { empty: unknown } ? Name : never]: unknown;
};

/** The values of a new resource. Fields without a default are missing. */
export type EmptyOf<Kind extends ResourceKind> = Pick<
  ValuesOf<Kind>,
  keyof ValuesOf<Kind> &
    (keyof FieldsWithDefault<Kind["words"]> | keyof FieldsWithDefault<Kind["fields"]> | "translations")
>;

export function emptyValues<Kind extends ResourceKind>(kind: Kind): EmptyOf<Kind> {
  return { ...emptyFields(fieldsOf(kind)), ...(isWorded(kind) && { translations: {} }) } as EmptyOf<Kind>;
}

/** Returns the default of each field that has one. */
export const emptyFields = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => ("empty" in field ? [[name, field.empty]] : [])),
  );

/** Returns the columns whose fields contain values of a type, such as HTML. */
export function columnsHolding(
  kind: Pick<ResourceKind, "words" | "fields"> & { given?: GivenFields },
  valueType: NonNullable<Field["holds"]>,
): string[] {
  return Object.entries({ ...kind.given, ...fieldsOf(kind) }).flatMap(([name, { holds }]) =>
    holds === valueType ? [name] : [],
  );
}

export function pictureColumnsOf(kind: Pick<ResourceKind, "words" | "fields">): string[] {
  const html = columnsHolding(kind, "html");
  const lists = Object.entries(fieldsOf(kind)).flatMap(([name, { parts }]) =>
    parts && columnsHolding(parts, "picture").length > 0 ? [name] : [],
  );
  const inWords = html.length > 0 ? ["translations"] : [];
  return [...columnsHolding(kind, "picture"), ...lists, ...html, ...inWords];
}
