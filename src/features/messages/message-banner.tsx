import type { ReactNode } from "react";
import { langAttribute, type Language } from "#src/i18n/language.ts";
import type { Localized } from "#src/i18n/translation.ts";
import { splitFirstSentence } from "#src/ui/first-sentence.ts";
import { Icon } from "#src/ui/icon.tsx";
import type { MessageWords } from "./message.ts";
import { messageText } from "#messages/messages";

/** The message that guests see, in one language; its `message` is cleaned HTML. */
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
  /** Draws its text in HTML. */
  Prose: (props: ProseProps) => ReactNode;
}

/**
 * What a message says below its heading, wherever it is read whole: in the alert's dialog, in place, and in the view
 * that staff have beside the form.
 */
export function MessageBody({ words, lang, Prose }: BodyProps) {
  return <Prose html={words.message} lang={lang} />;
}

/**
 * An alert across the page. Its button opens the whole message, and a press anywhere on the alert works too. On pages
 * where guests look for something else it is short: only the line's first sentence. Browsers open the dialog by
 * themselves; the script does it in those that don't know the button's command. Without either, a link leads to the
 * message.
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

/** A message that isn't urgent: calm, with its full text in place. */
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
