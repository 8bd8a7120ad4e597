import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import type { HonoRequest, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { z } from "zod";
import { defaultLanguage, parseLanguage, type Language } from "#src/i18n/language.ts";
import type { Client } from "./client.ts";
import type { Context } from "./context.ts";
import { Problem } from "./problem.ts";

/** Who may call: anyone, or only signed-in staff. Required, so that a forgotten guard is a type error. */
export type Access = "public";

/** What a call may look at. */
export interface ApiRequest<Params = object> {
  language: Language;
  params: Params;
}

/** What a call does, without where it is found and who may make it; those stand in the table of calls. */
export interface ApiCall<Answer, Params = object> {
  summary: string;
  /** The schema of the path's varying parts, which arrive as strings; for the calls whose path has some. */
  params?: z.ZodObject & z.ZodType<Params>;
  /** The schema that describes the answer; also the source of the OpenAPI document. */
  answer: z.ZodType<Answer>;
  /** @param language from `?lang=`; Norwegian without it */
  handle(context: Context, request: ApiRequest<Params>): Promise<Answer>;
  /** When the answer changes by itself, without a write. */
  changesAt?(context: Context): Promise<Temporal.Instant | undefined>;
}

/** A call that changes something: it takes a body, and its answer is never kept. */
export interface ApiChange<Answer, Body, Params = object> {
  summary: string;
  params?: z.ZodObject & z.ZodType<Params>;
  /** The schema that the body must satisfy, and that describes it in the OpenAPI document. */
  body: z.ZodType<Body>;
  answer: z.ZodType<Answer>;
  handle(context: Context, request: ApiChangeRequest<Body, Params>): Promise<Answer>;
}

export interface ApiChangeRequest<Body, Params = object> extends ApiRequest<Params> {
  body: Body;
  client: Client;
}

interface Route {
  /** Below /api/v1; `{name}` is a part that varies, described by the call's `params`. */
  path: string;
  access: Access;
}

export interface ApiReadRoute extends Route {
  method: "get";
  call: ApiCall<any, any>;
}

/** Answers 201 with what came of it. */
export interface ApiChangeRoute extends Route {
  method: "post";
  call: ApiChange<any, any, any>;
}

export type ApiRoute = ApiReadRoute | ApiChangeRoute;

/** Checks a call's parts against each other. */
export function defineCall<Answer, Params = object>(call: ApiCall<Answer, Params>): ApiCall<Answer, Params> {
  return call;
}

/** Checks the parts of a call that changes something against each other. */
export function defineChange<Answer, Body, Params = object>(
  call: ApiChange<Answer, Body, Params>,
): ApiChange<Answer, Body, Params> {
  return call;
}

const languageQuery = z.object({
  lang: z
    .string()
    .optional()
    .refine((tag) => tag === undefined || parseLanguage(tag) !== undefined, "must be nb, en or de")
    .meta({ description: "Language of the texts: nb (without it), en or de; full tags too", example: "en" }),
});

const problemSchema = z
  .object({
    type: z.string().meta({ example: "urn:campsite:problem:not-found" }),
    title: z.string(),
    status: z.int(),
    errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: "Problem", description: "RFC 9457 problem details" });

/** @throws Problem invalid-fields when the language isn't one of the site's */
function requestedLanguage(query: Record<string, string>): Language {
  const parsed = languageQuery.safeParse(query);
  if (!parsed.success)
    throw new Problem("invalid-fields", { errors: [{ field: "lang", message: "must be nb, en or de" }] });
  return parsed.data.lang === undefined ? defaultLanguage : parseLanguage(parsed.data.lang)!;
}

/** @throws Problem invalid-fields naming the parts of the path that aren't as they should be */
function requestedParams({ params }: ApiRoute["call"], values: Record<string, string>): object {
  const parsed = params?.safeParse(values);
  if (!parsed) return {};
  if (parsed.success) return parsed.data;
  throw new Problem("invalid-fields", {
    errors: parsed.error.issues.map(({ path, message }) => ({ field: path.join("."), message })),
  });
}

/** An id in a path: digits that make a positive number of 31 bits. */
export const idInPath = z
  .string()
  .regex(/^[1-9]\d*$/, "must be a positive whole number")
  .transform(Number)
  .pipe(z.int().max(2_147_483_647))
  .meta({ type: "integer", minimum: 1, maximum: 2_147_483_647 });

const mostBytes = 128 * 1024;

/**
 * @throws Problem bad-request when the body isn't a JSON object, invalid-fields naming the fields that aren't as they
 * should be
 */
async function requestedBody({ body }: ApiChange<any, any, any>, request: HonoRequest): Promise<unknown> {
  const parsed = body.safeParse(parseJson(await request.text()));
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.map(({ path, message }) => ({ field: path.join("."), message }));
  throw errors.some(({ field }) => field === "")
    ? new Problem("bad-request")
    : new Problem("invalid-fields", { errors });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Problem("bad-request", { cause });
  }
}

