import { formatDate, formatTime } from "#src/i18n/format.ts";
import type { StaffMail } from "#src/platform/mail-outbox.ts";
import type { FeedbackInput } from "./feedback.ts";

/** What staff are told, in their language: the message, who wrote it and how to answer. */
export function feedbackMail(
  { name, email, mobilePhone, message, source }: FeedbackInput,
  sentAt: Temporal.Instant,
  siteOrigin: string,
): StaffMail {
  const form = source === "contact" ? "kontaktskjemaet" : "forslagskassa";
  const title = source === "contact" ? "Forespørsel" : "Forslag";
  const facts = [
    ["Navn", name],
    ["E-post", email],
    ["Telefon", mobilePhone],
    ["Sendt", `${formatDate(sentAt)} kl. ${formatTime(sentAt, "nb")}`],
  ];
  return {
    subject: `${title} fra ${name || "en gjest"}`,
    body: [
      `Ny melding i ${form}:`,
      "",
      message,
      "",
      "--",
      ...facts.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}`),
      "",
      email
        ? "Svarer du på denne e-posten, går svaret til den som skrev."
        : "Den som skrev, har ikke oppgitt e-postadresse.",
      `Innboksen: ${siteOrigin}/admin/feedback`,
    ].join("\n"),
    replyTo: { name, address: email },
  };
}
