import { getPageText, type LocalizedPageText } from "#src/features/content/page-texts.server.ts";
import { address } from "#src/i18n/addresses.ts";
import type { Language } from "#src/i18n/language.ts";
import { definePage } from "#src/platform/page.ts";
import { breadcrumbList, trail } from "#src/ui/breadcrumbs.tsx";
import { langAttribute } from "#src/ui/lang-attribute.ts";
import { PageHead } from "#src/ui/page-head.tsx";
import type { Plan } from "./plan.ts";
import { PlanDrawing } from "./plan-drawing.tsx";
import { PitchTables, PlanLists } from "./plan-lists.tsx";
import { PlanFinder, PlanLegend, PlanTools } from "./plan-tools.tsx";

interface Data {
  page: LocalizedPageText;
}

const crumbs = (page: LocalizedPageText, language: Language) =>
  trail(language, { label: page.title, lang: langAttribute(page.language, language) });

/**
 * /info/sitemap: the plan of the campsite. /info/sitemap#C14 shows that pitch, also without a script, and so does
 * /info/sitemap?plass=C14 with one (finished pages don't see the query).
 */
export const planPage = (plan: Plan) =>
  definePage<Data>({
    load: async (context) => ({ page: await getPageText(context, "sitemap", context.language) }),
    head: ({ page }, { language, config }) => ({
      title: page.title,
      description: page.description,
      languages: page.languages,
      structuredData: [breadcrumbList(crumbs(page, language), config.siteOrigin)],
    }),
    View({ data: { page }, language, assetUrl }) {
      const lang = langAttribute(page.language, language);
      const shown = { plan, language, groundUrl: assetUrl(plan.ground.drawing) };
      return (
        <>
          <PageHead
            crumbs={crumbs(page, language)}
            language={language}
            assetUrl={assetUrl}
            title={page.title}
            lead={page.lead}
            wordsIn={page.language}
          />
          <div className="wrap plan" data-plan="">
            <PlanFinder {...shown} action={address("sitemap", language)} />
            <div className="plan-frame">
              <PlanDrawing {...shown} />
              <PlanTools language={language} />
            </div>
            <PlanLegend language={language} />
            <PlanLists {...shown} />
            <PitchTables {...shown} />
            {page.body && (
              <div className="prose" lang={lang} dangerouslySetInnerHTML={{ __html: page.body }} />
            )}
          </div>
          <script type="module" src={assetUrl("src/features/plan/plan.client.ts")} />
        </>
      );
    },
  });
