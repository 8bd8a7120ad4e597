import { partOf, type NowPart, type NowReader } from "#src/campsite/now/now-part.ts";
import { localizeWords } from "#src/cms/kind/kind.ts";
import { messageKind } from "./message.ts";
import { findActiveMessage, findNextMessageChange, listRestored } from "./messages.server.ts";
import { backText } from "#messages/messages";
import { isReturning, type Purpose } from "./purpose.ts";

/** Says that water or power is off, according to the current notice, or that it came back within the last 24 hours. */
export const noticesNow: NowReader = async (context, language) => {
  const [active, back, changesAt] = await Promise.all([
    findActiveMessage(context),
    listRestored(context),
    findNextMessageChange(context),
  ]);
  const parts = back.map(({ purpose }) =>
    partOf({
      name: purpose,
      place: "lines",
      level: "unusual",
      icon: purpose,
      title: `${backText[language][purpose].title}.`,
      language,
    }),
  );
  if (active && isReturning(active.purpose)) {
    const { words, language: wordsIn } = localizeWords(messageKind, active, language);
    parts.unshift(
      partOf({
        name: active.purpose,
        place: "lines",
        level: "unusual",
        icon: `${active.purpose}-off`,
        title: words.pageTitle,
        language: wordsIn,
        isInBanner: active.isImportant,
      }),
    );
  }
  return { parts, changesAt };
};

/** True for a part whose notice has a banner already, so that a page doesn't show it twice. */
export const isNoticeInBanner = ({ name, isInBanner }: Pick<NowPart, "name" | "isInBanner">): boolean =>
  isInBanner && isReturning(name as Purpose);
