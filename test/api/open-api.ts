import { z } from "zod";

interface Operation {
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}

/** The parts of an OpenAPI 3.1 document that tests use. */
export interface OpenApi {
  openapi: string;
  servers: { url: string }[];
  paths: Record<string, Record<"get" | "post" | "put" | "delete", Operation>>;
  components: { schemas: { Problem: object } & Record<string, object> };
}

/** Turns a schema of the document and its components into a validator. */
export function validator(schema: object, { components }: OpenApi): z.ZodType {
  const local = JSON.stringify({ ...schema, $defs: components.schemas }).replaceAll(
    "#/components/schemas/",
    "#/$defs/",
  );
  return z.fromJSONSchema(JSON.parse(local) as Parameters<typeof z.fromJSONSchema>[0]);
}
