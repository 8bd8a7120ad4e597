import { z } from "zod";
import type { FoundPage } from "#src/i18n/addresses.ts";
import type { Language } from "#src/i18n/language.ts";
import type { Client } from "#src/platform/http/client-address.ts";
import type { Context } from "#src/platform/context.ts";
import type { Listed, Paging, Target } from "#src/platform/store/stored.ts";

/*
 * What a call is: its schemas and what it does. Where it is found and who may make it stand in the table of calls;
 * api-routes.ts makes the API of both.
 */

/** Where the API is. */
export const apiBase = "/api/v1";

interface Said {
  /** What the call does, in a line. */
  summary: string;
  /** What whoever uses it should know besides. */
  description: string;
}

interface Described<Params> extends Said {
  /** The schema of the path's varying parts, which arrive as strings; for the calls whose path has some. */
  params?: z.ZodObject & z.ZodType<Params>;
}

/** What a public call may look at. */
export interface ApiRequest<Params = object> {
  language: Language;
  params: Params;
}

/** A call that anyone may make and that changes nothing; its answer is cached until something changes. */
export interface ApiCall<Answer, Params = object> extends Described<Params> {
  /** The schema that describes the answer; also the source of the OpenAPI document. */
  answer: z.ZodType<Answer>;
  /** @param language from `?lang=`; Norwegian without it */
  handle(context: Context, request: ApiRequest<Params>): Promise<Answer>;
  /** When the answer changes by itself, without a write. */
  changesAt?(context: Context): Promise<Temporal.Instant | undefined>;
}

/** A list that anyone may read, whole or in parts; the whole is cached until something changes. */
export interface ApiList<Item, Params = object> extends Described<Params> {
  /** The schema of one of its resources. */
  item: z.ZodType<Item>;
  list(context: Context, request: ApiRequest<Params> & { page: Paging }): Promise<Listed<Item>>;
  /** When the list changes by itself, without a write. */
  changesAt?(context: Context): Promise<Temporal.Instant | undefined>;
}

/** A call that anyone may make and that changes something: it takes a body, and its answer is never cached. */
export interface ApiChange<Answer, Body, Params = object, Sent = unknown> extends Described<Params> {
  /** The schema that what is sent must satisfy, and that describes it in the OpenAPI document. */
  body: z.ZodType<Body, Sent>;
  answer: z.ZodType<Answer>;
  handle(context: Context, request: ApiRequest<Params> & { body: Body; client: Client }): Promise<Answer>;
}

/** What a call of staff may look at. */
export interface StaffRequest<Params, Query, Body> {
  params: Params;
  query: Query;
  body: Body;
  /**
   * The resource that the path names; the versions of it that If-Match allows, and the languages that are confirmed, for the
   * calls that say that they take these.
   */
  target: Target;
  /** Stands for this one request, however often it is sent; for the calls that say that they are repeatable. */
  idempotencyKey?: string | undefined;
  /** For bodies that aren't JSON. */
  raw: Request;
  /** A public page as HTML, of what can be read through this context. */
  renderPage(page: FoundPage, context: Context): Promise<string>;
}

/**
 * A call that only staff may make. Without `answer` there is none. An answer with a `version` carries it as its ETag
 * (RFC 9110, 8.8.3).
 */
export interface StaffCall<
  Answer,
  Params = object,
  Query = object,
  Body = undefined,
  Sent = unknown,
> extends Described<Params> {
  query?: z.ZodObject & z.ZodType<Query>;
  /** The schema of the JSON body; for the calls that take one. */
  body?: z.ZodType<Body, Sent>;
  /** The schema of the multipart body that `handle` reads by itself; only for the OpenAPI document. */
  form?: z.ZodObject;
  /** Takes an Idempotency-Key: sent again with the same one it does nothing more. */
  isRepeatable?: boolean;
  /** Takes If-Match: it changes only the versions that are named there. */
  isVersioned?: boolean;
  /** Takes `?confirmed=`: the languages whose words are up to date as they are. */
  isTranslated?: boolean;
  answer?: z.ZodType<Answer>;
  /** Where what was added can be read from then on: a path of this site. */
  location?(answer: Answer): string;
  handle(context: Context, request: StaffRequest<Params, Query, Body>): Promise<Answer>;
}

/** Checks a call's parts against each other. */
export function defineCall<Answer, Params = object>(call: ApiCall<Answer, Params>): ApiCall<Answer, Params> {
  return call;
}

/** Checks the parts of a list against each other. */
export function defineList<Item, Params = object>(list: ApiList<Item, Params>): ApiList<Item, Params> {
  return list;
}

/** Checks the parts of a call that changes something against each other. */
export function defineChange<Answer, Body, Params = object, Sent = unknown>(
  call: ApiChange<Answer, Body, Params, Sent>,
): ApiChange<Answer, Body, Params, Sent> {
  return call;
}

/** Checks the parts of a call of staff against each other. */
export function defineStaffCall<Answer, Params = object, Query = object, Body = undefined, Sent = unknown>(
  call: StaffCall<Answer, Params, Query, Body, Sent>,
): StaffCall<Answer, Params, Query, Body, Sent> {
  return call;
}

/** A list in parts, for staff. */
export interface StaffList<Item, Query = object> extends Said {
  item: z.ZodType<Item>;
  /** The schema of what narrows the list. */
  query?: z.ZodObject & z.ZodType<Query>;
  list(context: Context, request: { page: Paging; query: Query }): Promise<Listed<Item>>;
}

/** Checks the parts of a list against each other. */
export function defineStaffList<Item, Query = object>(list: StaffList<Item, Query>): StaffList<Item, Query> {
  return list;
}

/** A text file that is made while it is sent, so that it is never whole in memory; for staff. */
export interface StaffFile<Query = object> extends Said {
  /** Its media type, as "text/csv". */
  type: string;
  /** The schema of what narrows it. */
  query?: z.ZodObject & z.ZodType<Query>;
  /** @returns the name to save it under, in ASCII, and its text in parts */
  file(context: Context, request: { query: Query }): { filename: string; parts: AsyncIterable<string> };
}

/** Checks the parts of a file against each other. */
export function defineStaffFile<Query = object>(file: StaffFile<Query>): StaffFile<Query> {
  return file;
}

/** An id in a path: digits that make a positive number of 31 bits. */
export const idInPath = z
  .string()
  .regex(/^[1-9]\d*$/, "must be a positive whole number")
  .transform(Number)
  .pipe(z.number().max(2_147_483_647, "must be at most 2147483647"))
  .meta({ description: "The resource's id", ...integerInText(2_147_483_647) });

/** How the document describes a whole number from 1 on, which arrives as a text. */
export function integerInText(maximum: number): z.GlobalMeta {
  return {
    override({ jsonSchema }) {
      delete jsonSchema.pattern;
      Object.assign(jsonSchema, { type: "integer", minimum: 1, maximum });
    },
  };
}

interface Route {
  /** Below /api/v1, with or without a slash at its end; `{name}` is a part that varies, described by `params`. */
  path: string;
}

/**
 * Where a call is found and who may make it: anyone, or only signed-in staff. `access` is required, and each kind of
 * call goes with one, so that a forgotten guard is a type error.
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
