import { noticeMail } from "#src/campsite/notifications/notice-mail.ts";
import type { NoticeWords } from "#src/campsite/notifications/notice-words.server.ts";
import type { Language } from "#src/i18n/language.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { noticeText } from "#messages/notifications";
import { adviceFor, labelOfCheck } from "./check-words.ts";
import { readChecks } from "./status.server.ts";
import { nameOfCheck, type Check } from "./status.ts";

export function failureNoticeMail(check: Check, siteOrigin: string, language: Language) {
  const [subject, act] = failureWords(check, language);
  const state = noticeText[language].stateBody({ link: siteOrigin + staffAddresses.status });
  return noticeMail(subject, `${act}\n\n${state}`, siteOrigin, language);
}

export const failureNotice: NoticeWords = async (context, about, language) => {
  const check = (await readChecks(context)).find((each) => nameOfCheck(each) === about);
  if (!check) return undefined;
  const [title, body] = failureWords(check, language);
  return { title, body, to: staffAddresses.status, tag: `failure ${about}` };
};

function failureWords(check: Check, language: Language): [title: string, act: string] {
  const text = noticeText[language];
  const name = labelOfCheck(check, language);
  return check.isGood
    ? [text.well({ name }), text.wellAgain]
    : [text.failing({ name }), adviceFor(check, language)];
}
