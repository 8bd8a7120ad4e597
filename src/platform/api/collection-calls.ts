import { z } from "zod";
import { searchWords, type ListCounts, type ListFilter } from "#src/i18n/list-filter-query.ts";
import { addOnce } from "./add-once.ts";
import { apiBase, idInPath, staffCall, staffList, type StaffCall, type StaffList } from "./api.ts";
import type { Part } from "./merge-named.ts";
import { partialBody, putPartial, type Named } from "./partial-put.ts";
import type { Context } from "#src/platform/context.ts";
import type { WholeRow } from "#src/platform/store/overlay.ts";
import type { Listed, Paging, Target, ResourceKeys } from "#src/platform/store/stored.ts";

/* The staff's operations on one kind, from which API calls, history and previews are generated. */
export interface Collection<
  Resource extends ResourceKeys = any,
  Input = any,
  Sent = unknown,
  Row extends ResourceKeys = any,
> {
  /** The name of the group of calls in the API's document, such as "Questions and answers". */
  about: string;
  /** The name of one resource in the API's document, such as "a question". */
  one: string;
  /** The name of several resources, such as "questions"; undefined for a kind with a single resource. */
  many?: string | undefined;
  /** The list's order in words, such as "in the order that staff give them"; "" for a list in the order of ids. */
  order: string;
  /** The schema of the resource for reading. The schema for writing has the same id plus "Input". */
  answer: z.ZodType<Resource>;
  input: z.ZodType<Input, Sent>;
  list(context: Context, page: Paging, narrowing?: ListFilter): Promise<Listed<NoInfer<Resource>>>;
  states?: readonly string[];
  /** The list for the staff area. Left out for a kind without such a list. */
  staffList?: StaffListOf<Row>;
  get(context: Context, id: number): Promise<NoInfer<Resource>>;
  /**
   * Checks that the storage has the files that the input names, and prevents the deletion of these files. Runs before
   * the transaction of the save, because a slow storage would make other writers wait.
   * @throws Problem when a file is missing
   */
  expectFiles?: (context: Context, input: Input, target?: Target) => Promise<void>;
  /** Changes merged values before they are checked, for older clients. @param named the values that the client names */
  adapt?: ((context: Pick<Context, "now">, merged: Part, named: Part, stored: Part) => Part) | undefined;
  save(context: Context, input: Input, target?: Target): Promise<NoInfer<Resource>>;
  /** Returns the row that `save` would write, with all columns. @throws the same Problems as `save` */
  unsaved(context: Context, input: Input, target?: Target): Promise<WholeRow>;
  /** True when resources are added by upload. The kind then has no generated POST call. */
  isUploaded?: boolean;
  /** True when no page shows the resources. A write then doesn't empty the page cache. */
  isUnseen?: boolean | undefined;
  /** Lets the named resources swap positions among themselves. @returns the existing ids in the new order */
  reorder?: (context: Context, ids: readonly number[]) => Promise<number[]>;
  /** Removes a resource. Left out for kinds whose resources exist from the start. */
  remove?: (context: Context, target: Target) => Promise<void>;
}

/** A staff list. Each row has a few fields of a resource. */
export interface StaffListOf<Row extends ResourceKeys = any> {
  row: z.ZodType<Row>;
  list(context: Context, page: Paging, narrowing: ListFilter): Promise<Listed<Row>>;
  count(context: Context, narrowing: Pick<ListFilter, "search" | "state">): Promise<ListCounts>;
}

/** Defines a collection. TypeScript checks that the parts fit together. */
export function defineCollection<Resource extends ResourceKeys, Input, Sent>(
  collection: Collection<Resource, Input, Sent>,
): Collection<Resource, Input, Sent> {
  return collection;
}

export type CollectionRoute<Path extends string, Resource, Input, Sent, Row> = { access: "staff" } & (
  | { method: "get"; path: Path; list: StaffList<Resource, ListFilter> }
  | { method: "get"; path: `${Path}/rows`; list: StaffList<Row, ListFilter> }
  | { method: "put"; path: `${Path}/order`; call: StaffCall<Order, object, object, Order, Order> }
  | { method: "get"; path: `${Path}/{id}`; call: StaffCall<Resource, IdInPath> }
  | {
      method: "put";
      path: `${Path}/{id}`;
      call: StaffCall<Resource, IdInPath, object, Named<Sent>, Named<Sent>>;
    }
  | { method: "delete"; path: `${Path}/{id}`; call: StaffCall<void, IdInPath> }
  | { method: "post"; path: Path; call: StaffCall<Resource, object, object, Input, Sent> }
);

const capitalized = (words: string) => words[0]!.toUpperCase() + words.slice(1);

const params = z.object({ id: idInPath });
type IdInPath = z.infer<typeof params>;

const order = z.object({ ids: z.array(z.int32().positive()) }).meta({ id: "Order" });
type Order = z.infer<typeof order>;

