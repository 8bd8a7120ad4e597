import { ReadableStream } from "node:stream/web";
import { Hono, type HonoRequest, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { compress } from "hono/compress";
import { z } from "zod";
import type { Language } from "#src/i18n/language.ts";
import { CachedResponse } from "#src/platform/http/answer.ts";
import { apiDocument, statuses, type ApiAbout } from "./api-document.ts";
import {
  allowedVersions,
  confirmedLanguages,
  idempotencyKey,
  parsed,
  requestedBody,
  requestedLanguage,
  requestedPage,
  toCursor,
} from "./api-request.ts";
import type { ApiList, ApiRequest, ApiRoute, StaffCall, StaffFile, StaffList, StaffRequest } from "./api.ts";
import type { RunPost } from "#src/platform/http/post-limit.ts";
import type { Context } from "#src/platform/context.ts";
import { earliest } from "#src/i18n/times/time.ts";
import { Problem } from "./problem.ts";
import type { Cursor } from "#src/platform/store/stored.ts";
import type { User } from "#src/platform/user.ts";

export interface ApiDependencies<Env extends object> {
  context: Context;
  guard: {
    /** Returns the member of staff who sends the request. Throws when the sender isn't staff. */
    staff(request: Request): Promise<User>;
    /** Throws when the token is invalid or can't be checked. Accepts a request without a token. */
    verify(request: Request): Promise<void>;
  };
  /** Responds with the cached response or the result of `make`. A response with `isPart` isn't cached. */
  read(
    request: Request,
    variant: { language: Language; isPart?: boolean },
    make: MakeRead,
  ): Promise<Response>;
  /** Returns the function that runs the POSTs of the client that sends `request`. */
  postLimitOf(request: Request, env: Env): RunPost;
  /** Gives the request's body the time limit of a file upload. */
  awaitFile(env: Env): void;
  /**
   * Writes the addresses of links into a JSON value. Calls `changesAt` with the times at which these addresses change.
   * @param schema the value's schema; undefined for a value of any shape
   * @param language the language of texts outside translations; undefined for staff
   */
  writeLinks(
    context: LinkContext,
    value: unknown,
    schema: z.ZodType | undefined,
    language?: Language,
  ): Promise<unknown>;
  rendering: Pick<StaffRequest<unknown, unknown, unknown>, "renderPage" | "renderAt">;
}

interface LinkContext extends Context {
  changesAt?: (instant: Temporal.Instant | undefined) => void;
}

/** The result of a public call: the JSON value, extra headers and the instant at which the result expires. */
export interface Read {
  body: unknown;
  headers?: Record<string, string>;
  changesAt?: Temporal.Instant | undefined;
}
export type MakeRead = (at: Context) => Promise<Read>;

interface ApiEnv<Env extends object> {
  Bindings: Env;
  Variables: { user?: User };
}

const maxBytes = 128 * 1024;
const uncached = { "Cache-Control": "no-store" };

/** Creates the Hono app of the API. The app also serves the OpenAPI 3.1 document of the routes. */
export function createApi<Env extends object>(
  routes: readonly ApiRoute[],
  about: ApiAbout,
  dependencies: ApiDependencies<Env>,
): Hono<ApiEnv<Env>> {
  const api = new Hono<ApiEnv<Env>>();
  // A path with parameters could match the same URL, so all methods of a path come before the next path.
  for (const group of Map.groupBy(routes, ({ path }) => path).values()) {
    for (const route of group) {
      api.on(
        route.method,
        bothPaths(route.path),
        guardOf(route, dependencies),
        ...bodyChecks(route, dependencies),
        ...(route.access === "staff" && ("list" in route || "file" in route) ? [compress()] : []),
        (hono) =>
          withLinks(route, dependencies, () =>
            answer(route, hono.req, asUser(dependencies, hono.get("user")), hono.env as Env),
          ),
      );
    }
    for (const path of bothPaths(group[0]!.path)) otherMethods(api, path, group);
  }
  const address = "/openapi.json";
  let document: CachedResponse | undefined;
  // Generating the document is slow, so only the first request generates it.
  api.get(address, (hono) => {
    document ??= new CachedResponse(JSON.stringify(apiDocument(routes, about)), {
      "Content-Type": "application/json",
      "Cache-Control": "no-cache",
      Vary: "Accept-Encoding",
    });
    return document.respond(hono.req.raw);
  });
  otherMethods(api, address, [{ method: "get" }]);
  return api;
}

/** Returns a path in Hono's syntax, without and with a trailing slash. */
function bothPaths(path: string): [string, string] {
  const routing = path.replaceAll(/\{(\w+)\}/g, ":$1");
  return [routing, `${routing}/`];
}

/** Checks access before the body is read, so that only a permitted client can send a body. */
function guardOf(
  { access }: ApiRoute,
  { guard, context }: Pick<ApiDependencies<object>, "guard" | "context">,
): MiddlewareHandler<ApiEnv<object>> {
  return async (hono, next) => {
    if (access === "staff") hono.set("user", await guard.staff(hono.req.raw));
    else await guard.verify(hono.req.raw);
    await next();
    // The header `Date` has the server's time, which differs from the demo's time.
    if (access === "staff") hono.header("Site-Time", context.now().toString());
  };
}

function asUser<Env extends object>(
  dependencies: ApiDependencies<Env>,
  user: User | undefined,
): ApiDependencies<Env> {
  return user ? { ...dependencies, context: { ...dependencies.context, user } } : dependencies;
}

/** Requires JSON, because another site can't send JSON without a CORS preflight request. */
const onlyJson: MiddlewareHandler = async (hono, next) => {
  if (!/^application\/json\s*(;|$)/i.test(hono.req.header("content-type") ?? "")) {
    throw new Problem("unsupported-media-type");
  }
  await next();
};

const limitedBody = bodyLimit({
  maxSize: maxBytes,
  onError: () => {
    throw new Problem("content-too-large");
  },
});

function bodyChecks<Env extends object>(
  route: ApiRoute,
  { awaitFile }: Pick<ApiDependencies<Env>, "awaitFile">,
): MiddlewareHandler[] {
  if ("call" in route && "form" in route.call && route.call.form)
    return [(hono, next) => (awaitFile(hono.env), next())];
  return "call" in route && "body" in route.call && route.call.body ? [onlyJson, limitedBody] : [];
}

/** Writes the addresses of links into the current resource of a failed save. */
async function withLinks(
  route: ApiRoute,
  { context, writeLinks }: Pick<ApiDependencies<object>, "context" | "writeLinks">,
  work: () => Promise<Response>,
): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Problem && error.current)
      error.current = (await writeLinks(context, error.current, schemaOf(route))) as object;
    throw error;
  }
}

