import type { z } from "zod";
import type { KindName, kinds } from "#src/cms/kinds.ts";
import type { Collection, CollectionRoute } from "#src/platform/api/collection-calls.ts";
import type { TableOf } from "#src/platform/server-feature.ts";
import type { site } from "#src/site.server.ts";

/* Compares the types that are generated from the OpenAPI document with the types of the server's schemas. */

type Method = "get" | "post" | "put" | "delete";
type Part = "sent" | "answered";

/**
 * The paths of next versions and of links to previews. Code generates these calls, so TypeScript doesn't know their
 * types.
 */
type MadePath = `/${string}/next${string}` | `/${string}/{id}/link${string}`;

/**
 * The calls, such as "put /article/{id} sent", whose bodies in the document differ from the server's schemas.
 * @template Paths the generated type: the calls by path and method
 */
export type Disagreement<Paths> = {
  [Path in Exclude<keyof Paths & string, MadePath>]: {
    [M in Method & keyof Paths[Path]]: {
      [P in Part]: Paths[Path][M] extends Operation
        ? Agree<Documented<Paths[Path][M]>[P], Served<Path, M>[P]> extends true
          ? never
          : `${M} ${Path} ${P}`
        : never;
    }[Part];
  }[Method & keyof Paths[Path]];
}[Exclude<keyof Paths & string, MadePath>];

/** The generated type of a call. The type is `never` for a method that a path doesn't have. */
interface Operation {
  requestBody?: object;
  responses: object;
}

interface Documented<Call> {
  sent: Call extends { requestBody: infer Body } ? Json<Body> : undefined;
  answered: Call extends { responses: infer Answers }
    ? Json<Answers[keyof Answers & (200 | 201 | 204)]>
    : undefined;
}

type Json<Message> = Message extends { content: { "application/json": infer Body } } ? Body : undefined;

/** The types of the server's table of calls. */
interface Served<Path, M> {
  sent: Route<Path, M> extends { call: { body?: infer Schema } } ? Sent<NonNullable<Schema>> : undefined;
  answered: Route<Path, M> extends { list: { item: z.ZodType<infer Item> } }
    ? Item[]
    : Route<Path, M> extends { call: { answer?: infer Schema } }
      ? Answered<NonNullable<Schema>>
      : undefined;
}

type Features = (typeof site)[number];
type Collections = TableOf<Features, "collections">;

/** The generated calls of all kinds without `hasOwnCalls`. */
type CollectionRoutes = {
  [Name in KindName]: Collections[Name] extends { hasOwnCalls: true }
    ? never
    : Collections[Name]["collection"] extends Collection<
          infer Resource,
          infer Input,
          infer Written,
          infer Row
        >
      ? CollectionRoute<(typeof kinds)[Name]["path"], Resource, Input, Written, Row>
      : never;
}[KindName];

type Routes =
  | (Features extends infer Each ? (Each extends { api: readonly (infer Own)[] } ? Own : never) : never)
  | CollectionRoutes;

type Route<Path, M> = Extract<Routes, { path: Path; method: M }>;

/** The type of a request's body. It is `undefined` for calls without a body, which have `unknown` in the table. */
type Sent<Schema> =
  Schema extends z.ZodType<unknown, infer Input> ? (unknown extends Input ? undefined : Input) : undefined;

type Answered<Schema> =
  Schema extends z.ZodType<infer Answer> ? (Answer extends void ? undefined : Answer) : undefined;

type Agree<One, Other> = [Whole<One>] extends [Whole<Other>]
  ? [Whole<Other>] extends [Whole<One>]
    ? true
    : false
  : false;

/** Makes all properties required. Otherwise a type with an optional field would match a type without the field. */
type Whole<Type> = Type extends readonly (infer Item)[]
  ? Whole<Item>[]
  : Type extends object
    ? {
        [Name in keyof Type]-?:
          Whole<Type[Name]> | (undefined extends Type[Name] ? "may be left out" : never);
      }
    : Type;
