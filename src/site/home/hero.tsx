import type { ReactNode } from "react";
import { NowStrip } from "#src/site/now/now-strip.tsx";
import { otherLanguages } from "#src/i18n/translation.ts";
import { address, partAddress } from "#src/i18n/addresses.ts";
import { inScenery } from "#src/campsite/view/scenery.server.ts";
import { precipitationOf, isNight, type Hour, type Sky } from "#src/campsite/view/light.server.ts";
import { formatPrice } from "#src/i18n/format.ts";
import { langAttribute, languageTag, type Language } from "#src/i18n/language.ts";
import type { AssetUrl } from "#src/platform/pages/assets.ts";
import { Picture, type PictureSource } from "#src/ui/picture/picture.tsx";
import { homeText, siteText } from "#messages/site";
import type { Shell } from "#src/site/shell/shell.ts";

interface Props {
  shell: Shell;
  hour: Hour;
  sky: Sky;
  language: Language;
  assetUrl: AssetUrl;
  children: ReactNode;
}

export function Hero({ shell, hour, sky, language, assetUrl, children }: Props) {
  const { view } = shell;
  return (
    <div className="hero">
      <Band shell={shell} language={language} assetUrl={assetUrl} />
      {view.photo ? (
        <figure className="view">
          <div className="view-scene">
            <Picture source={view.photo} sizes={sizesOf(view.photo)} isFirst isWide />
          </div>
          <div className="minute-scale" />
        </figure>
      ) : (
        <DrawnView view={view} hour={hour} sky={sky} language={language} assetUrl={assetUrl} />
      )}
      <NowStrip parts={stripParts(shell)} language={language} />
      <div className="hero-board gap-above-12 wrap">{children}</div>
    </div>
  );
}

/** The height of the view on most phones, in CSS pixels. view.css determines it by the height of the screen. */
const phoneHeight = 210;

/** Returns `sizes` for the photo's full width, which narrow screens crop. */
const sizesOf = ({ width, height }: PictureSource) =>
  `max(100vw, ${Math.ceil((phoneHeight * width) / height)}px)`;

/** Returns the parts of the strip below the view, without the warnings and the season's first day above it. */
const stripParts = ({ now, reception }: Shell) =>
  now.filter(({ isInBanner, place }) => !isInBanner && !(reception.reopens && place === "head"));

/**
 * Returns the text below the heading. Out of season, the text says when the season begins. In the season, the text is
 * empty during a serious warning, so that both the warning banner and the view fit on the first screen of a phone.
 */
function leadOf({ identity, reception, now }: Shell): { words: string; isStaffs: boolean } {
  if (reception.reopens) return { words: `${reception.now}.`, isStaffs: false };
  return { words: now.some(({ isInBanner }) => isInBanner) ? "" : identity.shortIntro, isStaffs: true };
}

function Band({ shell, language, assetUrl }: Omit<Props, "hour" | "sky" | "children">) {
  const { identity, settings, emptyPages } = shell;
  const text = homeText[language];
  const lang = langAttribute(identity.wordsIn, language);
  const { bookPitch, bookFor, callUs } = siteText[language];
  const { reopens } = shell.reception;
  const hasPrices = !emptyPages.has("prices");
  const fromPrice = shell.prices?.pitchFrom;
  const lead = leadOf(shell);
  return (
    <div className="hero-band band">
      <img
        className="contours unprinted"
        src={assetUrl("drawings/contours-band.svg")}
        alt=""
        fetchPriority="low"
      />
      <div className="wrap">
        {language === "nb" && <OtherLanguages offered={shell.offered} />}
        <h1 lang={lang}>{identity.tagline}</h1>
        {lead.words && (
          <p
            className="hero-intro gap-above-12 lines-14 on-band-quiet"
            lang={lead.isStaffs ? lang : undefined}
          >
            {lead.words}
          </p>
        )}
        <div className="hero-actions cluster loose unless-empty gap-above-16">
          {settings.enableOnlineBooking && (
            <a
              className="button sun on-phone"
              href={address("booking", language)}
              target="_blank"
              rel="noopener"
            >
              {reopens ? bookFor({ year: String(reopens.year) }) : bookPitch}
            </a>
          )}
          {hasPrices && (
            <a className="button on-band" href={address("prices", language)}>
              {fromPrice === undefined ? text.seePrices : text.pricesFrom({ price: formatPrice(fromPrice) })}
            </a>
          )}
          {identity.phone && !(settings.enableOnlineBooking && hasPrices) && (
            <a className="button on-band on-phone" href={`tel:${identity.phone}`}>
              {callUs}
            </a>
          )}
          {identity.version > 0 && (
            <a className="button on-band on-desk" href={partAddress("contactUs", "directions", language)}>
              {text.findUs}
            </a>
          )}
        </div>
      </div>
    </div>
  );
}

/** Hidden links to the home page in other languages. site.client.ts shows the link in the browser's language. */
function OtherLanguages({ offered }: Pick<Shell, "offered">) {
  const others = otherLanguages.filter((other) => offered.includes(other));
  return others.map((other) => (
    <p key={other} className="other-language fine" lang={languageTag[other]} hidden>
      <a className="row-link block on-band-quiet" href={address("home", other)} hrefLang={languageTag[other]}>
        {homeText[other].readHere}
      </a>
    </p>
  ));
}

/**
 * Renders the drawn view. Bearings are below the drawing if the landmark's bearing is known. Rain and snow are a
 * separate layer. The drawings of the view therefore need no variants with rain or snow.
 */
function DrawnView({
  view,
  hour,
  sky,
  language,
  assetUrl,
}: Omit<Props, "shell" | "children"> & Pick<Shell, "view">) {
  const { landscape, alt, altLang, bearing, named } = view;
  const { light, dark } = inScenery("view", { landscape, hour }, sky);
  const fall = precipitationOf(sky);
  const { towards, landmark, landmarkShort } = named.words;
  const lang = langAttribute(named.language, language);
  return (
    <figure className="view">
      <div className="view-scene">
        <picture>
          <source media="(prefers-color-scheme: dark)" srcSet={assetUrl(dark)} />
          <img
            src={assetUrl(light)}
            alt={alt}
            lang={altLang}
            width={1920}
            height={500}
            fetchPriority="high"
          />
        </picture>
        {fall && <img className="falling" src={assetUrl(`drawings/${fall}fall.svg`)} alt="" loading="lazy" />}
        {landmark && (
          <p
            className={`landmark fine lines-12 text-end ${isNight(hour) ? "by-night" : ""}`}
            lang={lang}
            aria-hidden="true"
          >
            <b className="strong">
              <span className="on-desk">{landmark}</span>
              <span className="on-phone">{landmarkShort || landmark}</span>
            </b>{" "}
            {bearing !== null && inDegrees(bearing)}
          </p>
        )}
      </div>
      {bearing === null ? (
        <div className="minute-scale" />
      ) : (
        <div className={`bearings turn-${bearing % 5} quiet fine figures lines-12`} aria-hidden="true">
          <span className="on-desk" lang={lang}>
            {towards}
          </span>
          <p>
            {bearingsAround(bearing).map((each) => (
              <i key={each}>{inDegrees(each)}</i>
            ))}
          </p>
        </div>
      )}
    </figure>
  );
}

const bearingsAround = (landmark: number) =>
  Array.from({ length: 8 }, (_, step) => landmark - (landmark % 5) - 10 + 5 * step);

/** Formats a bearing with three digits, such as "009°". */
const inDegrees = (bearing: number) => `${String((bearing + 360) % 360).padStart(3, "0")}°`;
