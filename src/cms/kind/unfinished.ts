import type { z } from "zod";

/** True when the invalid value can be unfinished input of staff, such as a text of the wrong length. */
export function isUnfinished(issue: z.core.$ZodIssue, value: unknown): boolean {
  switch (issue.code) {
    case "too_small":
    case "too_big":
    case "not_multiple_of":
    case "invalid_format":
    case "custom":
      return true;
    default:
      if (typeof value !== "string") return false;
      return value === "" || (issue.code === "invalid_type" && ["number", "int"].includes(issue.expected));
  }
}
