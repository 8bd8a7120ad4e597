import { z } from "zod";
import { searchWords, type ListCounts, type Narrowing } from "#src/i18n/narrowing.ts";
import { addOnce } from "./add-once.ts";
import {
  apiBase,
  defineStaffCall,
  defineStaffList,
  idInPath,
  type StaffCall,
  type StaffList,
} from "./api.ts";
import { namedBody, putNamed, type Named } from "./put-named.ts";
import type { Context } from "#src/platform/context.ts";
import type { WholeRow } from "#src/platform/store/overlay.ts";
import type { Listed, Paging, Target, ResourceKeys } from "#src/platform/store/stored.ts";

/*
 * What staff can do with one kind of resource, described once: the API's calls, history and previews are made of it.
 */
export interface Collection<
  Resource extends ResourceKeys = any,
  Input = any,
  Sent = unknown,
  Row extends ResourceKeys = any,
> {
  /** What the API's document says of their calls, as "Questions and answers". */
  about: string;
  /** What one is called in the API's document, as "a question". */
  one: string;
  /** What several are called, as "questions"; undefined when there is only one. */
  many?: string | undefined;
  /** What the list is ordered by, as "in the order that staff give them"; empty when only by id. */
  order: string;
  /** The schema of what staff get; its id in the document, with Input behind it, names what they write. */
  answer: z.ZodType<Resource>;
  /** The schema of what staff write. */
  input: z.ZodType<Input, Sent>;
  list(context: Context, page: Paging, narrowing?: Narrowing): Promise<Listed<NoInfer<Resource>>>;
  /** The states that the list can be narrowed to. */
  states?: readonly string[];
  /** The list as the staff's screens show it; left out where they have none. */
  staffList?: StaffListOf<Row>;
  get(context: Context, id: number): Promise<NoInfer<Resource>>;
  /**
   * Sees to it that the files are stored that what is saved names, and stay so. Called before the transaction of the
   * save, since other writers wait for that one, and a store may be slow.
   * @throws Problem when one isn't
   */
  expectFiles?: (context: Context, input: Input, target?: Target) => Promise<void>;
  /** Adds one, or saves over the one that is named. */
  save(context: Context, input: Input, target?: Target): Promise<NoInfer<Resource>>;
  /**
   * The row that `save` would write, with all columns.
   * @throws Problem as `save`
   */
  unsaved(context: Context, input: Input, target?: Target): Promise<WholeRow>;
  /** One comes by upload; with what is written about it, it is only saved over. */
  isUploaded?: boolean;
  /**
   * For resources that staff put in order: those that are named change places among themselves.
   * @returns the ids of those that are there, in their new order
   */
  reorder?: (context: Context, ids: readonly number[]) => Promise<number[]>;
  /** For resources that can be added and removed; the others are there from the start. */
  remove?: (context: Context, target: Target) => Promise<void>;
}

/** A list as rows show it: a few fields of each resource, and how many there are. */
export interface StaffListOf<Row extends ResourceKeys = any> {
  /** The schema of a row. */
  row: z.ZodType<Row>;
  list(context: Context, page: Paging, narrowing: Narrowing): Promise<Listed<Row>>;
  count(context: Context, narrowing: Pick<Narrowing, "search" | "state">): Promise<ListCounts>;
}

/** Checks the parts of a kind of resource against each other. */
export function defineCollection<Resource extends ResourceKeys, Input, Sent>(
  collection: Collection<Resource, Input, Sent>,
): Collection<Resource, Input, Sent> {
  return collection;
}

