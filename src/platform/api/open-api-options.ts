import type { CreateDocumentOptions } from "zod-openapi";

export const openApiOptions: CreateDocumentOptions = {
  override({ jsonSchema }) {
    // `format` already implies `pattern`, which can be very long.
    if (jsonSchema.format) delete jsonSchema.pattern;
  },
};
