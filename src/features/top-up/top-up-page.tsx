import { externalAddresses } from "#src/campsite/identity/demo-pages.ts";
import { splitAround } from "#src/i18n/phrases.ts";
import { getIdentity } from "#src/campsite/identity/identity.server.ts";
import type { Identity } from "#src/campsite/identity/identity.ts";
import { getPageText, type LocalizedPageText } from "#src/campsite/page-texts/page-texts.server.ts";
import { getWebsiteSettings } from "#src/campsite/settings/website-settings.server.ts";
import { cardStepCollection } from "#src/campsite/card-steps/card-steps.server.ts";
import { langAttribute, type Language } from "#src/i18n/language.ts";
import { definePage } from "#src/platform/pages/page.ts";
import { breadcrumbList, trail } from "#src/ui/breadcrumbs.tsx";
import { Prose } from "#src/ui/prose.tsx";
import { PageHead } from "#src/ui/page-head.tsx";
import { topUpText } from "#messages/top-up";
import { address, partAddress } from "#src/i18n/addresses.ts";
import type { AssetUrl } from "#src/platform/pages/assets.ts";
import { Icon } from "#src/ui/icon.tsx";
import { TextColumns } from "#src/ui/text-columns.tsx";

interface Data {
  page: LocalizedPageText;
  identity: Pick<Identity, "phone" | "email" | "cardPaymentUrl">;
  state: CardState;
}

/** The place where guests top up a card. "none" when nothing on the site suggests that the campsite has cards. */
type CardState = "online" | "atReception" | "none";

const crumbs = (page: LocalizedPageText, language: Language) =>
  trail(language, { label: page.title, lang: langAttribute(page.language, language) });

/** The page /kort leads to the card-payment provider, or to the reception when online payment is off. */
export const topUpPage = definePage<Data>({
  style: "src/features/top-up/top-up.css",
  async load(context) {
    const [page, stored, { enableCPay }, steps] = await Promise.all([
      getPageText(context, "topUp", context.language),
      getIdentity(context),
      getWebsiteSettings(context),
      cardStepCollection.listAll(context),
    ]);
    const identity = { ...stored, ...externalAddresses(stored, context) };
    const { cardPaymentUrl } = identity;
    const hasCard = enableCPay || cardPaymentUrl !== "" || steps.length > 0;
    const state = enableCPay && cardPaymentUrl !== "" ? "online" : hasCard ? "atReception" : "none";
    return { page, identity, state };
  },
  head: ({ page, state }, { language, config }) => ({
    title: page.title,
    description: state === "online" ? page.description : topUpText[language].leads[state],
    languages: page.languages,
    editScreen: page.editScreen,
    ...(state === "none" && { isUnlisted: true }),
    structuredData: [breadcrumbList(crumbs(page, language), config.siteOrigin)],
  }),
  View({ data: { page, identity, state }, language, assetUrl }) {
    const head = { crumbs: crumbs(page, language), language, assetUrl, title: page.title };
    return (
      <>
        {state === "online" ? (
          <PageHead {...head} lead={page.lead} wordsIn={page.language} />
        ) : (
          <PageHead {...head} lead={topUpText[language].leads[state]} />
        )}
        <TextColumns contact={identity} language={language}>
          {state === "online" ? (
            <>
              <Onwards url={identity.cardPaymentUrl} language={language} assetUrl={assetUrl} />
              <Prose html={page.body} wordsIn={page.language} language={language} />
              <script type="module" src={assetUrl("src/features/top-up/top-up.client.ts")} />
            </>
          ) : (
            state === "atReception" && <AtReception language={language} assetUrl={assetUrl} />
          )}
        </TextColumns>
      </>
    );
  },
});

interface Props {
  language: Language;
  assetUrl: AssetUrl;
}

/** The length of the countdown. Guests have enough time to find the card's number. */
const seconds = 30;

/** The script top-up.client.ts shows the inert and hidden elements. Without the script, only the link is visible. */
function Onwards({ url, language, assetUrl }: Props & { url: string }) {
  const text = topUpText[language];
  const { host } = new URL(url);
  const [before, after] = splitAround((place) => text.waiting({ seconds: place }));
  return (
    <section className="top-up board h2-33" aria-labelledby="onwards" data-top-up="">
      <img className="full" src={assetUrl("drawings/rfid-load.svg")} alt="" width={296} height={190} />
      <div className="top-up-words inset">
        <h2 id="onwards">{text.heading({ host })}</h2>
        <p>{text.explanation}</p>
        <a className="button action breaks" href={url} rel="noopener">
          {text.goTo({ host })}
          <Icon name="right" />
        </a>
        <div className="top-up-wait cluster" inert>
          <p role="timer">
            {before}
            <b className="figures heavy">{seconds}</b>
            {after}
          </p>
          <button className="button" type="button">
            {text.stop}
          </button>
        </div>
        <output className="block">
          <span className="visually-hidden" hidden>
            {text.announced({ host, seconds })}
          </span>
          <span hidden>{text.stopped}</span>
        </output>
      </div>
    </section>
  );
}

function AtReception({ language, assetUrl }: Props) {
  const text = topUpText[language];
  return (
    <section className="top-up board h2-33" aria-labelledby="at-reception">
      <img className="full" src={assetUrl("drawings/rfid-get.svg")} alt="" width={296} height={190} />
      <div className="top-up-words inset">
        <h2 id="at-reception">{text.offHeading}</h2>
        <p>{text.offExplanation}</p>
        <p>
          <a href={partAddress("contactUs", "openingHours", language)}>{text.openingHours}</a>
        </p>
        <p>
          <a href={address("sanitary", language)}>{text.aboutTheCard}</a>
        </p>
      </div>
    </section>
  );
}