const narrowingQuery = (states: readonly string[]) =>
  z.object({
    search: searchWords.optional(),
    ...(states.length > 0 && { state: z.enum(states).optional().describe("Only resources in this state") }),
    untranslated: z
      .enum(["true", "false"])
      .transform((value) => value === "true")
      .optional()
      .describe("Only resources with a missing or outdated translation"),
  }) as z.ZodObject & z.ZodType<ListFilter>;

/** Creates the call that saves the fields in a request's body to a resource. */
export function putCall<Resource extends ResourceKeys, Input, Sent>(
  collection: Pick<
    Collection<Resource, Input, Sent>,
    "one" | "answer" | "input" | "get" | "adapt" | "expectFiles" | "save"
  >,
): StaffCall<Resource, IdInPath, object, Named<Sent>, Named<Sent>> {
  const { one, answer, input } = collection;
  return {
    summary: `Saves ${one}`,
    description:
      "Fields that the body lacks don't change, at every depth. A list in the body replaces the stored list, so items that the body leaves out are removed. An item in the body is matched with a stored item by id or key, then by text, and then by position if both lists have the same length. A matched item keeps the stored values of the fields that the body leaves out. If the header If-Match has the ETag of the version that was read, the server refuses to overwrite a newer version.",
    params,
    body: partialBody(input, `${answer.meta()!.id}Changes`),
    answer,
    isVersioned: true,
    isTranslated: true,
    handle: (context, { body, target }) => putPartial(context, collection, body, target),
  };
}

/** Creates a kind's routes. A collection without `remove` gets no route that adds resources. */
export function collectionRoutes<
  const Path extends string,
  Resource extends ResourceKeys,
  Input,
  Sent,
  Row extends ResourceKeys,
>(
  path: Path,
  collection: Collection<Resource, Input, Sent, Row>,
): CollectionRoute<Path, Resource, Input, Sent, Row>[] {
  const { one, many, order: by, answer, input, ...operations } = collection;
  const { list, states = [], get, save, expectFiles, reorder, remove, isUploaded, isUnseen } = operations;
  const rows = operations.staffList;
  const all = many
    ? [`All ${many}`, by].filter(Boolean).join(", ")
    : `${capitalized(one)}, as a list with one item`;
  const at = `${path}/{id}` as const;
  const read = staffCall("get", at, {
    summary: `Reads ${one}`,
    description: "The response's ETag is the version for If-Match of a save.",
    params,
    answer,
    handle: (context, { params: { id } }) => get(context, id),
  });
  const routes: CollectionRoute<Path, Resource, Input, Sent, Row>[] = [
    staffList(path, {
      summary: all,
      description:
        "The list also has unpublished resources. Each resource has the states of its translations.",
      item: answer,
      query: narrowingQuery(states),
      list: (context, { page, query }) => list(context, page, query),
    }),
    read,
    staffCall("put", at, putCall(collection)),
  ];
  // This route comes first, because a path with `{id}` would also match the word "rows".
  if (rows)
    routes.unshift(
      staffList(`${path}/rows`, {
        summary: `${all}, as rows of a list`,
        description:
          "Rows have only some fields. Read a resource for all fields. The counts are the number of results and the number in each state. A further count is the number of results in the requested state with a missing or outdated translation.",
        item: rows.row,
        query: narrowingQuery(states),
        list: (context, { page, query }) => rows.list(context, page, query),
        count: (context, { query }) => rows.count(context, query),
      }),
    );
  if (reorder)
    routes.unshift(
      staffCall("put", `${path}/order`, {
        summary: `Reorders ${many ?? one}`,
        description:
          "The named resources exchange their positions. All other resources keep their positions, even resources added in the meantime. The response leaves out removed resources.",
        body: order,
        answer: order,
        handle: async (context, { body: { ids } }) => ({ ids: await reorder(context, ids) }),
      }),
    );
  if (!remove) return routes;
  const remover = staffCall("delete", at, {
    summary: `Removes ${one}`,
    description: "The resource can be restored from the history.",
    params,
    isVersioned: true,
    handle: (context, { target }) => remove(context, target),
  });
  routes.push(remover);
  if (isUploaded) return routes;
  routes.push(
    staffCall("post", path, {
      summary: `Adds ${one}`,
      description: "A repeated request with the same Idempotency-Key adds the resource only once.",
      body: input.meta({ id: `${answer.meta()!.id}Input` }),
      answer,
      isRepeatable: true,
      location: ({ id }) => `${apiBase}${path}/${id}`,
      async handle(context, { body, idempotencyKey: key }) {
        await expectFiles?.(context, body);
        return addOnce(context, {
          kind: path,
          isUnseen,
          body,
          key,
          add: (transaction) => save(transaction, body),
          get,
        });
      },
    }),
  );
  return routes;
}
