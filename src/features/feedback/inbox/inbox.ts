import { z } from "zod";
import { searchWords } from "#src/i18n/list-filter-query.ts";
import { resourceFields, trimmedText } from "#src/cms/kind/schemas.ts";
import { languages } from "#src/i18n/language.ts";
import { boxes } from "./box.ts";
import {
  faultsIn,
  longest,
  longestNote,
  tidy,
  type FeedbackFaults,
} from "#src/features/feedback/feedback-rules.ts";

/** A guest's message in the staff API. */
export const receivedFeedback = z
  .object({
    name: z.string(),
    email: z.string(),
    mobile: z.string(),
    message: z.string(),
    ip: z.string().describe("The sender's block of IP addresses. Empty after 30 days"),
    sentDate: z.iso.datetime(),
    source: z.string().describe("contact, feedback, or the label of another form. Empty without a label"),
    language: z.enum(languages).describe("The language of the form. Norwegian when unknown"),
    isStarred: z.boolean(),
    isArchived: z.boolean(),
    archivedDate: z.iso.datetime().nullable(),
    deletedDate: z.iso
      .datetime()
      .nullable()
      .describe("The time of deletion. The message is permanently deleted 30 days later"),
    isSpam: z.boolean().describe("True when staff deleted the message as spam"),
    readDate: z.iso
      .datetime()
      .nullable()
      .describe("The time when staff opened the message. Null while the message is unread"),
    note: z.string().describe("The note of staff, for example about an answer"),
    answeredDate: z.iso
      .datetime()
      .nullable()
      .describe("The time of the latest answer, which was sent from the inbox or marked by staff"),
    ...resourceFields,
  })
  .meta({ id: "Feedback" });
export type ReceivedFeedback = z.infer<typeof receivedFeedback>;

export const feedbackNote = z.object({
  note: trimmedText.max(longestNote).describe("The note of staff. Empty for no note"),
});

/** Returns the schema of a guest's name, e-mail address or phone number. The value may be blank. */
const detail = (name: "name" | "email" | "mobilePhone") =>
  z
    .string()
    .transform((value) => tidy(name, value))
    .refine((value) => !contactFaults({ [name]: value })[name], { error: "must be shorter, or valid" })
    .meta({ type: "string", maxLength: longest[name] });

export const feedbackContact = z.object({
  name: detail("name"),
  email: detail("email").describe("A valid address, or empty"),
  mobile: detail("mobilePhone"),
});
export type FeedbackContact = z.infer<typeof feedbackContact>;

/** Returns the errors in a guest's contact details. Each detail may be blank. */
export function contactFaults(
  details: Partial<Record<"name" | "email" | "mobilePhone", string>>,
): FeedbackFaults {
  return faultsIn({ name: "", email: "", mobilePhone: "", message: "-", ...details }, "feedback");
}

export const readState = z.object({ isRead: z.boolean() });

export const inboxQuery = z.object({
  box: z
    .enum(boxes)
    .optional()
    .describe("Only messages in this box. By default, all messages that aren't deleted"),
  search: searchWords.optional(),
});
export type InboxQuery = z.infer<typeof inboxQuery>;

export const inboxCounts = z
  .object({
    unanswered: z.int().describe("The number of new messages that nobody has answered"),
    new: z.int(),
    starred: z.int(),
    archived: z.int(),
  })
  .meta({ id: "InboxCounts" });
export type InboxCounts = z.infer<typeof inboxCounts>;
