import { checkAct, checkName } from "#src/features/status/check-words.ts";
import type { Check } from "#src/features/status/status.ts";
import type { Language } from "#src/i18n/language.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { noticeText } from "#messages/notifications";

/** Returns the mail that announces a guest's message. It contains none of the guest's words. */
export function messageNoticeMail(id: number, siteOrigin: string, language: Language) {
  const text = noticeText[language];
  return mail(
    text.messages({ count: 1 }),
    text.mailBody({ link: `${siteOrigin}${staffAddresses.inbox}/${id}` }),
    siteOrigin,
    language,
  );
}

/** Returns the mail that announces a failure or the end of a failure. */
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
