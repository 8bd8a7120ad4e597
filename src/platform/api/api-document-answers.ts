import { z } from "zod";
import type { ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from "zod-openapi";
import type { ApiRoute } from "./api.ts";

/* The descriptions of headers and failures that many calls of the API's document share. */

const header = (description: string, example: string) =>
  z
    .string()
    .optional()
    .meta({ description, examples: [example] });

/** TABLE  the headers of responses. */
export const headers = {
  ETag: header(
    "Stands for this state: for If-None-Match, and for If-Match where the resource can be saved",
    '"3"',
  ),
  Link: header(
    "The address of the next part, where there is one (RFC 8288)",
    '<https://campsite.example/api/v1/article?cursor=WyIyMDI2Il0>; rel="next"',
  ),
  Location: header(
    "Where the resource that was added can be read",
    "https://campsite.example/api/v1/article/7",
  ),
};

export const unchanged = { id: "Unchanged", description: "It is what If-None-Match names" };

const problem = z
  .object({
    type: z
      .string()
      .describe("What has gone wrong, for programs: it stays")
      .meta({
        examples: ["urn:campsite:problem:not-found"],
      }),
    title: z.string().describe("The same for people"),
    status: z.int().min(400).max(599),
    detail: z
      .string()
      .optional()
      .describe("What is wrong with this very request, where there is more to say"),
    errors: z
      .array(
        z.object({
          field: z.string().describe("Its path, as rateGroups.0.name; or the name of a header"),
          message: z.string(),
          type: z.literal("picture-gone").optional(),
        }),
      )
      .optional()
      .describe("The fields that aren't as they should be"),
    current: z
      .looseObject({})
      .optional()
      .describe("The resource as it is now, when it isn't what was expected"),
    uses: z
      .array(z.object({ kind: z.string(), resourceId: z.int(), name: z.string() }))
      .optional()
      .describe("Where the resource is used, when it can't be removed for that"),
  })
  .meta({ id: "Problem", description: "Problem details (RFC 9457)" });

function failure(id: string, description: string, sent?: z.ZodRawShape): ZodOpenApiResponseObject {
  const content = { "application/problem+json": { schema: problem } };
  return { id, description, ...(sent && { headers: z.object(sent) }), content };
}

const challenge = { "WWW-Authenticate": header("What is asked for (RFC 6750)", 'Bearer realm="campsite"') };

/** TABLE  the failures of calls, by status. */
const failures = {
  400: failure("BadRequest", "The body isn't well-formed, or a header isn't what it should be"),
  401: failure("Unauthorized", "No token where one is asked for, or not a good one", challenge),
  403: failure("Forbidden", "The token's bearer isn't staff, or this is turned off at the moment"),
  404: failure("NotFound", "There is no such resource"),
  409: failure("Conflict", "This can't be done to the resource as it is now"),
  412: failure("Stale", "The resource has another version than the request allows"),
  413: failure("TooLarge", "The body is too large"),
  415: failure("UnsupportedType", "The body is of a type that isn't taken"),
  422: failure("InvalidFields", "Something isn't as it should be; `errors` names each field"),
  429: failure("TooMany", "That was too often", {
    "Retry-After": header("How long to wait, in seconds", "120"),
  }),
  default: failure("Failure", "Anything else that goes wrong"),
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
