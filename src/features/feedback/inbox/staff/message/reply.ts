import { longMoment } from "#src/cms/staff/moments.ts";
import { answerMailText } from "#messages/inbox";
import type { ReceivedFeedback } from "#src/features/feedback/inbox/inbox.ts";

interface ReplyWords {
  subject: string;
  /** The line before the quoted message, for example "Marit skrev fredag 20. november kl. 13.20:". */
  intro: string;
}

export function replyWords({ name, sentDate, language }: ReceivedFeedback, site: string): ReplyWords {
  const words = answerMailText[language];
  return {
    subject: words.subject({ site }),
    intro: words.wrote({ name: name.trim() || undefined, when: longMoment(sentDate, language) }),
  };
}

/** The maximum length of a mailto address. E-mail programs cut or reject longer addresses. */
const maxCharacters = 1900;

/**
 * Returns a percent-encoded mailto address (RFC 6068), so that a guest's text can't become mail headers.
 * @param written the staff's text; a long text is left out
 * @returns undefined when `email` isn't an e-mail address
 */
export function replyAddress(
  { email, message }: Pick<ReceivedFeedback, "email" | "message">,
  { subject, intro }: ReplyWords,
  written = "",
): string | undefined {
  const at = email.lastIndexOf("@");
  if (at < 1 || at === email.length - 1) return undefined;
  const to = `${encode(email.slice(0, at))}@${encode(email.slice(at + 1))}`;
  const head = `mailto:${to}?subject=${encode(subject.replaceAll(/\s+/g, " "))}&body=`;
  const below = (opening: readonly string[], text: string) =>
    [...opening, "", intro, ...text.split(/\r\n|\r|\n/).map((line) => `> ${line}`)].join("\r\n");
  const lines = written.split("\n");
  const hasRoom = (head + encode(below(lines, " …"))).length <= maxCharacters;
  const quote = (text: string) => below(hasRoom ? lines : [""], text);
  const whole = head + encode(quote(message));
  if (whole.length <= maxCharacters) return whole;
  // A binary search finds the longest beginning of the message that fits.
  const characters = Array.from(message.toWellFormed());
  let [fits, tooMuch] = [0, characters.length];
  const cut = (count: number) => head + encode(quote(`${characters.slice(0, count).join("")} …`));
  while (tooMuch - fits > 1) {
    const middle = (fits + tooMuch) >> 1;
    if (cut(middle).length <= maxCharacters) fits = middle;
    else tooMuch = middle;
  }
  return cut(fits);
}

export function phoneAddress(mobile: string): string | undefined {
  const digits = mobile.replaceAll(/[^\d+]/g, "");
  return /^\+?\d{3,}$/.test(digits) ? `tel:${digits}` : undefined;
}

const encode = (text: string) => encodeURIComponent(text.toWellFormed());
