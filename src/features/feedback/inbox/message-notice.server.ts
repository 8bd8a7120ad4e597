import { noticeMail } from "#src/campsite/notifications/notice-mail.ts";
import type { NoticeWords } from "#src/campsite/notifications/notice-words.server.ts";
import { timeToLiveDays } from "#src/campsite/notifications/push/push-request.server.ts";
import type { Language } from "#src/i18n/language.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import type { Context } from "#src/platform/context.ts";
import { noticeText } from "#messages/notifications";

/** Returns the mail that notifies staff of a message. The mail contains no words of the guest. */
export function messageNoticeMail(id: number, siteOrigin: string, language: Language) {
  const text = noticeText[language];
  return noticeMail(
    text.messages({ count: 1 }),
    text.mailBody({ link: `${siteOrigin}${staffAddresses.inbox}/${id}` }),
    siteOrigin,
    language,
  );
}

export const messageNotice: NoticeWords = async (context, _, language) => {
  const unread = await unreadMessages(context);
  if (unread.length === 0) return undefined;
  return {
    title: noticeText[language].messages({ count: unread.length }),
    body: noticeText[language].inInbox,
    to: unread.length === 1 ? `${staffAddresses.inbox}/${unread[0]}` : staffAddresses.inbox,
    tag: "message",
  };
};

/** Returns the ids of unread messages that are younger than the lifetime of a push notification. */
async function unreadMessages({ db, now }: Context): Promise<number[]> {
  const rows = await db
    .selectFrom("feedback")
    .select("id")
    .where("sentDate", ">=", toStoredInstant(now().subtract({ hours: 24 * timeToLiveDays })))
    .where("readDate", "is", null)
    .where("deletedDate", "is", null)
    .where("isArchived", "=", 0)
    .orderBy("sentDate", "desc")
    .limit(99)
    .execute();
  return rows.map(({ id }) => id);
}
