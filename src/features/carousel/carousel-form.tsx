import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { formKindOf } from "#src/features/form-kind.ts";
import { address } from "#src/i18n/addresses.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { useFormLanguages } from "#src/ui/staff/form/form-languages.tsx";
import { FormScreen } from "#src/ui/staff/form/form-screen.tsx";
import { apiContext, useStaff } from "#src/ui/staff/staff.ts";
import { staffText } from "#src/ui/staff/staff.text.ts";
import { namedWords, useTextLanguage } from "#src/ui/staff/fields/text-language.tsx";
import { useResourceForm } from "#src/ui/staff/form/resource-form.ts";
import { undoOfSave, useSavedToast } from "#src/ui/staff/undo.tsx";
import { wordFieldsOf } from "#src/ui/staff/form/described-fields.ts";
import { LanguageColumns } from "#src/ui/staff/form/word-fields.tsx";
import { carouselAdminText } from "./carousel-admin.text.ts";
import { CarouselPreview } from "./carousel-preview.tsx";
import { CarouselSlides } from "./carousel-slides.tsx";
import { contentAdminText } from "#src/features/page-texts/content-admin.text.ts";
import { contentBlockKind, homeCarouselId, type StaffContentBlock } from "./content-block.ts";

const carouselForm = formKindOf(contentBlockKind);
const { parts } = contentBlockKind.fields.images;

/** The carousel of the front page. */
export const loader = ({ context }: LoaderFunctionArgs) =>
  context.get(apiContext).get<StaffContentBlock>(`${carouselForm.path}/${homeCarouselId}`);

/** Where the pictures of the front page's carousel are chosen and written about. */
export function Component() {
  const stored = useLoaderData<typeof loader>();
  const { language } = useStaff();
  const text = carouselAdminText[language];
  const told = useSavedToast();
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
        const slide = title || text.nameless(index + 1);
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
        told({
          name: text.title,
          at: address("home", "nb"),
          undo: undoOfSave(form, saved, { name: text.title, list: staffAddresses.content }),
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
