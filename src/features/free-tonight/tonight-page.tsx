import type { ReactNode } from "react";
import { readPushKey } from "#src/campsite/guest-push/guest-push.server.ts";
import { getIdentity } from "#src/campsite/identity/identity.server.ts";
import type { Identity } from "#src/campsite/identity/identity.ts";
import { isFree } from "#src/campsite/now/free-amount.ts";
import type { FreeToday, PitchKind } from "#src/campsite/now/pitch.ts";
import { receptionNow, receptionState, type ReceptionState } from "#src/campsite/opening-hours/reception.ts";
import { address } from "#src/i18n/addresses.ts";
import { formatPhone } from "#src/i18n/format.ts";
import type { Language } from "#src/i18n/language.ts";
import { definePage, type ViewProps } from "#src/platform/pages/page.ts";
import { breadcrumbList, trail } from "#src/ui/breadcrumbs.tsx";
import { Icon, type IconName } from "#src/ui/icon.tsx";
import { PageHead } from "#src/ui/page-head.tsx";
import { TextColumns } from "#src/ui/text-columns.tsx";
import { freeTonightKindsText, freeTonightText } from "#messages/free-tonight";
import { FreeTodayList } from "./free-today.tsx";
import { isStored, readFree, readWish } from "./free-tonight.server.ts";
import type { Answer } from "./free-tonight-post.server.ts";
import { TonightForm } from "./tonight-form.tsx";

type Step = "form" | "closed" | "confirm" | Answer;

interface Data {
  step: Step;
  kinds: PitchKind[];
  free: FreeToday;
  kind: PitchKind | undefined;
  /** The token of the link in a mail; undefined without `?confirm=`. */
  token: string | undefined;
  publicKey: string;
  reception: ReceptionState;
  identity: Pick<Identity, "phone" | "email">;
}

const crumbs = (language: Language) => trail(language, { label: freeTonightText[language].title });

/**
 * The page /ledig-i-kveld. With `?confirm=`, the page isn't cached, and has the button that confirms an address if the
 * link is valid and the address isn't confirmed yet.
 */
export const tonightPage = definePage<Data>({
  async load(context) {
    const { parts } = context;
    const [{ kinds, free, changesAt }, identity, publicKey] = await Promise.all([
      readFree(context),
      getIdentity(context),
      readPushKey(context),
    ]);
    const token = parts["confirm"];
    const wish = token === undefined ? undefined : await readWish(context, token);
    const reception = receptionState(identity, context.now());
    context.changesAt(changesAt);
    context.changesAt(reception.changesAt);
    const open = context.config.mail ? "form" : "closed";
    const asked = wish && ((await isStored(context, wish)) ? "confirmed" : "confirm");
    const step = token === undefined ? open : (asked ?? "expired");
    return { step, kinds, free, kind: wish?.kind, token, publicKey, reception, identity };
  },
  head(_, { language, config }) {
    const { title, description } = freeTonightText[language];
    return {
      title,
      description,
      structuredData: [breadcrumbList(crumbs(language), config.siteOrigin)],
    };
  },
  extraSources: ({ data: { step } }) => (step === "form" ? { registersServiceWorker: true } : undefined),
  View({ data, language, assetUrl, returned }) {
    const text = freeTonightText[language];
    return (
      <>
        <PageHead
          crumbs={crumbs(language)}
          language={language}
          assetUrl={assetUrl}
          title={text.title}
          lead={text.lead}
        />
        <TextColumns contact={data.identity} language={language}>
          <Shown {...{ data, language, assetUrl, returned }} />
        </TextColumns>
      </>
    );
  },
});

function Shown({ data, language, assetUrl, returned }: Omit<ViewProps<Data>, "consent">) {
  const { kinds, free, token, publicKey, reception, identity } = data;
  const { answer, kind = data.kind, email = "" } = returned?.values ?? {};
  const text = freeTonightText[language];
  const notFree = kinds.filter((each) => !isFree(free[each]));
  const about = { kind: kind ? freeTonightKindsText[language][kind as PitchKind] : "" };
  const call = identity.phone && (
    <a className="button" href={`tel:${identity.phone}`}>
      <Icon name="phone" />
      {formatPhone(identity.phone, language)}
    </a>
  );
  switch ((answer ?? data.step) as Step) {
    case "form":
      return (
        <div className="stack apart">
          {reception.state === "closed-for-season" ? (
            <Told icon="info" words={{ heading: receptionNow(reception, language) }} />
          ) : (
            <FreeTodayList {...{ kinds, free, language }} />
          )}
          {notFree.length > 0 ? (
            <TonightForm kinds={notFree} {...{ language, returned }} push={{ publicKey, assetUrl }} />
          ) : (
            <Told icon="check" words={text.allFree} next={call} />
          )}
        </div>
      );
    case "closed":
      return (
        <div className="stack apart">
          <FreeTodayList {...{ kinds, free, language }} />
          <Told icon="info" words={text.closed} next={call} />
        </div>
      );
    case "asked":
      return <Told icon="mail" words={{ ...text.asked, words: text.asked.words({ email }) }} />;
    case "free":
      return <Told icon="check" words={{ ...text.free, heading: text.free.heading(about) }} next={call} />;
    case "confirm":
      return (
        <form className="stack apart" method="post" action={address("tonight", language)}>
          <input type="hidden" name="confirm" value={token} />
          <p>{text.confirm.words(about)}</p>
          <p>
            <button className="button action">{text.confirm.button}</button>
          </p>
        </form>
      );
    case "confirmed":
      return <Told icon="check" words={{ ...text.confirmed, words: text.confirmed.words(about) }} />;
    case "expired":
      return (
        <Told
          icon="info"
          words={text.expired}
          next={
            <a className="button" href={address("tonight", language)}>
              {text.again}
            </a>
          }
        />
      );
  }
}

interface ToldProps {
  icon: IconName;
  words: { heading: string; words?: string };
  next?: ReactNode;
}

function Told({ icon, words: { heading, words }, next }: ToldProps) {
  return (
    <div className="notice breaks">
      <Icon name={icon} />
      <div>
        <h2>{heading}</h2>
        {words && <p>{words}</p>}
      </div>
      {next}
    </div>
  );
}
