import { z } from "zod";
import { longest, tidy } from "#src/features/feedback/feedback-rules.ts";
import { languages } from "#src/i18n/language.ts";
import { boxes } from "./inbox.ts";

/** The text of an answer. The mail adds the campsite's signature and a quotation of the message. */
export const answerInput = z.object({
  text: z
    .string()
    .transform((value) => tidy("message", value))
    .refine((value) => value !== "" && value.length <= longest.message, {
      error: `must have 1 to ${longest.message} characters`,
    })
    .meta({ type: "string", minLength: 1, maxLength: longest.message, description: "Plain text" }),
});

/**
 * A "waiting" mail is retried automatically. A "refused" mail was rejected, or not accepted within two days.
 * "elsewhere" is an answer outside the inbox, by another mail program or by phone, which staff have marked.
 */
export const answerStates = ["waiting", "sent", "refused", "elsewhere"] as const;

export const answer = z
  .object({
    id: z.int(),
    text: z.string().describe("Empty for an answer that was given elsewhere"),
    author: z.string().describe("Who of the staff wrote it, or marked the message as answered"),
    sentDate: z.iso.datetime().describe("When it was written; the mail leaves within seconds"),
    state: z.enum(answerStates).describe("Whether the mail server has taken it; elsewhere: by other means"),
  })
  .meta({ id: "Answer" });
export type Answer = z.infer<typeof answer>;

/** The answers to a message, and other messages from its e-mail address. */
export const correspondence = z
  .object({
    canAnswer: z.boolean().describe("Whether the site sends mail, and the message has an address"),
    answers: z.array(answer).describe("The oldest first"),
    templates: z
      .array(
        z.object({
          id: z.int(),
          title: z.string().describe("In Norwegian"),
          text: z.string().describe("With what it names as it is now"),
          language: z
            .enum(languages)
            .describe("Of the text: the guest’s, or Norwegian without a translation"),
        }),
      )
      .describe("What an answer can begin with, in the guest’s language"),
    others: z
      .array(
        z.object({
          id: z.int(),
          message: z.string().describe("Its beginning"),
          language: z.enum(languages),
          sentDate: z.iso.datetime(),
          answeredDate: z.iso.datetime().nullable(),
          box: z.enum(boxes),
        }),
      )
      .describe("The ten latest other messages from the same address"),
  })
  .meta({ id: "Correspondence" });
export type Correspondence = z.infer<typeof correspondence>;
