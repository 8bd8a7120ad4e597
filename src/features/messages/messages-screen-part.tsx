import { defineReceptionScreenPart } from "#src/campsite/reception-screen-part.ts";
import { langAttribute } from "#src/i18n/language.ts";
import { splitFirstSentence } from "#src/ui/first-sentence.ts";
import { Icon } from "#src/ui/icon.tsx";
import { loadShownMessage } from "./messages.server.ts";

/** The notice. It replaces the line of “right now” with the same words. */
export const messagesScreenPart = defineReceptionScreenPart({
  area: "alerts",
  place: 1,
  load: loadShownMessage,
  View({ data: message, language }) {
    const [first, rest] = splitFirstSentence(message.words.pageTitle);
    return (
      <li className={message.isImportant ? "alert" : "calm"} lang={langAttribute(message.language, language)}>
        <Icon name={message.isImportant ? "alert" : "info"} />
        <p>
          <b>{first}</b>
          {rest}
        </p>
      </li>
    );
  },
  replaces: ({ words }) => words.pageTitle,
});
