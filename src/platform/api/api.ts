import { z } from "zod";
import type { FoundPage } from "#src/i18n/addresses.ts";
import type { Language } from "#src/i18n/language.ts";
import type { Client } from "#src/platform/http/post-limit.ts";
import type { Context } from "#src/platform/context.ts";
import type { Listed, Paging, Target } from "#src/platform/store/stored.ts";

declare module "#src/platform/server-feature.ts" {
  interface ServerFeature {
    /** The API calls below /api/v1, each with its access. */
    api?: readonly ApiRoute[];
    /** Maps the first path segment of a group of calls to the group's description in the API's document. */
    apiGroups?: Record<string, string>;
  }
}

/* A call consists of schemas and a handler. An `ApiRoute` adds the path and the access. */

export const apiBase = "/api/v1";

interface CallTexts {
  summary: string;
  description: string;
}

interface Described<Params> extends CallTexts {
  /** The schema of the path's parameters. Left out for a path without parameters. */
  params?: z.ZodObject & z.ZodType<Params>;
}

export interface ApiRequest<Params = object> {
  language: Language;
  params: Params;
}

/** A public call that only reads. The response is cached until a write or until `changesAt`. */
export interface ApiCall<Answer, Params = object> extends Described<Params> {
  answer: z.ZodType<Answer>;
  /** The request's `language` comes from `?lang=` and is Norwegian by default. */
  handle(context: Context, request: ApiRequest<Params>): Promise<Answer>;
  /** Returns the next instant at which the response changes without a write. */
  changesAt?(context: Context): Promise<Temporal.Instant | undefined>;
}

/** A public list, which clients read whole or in pages. Only the whole list is cached. */
export interface ApiList<Item, Params = object> extends Described<Params> {
  item: z.ZodType<Item>;
  list(context: Context, request: ApiRequest<Params> & { page: Paging }): Promise<Listed<Item>>;
  /** Returns the next instant at which the list changes without a write. */
  changesAt?(context: Context): Promise<Temporal.Instant | undefined>;
}

/** A public call that writes data. The request has a body, and the response is never cached. */
export interface ApiChange<Answer, Body, Params = object, Sent = unknown> extends Described<Params> {
  /** The schema of the body. It validates requests and describes the body in the OpenAPI document. */
  body: z.ZodType<Body, Sent>;
  answer: z.ZodType<Answer>;
  /** @param request.headers the headers of the response, to which the call can add headers */
  handle(
    context: Context,
    request: ApiRequest<Params> & { body: Body; client: Client; headers: Headers },
  ): Promise<Answer>;
}

export interface StaffRequest<Params, Query, Body> {
  params: Params;
  query: Query;
  body: Body;
  /** The resource that the path names, with the request's If-Match versions and confirmed languages. */
  target: Target;
  idempotencyKey?: string | undefined;
  /** The HTTP request, for reading a body that isn't JSON. */
  raw: Request;
  /** Renders a public page as HTML, with the data that `context` reads. */
  renderPage(page: FoundPage, context: Context): Promise<string>;
  /** Renders the public page at a URL's path and query. Returns undefined when no page has the path. */
  renderAt(url: URL, context: Context): Promise<string | undefined>;
}

/** A call for staff. Without `answer`, the response has no body. The `version` in an answer becomes the ETag. */
export interface StaffCall<
  Answer,
  Params = object,
  Query = object,
  Body = undefined,
  Sent = unknown,
> extends Described<Params> {
  query?: z.ZodObject & z.ZodType<Query>;
  body?: z.ZodType<Body, Sent>;
  /** The schema of a multipart body, only for the OpenAPI document. `handle` reads the body from `raw`. */
  form?: z.ZodObject;
  /** Accepts an Idempotency-Key: a request with a known key changes nothing. */
  isRepeatable?: boolean;
  /** Accepts If-Match: the call changes the resource only if this header contains the resource's version. */
  isVersioned?: boolean;
  /** Accepts `?confirmed=`: the languages whose translations staff confirm as up to date. */
  isTranslated?: boolean;
  answer?: z.ZodType<Answer>;
  /** Returns the path of the added resource on this site. */
  location?(answer: Answer): string;
  handle(context: Context, request: StaffRequest<Params, Query, Body>): Promise<Answer>;
}

