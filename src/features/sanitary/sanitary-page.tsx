import { inScenery, loadScenery, type Scenery } from "#src/campsite/view/scenery.server.ts";
import { getIdentity } from "#src/campsite/identity/identity.server.ts";
import type { Identity } from "#src/campsite/identity/identity.ts";
import { headOfText, PageTextHead } from "#src/campsite/page-texts/page-text-head.tsx";
import { getPageText, type LocalizedPageText } from "#src/campsite/page-texts/page-texts.server.ts";
import { UnwrittenNote } from "#src/campsite/page-texts/unwritten-note.tsx";
import { getWebsiteSettings } from "#src/campsite/settings/website-settings.server.ts";
import { address } from "#src/i18n/addresses.ts";
import { definePage } from "#src/platform/pages/page.ts";
import { Icon } from "#src/ui/icon.tsx";
import { Prose } from "#src/ui/prose.tsx";
import { TextColumns } from "#src/ui/text-columns.tsx";
import { BuildingBoard, type BuildingShown } from "./building-board.tsx";
import { splitAtNumber, cardStepKind, type CardStep } from "#src/campsite/card-steps/card-step.ts";
import { buildingState, localizeBuilding } from "./sanitary-building.ts";
import { cardStepCollection } from "#src/campsite/card-steps/card-steps.server.ts";
import { sanitaryBuildingCollection } from "./sanitary.server.ts";
import { sanitaryText } from "#messages/sanitary";
import { Fragment } from "react";
import { formatPhone, formatShortTime } from "#src/i18n/format.ts";
import { langAttribute, type Language } from "#src/i18n/language.ts";
import { localizeWords } from "#src/cms/kind/kind.ts";
import type { AssetUrl } from "#src/platform/pages/assets.ts";
import { anchorOf } from "#src/cms/resource-addresses.ts";

interface Data {
  page: LocalizedPageText;
  buildings: BuildingShown[];
  scenery: Scenery;
  steps: CardStep[];
  identity: Pick<Identity, "phone" | "email" | "quietFrom" | "quietTo">;
  canTopUp: boolean;
}

export const sanitaryPage = definePage<Data>({
  async load(context) {
    const [page, scenery, buildings, steps, identity, settings] = await Promise.all([
      getPageText(context, "sanitary", context.language),
      loadScenery(context),
      sanitaryBuildingCollection.listAll(context),
      cardStepCollection.listAll(context),
      getIdentity(context),
      getWebsiteSettings(context),
    ]);
    return {
      page,
      scenery,
      buildings: buildings.map((building) => {
        const now = buildingState(building.cleaning, identity.season, context.now());
        context.changesAt(now.changesAt);
        return { ...localizeBuilding(building, context.language), now };
      }),
      steps,
      identity,
      canTopUp: settings.enableCPay,
    };
  },
  head: ({ page }, context) => headOfText(page, context),
  View({ data: { page, scenery, buildings, steps, identity, canTopUp }, language, assetUrl }) {
    const text = sanitaryText[language];
    return (
      <>
        <PageTextHead page={page} language={language} assetUrl={assetUrl} />
        <div className="wrap page-start sanitary unless-empty">
          {buildings.length > 0 && (
            <BuildingBoard
              buildings={buildings}
              drawing={inScenery("sanitary-pair", scenery)}
              language={language}
              assetUrl={assetUrl}
            />
          )}
          {steps.length > 0 && (
            <section className="section" aria-labelledby="card">
              <div className="section-head">
                <h2 id="card">{text.cardHeading}</h2>
                <p className="quiet">{text.cardNote}</p>
              </div>
              <CardCourse steps={steps} phone={identity.phone} language={language} assetUrl={assetUrl} />
            </section>
          )}
          {canTopUp && (
            <section className="notice sanitary-top-up" aria-labelledby="empty-card">
              <Icon name="info" />
              <div>
                <h2 id="empty-card">{text.emptyCard}</h2>
                <p>
                  {text.topUpNote({
                    from: formatShortTime(identity.quietFrom, language),
                    to: formatShortTime(identity.quietTo, language),
                  })}
                </p>
              </div>
              <a className="button primary" href={address("topUp", language)}>
                {text.topUp}
              </a>
            </section>
          )}
        </div>
        <TextColumns contact={identity} language={language}>
          {page.isUnwritten && buildings.length === 0 && <UnwrittenNote language={language} />}
          <Prose html={page.body} wordsIn={page.language} language={language} />
        </TextColumns>
      </>
    );
  },
});

interface Props {
  steps: CardStep[];
  phone: string;
  language: Language;
  assetUrl: AssetUrl;
}

function CardCourse({ steps, phone, language, assetUrl }: Props) {
  return (
    <ol className="card-course board fill">
      {steps.map((step, index) => {
        const { id, drawing } = step;
        const { words, language: actual } = localizeWords(cardStepKind, step, language);
        return (
          <li key={id} id={anchorOf("cardStep", id)}>
            <div className="card-picture">
              <img src={assetUrl(`drawings/${drawing}.svg`)} alt="" width={296} height={190} loading="lazy" />
            </div>
            <p className="waypoint" aria-hidden="true">
              {index + 1}
            </p>
            <div className="card-words" lang={langAttribute(actual, language)}>
              <h3>{words.title}</h3>
              <p className="size-17 gap-above-8 lines-14 hyphens">
                <WithPhone text={words.text} phone={phone} language={actual} />
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function WithPhone({ text, phone, language }: { text: string; phone: string; language: Language }) {
  const number = formatPhone(phone, language);
  return splitAtNumber(text, number).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <a className="figures" href={`tel:${phone}`}>
          {number}
        </a>
      )}
      {part}
    </Fragment>
  ));
}
