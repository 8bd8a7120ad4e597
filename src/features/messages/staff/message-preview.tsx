import { listInWords } from "#src/i18n/phrases.ts";
import { useId, type ReactNode } from "react";
import { languageTag, type Language } from "#src/i18n/language.ts";
import { languageInSentence } from "#src/i18n/names/language-names.ts";
import { otherLanguages, type Translations } from "#src/i18n/translation.ts";
import { mapWords } from "#src/cms/kind/kind.ts";
import { splitFirstSentence } from "#src/ui/first-sentence.ts";
import { Icon } from "#src/ui/icon.tsx";
import type { LanguageState } from "#src/i18n/translation.ts";
import { LanguageChips } from "#src/cms/staff/fields/language-signs.tsx";
import { SafeHtml } from "#src/cms/staff/editor/safe-html.tsx";
import { useFill, useRenew } from "#src/cms/staff/live-values/use-live-values.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { MessageBody } from "#src/features/messages/message-banner.tsx";
import { messageKind, type MessageWords } from "#src/features/messages/message.ts";
import { messageText, messagesAdminText } from "#messages/messages";

interface Props {
  norwegian: MessageWords;
  translations: Translations<MessageWords>;
  language: Language;
  isImportant: boolean;
  states: Record<Language, LanguageState>;
}

/** Returns the words in a language, with current live values. The Norwegian words replace blank translations. */
function useWordsIn({ norwegian, translations, language }: Props): MessageWords {
  const translated = language === "nb" ? {} : (translations[language] ?? {});
  const written = Object.entries(translated).filter(([, words]) => words?.trim());
  const words: MessageWords = { ...norwegian, ...Object.fromEntries(written) };
  const [fill, renew] = [useFill(), useRenew()];
  return mapWords(messageKind, words, (text, _, isHtml) =>
    isHtml ? renew(text, language, isHtml) : fill(text, language),
  );
}

const Prose = ({ html }: { html: string }) => (
  <div className="prose gap-above-8">
    <SafeHtml html={html} />
  </div>
);

/** Previews a notice while staff write it: an alert with its dialog, or a calm notice. */
export function MessagePreview(props: Props) {
  const { siteName, language } = useStaff();
  const text = messagesAdminText[language].preview;
  const words = useWordsIn(props);
  const lang = languageTag[props.language];
  const isAlert = props.isImportant;
  return (
    <>
      <div className="preview-page rounded breaks">
        <p className="preview-band bold row">
          <Icon name="mark" />
          {siteName}
        </p>
        {isAlert && <PreviewBanner words={words} language={props.language} />}
        <Skerries />
        {!isAlert && <PreviewNotice words={words} lang={lang} />}
      </div>
      {isAlert && (
        <>
          <p className="field-hint">{text.onPress}</p>
          <div className="preview-dialog inset-16 rounded breaks" lang={lang}>
            <h3 className="title">{words.title || text.noHeading}</h3>
            <MessageBody words={words} Prose={Prose} />
          </div>
        </>
      )}
      <Untranslated {...props} />
    </>
  );
}

/** Shows a short preview on phones. `whole` is the button for the preview of the real page. */
export function MessagePreviewStrip({ whole, ...props }: Props & { whole: ReactNode }) {
  const text = messagesAdminText[useStaff().language].preview;
  const words = useWordsIn(props);
  const id = useId();
  return (
    <section className="preview-strip full-bar line-below on-sand on-phone" aria-labelledby={id}>
      <div className="ends">
        <h2 id={id} className="heading-note row quiet fine icons-18">
          <Icon name="eye" />
          {text.heading}
        </h2>
        {whole}
      </div>
      {props.isImportant ? (
        <PreviewBanner words={words} language={props.language} />
      ) : (
        <p
          className="preview-line on-mist as-link row loose strong breaks"
          lang={languageTag[props.language]}
        >
          <Icon name="info" />
          {words.title || text.noHeading}
        </p>
      )}
    </section>
  );
}

function PreviewBanner({ words, language }: { words: MessageWords; language: Language }) {
  const { noTitle } = messagesAdminText[useStaff().language].preview;
  const [first, rest] = splitFirstSentence(words.pageTitle || noTitle);
  return (
    <div className="preview-banner row loose at-top lines-13 as-alert" lang={languageTag[language]}>
      <Icon name="alert" />
      <p>
        <strong className="block">{first}</strong>
        {rest} <span className="preview-read block gap-above-4 strong">{messageText[language].read}</span>
      </p>
    </div>
  );
}

function PreviewNotice({ words, lang }: { words: MessageWords; lang: string }) {
  const { noHeading } = messagesAdminText[useStaff().language].preview;
  return (
    <div className="preview-notice link-icons inset-16 rounded stack on-mist" lang={lang}>
      <Icon name="info" />
      <div>
        <h3 className="as-link">{words.title || noHeading}</h3>
        <MessageBody words={words} Prose={Prose} />
      </div>
    </div>
  );
}

function Untranslated({ states }: Props) {
  const { language: spoken, offered } = useStaff();
  const { missing } = messagesAdminText[spoken].preview;
  const without = otherLanguages.filter(
    (language) => offered.includes(language) && states[language] === "missing",
  );
  return (
    <div className="stack close">
      <LanguageChips states={states} />
      {without.length > 0 && (
        <p className="field-hint">
          {missing({
            languages: listInWords(
              without.map((language) => languageInSentence(language, spoken)),
              spoken,
              "disjunction",
            ),
          })}
        </p>
      )}
    </div>
  );
}

/** Draws a small sea in place of the rest of the home page. */
function Skerries() {
  return (
    <svg
      className="preview-view full"
      viewBox="0 0 380 120"
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
    >
      <circle fill="light-dark(#f1e6cf, #d9cfbe)" cx="292" cy="38" r="17" />
      <path
        fill="light-dark(#9db5b6, #1d4650)"
        d="M0 74c40-14 70-18 104-8 34-12 66-12 96-2 36-14 84-16 180 6v50H0z"
      />
      <path fill="light-dark(#7c9ca1, #163a45)" d="M0 84h380v36H0z" />
      <path
        fill="light-dark(#3b5d63, #0a2731)"
        d="M0 98c34-16 62-12 92 2 30-6 52-4 76 6H0zM232 106c24-18 60-24 148-16v30H232z"
      />
    </svg>
  );
}
