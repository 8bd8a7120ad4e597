import type { ReceivedFeedback } from "#src/features/inbox/inbox.ts";

interface ReplyWords {
  subject: string;
  /** Above what is quoted, as "Marit skrev fredag 20. november kl. 13.20:". */
  intro: string;
}

/** Longer addresses are cut or refused by e-mail programs. */
const mostCharacters = 1900;

/**
 * The address that opens the e-mail program with an answer to a message: to whom, on what, and what they wrote.
 * A guest's words can't become headers of the mail: everything is percent-encoded (RFC 6068).
 * @returns undefined when the guest has left no e-mail address
 */
export function replyAddress(
  { email, message }: Pick<ReceivedFeedback, "email" | "message">,
  { subject, intro }: ReplyWords,
): string | undefined {
  const at = email.lastIndexOf("@");
  if (at < 1 || at === email.length - 1) return undefined;
  const to = `${encoded(email.slice(0, at))}@${encoded(email.slice(at + 1))}`;
  const head = `mailto:${to}?subject=${encoded(subject.replaceAll(/\s+/g, " "))}&body=`;
  const quote = (text: string) =>
    ["", "", intro, ...text.split(/\r\n|\r|\n/).map((line) => `> ${line}`)].join("\r\n");
  const whole = head + encoded(quote(message));
  if (whole.length <= mostCharacters) return whole;
  // By halves to the longest beginning that has room.
  const characters = Array.from(message.toWellFormed());
  let [fits, tooMuch] = [0, characters.length];
  const cut = (count: number) => head + encoded(quote(`${characters.slice(0, count).join("")} …`));
  while (tooMuch - fits > 1) {
    const middle = (fits + tooMuch) >> 1;
    if (cut(middle).length <= mostCharacters) fits = middle;
    else tooMuch = middle;
  }
  return cut(fits);
}

/** The number as a phone dials it; undefined when there is none in what was written. */
export function phoneAddress(mobile: string): string | undefined {
  const digits = mobile.replaceAll(/[^\d+]/g, "");
  return /^\+?\d{3,}$/.test(digits) ? `tel:${digits}` : undefined;
}

const encoded = (text: string) => encodeURIComponent(text.toWellFormed());
