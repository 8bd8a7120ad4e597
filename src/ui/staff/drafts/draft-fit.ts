import type { z } from "zod";
import { isPlainObject, valueAt, withoutBlankTranslations } from "#src/ui/staff/form/values.ts";

/**
 * What of a draft a form can show: every value of the kind that its schema names, though not yet right – too short, too
 * long, or letters where a number is wanted. A field that came after the draft was written is as in the form.
 * @returns undefined when it is of another shape
 */
export function fittingValues<Values extends object>(
  written: unknown,
  schema: z.ZodType,
  current: Values,
): Values | undefined {
  if (!isPlainObject(written) || Object.keys(written).some((key) => !(key in current))) return undefined;
  const values = { ...current, ...written };
  const { error } = schema.safeParse(withoutBlankTranslations(values));
  const canBeShown = (issue: z.core.$ZodIssue) => {
    switch (issue.code) {
      case "too_small":
      case "too_big":
      case "not_multiple_of":
      case "invalid_format":
      case "custom":
        return true;
      default:
        return isAsTyped(issue, valueAt(values, issue.path.join(".")));
    }
  };
  return !error || error.issues.every(canBeShown) ? values : undefined;
}

/** Whether a value of the wrong kind is what a field gives while it is written in. */
function isAsTyped(issue: z.core.$ZodIssue, value: unknown): boolean {
  if (typeof value !== "string") return false;
  return value === "" || (issue.code === "invalid_type" && ["number", "int"].includes(issue.expected));
}
