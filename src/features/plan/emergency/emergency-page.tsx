import { getIdentity } from "#src/campsite/identity/identity.server.ts";
import type { Identity } from "#src/campsite/identity/identity.ts";
import { OfflineOffer } from "#src/campsite/offline/offline-offer.tsx";
import { headOfText, PageTextHead } from "#src/campsite/page-texts/page-text-head.tsx";
import { getPageText, type LocalizedPageText } from "#src/campsite/page-texts/page-texts.server.ts";
import { findPitch, type Pitch } from "#src/features/plan/pitches.ts";
import { getPlan } from "#src/features/plan/plan.server.ts";
import type { Plan } from "#src/features/plan/plan.ts";
import { definePage } from "#src/platform/pages/page.ts";
import { Prose } from "#src/ui/prose.tsx";
import { EmergencyCalls, LessUrgent, OwnNumber } from "./emergency-numbers.tsx";
import { findHelp } from "./help.ts";
import { NearestHelp } from "./nearest-help.tsx";
import { WhereYouAre } from "./your-position.tsx";

interface Data {
  page: LocalizedPageText;
  identity: Identity;
  plan: Plan | undefined;
  pitch: Pitch | undefined;
}

/** The page /nod, /en/emergency and /de/notfall. The printed page has all languages. ?plass=B12 selects a pitch. */
export const emergencyPage = definePage<Data>({
  style: "src/features/plan/emergency/emergency-page.css",
  async readQuery(query, context): Promise<Record<string, string>> {
    const written = query.get("plass");
    const plan = written && (await getPlan(context));
    const pitch = plan && findPitch(plan, written);
    return pitch ? { plass: pitch.id } : {};
  },
  async load(context) {
    const [page, identity, plan] = await Promise.all([
      getPageText(context, "emergency", context.language),
      getIdentity(context),
      getPlan(context),
    ]);
    return { page, identity, plan, pitch: plan && findPitch(plan, context.parts["plass"] ?? "") };
  },
  head: ({ page }, context) => headOfText(page, context),
  View({ data: { page, identity, plan, pitch }, language, assetUrl }) {
    const isWritten = identity.version > 0;
    return (
      <>
        <PageTextHead page={page} language={language} assetUrl={assetUrl} />
        <div className="wrap stack emergency h2-33">
          <EmergencyCalls language={language} />
          {isWritten && <OwnNumber identity={identity} language={language} />}
          {isWritten && <WhereYouAre identity={identity} plan={plan} pitch={pitch} language={language} />}
          {plan && (
            <NearestHelp
              plan={plan}
              pitch={pitch}
              help={findHelp(plan, pitch)}
              language={language}
              groundUrl={assetUrl("drawings/site-plan.svg")}
            />
          )}
          <LessUrgent facts={page.facts} language={language} />
          {page.body && (
            <Prose className="across" html={page.body} wordsIn={page.language} language={language} />
          )}
        </div>
        <div className="wrap">
          <OfflineOffer language={language} assetUrl={assetUrl} />
        </div>
      </>
    );
  },
  extraSources: () => ({ registersServiceWorker: true }),
});