/** A form of another site can't send this type without asking first. */
const onlyJson: MiddlewareHandler = async (hono, next) => {
  if (!/^application\/json\s*(;|$)/i.test(hono.req.header("content-type") ?? "")) {
    throw new Problem("unsupported-media-type");
  }
  await next();
};

const limitedBody = bodyLimit({
  maxSize: mostBytes,
  onError: () => {
    throw new Problem("content-too-large");
  },
});

/** How the app answers for the API. */
export interface ApiAnswers<Env extends object> {
  /** Sends what a call gives: from the page cache, or made now. */
  read(request: Request, route: ApiReadRoute, asked: ApiRequest): Promise<Response>;
  /** Does what a call does, and sends what comes of it. */
  change(route: ApiChangeRoute, asked: ApiChangeRequest<unknown>): Promise<Response>;
  client(request: Request, env: Env): Client;
}

/** Makes the API from its table: routes, and the OpenAPI 3.1 document from the same schemas. */
export function createApi<Env extends object>(
  routes: readonly ApiRoute[],
  answers: ApiAnswers<Env>,
): OpenAPIHono<{ Bindings: Env }> {
  const api = new OpenAPIHono<{ Bindings: Env }>();
  for (const route of routes) {
    const { params } = route.call;
    const definition = createRoute({
      method: route.method,
      path: route.path,
      summary: route.call.summary,
      request: {
        query: languageQuery,
        ...(params && { params }),
        ...(route.method === "post" && {
          body: { required: true, content: { "application/json": { schema: route.call.body } } },
        }),
      },
      responses: {
        [route.method === "get" ? 200 : 201]: {
          description: "OK",
          content: { "application/json": { schema: route.call.answer } },
        },
        default: {
          description: "What went wrong",
          content: { "application/problem+json": { schema: problemSchema } },
        },
      },
    });
    api.openAPIRegistry.registerPath(definition);
    const path = definition.getRoutingPath();
    const asked = (request: HonoRequest): ApiRequest => ({
      language: requestedLanguage(request.query()),
      params: requestedParams(route.call, request.param()),
    });
    if (route.method === "get") {
      api.get(path, (hono) => answers.read(hono.req.raw, route, asked(hono.req)));
    } else {
      api.post(path, onlyJson, limitedBody, async (hono) =>
        answers.change(route, {
          ...asked(hono.req),
          body: await requestedBody(route.call, hono.req),
          client: answers.client(hono.req.raw, hono.env as Env),
        }),
      );
    }
  }
  for (const [path, methods] of methodsByPath(routes)) api.all(path, () => refuseMethod(methods));
  api.get("/openapi.json", (hono) =>
    hono.json(
      api.getOpenAPI31Document({
        openapi: "3.1.0",
        info: { title: "Campsite", version: "1" },
        servers: [{ url: "/api/v1" }],
      }),
    ),
  );
  api.all("/openapi.json", () => refuseMethod(["get"]));
  return api;
}

function methodsByPath(routes: readonly ApiRoute[]): Map<string, ApiRoute["method"][]> {
  const grouped = Map.groupBy(routes, ({ path }) => path.replaceAll(/\{(\w+)\}/g, ":$1"));
  return new Map([...grouped].map(([path, group]) => [path, group.map(({ method }) => method)]));
}

function refuseMethod(methods: readonly ApiRoute["method"][]): never {
  const allowed = methods.flatMap((method) => (method === "get" ? ["GET", "HEAD"] : [method.toUpperCase()]));
  throw new Problem("method-not-allowed", { headers: { Allow: allowed.join(", ") } });
}
