import { z } from "zod";
import type { FoundPage } from "#src/i18n/addresses.ts";
import type { Language } from "#src/i18n/language.ts";
import type { Client } from "#src/platform/http/post-limit.ts";
import type { Context } from "#src/platform/context.ts";
import type { Listed, Paging, Target } from "#src/platform/store/stored.ts";

/*
 * A call is its schemas and what it does. The table of calls adds where it is and who may make it; api-routes.ts
 * makes the API from both.
 */

/** Where the API is. */
export const apiBase = "/api/v1";

interface Said {
  /** What the call does, in one line. */
  summary: string;
  /** What else its users should know. */
  description: string;
}

interface Described<Params> extends Said {
  /** The schema of the path's varying parts, which arrive as strings; only for paths that have some. */
  params?: z.ZodObject & z.ZodType<Params>;
}

/** What a public call can read from the request. */
export interface ApiRequest<Params = object> {
  language: Language;
  params: Params;
}

/** A call that anyone may make and that changes nothing. Its answer is cached until something changes. */
export interface ApiCall<Answer, Params = object> extends Described<Params> {
  /** The schema that describes the answer; also the source of the OpenAPI document. */
  answer: z.ZodType<Answer>;
  /** @param language from `?lang=`; Norwegian without it */
  handle(context: Context, request: ApiRequest<Params>): Promise<Answer>;
  /** When the answer next changes by itself, without a write. */
  changesAt?(context: Context): Promise<Temporal.Instant | undefined>;
}

/** A list that anyone may read, whole or in parts. The whole list is cached until something changes. */
export interface ApiList<Item, Params = object> extends Described<Params> {
  /** The schema of one resource in the list. */
  item: z.ZodType<Item>;
  list(context: Context, request: ApiRequest<Params> & { page: Paging }): Promise<Listed<Item>>;
  /** When the list next changes by itself, without a write. */
  changesAt?(context: Context): Promise<Temporal.Instant | undefined>;
}

/** A call that anyone may make and that changes something. It takes a body, and its answer is never cached. */
export interface ApiChange<Answer, Body, Params = object, Sent = unknown> extends Described<Params> {
  /** The schema of the body; it checks requests and describes the body in the OpenAPI document. */
  body: z.ZodType<Body, Sent>;
  answer: z.ZodType<Answer>;
  handle(context: Context, request: ApiRequest<Params> & { body: Body; client: Client }): Promise<Answer>;
}

/** What a call of staff can read from the request. */
export interface StaffRequest<Params, Query, Body> {
  params: Params;
  query: Query;
  body: Body;
  /**
   * The resource that the path names, with the versions that If-Match allows and the confirmed languages, when the
   * call takes these.
   */
  target: Target;
  /** A request that is sent several times has the same key; only for calls that are repeatable. */
  idempotencyKey?: string | undefined;
  /** For bodies that aren't JSON. */
  raw: Request;
  /** Renders a public page as HTML, with the data that this context reads. */
  renderPage(page: FoundPage, context: Context): Promise<string>;
}

/**
 * A call that only staff may make. Without `answer` it answers with no body. A `version` in the answer becomes the
 * ETag (RFC 9110, 8.8.3).
 */
export interface StaffCall<
  Answer,
  Params = object,
  Query = object,
  Body = undefined,
  Sent = unknown,
> extends Described<Params> {
  query?: z.ZodObject & z.ZodType<Query>;
  /** The schema of the JSON body, for calls that take one. */
  body?: z.ZodType<Body, Sent>;
  /** The schema of a multipart body, which `handle` reads by itself; only for the OpenAPI document. */
  form?: z.ZodObject;
  /** Takes an Idempotency-Key: a request with the same key changes nothing more. */
  isRepeatable?: boolean;
  /** Takes If-Match: only the named versions are changed. */
  isVersioned?: boolean;
  /** Takes `?confirmed=`: the languages whose words are up to date as they are. */
  isTranslated?: boolean;
  answer?: z.ZodType<Answer>;
  /** The path on this site at which the added resource can be read. */
  location?(answer: Answer): string;
  handle(context: Context, request: StaffRequest<Params, Query, Body>): Promise<Answer>;
}

