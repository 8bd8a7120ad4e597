import { getIdentity } from "#src/campsite/identity/identity.server.ts";
import type { Identity } from "#src/campsite/identity/identity.ts";
import { headOfText, PageTextHead } from "#src/campsite/page-texts/page-text-head.tsx";
import { getPageText, type LocalizedPageText } from "#src/campsite/page-texts/page-texts.server.ts";
import { address } from "#src/i18n/addresses.ts";
import { pageNameIn } from "#src/i18n/names/page-names.ts";
import { definePage } from "#src/platform/pages/page.ts";
import { Icon } from "#src/ui/icon.tsx";
import { Prose } from "#src/ui/prose.tsx";
import { TextColumns } from "#src/ui/text-columns.tsx";
import { isMeasured } from "./fit/fit.ts";
import { getPlan } from "./plan.server.ts";
import type { Plan } from "./plan.ts";
import { OfflineOffer } from "#src/campsite/offline/offline-offer.tsx";
import { PlanDrawing } from "#src/features/plan/drawing/plan-drawing.tsx";
import { matchesId, PitchTables, PlanLists, PlanMatchList } from "./plan-lists.tsx";
import { planText } from "#messages/plan";
import { idsOf, matchesOf, searchPlan, type PlanMatches } from "./search/plan-search.ts";
import { maxTypedLength, PlanFinder, PlanLegend, PlanTools } from "./plan-tools.tsx";

interface Data {
  page: LocalizedPageText;
  identity: Pick<Identity, "phone" | "email">;
  plan: Plan | undefined;
  matches: PlanMatches | undefined;
}

/** The page /info/sitemap. The fragment #C14 shows a pitch, and ?plass=dusj lists matches. */
export const planPage = definePage<Data>({
  style: "src/features/plan/plan-page.css",
  async readQuery(query, context): Promise<Record<string, string>> {
    const typed = query.get("plass")?.trim();
    const plan = typed && (await getPlan(context));
    return plan
      ? { found: idsOf(searchPlan(plan, typed.slice(0, maxTypedLength), context.language)).join(" ") }
      : {};
  },
  async load(context) {
    const [page, identity, plan] = await Promise.all([
      getPageText(context, "sitemap", context.language),
      getIdentity(context),
      getPlan(context),
    ]);
    const found = context.parts["found"]?.split(" ");
    return { page, identity, plan, matches: plan && found && matchesOf(plan, found) };
  },
  head: ({ page, plan }, context) => ({ ...headOfText(page, context), ...(!plan && { isUnlisted: true }) }),
  View({ data: { page, identity, plan: drawn, matches }, language, assetUrl }) {
    const body = page.body && (
      <Prose className="section" html={page.body} wordsIn={page.language} language={language} />
    );
    if (!drawn) {
      return (
        <>
          <PageTextHead page={{ ...page, lead: "" }} language={language} assetUrl={assetUrl} />
          <TextColumns contact={identity} language={language}>
            <div className="notice">
              <Icon name="info" />
              <p>{planText[language].none}</p>
            </div>
            {body}
          </TextColumns>
        </>
      );
    }
    const shown = { plan: drawn, language, groundUrl: assetUrl("drawings/site-plan.svg") };
    return (
      <>
        <PageTextHead page={page} language={language} assetUrl={assetUrl} />
        <div className="wrap plan" data-plan={assetUrl("src/features/plan/plan-live.client.ts")}>
          <PlanFinder {...shown} action={`${address("sitemap", language)}#${matchesId}`} />
          {matches && <PlanMatchList {...shown} matches={matches} />}
          <div className="chart-frame full-bleed">
            <div className="plan-window">
              <PlanDrawing {...shown} />
            </div>
            <PlanTools language={language} assetUrl={assetUrl} />
          </div>
          <PlanLegend {...shown} />
          {isMeasured(drawn) && (
            <p>
              <a className="target" href={address("fit", language)}>
                {pageNameIn(language, "fit")}
              </a>
            </p>
          )}
          <PlanLists {...shown} />
          <PitchTables {...shown} />
          {body}
          <OfflineOffer language={language} assetUrl={assetUrl} />
        </div>
        <script type="module" src={assetUrl("src/features/plan/plan.client.ts")} />
      </>
    );
  },
  extraSources: ({ data }) => (data.plan ? { registersServiceWorker: true } : undefined),
});
