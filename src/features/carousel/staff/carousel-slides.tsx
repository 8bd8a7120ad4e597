import type { FormOf } from "#src/cms/form-kind.ts";
import { usePhotoPicker } from "#src/cms/photos/staff/photo-picker.tsx";
import { thumbnailOf } from "#src/cms/photos/pictures/picture-address.ts";
import { CroppedPicture } from "#src/cms/photos/staff/cropped-picture.tsx";
import { landscapeIn } from "#src/cms/photos/place-picture.ts";
import { PartList } from "#src/cms/staff/parts/part-list.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import { FieldNotes } from "#src/cms/staff/fields/plain-field.tsx";
import type { TextLanguage } from "#src/cms/staff/fields/text-language.tsx";
import { columnsClass, WordFields, type WordField } from "#src/cms/staff/form/word-fields.tsx";
import { contentBlockKind, type Slide } from "#src/features/carousel/content-block.ts";
import { carouselAdminText } from "#messages/carousel";

interface Props {
  form: FormOf<typeof contentBlockKind>;
  textLanguage: TextLanguage;
  words: readonly WordField[];
}

export function CarouselSlides({ form, textLanguage, words }: Props) {
  const { language, landscapeUrls } = useStaff();
  const text = carouselAdminText[language];
  const picker = usePhotoPicker();
  const slides = form.values.images;

  async function pickNew(): Promise<Slide | undefined> {
    const picked = await picker.pick(true);
    if (!picked) return undefined;
    const id = Math.max(0, ...slides.map((slide) => slide.id)) + 1;
    return { id, url: picked.url, sortorder: id, title: "", subtitle: "", translations: {} };
  }
  async function change(index: number) {
    const picked = await picker.pick(true);
    if (picked) form.set(`images.${index}.url`, picked.url);
  }
  return (
    <>
      <PartList<Slide>
        heading={contentBlockKind.fields.images.label[language]}
        hint={text.hint}
        addLabel={text.add}
        empty={pickNew}
        path="images"
        parts={slides}
        onChange={(images) =>
          form.set(
            "images",
            images.map((slide, index) => ({ ...slide, sortorder: index + 1 })),
          )
        }
        nameOf={({ title }, index) => title || text.nameless({ place: index + 1 })}
        firstField="title"
      >
        {({ url }, index) => {
          const path = `images.${index}.url`;
          const { fault } = form.field(path);
          return (
            <div className="carousel-slide">
              <div className="carousel-slide-picture">
                <CroppedPicture url={url} src={thumbnailOf(url) ?? landscapeUrls[landscapeIn(url)!]} />
                <button
                  type="button"
                  className="button plain"
                  name={path}
                  aria-describedby={`slide-${index}-fault`}
                  onClick={() => void change(index)}
                >
                  {text.change}
                </button>
                <FieldNotes id={`slide-${index}`} fault={fault && text.gone} />
              </div>
              <div className={columnsClass(textLanguage)}>
                <WordFields
                  form={form}
                  textLanguage={textLanguage}
                  words={words}
                  parent={`images.${index}.`}
                />
              </div>
            </div>
          );
        }}
      </PartList>
      {picker.dialog}
    </>
  );
}
