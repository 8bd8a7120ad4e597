import { Fragment } from "react";
import { accessibilityText } from "#messages/accessibility";
import { getIdentity } from "#src/campsite/identity/identity.server.ts";
import type { Identity } from "#src/campsite/identity/identity.ts";
import { headOfText, PageTextHead } from "#src/campsite/page-texts/page-text-head.tsx";
import { getPageText, type LocalizedPageText } from "#src/campsite/page-texts/page-texts.server.ts";
import { UnwrittenNote } from "#src/campsite/page-texts/unwritten-note.tsx";
import { localizeWords } from "#src/cms/kind/kind.ts";
import { findPictures } from "#src/cms/photos/photos.server.ts";
import { anchorOf } from "#src/cms/resource-addresses.ts";
import { partAddress } from "#src/i18n/addresses.ts";
import { formatDate } from "#src/i18n/format.ts";
import { langAttribute, type Language } from "#src/i18n/language.ts";
import { definePage } from "#src/platform/pages/page.ts";
import { Facts, type FactItem } from "#src/ui/facts/facts.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Picture, type PictureSource } from "#src/ui/picture/picture.tsx";
import { Prose } from "#src/ui/prose.tsx";
import { TextColumns } from "#src/ui/text-columns.tsx";
import { figuresOf, measuresOf, type Measure } from "./access-measures.ts";
import { accessPlaceKind } from "./access-place.ts";
import { accessPlaceCollection } from "./access-places.server.ts";

interface PlaceShown {
  id: number;
  name: string;
  language: Language;
  measures: Measure[];
  /** The formatted day on which the place was measured. */
  measured: string | undefined;
  picture: PictureSource | undefined;
}

interface Data {
  page: LocalizedPageText;
  places: PlaceShown[];
  figures: FactItem[];
  identity: Pick<Identity, "phone" | "email">;
}

/** The page /tilgjengelighet: the places with their measures, then the text about the website. */
export const accessibilityPage = definePage<Data>({
  async load(context) {
    const { language } = context;
    const [page, places, identity] = await Promise.all([
      getPageText(context, "accessibility", language),
      accessPlaceCollection.listAll(context),
      getIdentity(context),
    ]);
    const pictures = await findPictures(
      context,
      places.map(({ imageUrl }) => imageUrl),
      language,
    );
    return {
      page,
      identity,
      figures: figuresOf(places, language),
      places: places.map((place) => {
        const { words, language: actual } = localizeWords(accessPlaceKind, place, language);
        return {
          id: place.id,
          name: words.name,
          language: actual,
          measures: measuresOf(place, words, actual),
          measured: place.measuredOn ? formatDate(Temporal.PlainDate.from(place.measuredOn)) : undefined,
          picture: pictures.get(place.imageUrl),
        };
      }),
    };
  },
  head: ({ page }, context) => headOfText(page, context),
  View({ data: { page, places, figures, identity }, language, assetUrl }) {
    const text = accessibilityText[language];
    const days = new Set(places.map(({ measured }) => measured));
    const [sharedDay] = days.size === 1 ? days : [];
    return (
      <>
        <PageTextHead page={page} language={language} assetUrl={assetUrl} />
        <TextColumns contact={identity} language={language}>
          {places.length > 0 && (
            <div className="access-places">
              <Facts facts={figures} />
              {places.map((place) => (
                <Place
                  key={place.id}
                  place={sharedDay ? { ...place, measured: undefined } : place}
                  language={language}
                />
              ))}
              <p className="quiet small across">
                {sharedDay && text.measured({ day: sharedDay })} {text.wrong}{" "}
                <a href={partAddress("contactUs", "form", language)}>{text.tellUs}</a>
              </p>
            </div>
          )}
          {page.isUnwritten && places.length === 0 && <UnwrittenNote language={language} />}
          <Prose html={page.body} wordsIn={page.language} language={language} />
        </TextColumns>
      </>
    );
  },
});

function Place({
  place: { id, name, language: actual, measures, measured, picture },
  language,
}: {
  place: PlaceShown;
  language: Language;
}) {
  const text = accessibilityText[language];
  const lang = langAttribute(actual, language);
  const heading = `access-name-${id}`;
  return (
    <section className="access-place h2-26" id={anchorOf("accessPlace", id)} aria-labelledby={heading}>
      <h2 className="gap-below-12" id={heading} lang={lang}>
        {name}
      </h2>
      {picture && <Picture source={picture} sizes="(width >= 64rem) 24rem, 100vw" />}
      <dl className="data-rows figures gap-above-4">
        {measures.map(({ name: measure, value, isStepFree }) => (
          <Fragment key={measure}>
            <dt>{text.measures[measure]}</dt>
            <dd lang={lang} className={isStepFree ? "step-free" : undefined}>
              {isStepFree && <Icon name="check" />}
              {value}
            </dd>
          </Fragment>
        ))}
      </dl>
      {measured && <p className="quiet fine">{text.measured({ day: measured })}</p>}
    </section>
  );
}
