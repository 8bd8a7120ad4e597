import { textPageText } from "#messages/site";
import { OfflineOffer } from "#src/campsite/offline/offline-offer.tsx";
import type { Extra } from "./text-page.tsx";

export const offlineOffer: Extra = {
  First: OfflineOffer,
  extraSources: () => ({ registersServiceWorker: true }),
};

export const aboutUsPicture: Extra = {
  Before: ({ data: { shell }, language, assetUrl }) => (
    <img
      className="text-picture"
      src={assetUrl(`drawings/reception-${shell.view.landscape}-noon.svg`)}
      alt={textPageText[language].receptionPicture}
      width={1200}
      height={900}
    />
  ),
};
