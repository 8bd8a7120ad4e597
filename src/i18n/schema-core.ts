import type { z } from "zod";

// Here, because the server and the staff's forms both look into schemas.

/**
 * The schema of a field's values themselves: without what makes it optional, gives it a default or changes its values.
 */
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
