import { encode } from "uqr";
import { getLook } from "#src/campsite/look/look.server.ts";
import { getIdentity } from "#src/campsite/identity/identity.server.ts";
import { isUnusual, type NowPart } from "#src/campsite/now/now-part.ts";
import { readNow } from "#src/site/now/now.server.ts";
import { receptionState } from "#src/campsite/opening-hours/reception.ts";
import { loadSections } from "#src/campsite/page-section.ts";
import { inScenery, loadScenery, loadSky } from "#src/campsite/view/scenery.server.ts";
import { isNight } from "#src/campsite/view/light.server.ts";
import { address, localPath } from "#src/i18n/addresses.ts";
import type { Language } from "#src/i18n/language.ts";
import type { ShownContext } from "#src/platform/pages/page.ts";
import { renderDocument } from "#src/platform/pages/render.ts";
import type { SiteFile } from "#src/platform/pages/site-file.ts";
import type { Screen } from "./screen.ts";
import { ScreenDocument } from "./screen-view.tsx";

/** TABLE  the names of the parts of “right now” that are figures about the sea. */
const seaFigures = ["sea", "waves", "water-level"];

/** Returns the path of the wall screen in a language. No page links to the wall screen. */
export const screenPath = (language: Language) => localPath("/skjerm", language);

/** The wall screen /skjerm, which shows information to guests in the reception. Nobody can touch the screen. */
export const receptionScreen = (language: Language): SiteFile => ({
  path: screenPath(language),
  language,
  contentType: "text/html; charset=utf-8",
  async make(context, _parts, assetUrl) {
    const moments: Temporal.Instant[] = [];
    const changesAt = (moment: Temporal.Instant | undefined) => moment && moments.push(moment);
    const screen = await loadScreen({ ...context, language, changesAt });
    const [first] = moments.toSorted(Temporal.Instant.compare);
    const body = renderDocument(<ScreenDocument screen={screen} language={language} assetUrl={assetUrl} />);
    return { body, changesAt: first };
  },
});

async function loadScreen(context: ShownContext): Promise<Screen> {
  const { language, config } = context;
  const now = context.now();
  const [identity, look, parts, right, scenery, sky] = await Promise.all([
    getIdentity(context),
    getLook(context),
    loadSections(context, (feature) => feature.receptionScreen),
    readNow(context, language),
    loadScenery(context),
    loadSky(context),
  ]);
  const reception = receptionState(identity, now);
  for (const moment of [now.add({ minutes: 1 }), right.changesAt, reception.changesAt])
    context.changesAt(moment);
  const replaced = parts.flatMap(({ replaces, data }) => replaces?.(data) ?? []);
  const isShown = (part: NowPart) => part.place === "lines" && isUnusual(part);
  return {
    now,
    clockOffset: config.clockOffset,
    identity,
    look,
    isNight: isNight(scenery.hour),
    parts,
    unusual: right.parts.filter((part) => isShown(part) && !replaced.includes(part.title)),
    sea: right.parts.filter(({ name }) => seaFigures.includes(name)),
    drawing: inScenery("view", scenery, sky).light,
    reception,
    code: encode(new URL(address("home", language), config.siteOrigin).href, { ecc: "M" }).data,
  };
}
