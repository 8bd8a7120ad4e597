import type { Language } from "#src/i18n/language.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import type { Context } from "#src/platform/context.ts";
import { tableOf } from "#src/platform/server-feature.ts";
import { noticeText } from "#messages/notifications";
import type { NoticeTopic } from "./notifications.ts";
import type { PushedNotice } from "./push/pushed-notice.ts";

declare module "#src/platform/server-feature.ts" {
  interface ServerFeature {
    notices?: { readonly [Topic in NoticeTopic]?: NoticeWords };
  }
}

/** Returns a notification's current text, or undefined if the event is over. @param about such as "camera bilde1" */
export type NoticeWords = (
  context: Context,
  about: string,
  language: Language,
) => Promise<Omit<PushedNotice, "language"> | undefined>;

export async function noticeWords(
  context: Context,
  { topic, about }: { topic: NoticeTopic | "test"; about: string },
  language: Language,
): Promise<PushedNotice | undefined> {
  const notice =
    topic === "test"
      ? testNotice(language)
      : await tableOf(context.features, "notices")[topic]?.(context, about, language);
  return notice && { ...notice, language };
}

function testNotice(language: Language): Omit<PushedNotice, "language"> {
  const { test, testArrived } = noticeText[language];
  return { title: test, body: testArrived, to: staffAddresses.notifications, tag: "test" };
}
