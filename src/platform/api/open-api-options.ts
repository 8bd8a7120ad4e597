import type { CreateDocumentOptions } from "zod-openapi";

/** The options for describing zod schemas in OpenAPI. */
export const openApiOptions: CreateDocumentOptions = {
  override({ jsonSchema }) {
    // `format` already implies `pattern`, which can be very long.
    if (jsonSchema.format) delete jsonSchema.pattern;
  },
};
