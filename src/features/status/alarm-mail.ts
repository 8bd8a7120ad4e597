import { formatDate, formatTime } from "#src/i18n/format.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import type { StaffMail } from "#src/platform/mail-outbox.ts";
import { checkAct, checkName } from "./check-words.ts";
import type { Check } from "./status.ts";

/* Mails to staff about failures, in Norwegian. */

export function failureMail(check: Check, siteOrigin: string): StaffMail {
  const name = checkName(check, "nb");
  return mail(`Virker ikke: ${name}`, [
    `${name} har ikke virket siden ${momentOf(check.failingSince!)}.`,
    "",
    checkAct(check, "nb"),
    "",
    "Du får en ny e-post når det er i orden igjen, og ingen flere før det.",
    `Slik står det til nå: ${siteOrigin}${staffAddresses.status}`,
  ]);
}

export function recoveryMail(check: Check, failingSince: string, siteOrigin: string): StaffMail {
  const name = checkName(check, "nb");
  return mail(`I orden igjen: ${name}`, [
    `${name} virker igjen. Det sviktet fra ${momentOf(failingSince)}.`,
    "",
    `Slik står det til nå: ${siteOrigin}${staffAddresses.status}`,
  ]);
}

function mail(subject: string, lines: string[]): StaffMail {
  return { subject, body: lines.join("\n"), replyTo: { name: "", address: "" } };
}

function momentOf(stored: string): string {
  const moment = Temporal.Instant.from(stored);
  return `${formatDate(moment)} kl. ${formatTime(moment, "nb")}`;
}
