import type { ReactNode } from "react";
import { NowStrip } from "#src/features/now/now-strip.tsx";
import { otherLanguages } from "#src/i18n/translation.ts";
import { address, contactAddress } from "#src/i18n/addresses.ts";
import { inLight, isNight, type Hour, type Sky } from "#src/features/weather/light.server.ts";
import { langAttribute, languageTag, type Language } from "#src/i18n/language.ts";
import type { AssetUrl } from "#src/platform/pages/assets.ts";
import { homeText } from "./home.text.ts";
import type { Shell } from "#src/site/shell/shell.ts";
import { siteText } from "#src/site/shell/site.text.ts";

/** Bearings with a number on the ruler; narrow screens show those in their part of the view. */
const bearings = ["090°", "095°", "100°", "105°", "110°", "115°", "120°", "125°"];

interface Props {
  shell: Shell;
  hour: Hour;
  sky: Sky;
  language: Language;
  assetUrl: AssetUrl;
  /** The content at the end of the board. */
  children: ReactNode;
}

/**
 * The start of the home page: who we are on the dark band, below it what matters right now and the view in the light
 * of the hour, and the weather.
 */
export function Hero({ shell, hour, sky, language, assetUrl, children }: Props) {
  return (
    <div className="hero">
      <Band shell={shell} language={language} assetUrl={assetUrl} />
      <NowStrip parts={shell.now} language={language} />
      <View hour={hour} sky={sky} language={language} assetUrl={assetUrl} />
      <div className="hero-board wrap">{children}</div>
    </div>
  );
}

function Band({ shell, language, assetUrl }: Omit<Props, "hour" | "sky" | "children">) {
  const { identity, settings } = shell;
  const text = homeText[language];
  const lang = langAttribute(identity.wordsIn, language);
  const { bookPitch, callUs } = siteText[language];
  return (
    <div className="hero-band">
      <img className="contours" src={assetUrl("drawings/contours-band.svg")} alt="" fetchPriority="low" />
      <div className="wrap">
        {language === "nb" && <OtherLanguages />}
        <h1 lang={lang}>{identity.tagline}</h1>
        {identity.shortIntro && (
          <p className="hero-intro" lang={lang}>
            {identity.shortIntro}
          </p>
        )}
        <div className="hero-ways">
          {settings.enableOnlineBooking && (
            <a
              className="button sun on-phone"
              href={address("booking", language)}
              target="_blank"
              rel="noopener"
            >
              {bookPitch}
            </a>
          )}
          <a
            className={settings.enableOnlineBooking ? "button on-band on-desk" : "button on-band"}
            href={address("prices", language)}
          >
            {text.seePrices}
          </a>
          {identity.phone && (
            <a className="button on-band on-phone" href={`tel:${identity.phone}`}>
              {callUs}
            </a>
          )}
          <a className="button on-band on-desk" href={contactAddress("directions", language)}>
            {text.findUs}
          </a>
        </div>
      </div>
    </div>
  );
}

/**
 * Links to the other languages' home pages, each in its own language and the same for every visitor. site.client.ts
 * shows the link in the language of the visitor's browser, in space that is reserved for it.
 */
function OtherLanguages() {
  return otherLanguages.map((other) => (
    <p key={other} className="other-language" lang={languageTag[other]} hidden>
      <a href={address("home", other)} hrefLang={languageTag[other]}>
        {homeText[other].readHere}
      </a>
    </p>
  ));
}

/**
 * The view over the sea with its bearings. Rain and snow are a layer above it, so that each hour has two drawings
 * instead of four. In the dark scheme it is always night.
 */
function View({ hour, sky, language, assetUrl }: Pick<Props, "hour" | "sky" | "language" | "assetUrl">) {
  const text = homeText[language];
  const [before, lighthouse, after] = text.lighthouse;
  const { light, dark } = inLight("hero", hour, sky);
  return (
    <figure className="view">
      <picture>
        <source media="(prefers-color-scheme: dark)" srcSet={assetUrl(dark)} />
        <img src={assetUrl(light)} alt={text.viewPicture} width={1920} height={500} fetchPriority="high" />
      </picture>
      {(sky === "rain" || sky === "snow") && (
        <img className="falling" src={assetUrl(`drawings/${sky}fall.svg`)} alt="" loading="lazy" />
      )}
      <p className={isNight(hour) ? "lighthouse by-night" : "lighthouse"} aria-hidden="true">
        <b>
          <span className="on-desk">{before}</span>
          {lighthouse}
          <span className="on-desk">{after}</span>
        </b>{" "}
        103°
      </p>
      <div className="bearings" aria-hidden="true">
        <span>{text.view}</span>
        {bearings.map((bearing) => (
          <i key={bearing}>{bearing}</i>
        ))}
      </div>
    </figure>
  );
}
