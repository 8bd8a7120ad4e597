import type { FormOf } from "#src/cms/form-kind.ts";
import { usePhotoPicker } from "#src/cms/photos/staff/photo-picker.tsx";
import { thumbnailOf } from "#src/cms/photos/pictures/picture-address.ts";
import { CroppedPicture } from "#src/cms/photos/staff/cropped-picture.tsx";
import { landscapeIn } from "#src/cms/photos/place-picture.ts";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { DescribedParts } from "#src/cms/staff/described/described-parts.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import { FieldNotes } from "#src/cms/staff/fields/plain-field.tsx";
import type { TextLanguage } from "#src/cms/staff/fields/text-language.ts";
import { contentBlockKind, type Slide } from "#src/features/carousel/content-block.ts";
import { carouselAdminText } from "#messages/carousel";

interface Props {
  form: FormOf<typeof contentBlockKind>;
  textLanguage: TextLanguage;
}

export function CarouselSlides({ form, textLanguage }: Props) {
  const { language, landscapeUrls } = useStaff();
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
      <DescribedParts
        form={form}
        textLanguage={textLanguage}
        name="images"
        field={contentBlockKind.fields.images}
        add={pickNew}
        onChange={(images) =>
          form.set(
            "images",
            images.map((slide, index) => ({ ...slide, sortorder: index + 1 })),
          )
        }
      >
        {(texts, index) => {
          const { url } = slides[index]!;
          const { name, fault } = form.field(`images.${index}.url`);
          return (
            <div className="carousel-slide stack at-top">
              <div className="carousel-slide-picture stack close hug">
                <CroppedPicture url={url} src={thumbnailOf(url) ?? landscapeUrls[landscapeIn(url)!]} />
                <StaffButton
                  name={name}
                  aria-describedby={`slide-${index}-fault`}
                  onClick={() => void change(index)}
                >
                  {carouselAdminText[language].change}
                </StaffButton>
                <FieldNotes id={`slide-${index}`} fault={fault} />
              </div>
              {texts}
            </div>
          );
        }}
      </DescribedParts>
      {picker.dialog}
    </>
  );
}
