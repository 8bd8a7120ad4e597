import { formatDate, formatTime } from "#src/i18n/format.ts";
import { defaultLanguage as language } from "#src/i18n/language.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { alarmMailText } from "#messages/status";
import { momentsText } from "#messages/staff";
import type { StaffMail } from "#src/platform/mail-outbox.ts";
import { adviceFor, labelOfCheck } from "./check-words.ts";
import type { Check } from "./status.ts";

const text = alarmMailText[language];

export function failureMail(check: Check, siteOrigin: string): StaffMail {
  const name = labelOfCheck(check, language);
  return mail(text.failing({ name }), [
    text.failingSince({ name, moment: momentInWords(check.failingSince!) }),
    "",
    adviceFor(check, language),
    "",
    text.mailWhenOver,
    statusLine(siteOrigin),
  ]);
}

export function recoveryMail(check: Check, failingSince: string, siteOrigin: string): StaffMail {
  const name = labelOfCheck(check, language);
  return mail(text.recovered({ name }), [
    text.failedFrom({ name, moment: momentInWords(failingSince) }),
    "",
    statusLine(siteOrigin),
  ]);
}

const statusLine = (siteOrigin: string) => text.status({ address: siteOrigin + staffAddresses.status });

function mail(subject: string, lines: string[]): StaffMail {
  return { subject, body: lines.join("\n"), replyTo: { name: "", address: "" } };
}

function momentInWords(stored: string): string {
  const moment = Temporal.Instant.from(stored);
  return momentsText[language].at({ day: formatDate(moment), time: formatTime(moment, language) });
}
