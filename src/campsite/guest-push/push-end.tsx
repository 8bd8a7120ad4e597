import type { Language } from "#src/i18n/language.ts";
import type { AssetUrl } from "#src/platform/pages/assets.ts";
import { guestPushText } from "#messages/guest-push";

/**
 * A button that unsubscribes the browser and sends the form around it, with the ended subscription as JSON in `off`.
 * The page needs `registersServiceWorker` in `extraSources`.
 */
export function PushEnd({ language, assetUrl }: { language: Language; assetUrl: AssetUrl }) {
  return (
    <div
      className="stack unprinted"
      data-push-end
      data-live={assetUrl("src/campsite/guest-push/push-live.client.ts")}
      hidden
    >
      <button className="button" name="off" formNoValidate>
        {guestPushText[language].end}
      </button>
      <script type="module" src={assetUrl("src/campsite/guest-push/push-end.client.ts")} />
    </div>
  );
}
