import { langAttribute, type Language } from "#src/i18n/language.ts";
import { Icon } from "#src/ui/icon.tsx";
import { Picture, type PictureSource } from "#src/ui/picture/picture.tsx";
import { carouselText } from "./carousel.text.ts";
import type { Slide } from "./content-block.ts";

/** A slide with its picture, unless that has left the library. */
export interface PicturedSlide extends Slide {
  picture: PictureSource | undefined;
  /** The language that its words are really in. */
  wordsIn: Language;
}

interface Props {
  slides: PicturedSlide[];
  language: Language;
}

/**
 * Pictures that take turns, each with its caption as a chart's title block. Without JavaScript they are a row to
 * scroll; with it they change every four seconds (carousel.client.ts) until somebody looks closer.
 */
export function Carousel({ slides, language }: Props) {
  const text = carouselText[language];
  if (slides.length === 0) return null;
  return (
    <section
      className="carousel section"
      aria-roledescription={text.carousel}
      aria-labelledby="carousel-heading"
    >
      <h2 className="visually-hidden" id="carousel-heading">
        {text.heading}
      </h2>
      <ul className="carousel-slides">
        {slides.map(({ id, picture, title, subtitle, wordsIn }, index) => (
          <li key={id} data-current={index === 0 ? "" : undefined}>
            <div className="carousel-picture">
              {picture && <Picture source={picture} sizes="(min-width: 1280px) 1184px, 95vw" />}
            </div>
            <div className="title-block">
              <h3 lang={langAttribute(wordsIn, language)}>{title}</h3>
              <p lang={langAttribute(wordsIn, language)}>{subtitle}</p>
              <span className="carousel-place">{text.place(index + 1, slides.length)}</span>
            </div>
          </li>
        ))}
      </ul>
      <div className="carousel-tools">
        <button className="tool" type="button" data-turn="-1" aria-label={text.previous}>
          <Icon name="left" />
        </button>
        <button className="tool" type="button" data-turn="1" aria-label={text.next}>
          <Icon name="right" />
        </button>
        <button className="tool" type="button" aria-pressed="false" aria-label={text.pause}>
          <Icon name="pause" />
          <Icon name="play" />
        </button>
      </div>
    </section>
  );
}
