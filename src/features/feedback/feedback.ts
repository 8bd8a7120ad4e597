import { z } from "zod";
import { languages, apiLanguage } from "#src/i18n/language.ts";
import { faultWords } from "./fault-words.ts";
import { faultsIn, rulesFor, tidy, type FeedbackField } from "./feedback-rules.ts";

/** Returns the schema of a field. A blank value counts as empty. */
const field = (name: FeedbackField, description: string) =>
  z
    .string()
    .nullish()
    .transform((value) => tidy(name, value ?? ""))
    .meta({ type: "string", description });

/** Matches the longest allowed label. A longer label is cut, so that the message isn't rejected. */
const longestLabel = /^.{0,60}/u;

/** Returns one line of visible characters for use in lists. Each letter has at most two accents. */
function tidyLabel(value: string): string {
  const line = value
    .toWellFormed()
    .replaceAll(/[^\S\ufeff]+/g, " ")
    .replaceAll(/[\p{C}\p{Default_Ignorable_Code_Point}]/gu, "")
    .replaceAll(/(\p{M}{2})\p{M}+/gu, "$1")
    .trim();
  return line.match(longestLabel)![0].trim();
}

/** The body of a new message. Unknown fields are ignored. */
export const feedbackInput = z
  .object({
    name: field("name", "Required from the contact form"),
    email: field("email", "Required from the contact form. Must be a valid address if it isn't empty"),
    mobilePhone: field("mobilePhone", "Required from the contact form, with at least five digits"),
    message: field("message", "Required, with at most 5000 characters"),
    source: z
      .string()
      .nullish()
      .transform((value) => tidyLabel(value ?? ""))
      .meta({
        type: "string",
        description:
          "The form: contact, feedback or the client's own label. At most 60 characters of a label are stored",
      }),
    language: z
      .enum(languages)
      .optional()
      .describe("The language of the form. By default, the language of `?lang=`"),
    isRetry: z
      .boolean()
      .optional()
      .describe(
        "True when the response to an earlier attempt was lost. If that attempt stored the message, this request stores nothing",
      ),
  })
  .superRefine(({ source, ...values }, refinement) => {
    const form = rulesFor(source);
    for (const [name, fault] of Object.entries(faultsIn(values, form))) {
      refinement.addIssue({
        code: "custom",
        path: [name],
        message: faultWords(name as FeedbackField, fault, { form, language: apiLanguage }),
      });
    }
  })
  .meta({ id: "FeedbackInput" });
export type FeedbackInput = z.infer<typeof feedbackInput>;
