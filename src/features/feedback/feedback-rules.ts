/*
 * The rules for a message, as plain functions: the server's schema and the form in the browser use the same ones, and
 * the form stays small.
 */

import { bareAddress, visibleText } from "#src/resource/invisible.ts";

/** The site's own forms. Each sends its name as the source of a message; other clients send labels of their own. */
export const siteForms = ["contact", "feedback"] as const;
export type SiteForm = (typeof siteForms)[number];

/** The site's own form that a message came from, or undefined when the label is another client's. */
export function formOf(source: string): SiteForm | undefined {
  return siteForms.find((form) => form === source);
}

/** The form whose rules hold for a message: an unknown label asks for as little as possible, so that nothing is lost. */
export const rulesFor = (source: string): SiteForm => formOf(source) ?? "feedback";

/** The fields of both forms, in their order. */
export const feedbackFields = ["name", "mobilePhone", "email", "message"] as const;
export type FeedbackField = (typeof feedbackFields)[number];

export type FeedbackValues = Record<FeedbackField, string>;

/** What can be wrong with a field; the texts say it in words. */
export type FieldFault = "empty" | "email" | "tooLong";
export type FeedbackFaults = Partial<Record<FeedbackField, FieldFault>>;

/** The fields that are required. */
export const requiredFields: Record<SiteForm, readonly FeedbackField[]> = {
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

/**
 * A value as it is stored: without spaces around it and control characters, empty when nothing in it can be seen, and with line breaks only in the message.
 * Those that turn the direction of writing would turn what stands beside a name, too: in a subject, in a list.
 */
export function tidy(field: FeedbackField, value: string): string {
  const lines = value.replaceAll(/\r\n?/g, "\n");
  const visible = lines.toWellFormed().replaceAll(/(?![\n\t])[\p{Cc}\p{Bidi_Control}]/gu, "");
  if (field === "email" || field === "mobilePhone") return bareAddress(visible.replaceAll(/\s+/g, " "));
  return visibleText((field === "message" ? visible : visible.replaceAll(/\s+/g, " ")).trim());
}

/**
 * What is wrong with a form's fields.
 * @param values tidied
 * @returns one fault for each wrong field, in the order of the fields
 */
export function faultsIn(values: FeedbackValues, form: SiteForm): FeedbackFaults {
  const faults: FeedbackFaults = {};
  for (const field of feedbackFields) {
    const fault = faultOf(field, values[field], requiredFields[form].includes(field));
    if (fault) faults[field] = fault;
  }
  return faults;
}

function faultOf(field: FeedbackField, value: string, isRequired: boolean): FieldFault | undefined {
  if (!value) return isRequired ? "empty" : undefined;
  if (value.length > longest[field]) return "tooLong";
  return field === "email" && !isEmail(value) ? "email" : undefined;
}

/** Mailbox names that mail servers accept everywhere, and a domain with a dot, in any letters (blåbær.no). */
const email =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u;

function isEmail(value: string): boolean {
  const [local = ""] = value.split("@");
  return local.length <= 64 && email.test(value);
}

/** A field that people don't see: only programs fill it in. */
export const trapField = "homepage";
