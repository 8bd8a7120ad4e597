import type { z } from "zod";
import type { KindName, kinds } from "#src/cms/kinds.ts";
import type { DescribedCollection, FieldsToSave, RowIn } from "./described-collection.ts";
import { withReferences } from "#src/cms/links/links.server.ts";
import { readLiveValues } from "#src/cms/live-values/live-values.server.ts";
import { expectPictures } from "#src/cms/photos/expect-pictures.server.ts";
import { withOwnPictures } from "#src/cms/photos/own-pictures.server.ts";
import { readOfferedLanguages } from "#src/cms/offered-languages.server.ts";
import { mapTranslations } from "#src/i18n/translation.ts";
import type { Collection } from "#src/platform/api/collection-calls.ts";
import type { Config } from "#src/platform/config.ts";
import { transactionFor, type TransactionContext, type Context } from "#src/platform/context.ts";
import { sanitize, withoutElements } from "#src/platform/pages/html.ts";
import { Problem } from "#src/platform/api/problem.ts";
import { countIn, filterFor } from "#src/platform/store/list-filters.ts";
import { inOrder } from "#src/platform/store/list-order.ts";
import type { Columns, Listed, Paging, Target, ResourceTable } from "#src/platform/store/stored.ts";
import { storedResources } from "#src/platform/store/stored-resources.ts";
import { readContent } from "#src/platform/store/read-content.ts";
import {
  fillHtml,
  fillText,
  hasDataTags,
  hasMarks,
  renewMarks,
  withoutDataTags,
  type LiveValues,
} from "#src/cms/kind/live-value.ts";
import { apiLanguage, defaultLanguage } from "#src/i18n/language.ts";
import type { ListFilter } from "#src/i18n/list-filter-query.ts";
import {
  columnsHolding,
  fieldsOf,
  isSortable,
  isWorded,
  mapWords,
  pictureColumnsOf,
  type AnswerOf,
  type InputOf,
  type ListRow,
  type ResourceKind,
  type RowOf,
  type StoredOf,
} from "#src/cms/kind/kind.ts";

type DescribedTables = {
  [Name in KindName]: ResourceTable<RowOf<Awaited<ReturnType<(typeof kinds)[Name]["description"]>>>>;
};

declare module "#src/platform/database/database.ts" {
  interface Tables extends DescribedTables {}
}

interface Options<Kind extends ResourceKind> extends Pick<Collection, "adapt"> {
  /** True when the resources exist from the start and staff can't add or remove any. */
  isFixed?: boolean;
  /** True when no page shows the resources. A write then doesn't empty the page cache. */
  isUnseen?: boolean;
  /** The fields of the kind's only resource (id 1) before its first save. */
  unwritten?: RowOf<Kind>;
  /** Returns the fields to save. Must not write, because previews use it too. @throws `Problem` for bad input */
  complete?: (
    context: Context,
    input: InputOf<Kind>,
    target: Target | undefined,
  ) => Promise<FieldsToSave<Kind>>;
  /** Prevents the deletion of a resource's files, in the transaction of a save. @throws `Problem` if they are gone */
  keepFiles?: (
    transaction: TransactionContext,
    fields: FieldsToSave<Kind>,
    target: Target | undefined,
  ) => Promise<void>;
}

const onlyId = 1;

/**
 * Creates the collection of a kind. The collection stores the resources in the table with the kind's name. A save
 * sanitizes HTML, and replaces the addresses in links by the names of their targets. It requires every picture to be in
 * the library, and records the change in the history.
 * @example
 * export const faqCollection = collectionOf(faqKind);
 * const faqs = await faqCollection.listAll(context);
 */