function schemaOf(route: ApiRoute): z.ZodType | undefined {
  if ("list" in route) return route.list.item;
  return "file" in route ? undefined : route.call.answer;
}

/** Writes the addresses of links into a public response, which is cached until one of them changes. */
async function withAddresses(
  { writeLinks }: Pick<ApiDependencies<object>, "writeLinks">,
  at: Context,
  made: Read,
  schema: z.ZodType,
  language: Language,
): Promise<Read> {
  const moments = [made.changesAt];
  const linkContext: LinkContext = { ...at, changesAt: (moment) => moments.push(moment) };
  return {
    ...made,
    body: await writeLinks(linkContext, made.body, schema, language),
    changesAt: earliest(moments),
  };
}

async function answer<Env extends object>(
  route: ApiRoute,
  request: HonoRequest,
  dependencies: ApiDependencies<Env>,
  env: Env,
): Promise<Response> {
  const { context, read, postLimitOf } = dependencies;
  if (route.access === "staff") {
    if ("list" in route) return answerList(route.list, request, dependencies);
    if ("file" in route) return answerFile(route.file, request, context);
    return answerStaff(route.method, route.call, request, dependencies);
  }
  const { params: schema } = "list" in route ? route.list : route.call;
  const apiRequest = {
    language: requestedLanguage(request),
    params: parsed(schema ?? z.object(), request.param()),
  };
  if ("list" in route) return answerPublicList(route.list, request, apiRequest, dependencies);
  if (route.method === "get") {
    const { call } = route;
    return read(request.raw, apiRequest, async (at) => {
      const [result, changesAt] = await Promise.all([call.handle(at, apiRequest), call.changesAt?.(at)]);
      return withAddresses(dependencies, at, { body: result, changesAt }, call.answer, apiRequest.language);
    });
  }
  const takePost = postLimitOf(request.raw, env);
  const headers = new Headers(uncached);
  const result = await takePost(async (client) => {
    const body = await requestedBody(route.call.body, request);
    return route.call.handle(context, { ...apiRequest, body, client, headers });
  });
  return Response.json(result, { status: 201, headers });
}

