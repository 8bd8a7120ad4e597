import type { Language } from "#src/i18n/language.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { noticeText } from "#messages/notifications";

/** Returns a mail to staff. It ends with the reason why they get the mail, and a link to turn mails off. */
export function noticeMail(subject: string, body: string, siteOrigin: string, language: Language) {
  const why = noticeText[language].why({ link: siteOrigin + staffAddresses.notifications });
  return { subject, body: `${body}\n\n--\n${why}` };
}
