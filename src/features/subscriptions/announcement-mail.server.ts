import { deviceOf } from "#src/campsite/guest-push/guest-push.server.ts";
import { getIdentity } from "#src/campsite/identity/identity.server.ts";
import { guestMail } from "#src/campsite/opt-in/confirmation.server.ts";
import type { Announcement, AnnouncementWords } from "#src/campsite/announcements.ts";
import { address } from "#src/i18n/addresses.ts";
import { formatDate } from "#src/i18n/format.ts";
import { languages, type Language } from "#src/i18n/language.ts";
import { listInWords } from "#src/i18n/phrases.ts";
import type { Context } from "#src/platform/context.ts";
import { heading } from "#src/platform/mail/mail-html.ts";
import { updatesMailText, updatesText } from "#messages/subscriptions";
import { tokenOf, topicsOf, type Subscription } from "./subscriptions.server.ts";

interface AnnouncementText {
  subject: string;
  body: string;
  brief: string;
  /** The path of the page that the push message opens. */
  path: string;
}

/** The maximum number of characters in a push message, which is shown on a few lines. */
const maxBrief = 300;

/**
 * Writes the messages about a notice, or about the articles of a week.
 * @param about one notice, or one or more articles
 * @returns the id of each subscription with its mail or its push message
 */
export async function writeMessages(
  context: Context,
  receivers: readonly Subscription[],
  about: readonly Announcement[],
  isCorrection: boolean,
) {
  const texts = new Map<Language, AnnouncementText>();
  for (const language of languages)
    if (receivers.some((each) => each.language === language))
      texts.set(language, await textOf(context, about, language, isCorrection));
  return Promise.all(
    receivers.map(async (receiver) => {
      const { id, address: to, language } = receiver;
      const { subject, body, brief, path } = texts.get(language)!;
      const device = deviceOf(receiver);
      if (device)
        return { id, push: { device, title: subject, body: brief, tag: tagOf(about), path, language } };
      const { foot, leaveLink } = await footOf(context, receiver);
      const mail = await guestMail(context, { address: to, language, subject, body, foot, leaveLink });
      return { id, mail };
    }),
  );
}

/**
 * Returns the tag of a push message. On a phone, a message replaces an earlier message with the same tag. A notice, its
 * correction and the message about its end have the same tag, and all messages with news have the same tag.
 */
function tagOf([first]: readonly Announcement[]): string {
  const { kind, id } = first!.follows ?? first!;
  return first!.topic === "news" ? "news" : `${kind} ${id}`;
}

async function textOf(
  context: Context,
  about: readonly Announcement[],
  language: Language,
  isCorrection: boolean,
): Promise<AnnouncementText> {
  const words = updatesMailText[language];
  const all = await Promise.all(about.map((each) => each.words(context, language)));
  if (about[0]!.topic !== "news") {
    const [{ subject, title, lines }] = all as [AnnouncementWords];
    const path = address("home", language);
    const link = `${words.onSite}\n${context.config.siteOrigin}${path}`;
    return {
      subject: isCorrection ? words.corrected({ subject }) : subject,
      body: [heading(title), ...lines, link].join("\n\n"),
      brief: shortened(lines.join(" ")),
      path,
    };
  }
  const { name } = await getIdentity(context);
  const articles = all.map(({ title, lines, path }) =>
    [title, ...lines, words.read, `${context.config.siteOrigin}${path}`].join("\n"),
  );
  const subject = all.length === 1 ? all[0]!.title : words.news({ name });
  const isOne = all.length === 1;
  return {
    subject,
    body: [heading(words.news({ name })), ...articles].join("\n\n"),
    brief: shortened(isOne ? all[0]!.lines.join(" ") : all.map(({ title }) => title).join(" · ")),
    path: isOne ? all[0]!.path! : address("news", language),
  };
}

const shortened = (text: string): string =>
  text.length > maxBrief ? `${text.slice(0, maxBrief).replace(/\s\S*$/, "")} …` : text;

/**
 * Returns the link that ends the subscription, and the lines below a mail. These lines contain the reason for the mail,
 * the link that ends the subscription, and the link that changes it.
 */
export async function footOf(
  context: Context,
  receiver: Subscription,
): Promise<{ foot: string; leaveLink: string }> {
  const { language, until } = receiver;
  const words = updatesMailText[language];
  const about = listInWords(
    topicsOf(receiver).map((topic) => updatesText[language].topics[topic].inSentence),
    language,
  );
  const page = `${context.config.siteOrigin}${address("updates", language)}`;
  const token = await tokenOf(context, receiver);
  const leaveLink = `${page}?leave=${token}`;
  const why = words.why({ about, until: formatDate(Temporal.PlainDate.from(until)) });
  return {
    leaveLink,
    foot: `${why}\n\n${words.leave}\n${leaveLink}\n\n${words.change}\n${page}?change=${token}`,
  };
}