export function collectionOf<Kind extends ResourceKind>(
  kind: Kind,
  {
    unwritten,
    isFixed = unwritten !== undefined,
    isUnseen = false,
    adapt,
    complete,
    keepFiles,
  }: Options<Kind> = {},
): DescribedCollection<Kind> {
  const html = columnsHolding(kind, "html");
  const pictures = pictureColumnsOf(kind);
  const rows = storedResources<RowOf<Kind>>(kind.name as "faq", columnsOf(kind));
  const listOptions = async (context: Context) => ({
    table: kind.name,
    states: kind.states,
    languages: await readOfferedLanguages(context),
  });

  const get = async ({ db }: Context, id: number) => {
    const isUnwritten = unwritten && id === onlyId && !(await rows.find(db, id));
    const found = isUnwritten
      ? { id, version: 0, updatedAt: "1970-01-01T00:00:00Z", ...unwritten }
      : await rows.get(db, id);
    return found as AnswerOf<Kind>;
  };

  /**
   * @throws Problem "invalid-fields", for example for an unknown picture, or "content-too-large" for too much HTML
   * @throws each `Problem` of `complete`
   */
  const prepare = async (
    context: Context,
    input: InputOf<Kind>,
    target?: Target,
  ): Promise<FieldsToSave<Kind>> => {
    const clean = sanitizeFields(input, html, context.config);
    expectHtml(kind, html, input, clean);
    const fields = withOwnPictures(
      kind,
      await withReferences(context, kind, clean),
      context.config.siteOrigin,
    );
    await expectPictures(context, pictures, fields);
    const marked = await withPresentWords(context, kind, fields);
    const completed = complete ? await complete(context, marked, target) : marked;
    return target && !target.orAdd ? completed : withSortOrder(context, kind, completed);
  };
  const saveTarget = (target: Target | undefined) =>
    unwritten && target?.id === onlyId ? { ...target, orAdd: true } : target;

  const readAll = async (context: Context, { db }: Pick<Context, "db">) => {
    const found = await inOrder(db.selectFrom(kind.name as "faq").selectAll(), kind.order).execute();
    const resources = found.map((row) => rows.from(row as never));
    const values = await readLiveValues(context);
    return resources.map((each) => withLiveValues(kind, each, values)) as StoredOf<Kind>[];
  };
  const transact = transactionFor(isUnseen);
  /**
   * @throws Problem "not-found" without the resource, or "stale" if its version isn't in `target.ifVersions`
   * @throws each `Problem` of `prepare` and `keepFiles`
   */
  const save = (context: Context, input: InputOf<Kind>, target?: Target) =>
    transact(context, async (transaction) => {
      const fields = await prepare(transaction, input, target);
      await keepFiles?.(transaction, fields, target);
      return (await rows.save(transaction, fields, saveTarget(target))) as AnswerOf<Kind>;
    });

  return {
    kind,
    about: kind.about,
    one: kind.one,
    many: kind.many,
    order: kind.order.flatMap((key) => orderWords(kind, key)).join(", then "),
    answer: kind.answer as unknown as z.ZodType<AnswerOf<Kind>>,
    input: kind.input as unknown as z.ZodType<InputOf<Kind>, z.input<Kind["input"]>>,
    rows: {
      ...rows,
      from: (row, values) => withLiveValues(kind, rows.from(row), values),
      async listForGuests(context, ...parameters) {
        const { items, next } = await rows.listForGuests(context.db, ...parameters);
        const values = await readLiveValues(context);
        return { items: items.map((each) => withLiveValues(kind, each, values)), next };
      },
    },
    listAll: (context) =>
      isUnseen ? readAll(context, context) : readContent(context, kind.name, (at) => readAll(context, at)),
    async list(context, page, narrowing = {}) {
      if (unwritten) return { items: [await get(context, onlyId)], next: undefined };
      const narrow = await filterFor(context, await listOptions(context), narrowing);
      return (await rows.list(context.db, kind.order, page, narrow)) as Listed<AnswerOf<Kind>>;
    },
    states: Object.keys(kind.states ?? {}),
    ...(kind.inList && {
      staffList: {
        row: kind.row as unknown as z.ZodType<RowIn<Kind>>,
        async list(context: Context, page: Paging, narrowing: ListFilter) {
          const narrow = await filterFor(context, await listOptions(context), narrowing);
          const { items, next } = await rows.listRows(context.db, kind.order, page, narrow);
          const values = await readLiveValues(context);
          return {
            items: items.map((each) => rowOf(kind, withLiveValues(kind, each, values)) as RowIn<Kind>),
            next,
          };
        },
        count: async (context: Context, narrowing: ListFilter) =>
          countIn(context, await listOptions(context), narrowing),
      },
    }),
    ...(isUnseen && { isUnseen }),
    get,
    adapt,
    save,
    prepare,
    unsaved: async (context, input, target) =>
      rows.unsaved(context, await prepare(context, input, target), saveTarget(target)),
    ...(isSortable(kind) && {
      reorder: (context: Context, ids: readonly number[]) =>
        transact(context, (transaction) => rows.reorder(transaction, ids)),
    }),
    ...(!isFixed && {
      remove: (context: Context, target: Target) =>
        transact(context, (transaction) => rows.remove(transaction, target)),
    }),
  };
}

/** Returns the words for a sort key in the API documentation, as a list of one text, empty for the id. */
function orderWords(kind: ResourceKind, { by, direction }: ResourceKind["order"][number]): string[] {
  if (by === "id") return [];
  if (by === "sortorder") return ["in the order that staff give them"];
  const { label } = fieldsOf(kind)[by]!;
  return [`by “${label[apiLanguage]}”${direction === "desc" ? ", in descending order" : ""}`];
}