export interface StaffList<Item, Query = object> extends CallTexts {
  item: z.ZodType<Item>;
  query?: z.ZodObject & z.ZodType<Query>;
  list(context: Context, request: { page: Paging; query: Query }): Promise<Listed<Item>>;
  /** Returns counts that a screen shows with the list. The list's response has the counts in the header `Counts`. */
  count?(context: Context, request: { query: Query }): Promise<object>;
}

/** A text file for staff. The file is streamed while it is generated, so the whole file is never in memory. */
export interface StaffFile<Query = object> extends CallTexts {
  type: string;
  query?: z.ZodObject & z.ZodType<Query>;
  /** Generates the file. @returns the file's name in ASCII, and the file's text in chunks */
  file(context: Context, request: { query: Query }): { filename: string; parts: AsyncIterable<string> };
}

/** An id in a path: a positive whole number of at most 31 bits. */
export const idInPath = z
  .string()
  .regex(/^[1-9]\d*$/, "must be a positive whole number")
  .transform(Number)
  .pipe(z.number().max(2_147_483_647, "must be at most 2147483647"))
  .meta({ description: "The resource's id", ...integerInText(2_147_483_647) });

/** Describes a positive whole number that arrives as text, for the OpenAPI document. */
export function integerInText(maximum: number): z.GlobalMeta {
  return {
    override({ jsonSchema }) {
      delete jsonSchema.pattern;
      Object.assign(jsonSchema, { type: "integer", minimum: 1, maximum });
    },
  };
}

interface Route {
  /** The path below /api/v1. The API also accepts a trailing slash. `{name}` is a parameter, described by `params`. */
  path: string;
}

/** A call's method, path and access. Each type of call allows one access, so a wrong access is a type error. */
export type ApiRoute = Route &
  (
    | { method: "get"; access: "public"; call: ApiCall<any, any> }
    | { method: "get"; access: "public"; list: ApiList<any, any> }
    | { method: "post"; access: "public"; call: ApiChange<any, any, any> }
    | { method: "get"; access: "staff"; list: StaffList<any, any> }
    | { method: "get"; access: "staff"; file: StaffFile<any> }
    | { method: "get" | "post" | "put" | "delete"; access: "staff"; call: StaffCall<any, any, any, any> }
  );

/** Defines a call for staff with its method and path. TypeScript checks that the parts fit together. */
export const staffCall = <
  const Method extends "get" | "post" | "put" | "delete",
  const Path extends string,
  Answer,
  Params = object,
  Query = object,
  Body = undefined,
  Sent = unknown,
>(
  method: Method,
  path: Path,
  call: StaffCall<Answer, Params, Query, Body, Sent>,
) => ({ method, path, access: "staff", call }) as const;

export const staffList = <const Path extends string, Item, Query = object>(
  path: Path,
  list: StaffList<Item, Query>,
) => ({ method: "get", path, access: "staff", list }) as const;

export const staffFile = <const Path extends string, Query = object>(path: Path, file: StaffFile<Query>) =>
  ({ method: "get", path, access: "staff", file }) as const;

export const publicCall = <const Path extends string, Answer, Params = object>(
  path: Path,
  call: ApiCall<Answer, Params>,
) => ({ method: "get", path, access: "public", call }) as const;

export const publicList = <const Path extends string, Item, Params = object>(
  path: Path,
  list: ApiList<Item, Params>,
) => ({ method: "get", path, access: "public", list }) as const;

/** Defines a public call that writes data, with its path. */
export const publicPost = <const Path extends string, Answer, Body, Params = object, Sent = unknown>(
  path: Path,
  call: ApiChange<Answer, Body, Params, Sent>,
) => ({ method: "post", path, access: "public", call }) as const;
