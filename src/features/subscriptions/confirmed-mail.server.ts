import { guestMail } from "#src/campsite/opt-in/confirmation.server.ts";
import { inUnseenTransaction, type Context } from "#src/platform/context.ts";
import { foldedMailbox } from "#src/platform/mail/mailbox.ts";
import { heading } from "#src/platform/mail/mail-html.ts";
import { confirmedLimit, countAutomaticMail } from "#src/platform/mail/mail-limit.ts";
import { queueMail } from "#src/platform/mail-outbox.ts";
import { updatesMailText, updatesText } from "#messages/subscriptions";
import { footOf } from "./announcement-mail.server.ts";
import type { Choices } from "./choices.ts";
import { subscribe, type Subscription } from "./subscriptions.server.ts";

/**
 * Stores the choices of an address that a guest has confirmed. A new subscription gets a mail with the links to change
 * and to end it. A repeated confirmation sends no mail, because the earlier links still work.
 */
export const confirmAddress = (
  context: Context,
  { address, values }: { address: string; values: Choices },
): Promise<Subscription> =>
  inUnseenTransaction(context, async (transaction) => {
    const { isNew, ...subscription } = await subscribe(transaction, address, values);
    const { language } = subscription;
    const mailbox = `updates ${foldedMailbox(address)}`;
    if (isNew && context.config.mail && (await countAutomaticMail(transaction, mailbox, confirmedLimit))) {
      const { title, sentence } = updatesText[language].confirmed;
      const body = [heading(title), sentence, updatesMailText[language].keep].join("\n\n");
      const mail = { address, language, subject: title, body, ...(await footOf(transaction, subscription)) };
      await queueMail(transaction.db, await guestMail(transaction, mail), context.now());
    }
    return subscription;
  });
