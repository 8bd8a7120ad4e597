import type { CreateDocumentOptions } from "zod-openapi";

export const documented: CreateDocumentOptions = {
  override({ jsonSchema }) {
    // The format already implies the long pattern.
    if (jsonSchema.format) delete jsonSchema.pattern;
  },
};
