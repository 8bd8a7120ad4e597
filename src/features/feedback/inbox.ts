import { z } from "zod";
import { thingFields } from "#src/features/thing.ts";
import { feedbackSources } from "./feedback-rules.ts";

/** What a guest has sent, as staff see it. */
export const receivedFeedback = z
  .object({
    name: z.string(),
    email: z.string(),
    mobile: z.string(),
    message: z.string(),
    ip: z.string().describe("The block of addresses that it came from; blank after 30 days"),
    sentDate: z.iso.datetime(),
    source: z.enum(feedbackSources),
    isStarred: z.boolean(),
    isArchived: z.boolean(),
    archivedDate: z.iso.datetime().nullable(),
    deletedDate: z.iso.datetime().nullable().describe("Gone for good 30 days later"),
    ...thingFields,
  })
  .meta({ id: "Feedback" });
export type ReceivedFeedback = z.infer<typeof receivedFeedback>;

/** Where a message lies: each that isn't deleted in exactly one of them. */
export const boxes = ["new", "starred", "archived"] as const;
export type Box = (typeof boxes)[number];

/** The box that a message lies in: the archive before the stars. */
export function boxOf({ isStarred, isArchived }: Pick<ReceivedFeedback, "isStarred" | "isArchived">): Box {
  if (isArchived) return "archived";
  return isStarred ? "starred" : "new";
}

export const inboxCounts = z
  .object({ new: z.int(), starred: z.int(), archived: z.int() })
  .meta({ id: "InboxCounts" });
export type InboxCounts = z.infer<typeof inboxCounts>;
