import { langAttribute, type Language } from "#src/i18n/language.ts";
import { Icon } from "#src/ui/icon.tsx";
import { Picture, type PictureSource } from "#src/ui/picture/picture.tsx";
import { carouselText } from "#messages/carousel";
import { viewText } from "#messages/view";
import type { Landscape } from "#src/cms/photos/landscape.ts";
import type { AssetUrl } from "#src/platform/pages/assets.ts";
import { LitPicture, type LitDrawing } from "#src/ui/picture/drawing-in-light.tsx";
import type { Slide } from "./content-block.ts";

/** A slide with its picture. The picture is undefined for a drawing, and for a photo that isn't in the library. */
export interface PicturedSlide extends Slide {
  picture: PictureSource | undefined;
  landscape: Landscape | undefined;
  /** The language of the words: Norwegian when the translation is missing. */
  wordsIn: Language;
}

interface Props {
  slides: PicturedSlide[];
  view: (slide: PicturedSlide) => LitDrawing;
  language: Language;
  assetUrl: AssetUrl;
}

/** The carousel of the home page. Without JavaScript the slides are in a row that scrolls sideways. */
export function Carousel({ slides, view, language, assetUrl }: Props) {
  const text = carouselText[language];
  return (
    <section
      className="carousel section"
      aria-roledescription={text.carousel}
      aria-labelledby="carousel-heading"
    >
      <h2 className="visually-hidden" id="carousel-heading">
        {text.heading}
      </h2>
      <ul className="carousel-slides snap-row board">
        {slides.map((slide, index) => (
          <li className="column" key={slide.id} data-current={index === 0 ? "" : undefined}>
            <div className="carousel-picture fill rigid">
              {slide.picture && <Picture source={slide.picture} sizes="(min-width: 1280px) 1184px, 95vw" />}
              {slide.landscape && (
                <LitPicture
                  of={view(slide)}
                  alt={viewText[language].drawn[slide.landscape]}
                  width={1920}
                  height={500}
                  loading="lazy"
                  assetUrl={assetUrl}
                />
              )}
            </div>
            <div className="title-block">
              <h3 lang={langAttribute(slide.wordsIn, language)}>{slide.title}</h3>
              <p className="quiet gap-above-4 size-17 lines-14" lang={langAttribute(slide.wordsIn, language)}>
                {slide.subtitle}
              </p>
              <span className="carousel-place row quiet small figures">
                {text.place({ number: index + 1, of: slides.length })}
              </span>
            </div>
          </li>
        ))}
      </ul>
      <div className="carousel-tools row scripted">
        <button className="tool" type="button" data-turn="-1" aria-label={text.previous}>
          <Icon name="left" />
        </button>
        <button className="tool" type="button" data-turn="1" aria-label={text.next}>
          <Icon name="right" />
        </button>
        <button className="tool two-states" type="button" aria-pressed="false" aria-label={text.pause}>
          <Icon name="pause" />
          <Icon name="play" />
        </button>
      </div>
      <script type="module" src={assetUrl("src/features/carousel/carousel.client.ts")} />
    </section>
  );
}