/** Declares a public call; TypeScript checks that its parts fit together. */
export function defineCall<Answer, Params = object>(call: ApiCall<Answer, Params>): ApiCall<Answer, Params> {
  return call;
}

/** Declares a public list; TypeScript checks that its parts fit together. */
export function defineList<Item, Params = object>(list: ApiList<Item, Params>): ApiList<Item, Params> {
  return list;
}

/** Declares a public call that changes something; TypeScript checks that its parts fit together. */
export function defineChange<Answer, Body, Params = object, Sent = unknown>(
  call: ApiChange<Answer, Body, Params, Sent>,
): ApiChange<Answer, Body, Params, Sent> {
  return call;
}

/** Declares a call of staff; TypeScript checks that its parts fit together. */
export function defineStaffCall<Answer, Params = object, Query = object, Body = undefined, Sent = unknown>(
  call: StaffCall<Answer, Params, Query, Body, Sent>,
): StaffCall<Answer, Params, Query, Body, Sent> {
  return call;
}

/** A list for staff, read in parts. */
export interface StaffList<Item, Query = object> extends Said {
  item: z.ZodType<Item>;
  /** The schema of the query that filters the list. */
  query?: z.ZodObject & z.ZodType<Query>;
  list(context: Context, request: { page: Paging; query: Query }): Promise<Listed<Item>>;
}

/** Declares a list for staff; TypeScript checks that its parts fit together. */
export function defineStaffList<Item, Query = object>(list: StaffList<Item, Query>): StaffList<Item, Query> {
  return list;
}

/** A text file for staff that is made while it is sent, so that it is never in memory as a whole. */
export interface StaffFile<Query = object> extends Said {
  /** Its media type, as "text/csv". */
  type: string;
  /** The schema of the query that filters the file's content. */
  query?: z.ZodObject & z.ZodType<Query>;
  /**
   * Makes the file.
   * @returns the name to save it under, in ASCII, and its text in parts
   */
  file(context: Context, request: { query: Query }): { filename: string; parts: AsyncIterable<string> };
}

/** Declares a file for staff; TypeScript checks that its parts fit together. */
export function defineStaffFile<Query = object>(file: StaffFile<Query>): StaffFile<Query> {
  return file;
}

/** An id in a path: digits that make a positive number of at most 31 bits. */
export const idInPath = z
  .string()
  .regex(/^[1-9]\d*$/, "must be a positive whole number")
  .transform(Number)
  .pipe(z.number().max(2_147_483_647, "must be at most 2147483647"))
  .meta({ description: "The resource's id", ...integerInText(2_147_483_647) });

/** Describes, for the document, a whole number from 1 on that arrives as text. */
export function integerInText(maximum: number): z.GlobalMeta {
  return {
    override({ jsonSchema }) {
      delete jsonSchema.pattern;
      Object.assign(jsonSchema, { type: "integer", minimum: 1, maximum });
    },
  };
}

interface Route {
  /** Below /api/v1, with or without a slash at the end. `{name}` is a part that varies, described by `params`. */
  path: string;
}

/**
 * Where a call is and who may make it: anyone, or only signed-in staff. `access` is required and each kind of call
 * goes with only one value, so a forgotten guard is a type error.
 */
export type ApiRoute = Route &
  (
    | { method: "get"; access: "public"; call: ApiCall<any, any> }
    | { method: "get"; access: "public"; list: ApiList<any, any> }
    | { method: "post"; access: "public"; call: ApiChange<any, any, any> }
    | { method: "get"; access: "staff"; list: StaffList<any, any> }
    | { method: "get"; access: "staff"; file: StaffFile<any> }
    | { method: "get" | "post" | "put" | "delete"; access: "staff"; call: StaffCall<any, any, any, any> }
  );
