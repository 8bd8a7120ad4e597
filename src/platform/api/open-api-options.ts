import type { CreateDocumentOptions } from "zod-openapi";

/** The options for describing zod schemas in OpenAPI. */
export const openApiOptions: CreateDocumentOptions = {
  override({ jsonSchema }) {
    // The format already implies the long pattern.
    if (jsonSchema.format) delete jsonSchema.pattern;
  },
};
