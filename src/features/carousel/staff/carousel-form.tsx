import { useState } from "react";
import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { formKindOf } from "#src/cms/form-kind.ts";
import { useFilled } from "#src/cms/staff/live-values/use-live-values.ts";
import { KindScreen, useKindForm } from "#src/cms/staff/described/kind-screen.tsx";
import { apiContext, useStaff } from "#src/cms/staff/staff.ts";
import { carouselAdminText } from "#messages/carousel";
import { LanguageColumns } from "#src/cms/staff/form/word-fields.tsx";
import { openResource } from "#src/cms/staff/next-versions/next-version.ts";
import { CarouselSlides } from "./carousel-slides.tsx";
import {
  contentBlockKind,
  homeCarouselId,
  type StaffContentBlock,
  type Slide,
} from "#src/features/carousel/content-block.ts";
import { CroppedPicture } from "#src/cms/photos/staff/cropped-picture.tsx";
import { landscapeIn } from "#src/cms/photos/place-picture.ts";
import { languageTag, type Language } from "#src/i18n/language.ts";
import { localize } from "#src/i18n/translation.ts";
import { Icon } from "#src/ui/icon.tsx";

const carouselForm = formKindOf(contentBlockKind);

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  openResource<StaffContentBlock>(context.get(apiContext), "contentBlock", homeCarouselId, request.url);

export function Component() {
  const stored = useLoaderData<typeof loader>();
  const text = carouselAdminText[useStaff().language];
  const written = useKindForm({ kind: carouselForm, stored });
  const { form, textLanguage } = written;
  const { images } = form.values;
  return (
    <KindScreen
      {...written}
      kind={contentBlockKind}
      consequence={images.length > 0 ? text.consequence : text.none}
      side={<CarouselPreview slides={images} written={textLanguage.shown.at(-1)!} />}
    >
      <LanguageColumns {...written}>
        <div className="across">
          <CarouselSlides form={form} textLanguage={textLanguage} />
        </div>
      </LanguageColumns>
    </KindScreen>
  );
}

function CarouselPreview({ slides, written }: { slides: readonly Slide[]; written: Language }) {
  const text = carouselAdminText[useStaff().language];
  const [chosen, choose] = useState(0);
  const index = Math.min(chosen, slides.length - 1);
  const slide = slides[index];
  const turn = (by: number) => choose((index + by + slides.length) % slides.length);
  return (
    <section className="side-part stack">
      <h2>{text.preview}</h2>
      {slide ? (
        <>
          <Shown slide={slide} written={written} />
          <div className="ends quiet figures">
            <button type="button" className="tool" aria-label={text.previous} onClick={() => turn(-1)}>
              <Icon name="left" />
            </button>
            <p aria-live="polite">{text.place({ number: index + 1, of: slides.length })}</p>
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
  const { landscapeUrls } = useStaff();
  const { words, language } = localize({ title, subtitle }, translations, written);
  const landscape = landscapeIn(url);
  return (
    <figure className="carousel-preview framed" lang={languageTag[language]}>
      <CroppedPicture url={url} src={landscape ? landscapeUrls[landscape] : url} />
      <figcaption className="inset-16 stack tight">
        <strong className="title">{useFilled(words.title, language) || "–"}</strong>
        <span className="quiet">{useFilled(words.subtitle, language)}</span>
      </figcaption>
    </figure>
  );
}
