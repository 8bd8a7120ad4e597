import { partOf, type NowReader } from "#src/campsite/now/now-part.ts";
import { localizeWords } from "#src/cms/kind/kind.ts";
import { messageKind } from "./message.ts";
import { findNextMessageChange, listRestored, listShownMessages } from "./messages.server.ts";
import { backText } from "#messages/messages";
import { isReturning } from "./purpose.ts";

/** Says that water or power is off, or came back within the last 24 hours, by the shown notices. */
export const noticesNow: NowReader = async (context, language) => {
  const [shown, back, changesAt] = await Promise.all([
    listShownMessages(context),
    listRestored(context),
    findNextMessageChange(context),
  ]);
  const off = shown.flatMap((each) => {
    const { purpose, isImportant } = each;
    if (!isReturning(purpose)) return [];
    const { words, language: wordsIn } = localizeWords(messageKind, each, language);
    return partOf({
      name: purpose,
      place: "lines",
      level: "unusual",
      icon: `${purpose}-off`,
      title: words.pageTitle,
      language: wordsIn,
      isInBanner: isImportant,
    });
  });
  const returned = back.map(({ purpose }) =>
    partOf({
      name: purpose,
      place: "lines",
      level: "unusual",
      icon: purpose,
      title: `${backText[language][purpose].title}.`,
      language,
    }),
  );
  return { parts: [...off, ...returned], changesAt };
};
