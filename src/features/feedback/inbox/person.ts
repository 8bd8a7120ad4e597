import { z } from "zod";
import { addressText } from "#src/cms/kind/schemas.ts";
import { receiptStates } from "./answers.ts";
import { receivedFeedback } from "./inbox.ts";

/* The e-mail address identifies a person. */

export const personQuery = z.object({
  email: addressText.max(300).regex(/^[^\s@\0]+@[^\s@\0]+$/, "must be an e-mail address"),
});

/** TABLE  the lists with guests' addresses. */
export const listNames = ["subscription", "freeTonight"] as const;

export const personData = z
  .object({
    email: z.string(),
    messages: z.array(
      receivedFeedback.omit({ version: true, updatedAt: true }).meta({ id: "StoredFeedback" }),
    ),
    answers: z
      .array(z.object({ feedbackId: z.int(), text: z.string(), author: z.string(), sentDate: z.string() }))
      .describe("The answers of staff to these messages"),
    receipts: z
      .array(z.object({ feedbackId: z.int(), state: z.enum(receiptStates), at: z.string().nullable() }))
      .describe("Whether the site sent receipts for these messages"),
    waitingMail: z
      .array(z.object({ createdAt: z.string(), subject: z.string(), body: z.string() }))
      .describe("The unsent mails about these messages, to staff or to the guest"),
    lists: z
      .array(
        z.object({
          table: z.enum(listNames),
          fields: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
        }),
      )
      .describe("The guest's subscriptions and wishes, such as notices by mail"),
  })
  .meta({ id: "PersonData" });
export type PersonData = z.infer<typeof personData>;

export const erasedPerson = z
  .object({
    messages: z.int(),
    waitingMail: z.int(),
    lists: z.int().describe("The number of rows in all lists"),
    erasedLists: z
      .object({ subscription: z.int(), freeTonight: z.int() } satisfies Record<
        (typeof listNames)[number],
        unknown
      >)
      .describe("The number of rows in each list"),
  })
  .meta({ id: "ErasedPerson" });
export type ErasedPerson = z.infer<typeof erasedPerson>;
