import { encode } from "uqr";
import { getLook } from "#src/campsite/look/look.server.ts";
import { loadBoard } from "#src/features/departures/departures.server.ts";
import { listUpcomingEvents } from "#src/features/events/events.server.ts";
import { getIdentity } from "#src/campsite/identity/identity.server.ts";
import { loadShownMessage } from "#src/features/messages/messages.server.ts";
import { isUnusual, type NowPart } from "#src/campsite/now/now-part.ts";
import { readNow } from "#src/site/now/now.server.ts";
import { receptionState } from "#src/campsite/opening-hours/reception.ts";
import { loadWeatherBox } from "#src/features/weather/box/weather-box.server.ts";
import { inScenery, loadScenery } from "#src/campsite/view/scenery.server.ts";
import { isNight } from "#src/campsite/view/light.server.ts";
import { listCameras } from "#src/features/webcam/webcam.server.ts";
import { address, localPath } from "#src/i18n/addresses.ts";
import type { Language } from "#src/i18n/language.ts";
import type { ShownContext } from "#src/platform/pages/page.ts";
import { renderDocument } from "#src/platform/pages/render.ts";
import type { SiteFile } from "#src/platform/pages/site-file.ts";
import type { Screen } from "./screen.ts";
import { eventsFor } from "./screen-events.ts";
import { ScreenDocument } from "./screen-view.tsx";

/** TABLE  the parts of "now" that are figures of the sea. */
const seaFigures = ["sea", "waves", "water-level"];

/** The path of the screen in a language. No menu links to it, since it is for one wall. */
export const screenPath = (language: Language) => localPath("/skjerm", language);

/** /skjerm: information for guests in the reception, on a screen without touch. It is rendered again every minute. */
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
  const [identity, look, message, right, weather, scenery, cameras, upcoming, board] = await Promise.all([
    getIdentity(context),
    getLook(context),
    loadShownMessage(context),
    readNow(context, language),
    loadWeatherBox(context),
    loadScenery(context),
    listCameras(context),
    listUpcomingEvents(context),
    loadBoard(context),
  ]);
  const reception = receptionState(identity, now);
  for (const moment of [right.changesAt, upcoming.changesAt, reception.changesAt]) context.changesAt(moment);
  const camera = cameras.find(({ isOn, picture }) => isOn && picture);
  const isShown = (part: NowPart) => part.place === "lines" && isUnusual(part);
  return {
    now,
    clockOffset: config.clockOffset,
    identity,
    look,
    isNight: isNight(scenery.hour),
    message,
    // The notice already names the same part.
    unusual: right.parts.filter((part) => isShown(part) && part.title !== message?.words.pageTitle),
    weather,
    sea: right.parts.filter(({ name }) => seaFigures.includes(name)),
    picture: camera?.picture && { ...camera, ...camera.picture },
    drawing: inScenery("view", scenery, weather?.sky).light,
    events: eventsFor(upcoming.upcoming, now, language),
    board,
    reception,
    code: encode(new URL(address("home", language), config.siteOrigin).href, { ecc: "M" }).data,
  };
}
