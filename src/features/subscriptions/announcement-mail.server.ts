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

/**
 * Writes the mails about a notice, or about the articles of a week.
 * @param receivers subscriptions by mail
 * @param about one notice, or one or more articles
 * @returns the id of each subscription with its mail
 */
export async function writeMails(
  context: Context,
  receivers: readonly Subscription[],
  about: readonly Announcement[],
  isCorrection: boolean,
) {
  const texts = new Map<Language, { subject: string; body: string }>();
  for (const language of languages)
    if (receivers.some((each) => each.language === language))
      texts.set(language, await textOf(context, about, language, isCorrection));
  return Promise.all(
    receivers.map(async (receiver) => {
      const { id, address: to, language } = receiver;
      const { foot, leaveLink } = await footOf(context, receiver);
      const mail = await guestMail(context, {
        address: to,
        language,
        ...texts.get(language)!,
        foot,
        leaveLink,
      });
      return { id, mail };
    }),
  );
}

/** Returns the text of a mail. A notice has the words of the banner. */
async function textOf(
  context: Context,
  about: readonly Announcement[],
  language: Language,
  isCorrection: boolean,
): Promise<{ subject: string; body: string }> {
  const words = updatesMailText[language];
  const all = await Promise.all(about.map((each) => each.words(context, language)));
  if (about[0]!.topic !== "news") {
    const [{ subject, title, lines }] = all as [AnnouncementWords];
    return {
      subject: isCorrection ? words.corrected({ subject }) : subject,
      body: [heading(title), ...lines].join("\n\n"),
    };
  }
  const { name } = await getIdentity(context);
  const articles = all.map(({ title, lines, path }) =>
    [title, ...lines, words.read, `${context.config.siteOrigin}${path}`].join("\n"),
  );
  const subject = all.length === 1 ? all[0]!.title : words.news({ name });
  return { subject, body: [heading(words.news({ name })), ...articles].join("\n\n") };
}

/** Returns the link to leave the list, and the lines below a mail: its reason, and the links to leave and change. */
async function footOf(
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
