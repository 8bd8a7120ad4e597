import { Fragment, type ReactNode } from "react";
import { address } from "#src/i18n/addresses.ts";
import { langAttribute, type Language } from "#src/i18n/language.ts";
import type { Localized } from "#src/i18n/translation.ts";
import { splitFirstSentence } from "#src/ui/first-sentence.ts";
import { Icon } from "#src/ui/icon.tsx";
import type { MessageWords } from "./message.ts";
import { messageText } from "#messages/messages";
import { siteText } from "#messages/site";

/** A notice in one language, as guests see it. The text in `message` is sanitized HTML. */
export interface ShownMessage extends Localized<MessageWords> {
  isImportant: boolean;
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

/** The text of a notice below its heading, in the dialog, the calm notice and the staff preview. */
export function MessageBody({ words, lang, Prose }: BodyProps) {
  return <Prose html={words.message} lang={lang} />;
}

interface BannerProps {
  /** All shown notices. An alert comes first. */
  messages: readonly ShownMessage[];
  isShort: boolean;
  canSubscribe: boolean;
  language: Language;
}

/**
 * Shows an alert across the page: the alert line of the first notice, and the number of the other alerts. When
 * `isShort` is true, the alert shows only the first sentence of the line. A click anywhere on the alert opens a dialog
 * with all notices. The button opens the dialog with a command (Invoker Commands API). In browsers without commands,
 * a script opens the dialog. Without scripts, a link leads to the notices.
 */
export function MessageBanner({ messages, isShort, canSubscribe, language }: BannerProps) {
  const text = messageText[language];
  const [first, rest] = splitFirstSentence(messages[0]!.words.pageTitle);
  const others = messages.filter(({ isImportant }) => isImportant).length - 1;
  return (
    <>
      <section className={isShort ? "banner short" : "banner"} aria-label={text.alert}>
        <div className="wrap cluster">
          <Icon name="alert" />
          <p>
            <span lang={langAttribute(messages[0]!.language, language)}>
              <strong>{first}</strong>
              {!isShort && rest}
            </span>
            {others > 0 && ` · ${text.others({ count: others })}`}
          </p>
          <noscript>
            <a className="row-link" href="#message">
              {text.read}
            </a>
          </noscript>
          <button className="row-link" type="button" {...{ command: "show-modal", commandfor: "message" }}>
            {text.read}
          </button>
        </div>
      </section>
      <dialog className="message board" id="message" aria-labelledby="message-title">
        <div className="minute-scale" />
        {messages.map(({ words, language: wordsIn }, index) => {
          const lang = langAttribute(wordsIn, language);
          return (
            <Fragment key={index}>
              <h2 lang={lang} {...(index === 0 && { id: "message-title", tabIndex: -1, autoFocus: true })}>
                {words.title}
              </h2>
              <MessageBody words={words} lang={lang} Prose={CleanedHtml} />
            </Fragment>
          );
        })}
        <form method="dialog" className="cluster close">
          {canSubscribe && (
            <a className="button" href={address("updates", language)}>
              {siteText[language].pages.updates}
            </a>
          )}
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

interface NoticeProps {
  message: ShownMessage;
  canSubscribe: boolean;
  language: Language;
}

/** Shows a calm notice with its full text, without a dialog. */
export function MessageNotice({ message, canSubscribe, language }: NoticeProps) {
  return (
    <section
      className="notice wide"
      aria-label={messageText[language].notice}
      lang={langAttribute(message.language, language)}
    >
      <Icon name="info" />
      <div>
        <h2 className="gap-below-8">{message.words.title}</h2>
        <MessageBody words={message.words} Prose={CleanedHtml} />
        {canSubscribe && (
          <a
            className="target unprinted"
            lang={langAttribute(language, message.language)}
            href={address("updates", language)}
          >
            {siteText[language].pages.updates}
          </a>
        )}
      </div>
    </section>
  );
}
