import type { Announcement, Topic } from "#src/campsite/announcements.ts";
import type { Context } from "#src/platform/context.ts";
import { linesOf } from "#src/platform/pages/html.ts";
import { rankedAt } from "./message-view.ts";
import { backWords, listActiveMessages, listRestored, shownWords } from "./messages.server.ts";
import type { Purpose } from "./purpose.ts";

/** TABLE  the purposes with their own topic. Guests can choose some topics instead of all notices. */
const topicOf: { readonly [Name in Purpose]?: Topic } = {
  water: "water",
  power: "power",
  road: "closed",
  cleaning: "closed",
};

/** Returns the current notices, and a notice for water or power that is back. The words are those of the banner. */
export async function announcedMessages(context: Context): Promise<Announcement[]> {
  const [active, restored] = await Promise.all([listActiveMessages(context), listRestored(context)]);
  const current = rankedAt(active, context.now()).map((each): Announcement => ({
    kind: "message",
    id: each.id,
    topic: topicOf[each.purpose] ?? "notices",
    since: each.announcementDate,
    end: { kind: "back", id: each.id },
    async words(at, language) {
      const { words } = await shownWords(at, each, language);
      return inMail(words);
    },
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

const inMail = (words: { pageTitle: string; title: string; message: string }) => ({
  subject: words.pageTitle,
  title: words.title,
  lines: linesOf(words.message),
});
