import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { formKindOf } from "#src/cms/form-kind.ts";
import { useFilled } from "#src/cms/staff/live-values/use-live-values.ts";
import { address } from "#src/i18n/addresses.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { useFormLanguages } from "#src/cms/staff/form/form-languages.tsx";
import { FormScreen } from "#src/cms/staff/form/form-screen.tsx";
import { apiContext, useStaff } from "#src/cms/staff/staff.ts";
import { carouselAdminText } from "#messages/carousel";
import { contentAdminText } from "#messages/page-texts";
import { staffText } from "#messages/staff";
import { namedWords, useTextLanguage } from "#src/cms/staff/fields/text-language.tsx";
import { useResourceForm } from "#src/cms/staff/form/resource-form.ts";
import { describeUndoOfSave, useSavedToast } from "#src/cms/staff/undo.tsx";
import { wordFieldsOf } from "#src/cms/staff/form/described-fields.ts";
import { LanguageColumns } from "#src/cms/staff/form/word-fields.tsx";
import { CarouselSlides } from "./carousel-slides.tsx";
import {
  contentBlockKind,
  homeCarouselId,
  type StaffContentBlock,
  type Slide,
} from "#src/features/carousel/content-block.ts";
import { CroppedPicture } from "#src/cms/photos/staff/cropped-picture.tsx";
import { landscapeIn } from "#src/cms/photos/place-picture.ts";
import { useState } from "react";
import { languageTag, type Language } from "#src/i18n/language.ts";
import { localize } from "#src/i18n/translation.ts";
import { Icon } from "#src/ui/icon.tsx";

const carouselForm = formKindOf(contentBlockKind);
const { parts } = contentBlockKind.fields.images;

export const loader = ({ context }: LoaderFunctionArgs) =>
  context.get(apiContext).get<StaffContentBlock>(`${carouselForm.path}/${homeCarouselId}`);

export function Component() {
  const stored = useLoaderData<typeof loader>();
  const { language } = useStaff();
  const text = carouselAdminText[language];
  const showSavedToast = useSavedToast();
  const form = useResourceForm({ kind: carouselForm, stored });
  const languages = useFormLanguages(form);
  const textLanguage = useTextLanguage(languages);
  const words = wordFieldsOf(parts, language, { subtitle: { kind: "lines" } });
  const { images } = form.values;
  return (
    <FormScreen
      form={form}
      name={text.title}
      list={{ name: contentAdminText[language].title, to: staffAddresses.content }}
      saveLabel={staffText[language].saveAndPublish}
      consequence={images.length > 0 ? text.consequence : text.none}
      fields={images.flatMap(({ title }, index) => {
        const slide = title || text.nameless({ place: index + 1 });
        return [
          { path: `images.${index}.url`, label: `${parts.fields.url.label[language]}, ${slide}` },
          ...words.flatMap(({ name, label }) =>
            namedWords(name, `${label}, ${slide}`, language, `images.${index}.`),
          ),
        ];
      })}
      languages={languages}
      onReveal={(at) => textLanguage.reveal(at)}
      preview="page"
      onSave={() => form.submit()}
      onSaved={(saved) =>
        showSavedToast({
          name: text.title,
          at: address("home", "nb"),
          undo: describeUndoOfSave(form, saved, { name: text.title, list: staffAddresses.content }),
        })
      }
      side={<CarouselPreview slides={images} written={textLanguage.shown.at(-1)!} />}
    >
      <LanguageColumns form={form} languages={languages} textLanguage={textLanguage}>
        <div className="across">
          <CarouselSlides form={form} textLanguage={textLanguage} words={words} />
        </div>
      </LanguageColumns>
    </FormScreen>
  );
}

interface Props {
  slides: readonly Slide[];
  /** The language that staff are writing in. */
  written: Language;
}

/** Previews the pictures one at a time, as guests see them. */
function CarouselPreview({ slides, written }: Props) {
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
    <figure className="carousel-preview" lang={languageTag[language]}>
      <CroppedPicture url={url} src={landscape ? landscapeUrls[landscape] : url} />
      <figcaption>
        <strong>{useFilled(words.title, language) || "–"}</strong>
        <span>{useFilled(words.subtitle, language)}</span>
      </figcaption>
    </figure>
  );
}
