/*
 * What a message must be, as plain functions: the server's schema and the form in the browser keep the same rules,
 * and the form stays small.
 */

/** Which form a message came from. */
export const feedbackSources = ["contact", "feedback"] as const;
export type FeedbackSource = (typeof feedbackSources)[number];

/** The fields of both forms, in the order in which they stand. */
export const feedbackFields = ["name", "mobilePhone", "email", "message"] as const;
export type FeedbackField = (typeof feedbackFields)[number];

export type FeedbackValues = Record<FeedbackField, string>;

/** What can be wrong with a field; the texts say it in words. */
export type FieldFault = "empty" | "email" | "tooLong";
export type FeedbackFaults = Partial<Record<FeedbackField, FieldFault>>;

/** What must be filled in. */
export const requiredFields: Record<FeedbackSource, readonly FeedbackField[]> = {
  contact: feedbackFields,
  feedback: ["message"],
};

/** In characters, as a browser counts them: a line break is one. */
export const longest: Record<FeedbackField, number> = {
  name: 200,
  mobilePhone: 40,
  email: 254,
  message: 5000,
};

/** As it is kept: nothing around it, no sign that can't be seen, and line breaks only in the message. */
export function tidy(field: FeedbackField, value: string): string {
  const lines = value.replaceAll(/\r\n?/g, "\n");
  const visible = lines.toWellFormed().replaceAll(/(?![\n\t])\p{Cc}/gu, "");
  return (field === "message" ? visible : visible.replaceAll(/\s+/g, " ")).trim();
}

/**
 * What is wrong with a form's fields.
 * @param values tidied
 * @returns one fault for each wrong field, in the order of the fields
 */
export function faultsIn(values: FeedbackValues, source: FeedbackSource): FeedbackFaults {
  const faults: FeedbackFaults = {};
  for (const field of feedbackFields) {
    const fault = faultOf(field, values[field], requiredFields[source].includes(field));
    if (fault) faults[field] = fault;
  }
  return faults;
}

function faultOf(field: FeedbackField, value: string, isRequired: boolean): FieldFault | undefined {
  if (!value) return isRequired ? "empty" : undefined;
  if (value.length > longest[field]) return "tooLong";
  return field === "email" && !isEmail(value) ? "email" : undefined;
}

/** The mailbox names that mail servers take everywhere, and a domain with a dot; its letters may be any (blåbær.no). */
const email =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u;

function isEmail(value: string): boolean {
  const [local = ""] = value.split("@");
  return local.length <= 64 && email.test(value);
}

/** The field that no person sees: only a program fills it in. */
export const trapField = "homepage";
