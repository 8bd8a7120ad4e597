import { address, contactAddress } from "#src/i18n/addresses.ts";
import type { Language } from "#src/i18n/language.ts";
import type { AssetUrl } from "#src/platform/pages/assets.ts";
import { Icon } from "#src/ui/icon.tsx";
import { topUpText } from "./top-up.text.ts";

interface Props {
  language: Language;
  assetUrl: AssetUrl;
}

/** How long a guest may look for the card's number before the page goes on by itself. */
const seconds = 30;

/**
 * The way to the card-payment provider. What is inert or hidden here waits for top-up.client.ts: without it, and for
 * those who want less motion, the page stands still and the link is all there is.
 */
export function Onwards({ url, language, assetUrl }: Props & { url: string }) {
  const text = topUpText[language];
  const { host } = new URL(url);
  const [before, after] = text.waiting;
  return (
    <section className="top-up board" aria-labelledby="onwards" data-top-up="">
      <img src={assetUrl("drawings/rfid-load.svg")} alt="" width={296} height={190} />
      <div className="top-up-words">
        <h2 id="onwards">{text.heading(host)}</h2>
        <p>{text.explanation}</p>
        <a className="button action" href={url} rel="noopener">
          {text.goTo(host)}
          <Icon name="right" />
        </a>
        <div className="top-up-wait" inert>
          <p role="timer">
            {before}
            <b>{seconds}</b>
            {after}
          </p>
          <button className="button" type="button">
            {text.stop}
          </button>
        </div>
        <output>
          <span className="visually-hidden" hidden>
            {text.announced(host, seconds)}
          </span>
          <span hidden>{text.stopped}</span>
        </output>
      </div>
    </section>
  );
}

/** Where to top up while it can't be done online. */
export function AtReception({ language, assetUrl }: Props) {
  const text = topUpText[language];
  return (
    <section className="top-up board" aria-labelledby="at-reception">
      <img src={assetUrl("drawings/rfid-get.svg")} alt="" width={296} height={190} />
      <div className="top-up-words">
        <h2 id="at-reception">{text.offHeading}</h2>
        <p>{text.offExplanation}</p>
        <p>
          <a href={contactAddress("openingHours", language)}>{text.openingHours}</a>
        </p>
        <p>
          <a href={address("sanitary", language)}>{text.aboutTheCard}</a>
        </p>
      </div>
    </section>
  );
}
