import { z } from "zod";
import type { ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from "zod-openapi";
import type { ApiRoute } from "./api.ts";

/* Headers and failures that many calls of the API share. */

const header = (description: string, example: string) =>
  z
    .string()
    .optional()
    .meta({ description, examples: [example] });

/** TABLE  the headers of responses. */
export const headers = {
  ETag: header(
    "The version of the response, for If-None-Match and, to save the resource, for If-Match",
    '"3"',
  ),
  Link: header(
    "The address of the next page, if there is one (RFC 8288)",
    '<https://campsite.example/api/v1/article?cursor=WyIyMDI2Il0>; rel="next"',
  ),
  Counts: header("The counts of the list, as a JSON object", '{"all":12,"states":{},"untranslated":2}'),
  Location: header("The address of the added resource", "https://campsite.example/api/v1/article/7"),
};

export const unchanged = { id: "Unchanged", description: "Unchanged since the version in If-None-Match" };

const problem = z
  .object({
    type: z
      .string()
      .describe("A stable identifier of the problem, for programs")
      .meta({
        examples: ["urn:campsite:problem:not-found"],
      }),
    title: z.string().describe("The problem in words, for people"),
    status: z.int().min(400).max(599),
    detail: z.string().optional().describe("Details about this request"),
    errors: z
      .array(
        z.object({
          field: z.string().describe("The field's path, such as rateGroups.0.name, or the name of a header"),
          message: z.string(),
          type: z.enum(["picture-gone", "empty"]).optional(),
          words: z.record(z.string(), z.string()).optional().describe("The message for staff, by language"),
        }),
      )
      .optional()
      .describe("The invalid fields"),
    current: z
      .looseObject({})
      .optional()
      .describe(
        "The current resource, when the request expected another version or reused an Idempotency-Key",
      ),
    uses: z
      .array(z.object({ kind: z.string(), resourceId: z.int(), name: z.string() }))
      .optional()
      .describe("The uses that prevent the removal of the resource"),
  })
  .meta({ id: "Problem", description: "Problem details (RFC 9457)" });

function failure(id: string, description: string, sent?: z.ZodRawShape): ZodOpenApiResponseObject {
  const content = { "application/problem+json": { schema: problem } };
  return { id, description, ...(sent && { headers: z.object(sent) }), content };
}

const challenge = {
  "WWW-Authenticate": header("The required authentication (RFC 6750)", 'Bearer realm="campsite"'),
};

/** TABLE  the failures of calls, by status. */
const failures = {
  400: failure("BadRequest", "The body isn't well-formed, or a header is invalid"),
  401: failure("Unauthorized", "The token is missing or invalid", challenge),
  403: failure("Forbidden", "The user isn't staff, or the feature is turned off"),
  404: failure("NotFound", "There is no such resource"),
  409: failure("Conflict", "The resource's current state doesn't allow this"),
  412: failure("Stale", "The resource has another version than If-Match"),
  413: failure("TooLarge", "The body is too large"),
  415: failure("UnsupportedType", "The type of the body isn't supported"),
  422: failure("InvalidFields", "A value is invalid. `errors` names each field"),
  429: failure("TooMany", "Too many requests", {
    "Retry-After": header("The time to wait, in seconds", "120"),
  }),
  default: failure("Failure", "Any other error"),
};

export function failuresOf(route: ApiRoute): ZodOpenApiResponsesObject {
  const isStaff = route.access === "staff";
  const call = "call" in route ? route.call : undefined;
  const hasBody = call !== undefined && (("body" in call && call.body) || ("form" in call && call.form));
  const isVersioned = call !== undefined && "isVersioned" in call && call.isVersioned;
  const isMessage = !isStaff && route.method === "post";
  const statuses = [
    401,
    ...(isStaff || isMessage ? ([403] as const) : []),
    ...(route.path.includes("{") ? ([404] as const) : []),
    ...(hasBody || isVersioned ? ([400] as const) : []),
    ...(isVersioned ? ([409, 412] as const) : []),
    ...(hasBody ? ([413, 415] as const) : []),
    422,
    ...(isMessage ? ([429] as const) : []),
  ] as const;
  return {
    ...Object.fromEntries(statuses.map((status) => [status, failures[status]])),
    default: failures.default,
  };
}
