import type { Migration } from "kysely/migration";
import { up as createSchemaOfVersion1 } from "#db/migrations/001-schema-of-version-1.ts";

/** TABLE  the migrations by file name without extension. They run in the order of their names. */
export const migrations: Record<string, Migration> = {
  "001-schema-of-version-1": { up: createSchemaOfVersion1 },
};
