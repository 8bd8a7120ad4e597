import { getIdentity } from "#src/campsite/identity/identity.server.ts";
import type { Identity } from "#src/campsite/identity/identity.ts";
import { headOfText, PageTextHead } from "#src/campsite/page-texts/page-text-head.tsx";
import { getPageText, type LocalizedPageText } from "#src/campsite/page-texts/page-texts.server.ts";
import { address } from "#src/i18n/addresses.ts";
import type { Language } from "#src/i18n/language.ts";
import { pageNameIn } from "#src/i18n/names/page-names.ts";
import type { Context } from "#src/platform/context.ts";
import { definePage } from "#src/platform/pages/page.ts";
import { Icon } from "#src/ui/icon.tsx";
import { Prose } from "#src/ui/prose.tsx";
import { fitText } from "#messages/fit";
import type { Plan } from "#src/features/plan/plan.ts";
import { getPlan } from "#src/features/plan/plan.server.ts";
import { answersFor, type Answer } from "./answers.ts";
import { FitAnswer } from "./fit-answer.tsx";
import { FitDrawing } from "./fit-drawing.tsx";
import { FitForm } from "./fit-form.tsx";
import { AskButton } from "./fit-none.tsx";
import { isMeasured } from "./fit.ts";
import { fitQuery, readUnit, type Unit } from "./unit.ts";

interface Data {
  page: LocalizedPageText;
  identity: Pick<Identity, "phone">;
  /** Undefined for a plan without measured pitches. */
  plan: Plan | undefined;
  values: Record<string, string>;
  answer: { unit: Unit; answers: Answer[] } | undefined;
}

/** True when the plan has an open pitch whose size is known. */
export async function hasMeasures(context: Context): Promise<boolean> {
  const plan = await getPlan(context);
  return plan !== undefined && isMeasured(plan);
}

const above = (language: Language) => [
  { label: pageNameIn(language, "sitemap"), href: address("sitemap", language) },
];

/** The page /info/passer. With `?length=`, the page lists the pitches on which a unit fits, and isn't cached. */
export const fitPage = definePage<Data>({
  style: "src/features/plan/fit/fit-page.css",
  async load(context) {
    const [page, identity, drawn] = await Promise.all([
      getPageText(context, "fit", context.language),
      getIdentity(context),
      getPlan(context),
    ]);
    const plan = drawn && isMeasured(drawn) ? drawn : undefined;
    const values = context.parts;
    const unit = plan && values[fitQuery.field] ? readUnit(values) : undefined;
    return { page, identity, plan, values, answer: unit && { unit, answers: answersFor(plan!, unit) } };
  },
  head: ({ page, plan }, context) => ({
    ...headOfText(page, context, above(context.language)),
    ...(!plan && { isUnlisted: true }),
  }),
  View({ data: { page, identity, plan, values, answer }, language, assetUrl, returned }) {
    const first = answer?.answers[0];
    const shown = plan && { plan, language, groundUrl: assetUrl("drawings/site-plan.svg") };
    return (
      <>
        <PageTextHead page={page} above={above(language)} language={language} assetUrl={assetUrl} isCompact />
        <div className="wrap stack fit">
          {shown ? (
            <>
              <div className="stack apart">
                <FitForm
                  plan={shown.plan}
                  values={returned?.values ?? values}
                  faults={returned?.faults ?? {}}
                  short={first?.reason?.need}
                  language={language}
                />
                {answer && first && (
                  <FitDrawing
                    unit={answer.unit}
                    site={first.reason?.site ?? first.fitting[0]!}
                    unitDistance={shown.plan.unitDistance}
                    language={language}
                  />
                )}
              </div>
              {answer && <FitAnswer {...shown} {...answer} sort={values["sort"]} identity={identity} />}
            </>
          ) : (
            <div className="stack">
              <div className="notice">
                <Icon name="info" />
                <p>{fitText[language].unknown}</p>
              </div>
              <AskButton phone={identity.phone} language={language} />
            </div>
          )}
          {page.body && (
            <Prose
              className="across gap-above-32"
              html={page.body}
              wordsIn={page.language}
              language={language}
            />
          )}
        </div>
      </>
    );
  },
});