/** The rows of the table of calls that there may be for one kind of resource. */
export type CollectionRoute<Path extends string, Resource, Input, Sent, Row> = { access: "staff" } & (
  | { method: "get"; path: Path; list: StaffList<Resource, Narrowing> }
  | { method: "get"; path: `${Path}/rows`; list: StaffList<Row, Narrowing> }
  | { method: "get"; path: `${Path}/counts`; call: StaffCall<ListCounts, object, Counted> }
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

type Counted = Pick<Narrowing, "search" | "state">;

/** What is counted: what a search finds, and the part of it in one of the states. */
const countedQuery = (states: readonly string[]) =>
  z.object({
    search: searchWords.optional(),
    ...(states.length > 0 && { state: z.enum(states).optional().describe("Only what is in this state") }),
  }) as z.ZodObject & z.ZodType<Counted>;

/** What a list is narrowed to. */
const narrowingQuery = (states: readonly string[]) =>
  countedQuery(states).extend({
    untranslated: z
      .enum(["true", "false"])
      .transform((value) => value === "true")
      .optional()
      .describe("Only what has a translation that is missing or outdated"),
  }) as z.ZodObject & z.ZodType<Narrowing>;

const listCounts = z
  .object({
    all: z.int().describe("How many the search finds"),
    states: z.record(z.string(), z.int()).describe("How many of these are in each state"),
    untranslated: z
      .int()
      .describe("How many in the asked state have a translation that is missing or outdated"),
  })
  .meta({ id: "ListCounts" });

/** The call that saves a resource with what its body names. */
export function putCall<Resource extends ResourceKeys, Input, Sent>(
  collection: Pick<
    Collection<Resource, Input, Sent>,
    "one" | "answer" | "input" | "get" | "expectFiles" | "save"
  >,
): StaffCall<Resource, IdInPath, object, Named<Sent>, Named<Sent>> {
  const { one, answer, input } = collection;
  return defineStaffCall({
    summary: `Saves ${one}`,
    description:
      "What the body doesn't name stays as it is, at every depth. A list that it names has exactly the parts that it names; each keeps what it doesn't name of the part with its id or key, else of the one with its text, else, in a list as long as before, of the one at its place. Nobody's newer version is overwritten when If-Match names the one that was read.",
    params,
    body: namedBody(input, `${answer.meta()!.id}Changes`),
    answer,
    isVersioned: true,
    isTranslated: true,
    handle: (context, { body, target }) => putNamed(context, collection, body, target),
  });
}

/** The calls of one kind of resource: list, read and save; also reorder, add and remove if its collection can. */
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
  const { list, states = [], staffList, get, save, expectFiles, reorder, remove, isUploaded } = operations;
  const all = many ? [`All ${many}`, by].filter(Boolean).join(", ") : `${capitalized(one)}, the only one`;
  const readAll = defineStaffList({
    summary: all,
    description: "Published or not, with how far their translations are.",
    item: answer,
    query: narrowingQuery(states),
    list: (context, { page, query }) => list(context, page, query),
  });
  const read = defineStaffCall({
    summary: `Reads ${one}`,
    description: "Its ETag stands for the version that a save may name.",
    params,
    answer,
    handle: (context, { params: { id } }) => get(context, id),
  });
  const at = `${path}/{id}` as const;
  const routes: CollectionRoute<Path, Resource, Input, Sent, Row>[] = [
    { method: "get", path, access: "staff", list: readAll },
    { method: "get", path: at, access: "staff", call: read },
    { method: "put", path: at, access: "staff", call: putCall(collection) },
  ];
  // Before what varies, which would take the word for an id.
  if (staffList)
    routes.unshift(
      {
        method: "get",
        path: `${path}/rows`,
        access: "staff",
        list: defineStaffList({
          summary: `${all}, as rows show them`,
          description: "A few fields of each; the rest is read where one is opened.",
          item: staffList.row,
          query: narrowingQuery(states),
          list: (context, { page, query }) => staffList.list(context, page, query),
        }),
      },
      {
        method: "get",
        path: `${path}/counts`,
        access: "staff",
        call: defineStaffCall({
          summary: `Counts ${many ?? one}`,
          description: "Of what a search finds: in all, in each state, and without a translation.",
          query: countedQuery(states),
          answer: listCounts,
          handle: (context, { query }) => staffList.count(context, query),
        }),
      },
    );
  if (reorder)
    routes.unshift({
      method: "put",
      path: `${path}/order`,
      access: "staff",
      call: defineStaffCall({
        summary: `Puts ${many ?? one} in order`,
        description:
          "Those that are named change places among themselves; all others stay where they are, also those that have come meanwhile. What is gone is left out of the answer.",
        body: order,
        answer: order,
        handle: async (context, { body: { ids } }) => ({ ids: await reorder(context, ids) }),
      }),
    });
  if (!remove) return routes;
  const remover = defineStaffCall({
    summary: `Removes ${one}`,
    description: "The history remembers it, and it can be restored from there.",
    params,
    isVersioned: true,
    handle: (context, { target }) => remove(context, target),
  });
  routes.push({ method: "delete", path: at, access: "staff", call: remover });
  if (isUploaded) return routes;
  const written = input.meta({ id: `${answer.meta()!.id}Input` });
  const post = defineStaffCall({
    summary: `Adds ${one}`,
    description: "Sent again with the same Idempotency-Key, as after a lost answer, it is added once.",
    body: written,
    answer,
    isRepeatable: true,
    location: ({ id }) => `${apiBase}${path}/${id}`,
    async handle(context, { body, idempotencyKey: key }) {
      await expectFiles?.(context, body);
      return addOnce(context, { kind: path, body, key, add: (transaction) => save(transaction, body), get });
    },
  });
  routes.push({ method: "post", path, access: "staff", call: post });
  return routes;
}