/** Gives a new resource the last position, if staff sort the kind and the request has no position. */
async function withSortOrder<Fields extends object>(
  { db }: Context,
  kind: ResourceKind,
  resource: Fields,
): Promise<Fields> {
  const { sortorder } = resource as { sortorder?: number };
  if (!isSortable(kind) || sortorder !== undefined) return resource;
  const { last } = await db
    .selectFrom(kind.name as "faq")
    .select(({ fn }) => fn.max<number | null>("sortorder").as("last"))
    .executeTakeFirstOrThrow();
  return { ...resource, sortorder: (last ?? 0) + 1 };
}

export function columnsOf(kind: ResourceKind): Columns<Record<string, unknown>> {
  const isTranslated = isWorded(kind) || kind.translatable.lists !== undefined;
  return {
    booleans: columnsHolding(kind, "boolean"),
    json: [...columnsHolding(kind, "json"), ...(isWorded(kind) ? ["translations"] : [])],
    html: columnsHolding(kind, "html"),
    ...(isTranslated && { translatable: kind.translatable }),
    ...(kind.inList && { searched: (resource) => searchedText(kind, resource) }),
  };
}

/** The maximum length of an HTML field's text in a list row, in characters. */
const lineLength = 160;

/** Returns a resource's row in a staff list. @param resource whose texts contain the current live values */
function rowOf({ inList, words }: ResourceKind, resource: object): ListRow {
  const { id, version, updatedAt, languages, ...fields } = resource as ListRow & Record<string, unknown>;
  const shown = (name: string) => {
    const value = fields[name];
    if (typeof value !== "string" || words[name]?.holds !== "html") return value;
    const text = withoutElements(value);
    return text.length > lineLength ? `${text.slice(0, lineLength)}…` : text;
  };
  return {
    ...Object.fromEntries(inList!.map((name) => [name, shown(name)])),
    id,
    version,
    updatedAt,
    ...(languages && { languages }),
  };
}

/** Returns the text that staff search: the texts in every language without HTML, and the `searched` fields. */
function searchedText(kind: ResourceKind, resource: object): string {
  const texts = (kind.searched ?? []).map((name) => (resource as Record<string, string>)[name]!);
  mapWords(kind, resource, (text) => {
    texts.push(text.includes("<") ? withoutElements(text) : text);
    return text;
  });
  return texts.join("\n");
}

/** Returns the fields to save. In `words`, marks get current values. Elsewhere, values replace marks. */
export async function withPresentWords<Fields extends object>(
  context: Context,
  kind: ResourceKind,
  fields: Fields,
): Promise<Fields> {
  if (!hasDataTags(fields)) return fields;
  const values = await readLiveValues(context);
  return mapWords(
    kind,
    fields,
    (text, language, isHtml) => renewMarks(text, values, language, { isHtml }),
    (text) => withoutDataTags(fillText(text, values, defaultLanguage)),
  );
}

export function withLiveValues<Resource extends object>(
  kind: ResourceKind,
  resource: Resource,
  values: LiveValues,
): Resource {
  if (!hasMarks(resource)) return resource;
  return mapWords(kind, resource, (text, language, isHtml) =>
    isHtml ? fillHtml(text, values, language) : fillText(text, values, language),
  );
}

/** @throws Problem "invalid-fields" if sanitizing has emptied a required text, in any language */
function expectHtml(kind: ResourceKind, html: readonly string[], input: object, clean: object): void {
  const [written, kept] = [input, clean].map(textsByPath) as [Map<string, unknown>, Map<string, unknown>];
  const errors = [...written].flatMap(([field, text]) => {
    const name = field.split(".").at(-1)!;
    if (!html.includes(name)) return [];
    const { input: schema } = fieldsOf(kind)[name]!;
    const isEmptied = schema.safeParse(text).success && !schema.safeParse(kept.get(field)).success;
    return isEmptied ? { field, message: "must not be empty", type: "empty" as const } : [];
  });
  if (errors.length > 0) throw new Problem("invalid-fields", { errors });
}

/** Returns the fields of a resource and of its translations, by their paths such as "translations.en.text". */
const textsByPath = ({ translations = {}, ...fields }: { translations?: Record<string, object | null> }) =>
  new Map([
    ...Object.entries(fields),
    ...Object.entries(translations).flatMap(([language, words]) =>
      Object.entries(words ?? {}).map(([name, text]) => [`translations.${language}.${name}`, text] as const),
    ),
  ] as [string, unknown][]);

export function sanitizeFields<Input extends object>(
  input: Input,
  html: readonly string[],
  { siteOrigin }: Pick<Config, "siteOrigin">,
): Input {
  const clean = (text: string) => sanitize(text, undefined, siteOrigin);
  return html.reduce(
    (fields: Record<string, unknown>, name) => {
      const translations = fields["translations"] as Record<string, object> | undefined;
      return {
        ...fields,
        [name]: clean(fields[name] as string),
        translations: mapTranslations(translations, name, clean),
      };
    },
    input as Record<string, unknown>,
  ) as Input;
}
