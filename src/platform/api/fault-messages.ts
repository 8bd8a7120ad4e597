import type { z } from "zod";

/** TABLE  the name of each type in a message. */
const types: Record<string, string> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  tuple: "a list",
  object: "an object",
  record: "an object",
  null: "null",
};

/** TABLE  the message for text in a wrong format. */
const formats: Record<string, string> = {
  date: "must be a day, as 2027-06-01",
  datetime: "must be a date, or a date and time (ISO 8601)",
  email: "must be an e-mail address",
  url: "must be an address, as https://example.no",
};

const counted = (count: number | bigint, one: string, many = `${one}s`) =>
  `${count} ${Number(count) === 1 ? one : many}`;

function amount(origin: string, count: number | bigint): string {
  if (origin === "string") return counted(count, "character");
  return origin === "array" ? counted(count, "part") : String(count);
}

const measured = (origin: string, limit: string) =>
  `must ${origin === "string" || origin === "array" ? "have" : "be"} ${limit}`;

/** Returns a message that continues the field's name: “title” must not be empty. */
export function faultMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined
        ? "must be given"
        : `must be ${types[issue.expected] ?? "of another type"}`;
    case "too_small":
      if (issue.origin === "string" && issue.minimum === 1) return "must not be empty";
      return measured(issue.origin, `at least ${amount(issue.origin, issue.minimum)}`);
    case "too_big":
      return measured(issue.origin, `at most ${amount(issue.origin, issue.maximum)}`);
    case "invalid_format":
      return formats[issue.format] ?? "must have another format";
    case "invalid_value":
      return issue.values.length === 1
        ? `must be ${String(issue.values[0])}`
        : `must be one of ${issue.values.join(", ")}`;
    case "unrecognized_keys":
      return `must not have ${issue.keys.join(", ")}`;
    case "not_multiple_of":
      return `must be a multiple of ${issue.divisor}`;
    default:
      return "must be as the API's document says";
  }
}
