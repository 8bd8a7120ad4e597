import type { Announcement } from "#src/campsite/announcements.ts";
import { localizeWords } from "#src/cms/kind/kind.ts";
import { languages, type Language } from "#src/i18n/language.ts";
import type { Context } from "#src/platform/context.ts";
import { linesOf } from "#src/platform/pages/html.ts";
import { messageKind, type Message } from "./message.ts";
import { rankedAt } from "./message-view.ts";
import { backWords, listActiveMessages, listRestored, shownWords } from "./messages.server.ts";
import { topicOf } from "./purpose.ts";

/** Returns the current notices, and the notices that say that water or power is back. */
export async function announcedMessages(context: Context): Promise<Announcement[]> {
  const [active, restored] = await Promise.all([listActiveMessages(context), listRestored(context)]);
  const current = rankedAt(active, context.now()).map((each): Announcement => ({
    kind: "message",
    id: each.id,
    topic: topicOf(each.purpose),
    since: each.announcementDate,
    end: { kind: "back", id: each.id },
    async words(at, language) {
      const { words } = await shownWords(at, each, language);
      return inMail(words);
    },
    listChanged: (at, since) => listChangedLanguages(at, each.id, since),
  }));
  const back = restored.map(({ purpose, messages }): Announcement => {
    const { id, unpublishDate } = messages
      .toSorted((one, other) => one.unpublishDate!.localeCompare(other.unpublishDate!) || one.id - other.id)
      .at(-1)!;
    return {
      kind: "back",
      id,
      topic: purpose,
      since: unpublishDate!,
      follows: { kind: "message", id },
      words: async (_, language) => inMail(backWords(purpose, language)),
    };
  });
  return [...current, ...back];
}

/**
 * Returns the languages in which the words of a notice have changed since an earlier time. A guest whose language has
 * no complete translation reads the Norwegian words. A new live value doesn't count as a change.
 */
async function listChangedLanguages({ db }: Context, id: number, since: string): Promise<Language[]> {
  const versions = db
    .selectFrom("historyEntry")
    .select("fields")
    .where("kind", "=", "message")
    .where("resourceId", "=", id)
    .where("action", "<>", "drafted")
    .orderBy("id", "desc")
    .limit(1);
  const [then, now] = await Promise.all([
    versions.where("at", "<=", since).executeTakeFirst(),
    versions.executeTakeFirst(),
  ]);
  if (!then || !now) return [...languages];
  return languages.filter((language) => {
    const [before, after] = [then, now].map(({ fields }) =>
      JSON.stringify(localizeWords(messageKind, JSON.parse(fields) as Message, language).words),
    );
    return before !== after;
  });
}

const inMail = (words: { pageTitle: string; title: string; message: string }) => ({
  subject: words.pageTitle,
  title: words.title,
  lines: linesOf(words.message),
});
