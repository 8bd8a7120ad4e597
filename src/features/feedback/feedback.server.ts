import type { Generated } from "kysely";
import { getWebsiteSettings } from "#src/features/settings/website-settings.server.ts";
import { toStoredInstant } from "#src/i18n/time.ts";
import type { Client } from "#src/platform/client.ts";
import { changeUnseen, type Context } from "#src/platform/context.ts";
import type { ThingColumns } from "#src/platform/database.ts";
import { queueMail } from "#src/platform/mail-outbox.ts";
import { Problem } from "#src/platform/problem.ts";
import { feedbackMail } from "./feedback-mail.ts";
import type { FeedbackInput } from "./feedback.ts";
import type { FeedbackSource } from "./feedback-rules.ts";

/** What guests have sent, and what staff have done with it. */
export interface FeedbackTable extends ThingColumns {
  name: string;
  email: string;
  mobile: string;
  message: string;
  /** The block of addresses that it came from; "" after 30 days, or when it wasn't known. */
  ip: string;
  sentDate: string;
  source: FeedbackSource;
  isStarred: Generated<number>;
  isArchived: Generated<number>;
  archivedDate: Generated<string | null>;
  /** When staff deleted it; it is gone for good 30 days later. */
  deletedDate: Generated<string | null>;
}

declare module "#src/platform/database.ts" {
  interface Tables {
    feedback: FeedbackTable;
  }
}

/**
 * Keeps a guest's message, and the mail that tells staff of it, both or neither. Once this returns it is on the disk.
 * @param client only its block of addresses is kept
 * @throws Problem closed when the suggestion box is turned off, too-many-requests when that block sends too many
 */
export async function sendFeedback(context: Context, input: FeedbackInput, client: Client): Promise<void> {
  const { enableFeedback } = await getWebsiteSettings(context);
  if (input.source === "feedback" && !enableFeedback) throw new Problem("closed");
  client.count("feedback");
  const now = context.now();
  const { mobilePhone, ...fields } = input;
  await changeUnseen(context, async (db) => {
    if (context.config.mail) {
      await queueMail(db, feedbackMail(input, now, context.config.siteOrigin), now);
    }
    await db
      .insertInto("feedback")
      .values({
        ...fields,
        mobile: mobilePhone,
        ip: client.block,
        sentDate: toStoredInstant(now),
        updatedAt: toStoredInstant(now),
        version: 1,
      })
      .execute();
  });
}
