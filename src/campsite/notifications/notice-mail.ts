import type { Language } from "#src/i18n/language.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { noticeText } from "#messages/notifications";

/** The mail ends with its reason and a link to turn it off. */
export function noticeMail(subject: string, body: string, siteOrigin: string, language: Language) {
  const why = noticeText[language].why({ link: siteOrigin + staffAddresses.notifications });
  return { subject, body: `${body}\n\n--\n${why}` };
}
