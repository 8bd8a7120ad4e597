import { z } from "zod";
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiParameters,
  type ZodOpenApiResponsesObject,
} from "zod-openapi";
import { failuresOf, headers, unchanged } from "./api-document-answers.ts";
import { confirmedQuery, ifMatchHeader, languageQuery, pageQuery, repeatableHeader } from "./api-request.ts";
import { apiBase, type ApiRoute } from "./api.ts";
import { openApiOptions } from "./open-api-options.ts";

/* This file generates the API's OpenAPI document from the routes and from the schemas that validate requests. */

export const statuses = { get: 200, post: 201, put: 200, delete: 204 } as const;

export interface ApiAbout {
  title: string;
  description: string;
  contact: { name: string; url: string };
  license: { name: string; url: string };
  /** Maps the first path segment of a group of calls to the group's description. */
  groups: Record<string, string>;
}

/** Returns the OpenAPI 3.1 document of these calls. @throws Error when a path belongs to no group */
export function apiDocument(routes: readonly ApiRoute[], { groups, ...info }: ApiAbout): object {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const route of routes) {
    if (!(groupOf(route) in groups)) throw new Error(`The document has no group for ${route.path}.`);
    (paths[route.path] ??= {})[route.method] = operation(route);
  }
  return createDocument(
    {
      openapi: "3.1.1",
      info: { version: "1", ...info },
      servers: [{ url: apiBase }],
      tags: Object.entries(groups).map(([name, description]) => ({ name, description })),
      paths,
      components: {
        securitySchemes: {
          staff: {
            type: "http",
            scheme: "bearer",
            bearerFormat: "JWT",
            description: "An access token of the configured OpenID provider, for this site",
          },
        },
      },
    },
    openApiOptions,
  );
}

const groupOf = ({ path }: ApiRoute) => path.split("/")[1]!;

/** Returns the operationId: listArticle, getArticleById, putFeedbackTogglestarred. */
function operationId(route: ApiRoute): string {
  const { method, path } = route;
  const isOneOfMany = method === "get" && path.endsWith("/{id}");
  const words = path.replaceAll(/\{\w+\}/g, "").match(/[A-Za-z]+/g)!;
  const verb = "list" in route ? "list" : method;
  const named = words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join("");
  return verb + named + (isOneOfMany ? "ById" : "");
}

function operation(route: ApiRoute): ZodOpenApiOperationObject {
  const { summary, description } = callOf(route);
  const content = bodyOf(route);
  return {
    operationId: operationId(route),
    tags: [groupOf(route)],
    summary,
    description,
    security: route.access === "staff" ? [{ staff: [] }] : [],
    requestParams: parametersOf(route),
    ...(content && { requestBody: { required: true, content } }),
    responses: { ...success(route), ...failuresOf(route) },
  };
}

function callOf(route: ApiRoute) {
  if ("list" in route) return route.list;
  return "file" in route ? route.file : route.call;
}

function bodyOf(route: ApiRoute) {
  if (!("call" in route)) return undefined;
  if ("form" in route.call && route.call.form) return { "multipart/form-data": { schema: route.call.form } };
  return "body" in route.call && route.call.body
    ? { "application/json": { schema: route.call.body } }
    : undefined;
}

function parametersOf(route: ApiRoute): ZodOpenApiParameters {
  const call: { params?: z.ZodObject; query?: z.ZodObject } = callOf(route);
  const { isVersioned, isRepeatable, isTranslated } =
    "call" in route && route.access === "staff" ? route.call : {};
  const queries = [
    ...(route.access === "public" ? [languageQuery] : []),
    ...("list" in route ? [pageQuery] : []),
    ...(call.query ? [call.query] : []),
    ...(isTranslated ? [confirmedQuery] : []),
  ];
  const headersTaken = [...(isVersioned ? [ifMatchHeader] : []), ...(isRepeatable ? [repeatableHeader] : [])];
  const all = (schemas: z.ZodObject[]) => z.object(Object.assign({}, ...schemas.map(({ shape }) => shape)));
  return {
    ...(call.params && { path: call.params }),
    ...(queries.length > 0 && { query: all(queries) }),
    ...(headersTaken.length > 0 && { header: all(headersTaken) }),
  };
}

function success(route: ApiRoute): ZodOpenApiResponsesObject {
  const isCached = route.access === "public" && route.method === "get";
  const whenUnchanged = isCached ? { 304: unchanged } : {};
  if ("file" in route) {
    const content = { [route.file.type]: { schema: z.string() } };
    return { 200: { description: "The file", content } };
  }
  if ("list" in route) {
    const content = { "application/json": { schema: z.array(route.list.item) } };
    const sent = z.object({
      Link: headers.Link,
      ...(isCached && { ETag: headers.ETag }),
      ...("count" in route.list && { Counts: headers.Counts }),
    });
    return { 200: { description: "A page of the list", headers: sent, content }, ...whenUnchanged };
  }
  const { answer: schema } = route.call;
  if (!schema) return { [statuses[route.method]]: { description: "Done" } };
  const sent = {
    ...((isCached || (schema instanceof z.ZodObject && "version" in schema.shape)) && { ETag: headers.ETag }),
    ...(route.access === "staff" && route.call.location !== undefined && { Location: headers.Location }),
  };
  return {
    [statuses[route.method]]: {
      description: "OK",
      ...(Object.keys(sent).length > 0 && { headers: z.object(sent) }),
      content: { "application/json": { schema } },
    },
    ...whenUnchanged,
  };
}
