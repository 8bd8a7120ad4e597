import type { LocalizedHomePage } from "#src/features/home-page/home-page.ts";
import { FullSign } from "#src/features/prices/free-pitches/full-sign.tsx";
import type { FreeToday } from "#src/features/prices/free-pitches/pitch.ts";
import { address } from "#src/i18n/addresses.ts";
import { formatPrice } from "#src/i18n/format.ts";
import { langAttribute, type Language } from "#src/i18n/language.ts";
import { localize } from "#src/i18n/translation.ts";
import type { AssetUrl } from "#src/platform/pages/assets.ts";
import { Icon } from "#src/ui/icon.tsx";
import type { LitDrawing } from "#src/ui/picture/drawing-in-light.tsx";
import { PlacePicture } from "#src/ui/picture/place-picture.tsx";
import { homeText, siteText } from "#messages/site";
import type { StayChoice } from "./stay-choices.ts";

interface Props {
  /** The sentence above the board. */
  note: LocalizedHomePage["note"];
  places: StayChoice[];
  free: FreeToday;
  /** Returns the panorama in the landscape of a card. */
  panorama: (place: StayChoice) => LitDrawing;
  language: Language;
  assetUrl: AssetUrl;
}

/** TABLE  the purposes with a part of the panorama, from left to right. Other purposes show the panorama's middle. */
const drawn: ReadonlySet<string> = new Set(["seasonal", "day", "sanitary", "cabin"]);

/** Up to four cards over one panorama. Each card shows its quarter, so that a phone can put the cards in rows. */
export function Signboard({ note, places, free, panorama, language, assetUrl }: Props) {
  if (places.length === 0) return null;
  return (
    <section className="section wrap" aria-labelledby="find-pitch">
      <div className="section-head">
        <h2 id="find-pitch">{homeText[language].findPitch}</h2>
        {note.words.cardsNote && (
          <p className="quiet on-desk" lang={langAttribute(note.language, language)}>
            {note.words.cardsNote}
          </p>
        )}
      </div>
      <ul className="signboard board">
        {places.map((place) => (
          <li key={place.page} className={drawn.has(place.purpose) ? place.purpose : undefined}>
            <PlacePicture
              photo={place.picture}
              drawing={panorama(place)}
              width={1184}
              height={290}
              sizes="(width >= 64rem) 18.5rem, 100vw"
              assetUrl={assetUrl}
            />
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

function Column({
  place: { page, purpose, line, language: lineIn, facts, rate, isFrom },
  free,
  language,
}: ColumnProps) {
  const text = homeText[language];
  return (
    <div className="signboard-words">
      <h3>
        <a href={address(page, language)}>{siteText[language].pages[page]}</a>
        <Icon name="right" />
      </h3>
      {line && (
        <p className="signboard-line" lang={langAttribute(lineIn, language)}>
          {line}
        </p>
      )}
      <dl>
        {facts.map(({ words: { words, language: actual } }) => (
          <div key={words.label} lang={langAttribute(actual, language)}>
            <dt>{words.label}</dt>
            <dd>{words.value}</dd>
          </div>
        ))}
      </dl>
      {purpose !== "none" && (
        <>
          <FullSign free={free} purpose={purpose} language={language} />
          {rate && (
            <p className="signboard-price">
              {isFrom ? <span>{text.from}</span> : <span lang={langOf(rate, language)}>{rate.text}</span>}{" "}
              <span className="signboard-amount">
                <b>{formatPrice(rate.amount)}</b>{" "}
                {(purpose !== "sanitary" || rate.kind === "deposit") && <span>{text.units[purpose]}</span>}
              </span>
            </p>
          )}
        </>
      )}
    </div>
  );
}

/** Returns the language of a price's words, when it isn't the page's language. */
function langOf(
  { text, detail, translations }: NonNullable<StayChoice["rate"]>,
  language: Language,
): string | undefined {
  return langAttribute(localize({ text, detail }, translations, language).language, language);
}
