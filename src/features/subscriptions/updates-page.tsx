import { readPushKey } from "#src/campsite/guest-push/guest-push.server.ts";
import { getIdentity } from "#src/campsite/identity/identity.server.ts";
import { confirmableUntil, readConfirmation } from "#src/campsite/opt-in/confirmation.server.ts";
import { getWebsiteSettings } from "#src/campsite/settings/website-settings.server.ts";
import { offeredIn } from "#src/cms/offered-languages.server.ts";
import { formatTime } from "#src/i18n/format.ts";
import type { Language } from "#src/i18n/language.ts";
import { dayOf, startOfDay } from "#src/i18n/times/time.ts";
import { definePage } from "#src/platform/pages/page.ts";
import { breadcrumbList, trail } from "#src/ui/breadcrumbs.tsx";
import { PageHead } from "#src/ui/page-head.tsx";
import { updatesText } from "#messages/subscriptions";
import { proposedTopics, seasonEnd, type Choices } from "./choices.ts";
import { findByToken, findConfirmed, tokenOf, topicsOf } from "./subscriptions.server.ts";
import { UpdatesForm, type FormShown } from "./updates-form.tsx";
import { UpdatesResult, type ResultShown } from "./updates-result.tsx";

type Shown = { state: "form"; form: FormShown } | ResultShown;

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
            <UpdatesResult shown={shown} language={language} assetUrl={assetUrl} />
          )}
        </div>
      </>
    );
  },
});

const titleOf = ({ state }: Shown, language: Language): string =>
  state === "form" ? updatesText[language].title : updatesText[language][state].title;
