import { Link, useLoaderData, type LoaderFunctionArgs } from "react-router";
import { languageTag, type Language } from "#src/i18n/language.ts";
import { formatDate } from "#src/i18n/format.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { Icon } from "#src/ui/icon.tsx";
import { FormScreen } from "#src/ui/staff/form-screen.tsx";
import { FormLanguageTabs, useFormLanguages } from "#src/ui/staff/form-languages.tsx";
import { apiContext, useStaff } from "#src/ui/staff/staff.ts";
import { SwitchField } from "#src/ui/staff/switch-field.tsx";
import { TextField } from "#src/ui/staff/text-field.tsx";
import { useThingForm } from "#src/ui/staff/thing-form.ts";
import { staffText } from "#src/ui/staff/staff.text.ts";
import { inputOf, listAllPhotos } from "./photo-library.ts";
import { PhotoPlace } from "./photo-place.tsx";
import { photoInput, photoTranslatable, photoWordFields, type Photo, type PhotoInput } from "./photo.ts";
import { photosAdminText } from "./photos-admin.text.ts";
import { pictureUrl } from "./picture-address.ts";

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

/** No photo goes into the gallery without words for those who can't see it. */
function schemaFor(language: Language) {
  const words = { nb: "", en: "", de: "" };
  for (const each of ["nb", "en", "de"] as const) words[each] = photosAdminText[each].alternativeNeeded;
  return photoInput.refine(({ showInGallery, alternativeText }) => !showInGallery || alternativeText !== "", {
    path: ["alternativeText"],
    params: { words },
    error: words[language],
  });
}

/** Where a photo is written about. */
function PhotoForm({ stored, photos }: { stored: Photo; photos: readonly Photo[] }) {
  const { api, language, say } = useStaff();
  const text = photosAdminText[language];
  const form = useThingForm<PhotoInput, Photo>({
    kind: "photo",
    stored,
    toValues: (photo) => inputOf(photo ?? stored),
    schema: schemaFor(language),
    address: (photo) => `${staffAddresses.photos}/${photo.id}`,
    save: (values, ifVersion, _last, confirmed) =>
      api.put<Photo>(`/photos/${stored.id}${confirmed}`, values, ifVersion),
  });
  const { values } = form;
  const formLanguages = useFormLanguages(form, photoTranslatable);
  const { chosen } = formLanguages;
  const path = (field: string, each = chosen) => (each === "nb" ? field : `translations.${each}.${field}`);
  const label = (field: (typeof photoWordFields)[number], each = chosen) =>
    each === "nb" ? text.field[field] : text.inLanguage[each](text.field[field]);
  const field = (name: (typeof photoWordFields)[number]) => ({
    ...form.field(path(name)),
    label: label(name),
    lang: languageTag[chosen],
  });
  return (
    <FormScreen
      form={form}
      name={values.title || stored.title}
      list={{ name: text.title, to: staffAddresses.photos }}
      saveLabel={staffText[language].save}
      consequence={text.consequence}
      fields={[
        ...(["nb", "en", "de"] as const).flatMap((each) =>
          photoWordFields.map((name) => ({ path: path(name, each), label: label(name, each) })),
        ),
        { path: "showInGallery", label: text.showInGallery },
      ]}
      languages={formLanguages}
      preview="page"
      onSave={() => form.submit()}
      onSaved={(saved) => say(text.saved(saved.title))}
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
    >
      <FormLanguageTabs form={form} languages={formLanguages} />
      <TextField {...field("title")} isRequired={chosen === "nb"} />
      <TextField {...field("alternativeText")} rows={2} hint={text.alternativeHint} />
      <TextField {...field("description")} rows={3} />
      <SwitchField
        label={text.showInGallery}
        hint={text.showHint}
        isOn={values.showInGallery}
        onChange={(isOn) => form.set("showInGallery", isOn)}
      />
    </FormScreen>
  );
}
