import { z } from "zod";
import { topics } from "#src/campsite/announcements.ts";
import { languages } from "#src/i18n/language.ts";

export const subscribers = z
  .object({
    isHeld: z
      .boolean()
      .describe("True on a restored site that sends no notices or news yet. Staff start the sending"),
    canMail: z.boolean().describe("True when the site can send mail"),
    total: z.int().describe("The number of subscriptions"),
    counts: z
      .array(z.object({ topic: z.enum(topics), language: z.enum(languages), count: z.int() }))
      .describe("The number of subscriptions by topic and language"),
    receivers: z
      .array(z.object({ topic: z.enum(topics), mails: z.int(), pushes: z.int() }))
      .describe(
        "The number of guests who get the next notice or news about a topic, by mail and by push message",
      ),
    announced: z
      .array(z.int())
      .describe("The ids of the notices that are being sent, or that the site no longer sends by itself"),
    sent: z
      .array(
        z.object({
          id: z.int().describe("The id of the notice"),
          title: z.string(),
          at: z.iso.datetime(),
          mails: z.int().describe("The number of mails and push messages"),
          isCorrection: z.boolean().describe("True when these mails and push messages were a correction"),
          hasChanged: z
            .boolean()
            .describe("True when the notice has since changed in the language of guests who get it"),
          uncorrected: z
            .array(z.object({ language: z.enum(languages), count: z.int() }))
            .describe(
              "The languages in which the notice hasn't changed, with the number of guests who therefore get no correction",
            ),
        }),
      )
      .describe("The current notices that were sent, the latest first"),
  })
  .meta({ id: "Subscribers" });
export type Subscribers = z.infer<typeof subscribers>;

export const removedAddress = z.object({ removed: z.int() }).meta({ id: "RemovedAddress" });
