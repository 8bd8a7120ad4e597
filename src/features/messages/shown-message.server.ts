import type { PageContext } from "#src/platform/pages/page.ts";
import { sanitize } from "#src/platform/pages/html.ts";
import { localize } from "#src/i18n/translation.ts";
import type { ShownMessage } from "./message-banner.tsx";
import { wordsOf } from "#src/resource/kind.ts";
import { messageKind } from "./message.ts";
import { findActiveMessage, findNextMessageChange } from "./messages.server.ts";

/** The message that guests see now, in the page's language; the page is made anew when the next one comes or goes. */
export async function loadShownMessage(context: PageContext): Promise<ShownMessage | undefined> {
  const [found, next] = await Promise.all([findActiveMessage(context), findNextMessageChange(context)]);
  context.changesAt(next);
  if (!found) return undefined;
  const { isImportant, translations } = found;
  const { words, language } = localize(wordsOf(messageKind, found), translations, context.language);
  return { language, words: { ...words, message: sanitize(words.message, language) }, isImportant };
}
