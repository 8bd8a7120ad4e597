import type { Board } from "#src/features/departures/departure.ts";
import type { ShownLook } from "#src/campsite/look/look.server.ts";
import type { Identity } from "#src/campsite/identity/identity.ts";
import type { ShownMessage } from "#src/features/messages/message-banner.tsx";
import type { NowPart } from "#src/campsite/now/now-part.ts";
import type { ReceptionState } from "#src/campsite/opening-hours/reception.ts";
import type { WeatherBox } from "#src/features/weather/box/weather-box.server.ts";
import type { CameraShown } from "#src/features/webcam/camera.ts";
import type { CameraPicture } from "#src/features/webcam/webcam.ts";
import type { Language } from "#src/i18n/language.ts";
import type { AssetUrl } from "#src/platform/pages/assets.ts";
import type { ScreenEvent } from "./screen-events.ts";

/** The data of the screen in its language. */
export interface Screen {
  now: Temporal.Instant;
  clockOffset: number;
  identity: Identity;
  look: ShownLook;
  isNight: boolean;
  message: ShownMessage | undefined;
  /** Other unusual circumstances, the most severe first. */
  unusual: NowPart[];
  weather: WeatherBox | undefined;
  sea: NowPart[];
  /** The camera's picture. Without a camera, the screen shows the drawing of the view. */
  picture: (Omit<CameraShown, "isOn" | "picture"> & CameraPicture) | undefined;
  drawing: string;
  events: { isToday: boolean; events: ScreenEvent[] };
  board: Board;
  reception: ReceptionState;
  /** The QR code of the home page's URL: rows of squares. */
  code: boolean[][];
}

export interface ScreenProps {
  screen: Screen;
  language: Language;
  assetUrl: AssetUrl;
}
