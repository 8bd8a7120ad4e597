import { FullSign } from "#src/features/free-pitches/full-sign.tsx";
import type { FreeToday } from "#src/features/free-pitches/pitch.ts";
import { address } from "#src/i18n/addresses.ts";
import { formatPrice } from "#src/i18n/format.ts";
import { langAttribute, type Language } from "#src/i18n/language.ts";
import { localize } from "#src/i18n/translation.ts";
import type { AssetUrl } from "#src/platform/pages/assets.ts";
import { Icon } from "#src/ui/icon.tsx";
import { LitPicture, type LitDrawing } from "#src/ui/picture/lit-picture.tsx";
import { homeText } from "./home.text.ts";
import type { StayChoice } from "./stay-choices.ts";
import { siteText } from "#src/site/shell/site.text.ts";

interface Props {
  places: StayChoice[];
  free: FreeToday;
  panorama: LitDrawing;
  language: Language;
  assetUrl: AssetUrl;
}

/**
 * One board, one panorama, four columns. Each column shows its quarter of the panorama, so that a phone can put them
 * in rows.
 */
export function Signboard({ places, free, panorama, language, assetUrl }: Props) {
  const text = homeText[language];
  return (
    <section className="section wrap" aria-labelledby="find-pitch">
      <div className="section-head">
        <h2 id="find-pitch">{text.findPitch}</h2>
        <p className="quiet on-desk">{text.findPitchNote}</p>
      </div>
      <ul className="signboard board">
        {places.map((place) => (
          <li key={place.name}>
            <LitPicture of={panorama} width={1184} height={290} loading="lazy" assetUrl={assetUrl} />
            <Column place={place} free={free} language={language} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ColumnProps extends Pick<Props, "free" | "language"> {
  place: StayChoice;
}

function Column({ place: { name, purpose, facts, rate }, free, language }: ColumnProps) {
  const text = homeText[language];
  const { line, unit } = text.places[name];
  return (
    <div className="signboard-words">
      <h3>
        <a href={address(name, language)}>{siteText[language].pages[name]}</a>
        <Icon name="right" />
      </h3>
      <p className="signboard-line">{line}</p>
      <dl>
        {facts.map(({ words: { words, language: actual } }) => (
          <div key={words.label} lang={langAttribute(actual, language)}>
            <dt>{words.label}</dt>
            <dd>{words.value}</dd>
          </div>
        ))}
      </dl>
      <FullSign free={free} purpose={purpose} language={language} />
      {rate && (
        <p className="signboard-price">
          {name === "sanitary" ? (
            <span lang={langOf(rate, language)}>{rate.text}</span>
          ) : (
            <span>{text.from}</span>
          )}{" "}
          <b>{formatPrice(rate.amount)}</b>{" "}
          {(name !== "sanitary" || rate.kind === "deposit") && <span>{unit}</span>}
        </p>
      )}
    </div>
  );
}

/** The language of a price's words, when it isn't the page's. */
function langOf(
  { text, detail, translations }: NonNullable<StayChoice["rate"]>,
  language: Language,
): string | undefined {
  return langAttribute(localize({ text, detail }, translations, language).language, language);
}
