import type { NoticeWords } from "#src/campsite/notifications/notice-words.server.ts";
import type { NoticeTopic } from "#src/campsite/notifications/notifications.ts";
import { messageNotice } from "#src/features/feedback/inbox/message-notice.server.ts";
import { failureNotice } from "#src/features/status/failure-notice.server.ts";

/** TABLE  the text of the notices to staff, by topic. */
export const noticesByTopic: Record<NoticeTopic, NoticeWords> = {
  message: messageNotice,
  failure: failureNotice,
};
