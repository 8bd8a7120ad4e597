import { LinkList } from "#src/features/links/link-list.tsx";
import { groupLinks, type LinkGroup } from "#src/features/links/link.ts";
import { linkCollection } from "#src/features/links/links.server.ts";
import { textPageText } from "#messages/site";
import { OfflineOffer } from "#src/campsite/offline/offline-offer.tsx";
import type { Extra } from "./text-page.tsx";

/** /info/activities: links to more information, after the text. */
export const activityLinks: Extra<LinkGroup[]> = {
  load: async (context) => groupLinks(await linkCollection.listAll(context), context.language),
  After: ({ data: { more }, language }) => <LinkList groups={more} language={language} />,
};

/** /guests: the offer to save pages on the phone. */
export const offlineOffer: Extra<undefined> = {
  First: OfflineOffer,
  extraSources: () => ({ registersServiceWorker: true }),
};

/** /aboutus: a drawing of the reception. */
export const aboutUsPicture: Extra<undefined> = {
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
