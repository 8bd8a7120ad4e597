import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { defaultLanguage, parseLanguage, type Language } from "#src/i18n/language.ts";
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

export interface ApiRoute {
  method: "get";
  /** Below /api/v1; `{name}` is a part that varies, described by the call's `params`. */
  path: string;
  access: Access;
  call: ApiCall<any, any>;
}

/** Checks a call's parts against each other. */
export function defineCall<Answer, Params = object>(call: ApiCall<Answer, Params>): ApiCall<Answer, Params> {
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
function requestedParams({ params }: ApiCall<any, any>, values: Record<string, string>): object {
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

/**
 * Makes the API from its table: routes, and the OpenAPI 3.1 document from the same schemas.
 * @param answer sends what a call gives: from the page cache, or made now
 */
export function createApi(
  routes: readonly ApiRoute[],
  answer: (request: Request, route: ApiRoute, asked: ApiRequest) => Promise<Response>,
): OpenAPIHono {
  const api = new OpenAPIHono();
  for (const route of routes) {
    const definition = createRoute({
      method: route.method,
      path: route.path,
      summary: route.call.summary,
      request: { query: languageQuery, ...(route.call.params && { params: route.call.params }) },
      responses: {
        200: { description: "OK", content: { "application/json": { schema: route.call.answer } } },
        default: {
          description: "What went wrong",
          content: { "application/problem+json": { schema: problemSchema } },
        },
      },
    });
    api.openAPIRegistry.registerPath(definition);
    const path = definition.getRoutingPath();
    api.on(route.method.toUpperCase(), path, (hono) => {
      const asked = {
        language: requestedLanguage(hono.req.query()),
        params: requestedParams(route.call, hono.req.param()),
      };
      return answer(hono.req.raw, route, asked);
    });
    api.all(path, refuseMethod);
  }
  api.get("/openapi.json", (hono) =>
    hono.json(
      api.getOpenAPI31Document({
        openapi: "3.1.0",
        info: { title: "Campsite", version: "1" },
        servers: [{ url: "/api/v1" }],
      }),
    ),
  );
  api.all("/openapi.json", refuseMethod);
  return api;
}

function refuseMethod(): never {
  throw new Problem("method-not-allowed", { headers: { Allow: "GET, HEAD" } });
}
