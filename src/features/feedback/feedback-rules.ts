/* Rules for a message, for the server and the browser. The rules need no library, so the browser's script is small. */

import { bareAddress, visibleText } from "#src/cms/kind/visible-text.ts";
import { isEmail, longestEmail } from "#src/campsite/opt-in/email-address.ts";

/** A form sends its name as the source of a message. Other clients send their own labels. */
export const siteForms = ["contact", "feedback"] as const;
export type SiteForm = (typeof siteForms)[number];

export function formOf(source: string): SiteForm | undefined {
  return siteForms.find((form) => form === source);
}

/** Returns the form whose rules apply to a source: for an unknown source, the suggestion box (`feedback`). */
export const rulesFor = (source: string): SiteForm => formOf(source) ?? "feedback";

export const feedbackFields = ["name", "mobilePhone", "email", "message"] as const;
export type FeedbackField = (typeof feedbackFields)[number];

export type FeedbackValues = Record<FeedbackField, string>;

export type FieldFault = "empty" | "email" | "phone" | "tooLong";
export type FeedbackFaults = Partial<Record<FeedbackField, FieldFault>>;

export const requiredFields: Record<SiteForm, readonly FeedbackField[]> = {
  contact: feedbackFields,
  feedback: ["message"],
};

/** The maximum length of each field in characters. A line break counts as one character, as in browsers. */
export const longest: Record<FeedbackField, number> = {
  name: 200,
  mobilePhone: 40,
  email: longestEmail,
  message: 5000,
};

/** The maximum number of characters in staff's note about a message. */
export const longestNote = 2000;

/** Normalises a value for storage. Characters that control the direction of text are removed. */
export function tidy(field: FeedbackField, value: string): string {
  const lines = value.replaceAll(/\r\n?/g, "\n");
  const visible = lines.toWellFormed().replaceAll(/(?![\n\t])[\p{Cc}\p{Bidi_Control}]/gu, "");
  if (field === "email" || field === "mobilePhone") return bareAddress(visible.replaceAll(/\s+/g, " "));
  return visibleText((field === "message" ? visible : visible.replaceAll(/\s+/g, " ")).trim());
}

/** Returns the errors in the order of the fields. @param values returned by `tidy` */
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
  if (field === "email" && !isEmail(value)) return "email";
  return field === "mobilePhone" && isRequired && countDigits(value) < fewestDigits ? "phone" : undefined;
}

/** The minimum number of digits of a phone number. Norway has numbers with five digits. */
const fewestDigits = 5;

const countDigits = (value: string): number => value.match(/\p{Nd}/gu)?.length ?? 0;

/** The name of a hidden field that only spam programs fill in. */
export const trapField = "homepage";

/** The ids of the confirmation, and of the sentence about the receipt. */
export const sentIds = { sent: "sent", receipt: "sent-receipt" } as const;