async function answerStaff(
  method: keyof typeof statuses,
  call: StaffCall<any, any, any, any>,
  request: HonoRequest,
  { context, rendering, writeLinks }: Pick<ApiDependencies<object>, "context" | "rendering" | "writeLinks">,
): Promise<Response> {
  const params = parsed(call.params ?? z.object(), request.param());
  const result: unknown = await call.handle(context, {
    params,
    query: parsed(call.query ?? z.object(), request.query()),
    body: call.body && (await requestedBody(call.body, request)),
    target: {
      id: (params as { id?: number }).id!,
      ifVersions: call.isVersioned ? allowedVersions(request) : undefined,
      confirmed: call.isTranslated ? confirmedLanguages(request) : undefined,
    },
    idempotencyKey: call.isRepeatable ? idempotencyKey(request) : undefined,
    raw: request.raw,
    ...rendering,
  });
  const headers = {
    ...uncached,
    ...etagOf(result),
    ...(call.location && { Location: new URL(call.location(result), context.config.siteOrigin).href }),
  };
  if (!call.answer) return new Response(null, { status: 204, headers });
  return Response.json(await writeLinks(context, result, call.answer), { status: statuses[method], headers });
}

function etagOf(result: unknown): { ETag?: string } {
  const version = versionOf(result);
  return version === undefined ? {} : { ETag: `"${version}"` };
}

export function versionOf(resource: unknown): number | undefined {
  const version = (resource as { version?: unknown } | null | undefined)?.version;
  return typeof version === "number" ? version : undefined;
}

/** Responds with a page of a list, its counts in the header Counts, and the next page in Link (RFC 8288). */
async function answerList(
  list: StaffList<any, any>,
  request: HonoRequest,
  { context, writeLinks }: Pick<ApiDependencies<object>, "context" | "writeLinks">,
): Promise<Response> {
  const page = requestedPage(request);
  const query = parsed(list.query ?? z.object(), request.query());
  const [{ items, next }, counts] = await Promise.all([
    list.list(context, { page, query }),
    list.count?.(context, { query }),
  ]);
  return Response.json(await writeLinks(context, items, list.item), {
    headers: {
      ...uncached,
      ...linkTo(next, request, context),
      ...(counts && { Counts: JSON.stringify(counts) }),
    },
  });
}

/** Responds with a public list. Only the whole list is cached, because there are too many possible pages. */
async function answerPublicList<Env extends object>(
  list: ApiList<any, any>,
  request: HonoRequest,
  apiRequest: ApiRequest,
  dependencies: ApiDependencies<Env>,
): Promise<Response> {
  const { context, read } = dependencies;
  const page = requestedPage(request);
  const make: MakeRead = async (at) => {
    const [{ items, next }, changesAt] = await Promise.all([
      list.list(at, { ...apiRequest, page }),
      list.changesAt?.(at),
    ]);
    const made = { body: items, headers: linkTo(next, request, context), changesAt };
    return withAddresses(dependencies, at, made, list.item, apiRequest.language);
  };
  const isPart = request.query("limit") !== undefined || request.query("cursor") !== undefined;
  return read(request.raw, { ...apiRequest, isPart }, make);
}

/** Returns the Link header with the URL of the list's next page (RFC 8288). Returns no header on the last page. */
function linkTo(
  next: Cursor | undefined,
  request: HonoRequest,
  { config }: Pick<Context, "config">,
): Record<string, string> {
  if (!next) return {};
  const { pathname, search } = new URL(request.url);
  const address = new URL(pathname + search, config.siteOrigin);
  address.searchParams.set("cursor", toCursor(next));
  return { Link: `<${address.href}>; rel="next"` };
}

/** Streams a file. After an error, the connection is cut, so that the client notices the incomplete file. */
function answerFile({ type, query, file }: StaffFile<any>, request: HonoRequest, context: Context): Response {
  const { filename, parts } = file(context, { query: parsed(query ?? z.object(), request.query()) });
  const body = ReadableStream.from(logErrors(parts, context)) as globalThis.ReadableStream<string>;
  return new Response(body.pipeThrough(new TextEncoderStream()), {
    headers: {
      ...uncached,
      "Content-Type": `${type}; charset=utf-8`,
      "Content-Disposition": `attachment; filename="${filename}"`,
    },
  });
}

/** Logs an error while the file is being sent. An error response is no longer possible then. */
async function* logErrors(parts: AsyncIterable<string>, { log }: Context): AsyncGenerator<string> {
  try {
    yield* parts;
  } catch (error) {
    log.error({ err: error }, "a file could not be sent completely");
    throw error;
  }
}

/** Responds to OPTIONS (RFC 9110, 9.3.7), and with 405 to other methods. Both responses have an `Allow` header. */
function otherMethods(api: Hono<any>, path: string, routes: readonly Pick<ApiRoute, "method">[]): void {
  const methods = routes.flatMap(({ method }) =>
    method === "get" ? ["GET", "HEAD"] : [method.toUpperCase()],
  );
  const headers = { Allow: [...methods, "OPTIONS"].join(", ") };
  api.options(path, () => new Response(null, { status: 204, headers }));
  api.all(path, () => {
    throw new Problem("method-not-allowed", { headers });
  });
}
