import type { Language } from "#src/i18n/language.ts";
import type { AssetUrl } from "#src/platform/pages/assets.ts";
import { guestPushText } from "#messages/guest-push";

interface Props {
  publicKey: string;
  language: Language;
  assetUrl: AssetUrl;
  /** The label of the button and the text below it, in place of the usual words. */
  words?: { button: string; hint: string };
  /** True if the form came from a browser whose push service the site doesn't know. */
  isRefused?: boolean | undefined;
}

/**
 * Renders a submit button for push messages, inside a form. The field `push` contains the browser's subscription as
 * JSON. The button is hidden without JavaScript. The page needs `registersServiceWorker` in `extraSources`.
 */
export function PushOffer({ publicKey, language, assetUrl, words, isRefused }: Props) {
  const { unknownService, ...usual } = guestPushText[language];
  const { button, hint } = words ?? usual;
  return (
    <div
      className="stack close unprinted scripted"
      data-push={publicKey}
      data-language={language}
      data-live={assetUrl("src/campsite/guest-push/push-live.client.ts")}
    >
      <button className="button" name="push" formNoValidate>
        {button}
      </button>
      <p className="quiet small" aria-live="polite">
        {isRefused ? unknownService : hint}
      </p>
      <script type="module" src={assetUrl("src/campsite/guest-push/push-offer.client.ts")} />
    </div>
  );
}
