import { checkAct, checkName } from "#src/features/status/check-words.ts";
import type { Check } from "#src/features/status/status.ts";
import type { Language } from "#src/i18n/language.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { noticeText } from "#messages/notifications";

/** The mail in the place of what a device shows of a guest's message. */
export function messageNoticeMail(id: number, siteOrigin: string, language: Language) {
  const text = noticeText[language];
  return mail(
    text.messages({ count: 1 }),
    text.mailBody({ link: `${siteOrigin}${staffAddresses.inbox}/${id}` }),
    siteOrigin,
    language,
  );
}

/** The mail in the place of what a device shows of a failure, or of its end. */
export function failureNoticeMail(check: Check, siteOrigin: string, language: Language) {
  const text = noticeText[language];
  const name = checkName(check, language);
  const [subject, act] = check.isGood
    ? [text.well({ name }), text.wellAgain]
    : [text.failing({ name }), checkAct(check, language)];
  return mail(
    subject,
    `${act}\n\n${text.stateBody({ link: siteOrigin + staffAddresses.status })}`,
    siteOrigin,
    language,
  );
}

function mail(subject: string, body: string, siteOrigin: string, language: Language) {
  const why = noticeText[language].why({ link: siteOrigin + staffAddresses.notifications });
  return { subject, body: `${body}\n\n--\n${why}` };
}
