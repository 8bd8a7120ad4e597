import { z } from "zod";
import { longest, tidy } from "#src/features/feedback/feedback-rules.ts";
import { languages } from "#src/i18n/language.ts";
import { boxes } from "./box.ts";

/** The body of an answer. The mail also contains a signature and a quotation of the message. */
export const answerInput = z.object({
  text: z
    .string()
    .transform((value) => tidy("message", value))
    .refine((value) => value !== "" && value.length <= longest.message, {
      error: `must have 1 to ${longest.message} characters`,
    })
    .meta({ type: "string", minLength: 1, maxLength: longest.message, description: "Plain text" }),
});

/** A "waiting" mail is retried. A "refused" mail was rejected, or wasn't accepted within two days. */
export const answerStates = ["waiting", "sent", "refused", "elsewhere"] as const;

export const answer = z
  .object({
    id: z.int(),
    text: z.string().describe("Empty for an answer that was given elsewhere"),
    author: z
      .string()
      .describe("The member of staff who wrote the answer, or who marked the message as answered"),
    sentDate: z.iso
      .datetime()
      .describe("The time of writing. The first attempt to send the mail follows within seconds"),
    state: z.enum(answerStates).describe("The state of the mail. `elsewhere`: answered by other means"),
  })
  .meta({ id: "Answer" });
export type Answer = z.infer<typeof answer>;

/**
 * "off": receipts are turned off. "noMail": the site sends no mail. "role": the message's address is a mailbox of a
 * role, such as no-reply@, or of the campsite. "limited": the limit for automatic mails was reached. "unsent": the
 * receipt couldn't be written, was deleted, or was lost when a backup was restored.
 */
export const receiptStates = [
  "waiting",
  "sent",
  "refused",
  "off",
  "noMail",
  "role",
  "limited",
  "unsent",
] as const;
export type ReceiptState = (typeof receiptStates)[number];

const receiptOutcome = z.object({
  state: z.enum(receiptStates),
  at: z.iso.datetime().nullable().describe("The time when the receipt was sent or refused"),
});
export type ReceiptOutcome = z.infer<typeof receiptOutcome>;

export const correspondence = z
  .object({
    canAnswer: z
      .boolean()
      .describe("True when the site sends mail, and the message has an address and isn't deleted"),
    receipt: receiptOutcome
      .nullable()
      .describe(
        "The automatic receipt to the guest. Null when nothing is known about a receipt, or the guest left no address",
      ),
    answers: z.array(answer).describe("The answers, the oldest first"),
    templates: z
      .array(
        z.object({
          id: z.int(),
          title: z.string().describe("The title in Norwegian"),
          text: z.string().describe("The text with its current live values"),
          language: z
            .enum(languages)
            .describe("The language of the text: the guest’s, or Norwegian without a translation"),
        }),
      )
      .describe("The answer templates in the guest’s language"),
    others: z
      .array(
        z.object({
          id: z.int(),
          message: z.string().describe("The beginning of the message"),
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
