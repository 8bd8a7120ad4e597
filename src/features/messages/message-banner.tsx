import type { ReactNode } from "react";
import { langAttribute, type Language } from "#src/i18n/language.ts";
import type { Localized } from "#src/i18n/translation.ts";
import { splitFirstSentence } from "#src/ui/first-sentence.ts";
import { Icon } from "#src/ui/icon.tsx";
import type { MessageWords } from "./message.ts";
import { messageText } from "#messages/messages";

/** A message in one language, as guests see it. Its `message` is sanitized HTML. */
export interface ShownMessage extends Localized<MessageWords> {
  isImportant: boolean;
}

interface Props {
  message: ShownMessage;
  language: Language;
}

interface ProseProps {
  html: string;
  lang?: string | undefined;
}

const CleanedHtml = ({ html, lang }: ProseProps) => (
  <div className="prose" lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
);

interface BodyProps {
  words: MessageWords;
  lang?: string | undefined;
  Prose: (props: ProseProps) => ReactNode;
}

/** The body of a message below its heading, as the dialog, the calm notice and the staff preview show it. */
export function MessageBody({ words, lang, Prose }: BodyProps) {
  return <Prose html={words.message} lang={lang} />;
}

/**
 * An alert across the page; clicking anywhere on it opens the whole message. It shows the message's short line, and
 * only its first sentence when `isShort`. The button opens the dialog by its command (Invoker Commands API), and a
 * script does so in browsers without support. Without scripts, a link leads to the message.
 */
export function MessageBanner({ message, isShort, language }: Props & { isShort: boolean }) {
  const text = messageText[language];
  const [first, rest] = splitFirstSentence(message.words.pageTitle);
  const lang = langAttribute(message.language, language);
  return (
    <>
      <section className={isShort ? "banner short" : "banner"} aria-label={text.alert}>
        <div className="wrap">
          <Icon name="alert" />
          <p lang={lang}>
            <strong>{first}</strong>
            {!isShort && rest}
          </p>
          <noscript>
            <a href="#message">{text.read}</a>
          </noscript>
          <button type="button" {...{ command: "show-modal", commandfor: "message" }}>
            {text.read}
          </button>
        </div>
      </section>
      <dialog className="message" id="message" aria-labelledby="message-title">
        <div className="minute-scale" />
        <h2 id="message-title" lang={lang} tabIndex={-1} autoFocus>
          {message.words.title}
        </h2>
        <MessageBody words={message.words} lang={lang} Prose={CleanedHtml} />
        <form method="dialog">
          <button className="button">{text.close}</button>
          <noscript>
            <a className="button" href="#closed">
              {text.close}
            </a>
          </noscript>
        </form>
      </dialog>
    </>
  );
}

/** A message that isn't urgent, shown with its full text in place. */
export function MessageNotice({ message, language }: Props) {
  return (
    <section
      className="notice wide"
      aria-label={messageText[language].notice}
      lang={langAttribute(message.language, language)}
    >
      <Icon name="info" />
      <div>
        <h2>{message.words.title}</h2>
        <MessageBody words={message.words} Prose={CleanedHtml} />
      </div>
    </section>
  );
}
