import { encode } from "uqr";
import type { Board } from "#src/features/departures/departure.ts";
import { getLook, type ShownLook } from "#src/features/look/look.server.ts";
import { loadBoard } from "#src/features/departures/departures.server.ts";
import { listUpcomingEvents } from "#src/features/events/events.server.ts";
import { getIdentity } from "#src/features/identity/identity.server.ts";
import type { Identity } from "#src/features/identity/identity.ts";
import type { ShownMessage } from "#src/features/messages/message-banner.tsx";
import { loadShownMessage } from "#src/features/messages/messages.server.ts";
import { isUnusual, type NowPart } from "#src/features/now/now-part.ts";
import { readNow } from "#src/features/now/now.server.ts";
import { receptionState, type ReceptionState } from "#src/features/opening-hours/reception.ts";
import { loadWeatherBox, type WeatherBox } from "#src/features/weather/box/weather-box.server.ts";
import { inScenery, loadScenery } from "#src/features/view/scenery.server.ts";
import { isNight } from "#src/features/weather/light.server.ts";
import { listCameras } from "#src/features/webcam/webcam.server.ts";
import type { CameraPicture, CameraShown } from "#src/features/webcam/webcam.ts";
import { address, localPath } from "#src/i18n/addresses.ts";
import type { Language } from "#src/i18n/language.ts";
import type { ShownContext } from "#src/platform/pages/page.ts";
import { renderDocument } from "#src/platform/pages/render.ts";
import type { SiteFile } from "#src/platform/pages/site-file.ts";
import { eventsFor, type ScreenEvent } from "./screen-events.ts";
import { ScreenDocument } from "./screen-view.tsx";

/** What the screen shows, in its language. */
export interface Screen {
  now: Temporal.Instant;
  clockOffset: number;
  identity: Identity;
  look: ShownLook;
  isNight: boolean;
  /** The notice that guests see. */
  message: ShownMessage | undefined;
  /** What else is out of the ordinary, the heaviest first. */
  unusual: NowPart[];
  weather: WeatherBox | undefined;
  /** The sea's figures. */
  sea: NowPart[];
  /** What a camera sees; without one the drawing of the view stands there. */
  picture: (Omit<CameraShown, "isOn" | "picture"> & CameraPicture) | undefined;
  drawing: string;
  events: { isToday: boolean; events: ScreenEvent[] };
  board: Board;
  reception: ReceptionState;
  /** The address of the site's own beginning as squares of a QR code, row by row. */
  code: boolean[][];
}

/** TABLE  the sea's figures among what matters now. */
const seaFigures = ["sea", "waves", "water-level"];

/** The path of the screen in a language; it is in no menu, since it is for one wall. */
export const screenPath = (language: Language) => localPath("/skjerm", language);

/** /skjerm: what guests ask in the reception, on a screen that nobody touches. It is made anew every minute. */
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
  const isSaid = (part: NowPart) => part.place === "lines" && isUnusual(part);
  return {
    now,
    clockOffset: config.clockOffset,
    identity,
    look,
    isNight: isNight(scenery.hour),
    message,
    // The notice itself says what is off.
    unusual: right.parts.filter((part) => isSaid(part) && part.title !== message?.words.pageTitle),
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
