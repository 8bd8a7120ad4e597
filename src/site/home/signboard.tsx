import type { LocalizedHomePage } from "#src/campsite/home-page/home-page.ts";
import type { LoadedSection } from "#src/campsite/page-section.ts";
import type { StayCardLine } from "#src/campsite/stay-section.ts";
import { address } from "#src/i18n/addresses.ts";
import { langAttribute, type Language } from "#src/i18n/language.ts";
import type { AssetUrl } from "#src/platform/pages/assets.ts";
import { Icon } from "#src/ui/icon.tsx";
import type { LitDrawing } from "#src/ui/picture/drawing-in-light.tsx";
import { PlacePicture } from "#src/ui/picture/place-picture.tsx";
import { homeText, siteText } from "#messages/site";
import type { StayChoice } from "./stay-choices.ts";

interface Props {
  note: LocalizedHomePage["note"];
  places: StayChoice[];
  lines: LoadedSection<StayCardLine>[];
  panorama: (place: StayChoice) => LitDrawing;
  language: Language;
  assetUrl: AssetUrl;
}

/** TABLE  the purposes that have their own part of the panorama. Cards with other purposes show the middle. */
const drawn: ReadonlySet<string> = new Set(["seasonal", "day", "sanitary", "cabin"]);

/** Up to four cards over a panorama. A card shows the same part of it when it is alone in its row. */
export function Signboard({ note, places, lines, panorama, language, assetUrl }: Props) {
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
      <ul className="signboard board fill">
        {places.map((place) => (
          <li key={place.page} className={`positioned ${drawn.has(place.purpose) ? place.purpose : ""}`}>
            <PlacePicture
              photo={place.picture}
              drawing={panorama(place)}
              width={1184}
              height={290}
              sizes="(width >= 64rem) 18.5rem, 100vw"
              assetUrl={assetUrl}
            />
            <Column place={place} lines={lines} language={language} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ColumnProps extends Pick<Props, "lines" | "language"> {
  place: StayChoice;
}

function Column({ place: { page, purpose, line, language: lineIn, facts }, lines, language }: ColumnProps) {
  return (
    <div className="signboard-words">
      <h3 className="ends close hyphens">
        <a className="row-link plain shrinks" href={address(page, language)}>
          {siteText[language].pages[page]}
        </a>
        <Icon name="right" />
      </h3>
      {line && (
        <p className="gap-above-8 size-17 lines-14 on-desk" lang={langAttribute(lineIn, language)}>
          {line}
        </p>
      )}
      <dl className="on-desk between small">
        {facts.map(({ words: { words, language: actual } }) => (
          <div key={words.label} className="spread loose flat pad-4" lang={langAttribute(actual, language)}>
            <dt className="quiet">{words.label}</dt>
            <dd className="push figures heavy text-end">{words.value}</dd>
          </div>
        ))}
      </dl>
      {purpose !== "none" &&
        lines.map(({ View, place, data }) => (
          <View key={place} data={data} purpose={purpose} language={language} />
        ))}
    </div>
  );
}
