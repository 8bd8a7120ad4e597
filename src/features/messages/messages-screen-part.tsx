import { defineReceptionScreenPart } from "#src/campsite/reception-screen-part.ts";
import { langAttribute } from "#src/i18n/language.ts";
import { splitFirstSentence } from "#src/ui/first-sentence.ts";
import { Icon } from "#src/ui/icon.tsx";
import { loadShownMessages } from "./messages.server.ts";

/** Shows the notices on the wall screen. The screen leaves out lines of `now` that repeat the alert line of a notice. */
export const messagesScreenPart = defineReceptionScreenPart({
  area: "alerts",
  place: 1,
  async load(context) {
    const shown = await loadShownMessages(context);
    return shown.length > 0 ? shown : undefined;
  },
  View: ({ data: messages, language }) =>
    messages.map((message, index) => {
      const [first, rest] = splitFirstSentence(message.words.pageTitle);
      return (
        <li
          key={index}
          className={`row apart stretch ${message.isImportant ? "alert" : "calm"}`}
          lang={langAttribute(message.language, language)}
        >
          <Icon name={message.isImportant ? "alert" : "info"} />
          <p className="two-lines">
            <b>{first}</b>
            {rest}
          </p>
        </li>
      );
    }),
  count: ({ length }) => length,
  replaces: (messages) => messages.map(({ words }) => words.pageTitle),
});
