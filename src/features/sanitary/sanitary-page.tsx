import { getIdentity } from "#src/features/identity/identity.server.ts";
import type { Identity } from "#src/features/identity/identity.ts";
import { headOfText, PageTextHead } from "#src/features/page-texts/page-text-head.tsx";
import { getPageText, type LocalizedPageText } from "#src/features/page-texts/page-texts.server.ts";
import { getWebsiteSettings } from "#src/features/settings/website-settings.server.ts";
import { address } from "#src/i18n/addresses.ts";
import { definePage } from "#src/platform/pages/page.ts";
import { AskUs } from "#src/ui/ask-us.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Prose } from "#src/ui/prose.tsx";
import { BuildingBoard, type BuildingShown } from "./building-board.tsx";
import { CardCourse } from "./card-course.tsx";
import type { CardStep } from "./card-step.ts";
import { buildingState, localizeBuilding } from "./sanitary-building.ts";
import { cardStepCollection, sanitaryBuildingCollection } from "./sanitary.server.ts";
import { sanitaryText } from "./sanitary.text.ts";

interface Data {
  page: LocalizedPageText;
  buildings: BuildingShown[];
  steps: CardStep[];
  identity: Pick<Identity, "phone" | "email" | "quietFrom" | "quietTo">;
  canTopUp: boolean;
}

/** /info/sanitary: what the buildings have and whether they are open, how the card works, and what staff write besides. */
export const sanitaryPage = definePage<Data>({
  async load(context) {
    const [page, buildings, steps, identity, settings] = await Promise.all([
      getPageText(context, "sanitary", context.language),
      sanitaryBuildingCollection.listAll(context),
      cardStepCollection.listAll(context),
      getIdentity(context),
      getWebsiteSettings(context),
    ]);
    return {
      page,
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
  View({ data: { page, buildings, steps, identity, canTopUp }, language, assetUrl }) {
    const text = sanitaryText[language];
    return (
      <>
        <PageTextHead page={page} language={language} assetUrl={assetUrl} />
        <div className="wrap sanitary">
          {buildings.length > 0 && (
            <BuildingBoard buildings={buildings} language={language} assetUrl={assetUrl} />
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
                <p>{text.topUpNote(identity.quietFrom, identity.quietTo)}</p>
              </div>
              <a className="button primary" href={address("topUp", language)}>
                {text.topUp}
              </a>
            </section>
          )}
        </div>
        <div className="wrap text-page">
          <div className="text-page-main">
            <Prose html={page.body} wordsIn={page.language} language={language} />
          </div>
          <aside className="text-page-aside">
            <AskUs {...identity} language={language} />
          </aside>
        </div>
      </>
    );
  },
});
