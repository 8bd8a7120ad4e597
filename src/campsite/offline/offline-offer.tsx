import { address } from "#src/i18n/addresses.ts";
import type { Language } from "#src/i18n/language.ts";
import type { AssetUrl } from "#src/platform/pages/assets.ts";
import { Icon } from "#src/ui/icon.tsx";
import { offlineText } from "#messages/offline";

/** Offers to save pages. Hidden without JavaScript. The page needs `registersServiceWorker`. */
export function OfflineOffer({ language, assetUrl }: { language: Language; assetUrl: AssetUrl }) {
  const { heading, words, save } = offlineText[language].offer;
  return (
    <section
      className="offline-offer two-states across h2-26 link-icons unprinted scripted"
      aria-labelledby="offline-offer"
      data-list={address("offline", language)}
      data-language={language}
      data-live={assetUrl("src/campsite/offline/offline-live.client.ts")}
    >
      <Icon name="download" />
      <Icon name="check" />
      <h2 id="offline-offer">{heading}</h2>
      <p className="quiet" aria-live="polite">
        {words}
      </p>
      <button className="button across gap-above-16" type="button">
        {save}
      </button>
      <script type="module" src={assetUrl("src/campsite/offline/offline-offer.client.ts")} />
    </section>
  );
}
