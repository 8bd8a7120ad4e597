import { Link, useLoaderData, type LoaderFunctionArgs } from "react-router";
import { formKindOf } from "#src/features/form-kind.ts";
import { inEveryLanguage } from "#src/i18n/language.ts";
import { formatDate } from "#src/i18n/format.ts";
import { faultWords } from "#src/resource/fault-words.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { Icon } from "#src/ui/icon.tsx";
import { ApiError, type Use } from "#src/ui/staff/api.ts";
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
import { listAllPhotos } from "./photo-library.ts";
import { photoKind, type Photo } from "#src/features/photos/photo.ts";
import { photosAdminText } from "./photos-admin.text.ts";
import { pictureUrl } from "#src/features/photos/pictures/picture-address.ts";
import { resourceName } from "#src/features/history/resource-name.ts";
import { type KindName, kindLabel, resourceScreen, kinds, resourcePath } from "#src/features/kinds.ts";
import { useState, useSyncExternalStore } from "react";
import { CallFault } from "#src/ui/staff/form/call-fault.tsx";
import { ResourceBoard } from "#src/ui/staff/lists/resource-board.ts";
import { withStep } from "#src/ui/staff/lists/resource-order.ts";
import { likesOf, placeOf } from "./photo-order.ts";

/** Loads the photo and the library around it. */
export async function loader({ context, params: { id } }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const [photo, photos] = await Promise.all([api.get<Photo>(resourcePath("photo", id!)), listAllPhotos(api)]);
  return { photo, photos };
}

export function Component() {
  const { photo, photos } = useLoaderData<typeof loader>();
  return <PhotoForm key={photo.id} stored={photo} photos={photos} />;
}

const photoForm = {
  ...formKindOf(photoKind),
  // No photo goes into the gallery without alternative text.
  input: photoKind.input.refine(
    ({ showInGallery, alternativeText }) => !showInGallery || alternativeText !== "",
    {
      path: ["alternativeText"],
      params: faultWords(inEveryLanguage((each) => photosAdminText[each].alternativeNeeded)),
    },
  ),
};

/** Shows what uses a photo that can't be deleted because of that. */
const whyNot = (error: unknown) =>
  error instanceof ApiError && error.uses.length > 0 ? <PhotoInUse uses={error.uses} /> : undefined;

/** The form of a photo. */
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

/** Says why a photo can't be removed: what shows it, each with a link. */
function PhotoInUse({ uses }: { uses: readonly Use[] }) {
  const { language } = useStaff();
  const text = photosAdminText[language];
  return (
    <div className="call-fault photo-in-use" role="alert">
      <Icon name="fault" />
      <div>
        <p>{text.inUse}</p>
        <ul>
          {uses.map(({ kind, resourceId, name }) => {
            const kindName = kindLabel(kind as KindName, language);
            const called = resourceName({ kind: kind as KindName, name }, language);
            return (
              <li key={`${kind}/${resourceId}`}>
                <Link to={resourceScreen(kind as KindName, resourceId)}>
                  {called === kindName ? kindName : `${kindName}: ${called}`}
                </Link>
              </li>
            );
          })}
        </ul>
        <p>{text.freeFirst}</p>
      </div>
    </div>
  );
}

interface Props {
  photos: readonly Photo[];
  id: number;
}

/** Moves a photo forward and back in the order; each move is saved at once. */
function PhotoPlace({ photos, id }: Props) {
  const { api, language } = useStaff();
  const text = photosAdminText[language];
  const [board] = useState(() => new ResourceBoard(api, photos, kinds.photo.path));
  const state = useSyncExternalStore(board.subscribe, board.state);
  const { place, count } = placeOf(state.items, id);
  const photo = state.items.find((each) => each.id === id)!;
  const move = (by: -1 | 1) => board.reorder(withStep(state.items, photo, by, likesOf));
  return (
    <section className="photo-place" aria-label={text.placeInGallery}>
      <div>
        <strong>{text.placeInGallery}</strong>
        <p aria-live="polite">{text.placeOf(place, count)}</p>
      </div>
      <button
        type="button"
        className="tool"
        aria-label={text.earlier}
        disabled={place <= 1}
        onClick={() => move(-1)}
      >
        <Icon name="left" />
      </button>
      <button
        type="button"
        className="tool"
        aria-label={text.later}
        disabled={place >= count}
        onClick={() => move(1)}
      >
        <Icon name="right" />
      </button>
      {state.failure !== undefined && <CallFault words={text.notMoved} onRetry={() => void board.save()} />}
    </section>
  );
}
