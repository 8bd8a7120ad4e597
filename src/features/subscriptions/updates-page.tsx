import type { ReactNode } from "react";
import { PushEnd } from "#src/campsite/guest-push/push-end.tsx";
import { PushOffer } from "#src/campsite/guest-push/push-offer.tsx";
import { readPushKey } from "#src/campsite/guest-push/guest-push.server.ts";
import { getIdentity } from "#src/campsite/identity/identity.server.ts";
import { confirmableUntil, readConfirmation } from "#src/campsite/opt-in/confirmation.server.ts";
import { getWebsiteSettings } from "#src/campsite/settings/website-settings.server.ts";
import { offeredIn } from "#src/cms/offered-languages.server.ts";
import { address } from "#src/i18n/addresses.ts";
import { formatDate, formatTime } from "#src/i18n/format.ts";
import type { Language } from "#src/i18n/language.ts";
import { languageInSentence } from "#src/i18n/names/language-names.ts";
import { listInWords, splitAround } from "#src/i18n/phrases.ts";
import { dayOf, startOfDay } from "#src/i18n/times/time.ts";
import type { AssetUrl } from "#src/platform/pages/assets.ts";
import { definePage } from "#src/platform/pages/page.ts";
import { breadcrumbList, trail } from "#src/ui/breadcrumbs.tsx";
import { Icon, type IconName } from "#src/ui/icon.tsx";
import { PageHead } from "#src/ui/page-head.tsx";
import { updatesText } from "#messages/subscriptions";
import { proposedTopics, seasonEnd, type Choices } from "./choices.ts";
import { findByToken, findConfirmed, tokenOf, topicsOf } from "./subscriptions.server.ts";
import { UpdatesForm, type FormShown } from "./updates-form.tsx";

type Shown =
  | { state: "form"; form: FormShown }
  | { state: "confirmationSent"; email: string; until: string }
  | { state: "confirm"; email: string; choices: Choices; token: string }
  | { state: "confirmed" | "changed"; email: string; choices: Choices; token: string }
  | { state: "leave"; token: string }
  | { state: "left"; undo: string | undefined; publicKey: string | undefined }
  | { state: "unknownLink" | "expired" | "mailNotConfigured" };

const crumbs = (language: Language) => trail(language, { label: updatesText[language].title });

/** The page /beskjed, where guests add, change and end a subscription by mail or push message. */
export const updatesPage = definePage<Shown>({
  style: "src/features/subscriptions/updates-page.css",
  async load(context): Promise<Shown> {
    const { parts, language } = context;
    const { state } = parts;
    if (state === "confirmationSent")
      return { state, email: parts["email"]!, until: formatTime(confirmableUntil(context), language) };
    if (state === "left") {
      const publicKey = parts["isPush"] ? await readPushKey(context) : undefined;
      return { state, undo: parts["undo"], publicKey };
    }
    if (state === "unknownLink" || state === "expired") return { state };
    const leaving = parts["leave"];
    if (leaving !== undefined)
      return (await findByToken(context, leaving))
        ? { state: "leave", token: leaving }
        : { state: "unknownLink" };
    if (parts["confirm"] !== undefined) {
      const wish = await readConfirmation<Choices>(context, "updates", parts["confirm"]);
      if (!wish) return { state: "expired" };
      const { address: email, values: choices } = wish;
      const done = await findConfirmed(context, email, choices);
      return done
        ? { state: "confirmed", email, choices, token: await tokenOf(context, done) }
        : { state: "confirm", email, choices, token: parts["confirm"] };
    }
    const token = parts["token"] ?? parts["change"];
    const owner = token === undefined ? undefined : await findByToken(context, token);
    const chosen = owner && { topics: topicsOf(owner), language: owner.language, until: owner.until };
    if (parts["token"] !== undefined && chosen)
      return {
        state: state === "changed" ? state : "confirmed",
        email: owner.address,
        choices: chosen,
        token: parts["token"],
      };
    if (token !== undefined && !owner) return { state: "expired" };
    if (!context.config.mail) return { state: "mailNotConfigured" };
    const today = dayOf(context.now());
    context.changesAt(startOfDay(today.add({ days: 1 })));
    const [identity, settings, publicKey] = await Promise.all([
      getIdentity(context),
      getWebsiteSettings(context),
      readPushKey(context),
    ]);
    const end = seasonEnd(identity, today);
    const proposed: Choices = { topics: [...proposedTopics], language, until: "" };
    return {
      state: "form",
      form: {
        choices: chosen ?? proposed,
        token: chosen && token,
        today: today.toString(),
        seasonEnd: { isKnown: end.isKnown, day: end.day.toString() },
        languages: offeredIn(settings),
        publicKey,
      },
    };
  },
  head: (shown, { language, config }) => ({
    title: titleOf(shown, language),
    description: updatesText[language].lead,
    structuredData: [breadcrumbList(crumbs(language), config.siteOrigin)],
  }),
  extraSources: () => ({ registersServiceWorker: true }),
  View({ data: shown, language, assetUrl, returned }) {
    const text = updatesText[language];
    return (
      <>
        <PageHead
          crumbs={crumbs(language)}
          language={language}
          assetUrl={assetUrl}
          title={titleOf(shown, language)}
          {...(shown.state === "form" && { lead: text.lead })}
          isCompact={shown.state !== "form"}
        />
        <div className="wrap updates stack apart">
          {shown.state === "form" ? (
            <UpdatesForm form={shown.form} {...{ language, assetUrl, returned }} />
          ) : (
            <Result shown={shown} language={language} assetUrl={assetUrl} />
          )}
        </div>
      </>
    );
  },
});

const titleOf = ({ state }: Shown, language: Language): string =>
  state === "form" ? updatesText[language].title : updatesText[language][state].title;

interface ResultProps<State> {
  shown: Extract<Shown, { state: State }>;
  language: Language;
  assetUrl: AssetUrl;
}

function Result({ shown, language, assetUrl }: ResultProps<Exclude<Shown["state"], "form">>) {
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
      return <p>{text.mailNotConfigured.sentence}</p>;
  }
}

const ResultMessage = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <div className="updates-result size-21 row apart">
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
