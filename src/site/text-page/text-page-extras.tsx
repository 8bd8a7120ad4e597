import { textPageText } from "#messages/site";
import { inScenery } from "#src/campsite/view/scenery.server.ts";
import { OfflineOffer } from "#src/campsite/offline/offline-offer.tsx";
import { LitPicture } from "#src/ui/picture/drawing-in-light.tsx";
import type { Extra } from "./text-page.tsx";

export const offlineOffer: Extra = {
  First: OfflineOffer,
  extraSources: () => ({ registersServiceWorker: true }),
};

export const aboutUsPicture: Extra = {
  Before: ({ data: { scenery }, language, assetUrl }) =>
    scenery && (
      <LitPicture
        className="text-picture"
        of={inScenery("reception", scenery)}
        assetUrl={assetUrl}
        alt={textPageText[language].receptionPicture}
        width={1200}
        height={900}
      />
    ),
};
