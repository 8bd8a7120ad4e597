import type { CreateDocumentOptions } from "zod-openapi";

export const documented: CreateDocumentOptions = {
  override({ jsonSchema }) {
    // The format implies this long pattern.
    if (jsonSchema.format) delete jsonSchema.pattern;
  },
};
