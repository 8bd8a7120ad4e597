import { z } from "zod";
import { languages, apiLanguage } from "#src/i18n/language.ts";
import { feedbackSources, faultsIn, tidy, type FeedbackField } from "./feedback-rules.ts";
import { feedbackText } from "./feedback.text.ts";

/** A field that may be left out; blank is empty. */
const field = (name: FeedbackField, description: string) =>
  z
    .string()
    .nullish()
    .transform((value) => tidy(name, value ?? ""))
    .meta({ type: "string", description });

/** What a guest sends. Anything else in the body is ignored. */
export const feedbackInput = z
  .object({
    name: field("name", "Required from the contact form"),
    email: field("email", "Required from the contact form; a valid address if filled in"),
    mobilePhone: field("mobilePhone", "Required from the contact form"),
    message: field("message", "Required; at most 5000 characters"),
    source: z.enum(feedbackSources).describe("Which form it comes from"),
    language: z.enum(languages).optional().describe("The language of the form; Norwegian when left out"),
    isRetry: z
      .boolean()
      .optional()
      .describe("The answer to the same message was lost: if that has arrived, it isn't kept twice"),
  })
  .superRefine(({ source, ...values }, refinement) => {
    for (const [name, fault] of Object.entries(faultsIn(values, source))) {
      refinement.addIssue({
        code: "custom",
        path: [name],
        message: feedbackText[apiLanguage][source].faults[fault],
      });
    }
  })
  .meta({ id: "FeedbackInput" });
export type FeedbackInput = z.infer<typeof feedbackInput>;
