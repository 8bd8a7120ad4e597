import type { z } from "zod";

// This file is in src/i18n, because both the server and the staff's forms use this file.

/** Returns the schema inside optional, nullable, default and transform wrappers. */
export function coreOf(schema: z.core.$ZodType): z.core.$ZodTypes {
  const known = schema as z.core.$ZodTypes;
  const { def } = known._zod;
  switch (def.type) {
    case "optional":
    case "nullable":
    case "default":
      return coreOf(def.innerType);
    case "pipe":
      return coreOf(def.in._zod.def.type === "transform" ? def.out : def.in);
    default:
      return known;
  }
}
