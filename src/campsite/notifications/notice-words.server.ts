import { checkAct, checkName } from "#src/features/status/check-words.ts";
import { readChecks } from "#src/features/status/status.server.ts";
import { nameOfCheck } from "#src/features/status/status.ts";
import type { Language } from "#src/i18n/language.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import type { Context } from "#src/platform/context.ts";
import { noticeText } from "#messages/notifications";
import type { PushedNotice } from "./push/pushed-notice.ts";
import { daysOnItsWay } from "./push/push-request.server.ts";

interface About {
  topic: "message" | "failure" | "test";
  about: string;
}

/** Returns the present text of a push notification; undefined when there is nothing to notify about any more. */
export async function noticeWords(
  context: Context,
  { topic, about }: About,
  language: Language,
): Promise<PushedNotice | undefined> {
  const text = noticeText[language];
  switch (topic) {
    case "test":
      return shown({
        title: text.test,
        body: text.testArrived,
        to: staffAddresses.notifications,
        tag: "test",
      });
    case "message": {
      const unread = await unreadMessages(context);
      if (unread.length === 0) return undefined;
      const to = unread.length === 1 ? `${staffAddresses.inbox}/${unread[0]}` : staffAddresses.inbox;
      return shown({
        title: text.messages({ count: unread.length }),
        body: text.inInbox,
        to,
        tag: "message",
      });
    }
    case "failure": {
      const check = (await readChecks(context)).find((each) => nameOfCheck(each) === about);
      if (!check) return undefined;
      const name = checkName(check, language);
      const [title, body] = check.isGood
        ? [text.well({ name }), text.wellAgain]
        : [text.failing({ name }), checkAct(check, language)];
      return shown({ title, body, to: staffAddresses.status, tag: `failure ${about}` });
    }
  }
  function shown(notice: Omit<PushedNotice, "language">): PushedNotice {
    return { ...notice, language };
  }
}

/** Returns the ids of unread messages that are younger than the lifetime of a push notification. */
async function unreadMessages({ db, now }: Context): Promise<number[]> {
  const rows = await db
    .selectFrom("feedback")
    .select("id")
    .where("sentDate", ">=", toStoredInstant(now().subtract({ hours: 24 * daysOnItsWay })))
    .where("readDate", "is", null)
    .where("deletedDate", "is", null)
    .where("isArchived", "=", 0)
    .orderBy("sentDate", "desc")
    .limit(99)
    .execute();
  return rows.map(({ id }) => id);
}
