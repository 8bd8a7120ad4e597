import { createRoute, type RouteConfig } from "@hono/zod-openapi";
import { z } from "zod";
import { confirmedQuery, languageQuery, pageQuery } from "./api-request.ts";
import type { ApiRoute, StaffCall } from "./api.ts";

/*
 * What the API's OpenAPI document says of its routes.
 */

/** What a call that goes well is answered with. */
export const statuses = { get: 200, post: 201, put: 200, delete: 204 } as const;

const problemSchema = z
  .object({
    type: z.string().meta({ example: "urn:campsite:problem:not-found" }),
    title: z.string(),
    status: z.int(),
    errors: z
      .array(z.object({ field: z.string(), message: z.string(), type: z.literal("picture-gone").optional() }))
      .optional(),
    current: z.looseObject({}).optional().describe("The thing as it is now, when it isn't what was expected"),
    uses: z
      .array(z.object({ thing: z.string(), thingId: z.int(), name: z.string() }))
      .optional()
      .describe("Where the thing is used, when it can't be removed for that"),
  })
  .meta({ id: "Problem", description: "RFC 9457 problem details" });

const problemResponse = {
  description: "What went wrong",
  content: { "application/problem+json": { schema: problemSchema } },
};

const ifMatch = z.object({
  "if-match": z.string().optional().describe("ETag of the version that may be saved over; any without it"),
});

const repeatable = z.object({
  "idempotency-key": z
    .string()
    .optional()
    .describe(
      "A quoted string that stands for this one request: sent again with the same one within 24 hours it adds nothing more, and is answered with what it added",
    )
    .meta({ example: '"8e03978e-40d5-43e8-bc93-6894a57f9324"' }),
});

/** A route in the words of the OpenAPI document. */
export function describe(route: ApiRoute): RouteConfig {
  const { method, path, access } = route;
  const security = access === "staff" ? { security: [{ staff: [] }] } : {};
  if ("list" in route) {
    const { summary, item, query } = route.list;
    const response = { description: "OK", content: { "application/json": { schema: z.array(item) } } };
    return createRoute({
      method,
      path,
      summary,
      ...security,
      request: { query: query ? pageQuery.extend(query.shape) : pageQuery },
      responses: { 200: response, default: problemResponse },
    });
  }
  if ("file" in route) {
    const { summary, query, type } = route.file;
    const response = { description: "The file", content: { [type]: { schema: z.string() } } };
    return createRoute({
      method,
      path,
      summary,
      ...security,
      request: query ? { query } : {},
      responses: { 200: response, default: problemResponse },
    });
  }
  const { summary, params, answer: schema } = route.call;
  const { query, form } = "query" in route.call || "form" in route.call ? route.call : {};
  const body = "body" in route.call ? route.call.body : undefined;
  const content = form
    ? { "multipart/form-data": { schema: form } }
    : { "application/json": { schema: body! } };
  const { isRepeatable, isVersioned, isTranslated }: Partial<StaffCall<any>> =
    access === "staff" ? route.call : {};
  return createRoute({
    method,
    path,
    summary,
    ...security,
    request: {
      ...(params && { params }),
      ...(access === "public" ? { query: languageQuery } : query && { query }),
      ...(isTranslated && { query: confirmedQuery }),
      ...(isVersioned && { headers: ifMatch }),
      ...(isRepeatable && { headers: repeatable }),
      ...((body || form) && { body: { required: true, content } }),
    },
    responses: {
      [statuses[method]]: schema
        ? { description: "OK", content: { "application/json": { schema } } }
        : { description: "Done" },
      default: problemResponse,
    },
  });
}
