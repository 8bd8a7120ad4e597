import type { ShownLook } from "#src/campsite/look/look.server.ts";
import type { Identity } from "#src/campsite/identity/identity.ts";
import type { NowPart } from "#src/campsite/now/now-part.ts";
import type { ReceptionState } from "#src/campsite/opening-hours/reception.ts";
import type { LoadedSection } from "#src/campsite/page-section.ts";
import type { ReceptionScreenPart } from "#src/campsite/reception-screen-part.ts";
import type { Language } from "#src/i18n/language.ts";
import type { AssetUrl } from "#src/platform/pages/assets.ts";

export interface Screen {
  now: Temporal.Instant;
  clockOffset: number;
  identity: Identity;
  look: ShownLook;
  isNight: boolean;
  parts: LoadedSection<ReceptionScreenPart>[];
  unusual: NowPart[];
  sea: NowPart[];
  drawing: string;
  reception: ReceptionState;
  /** The QR code with the home page's URL, as rows of squares. True means dark. */
  code: boolean[][];
}

export interface ScreenProps {
  screen: Screen;
  language: Language;
  assetUrl: AssetUrl;
}
