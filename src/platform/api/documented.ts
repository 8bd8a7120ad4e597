import type { CreateDocumentOptions } from "zod-openapi";

/** How schemas are written in the OpenAPI document. */
export const documented: CreateDocumentOptions = {
  override({ jsonSchema }) {
    // A format replaces its long pattern.
    if (jsonSchema.format) delete jsonSchema.pattern;
  },
};
