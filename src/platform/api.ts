import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { defaultLanguage, parseLanguage, type Language } from "#src/i18n/language.ts";
import type { Context } from "./context.ts";
import { Problem } from "./problem.ts";

/** Who may call: anyone, or only signed-in staff. Required, so that a forgotten guard is a type error. */
export type Access = "public";

/** What a call does, without where it is found and who may make it; those stand in the table of calls. */
export interface ApiCall<Answer> {
  summary: string;
  /** The schema that describes the answer; also the source of the OpenAPI document. */
  answer: z.ZodType<Answer>;
  /** @param language from `?lang=`; Norwegian without it */
  handle(context: Context, request: { language: Language }): Promise<Answer>;
  /** When the answer changes by itself, without a write. */
  changesAt?(context: Context): Promise<Temporal.Instant | undefined>;
}

export interface ApiRoute {
  method: "get";
  /** Below /api/v1. */
  path: string;
  access: Access;
  call: ApiCall<any>;
}

/** Checks a call's parts against each other. */
export function defineCall<Answer>(call: ApiCall<Answer>): ApiCall<Answer> {
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
  if (!parsed.success) throw new Problem("invalid-fields", { errors: [{ field: "lang", message: "must be nb, en or de" }] });
  return parsed.data.lang === undefined ? defaultLanguage : parseLanguage(parsed.data.lang)!;
}

/**
 * Makes the API from its table: routes, and the OpenAPI 3.1 document from the same schemas.
 * @param answer sends what a call gives: from the page cache, or made now
 */
export function createApi(
  routes: readonly ApiRoute[],
  answer: (request: Request, route: ApiRoute, language: Language) => Promise<Response>,
): OpenAPIHono {
  const api = new OpenAPIHono();
  for (const route of routes) {
    const definition = createRoute({
      method: route.method,
      path: route.path,
      summary: route.call.summary,
      request: { query: languageQuery },
      responses: {
        200: { description: "OK", content: { "application/json": { schema: route.call.answer } } },
        default: { description: "What went wrong", content: { "application/problem+json": { schema: problemSchema } } },
      },
    });
    api.openAPIRegistry.registerPath(definition);
    api.on(route.method.toUpperCase(), route.path, (hono) => answer(hono.req.raw, route, requestedLanguage(hono.req.query())));
    api.all(route.path, () => {
      throw new Problem("method-not-allowed", { headers: { Allow: "GET, HEAD" } });
    });
  }
  api.get("/openapi.json", (hono) =>
    hono.json(
      api.getOpenAPI31Document({ openapi: "3.1.0", info: { title: "Campsite", version: "1" }, servers: [{ url: "/api/v1" }] }),
    ),
  );
  return api;
}
