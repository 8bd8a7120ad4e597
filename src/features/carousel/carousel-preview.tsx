import { useState } from "react";
import { languageTag, type Language } from "#src/i18n/language.ts";
import { localize } from "#src/i18n/translation.ts";
import { Icon } from "#src/ui/icon.tsx";
import { useStaff } from "#src/ui/staff/staff.ts";
import { carouselAdminText } from "./carousel-admin.text.ts";
import type { Slide } from "./content-block.ts";

interface Props {
  slides: readonly Slide[];
  /** The one that is being written. */
  written: Language;
}

/** The pictures as guests get them, one at a time; and how they take turns. */
export function CarouselPreview({ slides, written }: Props) {
  const text = carouselAdminText[useStaff().language];
  const [chosen, choose] = useState(0);
  const index = Math.min(chosen, slides.length - 1);
  const slide = slides[index];
  const turn = (by: number) => choose((index + by + slides.length) % slides.length);
  return (
    <section className="side-part">
      <h2>{text.preview}</h2>
      {slide ? (
        <>
          <Shown slide={slide} written={written} />
          <div className="carousel-preview-tools">
            <button type="button" className="tool" aria-label={text.previous} onClick={() => turn(-1)}>
              <Icon name="left" />
            </button>
            <p aria-live="polite">{text.place(index + 1, slides.length)}</p>
            <button type="button" className="tool" aria-label={text.next} onClick={() => turn(1)}>
              <Icon name="right" />
            </button>
          </div>
          <p className="field-hint">{text.timing}</p>
        </>
      ) : (
        <p className="field-hint">{text.none}</p>
      )}
    </section>
  );
}

function Shown({
  slide: { url, title, subtitle, translations },
  written,
}: {
  slide: Slide;
  written: Language;
}) {
  const { words, language } = localize({ title, subtitle }, translations, written);
  return (
    <figure className="carousel-preview" lang={languageTag[language]}>
      <img src={url} alt="" width={1280} height={853} />
      <figcaption>
        <strong>{words.title || "–"}</strong>
        <span>{words.subtitle}</span>
      </figcaption>
    </figure>
  );
}
