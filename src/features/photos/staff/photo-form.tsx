import { Link, useLoaderData, type LoaderFunctionArgs } from "react-router";
import { formKindOf } from "#src/features/form-kind.ts";
import { inEveryLanguage } from "#src/i18n/language.ts";
import { formatDate } from "#src/i18n/format.ts";
import { faultWords } from "#src/resource/fault-words.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { Icon } from "#src/ui/icon.tsx";
import { ApiError } from "#src/ui/staff/api.ts";
import { FormScreen } from "#src/ui/staff/form/form-screen.tsx";
import { useFormLanguages } from "#src/ui/staff/form/form-languages.tsx";
import { RemoveResource } from "#src/ui/staff/form/remove-resource.tsx";
import { apiContext, useStaff } from "#src/ui/staff/staff.ts";
import { SwitchField } from "#src/ui/staff/fields/switch-field.tsx";
import { staffText } from "#src/ui/staff/staff.text.ts";
import { useTextLanguage } from "#src/ui/staff/fields/text-language.tsx";
import { useResourceForm } from "#src/ui/staff/form/resource-form.ts";
import { undoOfSave, useSavedToast } from "#src/ui/staff/undo.tsx";
import { LanguageColumns, WordFields } from "#src/ui/staff/form/word-fields.tsx";
import { namedFieldsOf, wordFieldsOf } from "#src/ui/staff/form/described-fields.ts";
import { PhotoInUse } from "./photo-in-use.tsx";
import { listAllPhotos } from "./photo-library.ts";
import { PhotoPlace } from "./photo-place.tsx";
import { photoKind, type Photo } from "#src/features/photos/photo.ts";
import { photosAdminText } from "./photos-admin.text.ts";
import { pictureUrl } from "#src/features/photos/pictures/picture-address.ts";

/** The photo, and the library that it stands in. */
export async function loader({ context, params: { id } }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const [photo, photos] = await Promise.all([api.get<Photo>(`/photos/${id}`), listAllPhotos(api)]);
  return { photo, photos };
}

export function Component() {
  const { photo, photos } = useLoaderData<typeof loader>();
  return <PhotoForm key={photo.id} stored={photo} photos={photos} />;
}

const photoForm = {
  ...formKindOf(photoKind),
  // No photo goes into the gallery without words for those who can't see it.
  input: photoKind.input.refine(
    ({ showInGallery, alternativeText }) => !showInGallery || alternativeText !== "",
    {
      path: ["alternativeText"],
      params: faultWords(inEveryLanguage((each) => photosAdminText[each].alternativeNeeded)),
    },
  ),
};

/** What shows a photo that can't be deleted for that. */
const whyNot = (error: unknown) =>
  error instanceof ApiError && error.uses.length > 0 ? <PhotoInUse uses={error.uses} /> : undefined;

/** Where a photo is written about. */
function PhotoForm({ stored, photos }: { stored: Photo; photos: readonly Photo[] }) {
  const { language } = useStaff();
  const told = useSavedToast();
  const text = photosAdminText[language];
  const form = useResourceForm({ kind: photoForm, stored });
  const { values } = form;
  const formLanguages = useFormLanguages(form);
  const textLanguage = useTextLanguage(formLanguages);
  return (
    <FormScreen
      form={form}
      name={values.title || stored.title}
      isOwnName
      list={{ name: text.title, to: staffAddresses.photos }}
      saveLabel={staffText[language].save}
      consequence={text.consequence}
      fields={namedFieldsOf(photoKind, language)}
      languages={formLanguages}
      preview="page"
      onReveal={(at) => textLanguage.reveal(at)}
      onSave={() => form.submit()}
      onSaved={(saved) => {
        const where = { name: saved.title, list: staffAddresses.photos };
        told({ name: saved.title, undo: undoOfSave(form, saved, where) });
      }}
      side={
        <>
          <img
            className="photo-whole"
            src={pictureUrl(stored.filename)}
            alt={stored.alternativeText}
            width={stored.width}
            height={stored.height}
          />
          <p className="field-hint">
            {stored.filename} · {text.added(formatDate(Temporal.Instant.from(stored.createdDate)))}
          </p>
          <PhotoPlace photos={photos} id={stored.id} />
          <Link
            className="button plain"
            to={staffAddresses.newsFromPhoto.replace(":photoId", String(stored.id))}
          >
            <Icon name="staff-news" />
            {text.newArticle}
          </Link>
        </>
      }
      removal={
        <RemoveResource
          form={form}
          label={text.remove}
          nameOf={({ title }) => title}
          list={staffAddresses.photos}
          note={text.removeNote}
          explain={whyNot}
        />
      }
    >
      <LanguageColumns form={form} languages={formLanguages} textLanguage={textLanguage}>
        <WordFields form={form} textLanguage={textLanguage} words={wordFieldsOf(photoKind, language)} />
      </LanguageColumns>
      <SwitchField
        label={photoKind.fields.showInGallery.label[language]}
        hint={text.showHint}
        isOn={values.showInGallery}
        onChange={(isOn) => form.set("showInGallery", isOn)}
      />
    </FormScreen>
  );
}
