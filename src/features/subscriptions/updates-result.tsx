import type { ReactNode } from "react";
import { PushEnd } from "#src/campsite/guest-push/push-end.tsx";
import { PushOffer } from "#src/campsite/guest-push/push-offer.tsx";
import { address } from "#src/i18n/addresses.ts";
import { formatDate } from "#src/i18n/format.ts";
import type { Language } from "#src/i18n/language.ts";
import { languageInSentence } from "#src/i18n/names/language-names.ts";
import { listInWords, splitAround } from "#src/i18n/phrases.ts";
import type { AssetUrl } from "#src/platform/pages/assets.ts";
import { Icon, type IconName } from "#src/ui/icon.tsx";
import { updatesText } from "#messages/subscriptions";
import type { Choices } from "./choices.ts";

/** The content that the page /beskjed shows in place of the form. */
export type ResultShown =
  | { state: "confirmationSent"; email: string; until: string }
  | { state: "confirm"; email: string; choices: Choices; token: string }
  | { state: "confirmed" | "changed"; email: string; choices: Choices; token: string }
  | { state: "leave"; token: string }
  | { state: "left"; undo: string | undefined; publicKey: string | undefined }
  | { state: "unknownLink" | "expired" | "mailNotConfigured" };

interface Props {
  shown: ResultShown;
  language: Language;
  assetUrl: AssetUrl;
}

/** Shows the result of a form, or the button behind the link in a mail. */
export function UpdatesResult({ shown, language, assetUrl }: Props) {
  const text = updatesText[language];
  const form = address("updates", language);
  switch (shown.state) {
    case "confirmationSent": {
      const [before, after] = splitAround((email) =>
        text.confirmationSent.sent({ email, until: shown.until }),
      );
      return (
        <>
          <ResultMessage icon="mail">
            {before}
            <b className="breaks">{shown.email}</b>
            {after}
          </ResultMessage>
          <p className="quiet">
            {text.confirmationSent.missing} <a href={form}>{text.confirmationSent.again}</a>
          </p>
        </>
      );
    }
    case "confirm":
      return (
        <>
          <p>{text.confirm.sentence}</p>
          <ChoicesList {...shown} language={language} />
          <form method="post" action={`${form}?confirm=${shown.token}`}>
            <button className="button action">{text.confirm.button}</button>
          </form>
        </>
      );
    case "confirmed":
    case "changed":
      return (
        <>
          <ResultMessage icon="check">
            {shown.state === "changed"
              ? text.changed.sentence
              : shown.email
                ? text.confirmed.sentence
                : text.confirmed.pushed}
          </ResultMessage>
          <ChoicesList {...shown} language={language} />
          <div className="cluster close">
            <a className="button" href={`${form}?change=${shown.token}`}>
              {text.change}
            </a>
            {shown.email ? (
              <form method="post" action={`${form}?leave=${shown.token}`}>
                <button className="button">{text.leave.button}</button>
              </form>
            ) : (
              <form method="post" action={form}>
                <PushEnd language={language} assetUrl={assetUrl} />
              </form>
            )}
          </div>
        </>
      );
    case "leave":
      return (
        <>
          <p>{text.leave.sentence}</p>
          <form method="post" action={`${form}?leave=${shown.token}`}>
            <button className="button primary">{text.leave.button}</button>
          </form>
          <p>
            <a href={`${form}?change=${shown.token}`}>{text.leave.orChange}</a>
          </p>
        </>
      );
    case "left":
      return (
        <>
          <ResultMessage icon="trash">{text.left.sentence}</ResultMessage>
          <div className="cluster close">
            {shown.undo && (
              <form method="post" action={form}>
                <input type="hidden" name="undo" value={shown.undo} />
                {shown.publicKey ? (
                  <PushOffer
                    publicKey={shown.publicKey}
                    words={{ button: text.left.undo, hint: text.left.undoNote }}
                    {...{ language, assetUrl }}
                  />
                ) : (
                  <button className="button">{text.left.undo}</button>
                )}
              </form>
            )}
            <a className="button" href={address("home", language)}>
              {text.left.home}
            </a>
          </div>
          {shown.undo && !shown.publicKey && <p className="quiet">{text.left.undoNote}</p>}
        </>
      );
    case "unknownLink":
      return (
        <>
          <p>{text.unknownLink.sentence}</p>
          <p>
            <a className="button" href={address("contactUs", language)}>
              {text.unknownLink.contact}
            </a>
          </p>
        </>
      );
    case "expired":
      return (
        <>
          <p>{text.expired.sentence}</p>
          <p>
            <a className="button" href={form}>
              {text.expired.again}
            </a>
          </p>
        </>
      );
    case "mailNotConfigured":
      return (
        <>
          <p>{text.mailNotConfigured.sentence}</p>
          <form method="post" action={form}>
            <PushEnd language={language} assetUrl={assetUrl} />
          </form>
        </>
      );
  }
}

const ResultMessage = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <div className="updates-result link-icons size-21 cluster apart">
    <Icon name={icon} />
    <p>{children}</p>
  </div>
);

function ChoicesList({ choices, email, language }: { choices: Choices; email: string; language: Language }) {
  const text = updatesText[language];
  const rows = {
    about: listInWords(
      choices.topics.map((topic) => text.topics[topic].inSentence),
      language,
    ),
    to: email || text.thisDevice,
    ends: formatDate(Temporal.PlainDate.from(choices.until)),
    language: languageInSentence(choices.language, language),
  };
  return (
    <dl className="data-rows">
      {Object.entries(rows).map(([name, value]) => [
        <dt key={name}>{text.rows[name as keyof typeof rows]}</dt>,
        <dd key={`${name} value`} className="breaks">
          <b>{value}</b>
        </dd>,
      ])}
    </dl>
  );
}
