import { z } from "zod";
import { topics } from "#src/campsite/announcements.ts";
import { languages } from "#src/i18n/language.ts";

export const subscribers = z
  .object({
    isHeld: z
      .boolean()
      .describe("True on a restored site. It sends no notices or news until staff start the sending again"),
    canMail: z.boolean().describe("True when the site can send mail"),
    total: z.int().describe("The number of subscriptions"),
    counts: z
      .array(z.object({ topic: z.enum(topics), language: z.enum(languages), count: z.int() }))
      .describe("The number of subscriptions by topic and language"),
    sent: z
      .array(
        z.object({
          id: z.int().describe("The id of the message"),
          title: z.string(),
          at: z.iso.datetime(),
          mails: z.int().describe("The number of mails and push messages"),
          isCorrection: z.boolean().describe("True when these were a correction"),
          hasChanged: z.boolean().describe("True when the notice was saved afterwards"),
        }),
      )
      .describe("The current notices that were sent, the latest first"),
  })
  .meta({ id: "Subscribers" });
export type Subscribers = z.infer<typeof subscribers>;

export const removedAddress = z.object({ removed: z.int() }).meta({ id: "RemovedAddress" });
