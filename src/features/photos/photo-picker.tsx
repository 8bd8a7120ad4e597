import { useRef, useState, type ReactNode } from "react";
import type { Language } from "#src/i18n/language.ts";
import { Dialog } from "#src/ui/staff/dialog.tsx";
import { CallFault } from "#src/ui/staff/call-fault.tsx";
import { failureWords } from "#src/ui/staff/faults.ts";
import type { PickedPicture } from "#src/ui/staff/html-field.tsx";
import { SearchField } from "#src/ui/staff/search-field.tsx";
import { useStaff } from "#src/ui/staff/staff.ts";
import { staffText } from "#src/ui/staff/staff.text.ts";
import { TextField } from "#src/ui/staff/text-field.tsx";
import { inputOf, listAllPhotos, uploadPhoto } from "./photo-library.ts";
import { localizePhoto, type Photo } from "./photo.ts";
import { photosAdminText } from "./photos-admin.text.ts";
import { pictureUrl, thumbnailUrl } from "./picture-address.ts";
import { UploadButton, UploadList } from "./upload-list.tsx";
import { UploadQueue } from "./upload-queue.ts";

/** A way to choose a photo from the library, and the dialog that it happens in. */
interface PhotoPicker {
  /** @returns the photo, which has alternative text; undefined when none was chosen */
  pick(): Promise<Photo | undefined>;
  /** The same as a picture for a text in this language. */
  pickPicture(language: Language): Promise<PickedPicture | undefined>;
  /** To be put on the screen. */
  dialog: ReactNode;
}

export function usePhotoPicker(): PhotoPicker {
  const { api, language } = useStaff();
  const answer = useRef<(photo: Photo | undefined) => void>(undefined);
  const [photos, setPhotos] = useState<readonly Photo[]>();
  const [isOpen, setOpen] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function load() {
    try {
      setPhotos(await listAllPhotos(api));
      setFailure(undefined);
    } catch (error) {
      setFailure(failureWords(error, language));
    }
  }
  const pick = () => {
    setOpen(true);
    void load();
    const { promise, resolve } = Promise.withResolvers<Photo | undefined>();
    answer.current = resolve;
    return promise;
  };
  const close = (photo?: Photo) => {
    setOpen(false);
    answer.current?.(photo);
  };
  return {
    pick,
    async pickPicture(written) {
      const photo = await pick();
      if (!photo) return undefined;
      const { width, height, filename } = photo;
      return {
        src: pictureUrl(filename),
        alt: localizePhoto(photo, written).words.alternativeText,
        width,
        height,
      };
    },
    dialog: (
      <Dialog
        heading={photosAdminText[language].picker.heading}
        isOpen={isOpen}
        onClose={() => close()}
        isWide
      >
        {failure && <CallFault words={failure} onRetry={() => void load()} />}
        {photos && (
          <Library
            photos={photos}
            onAdd={(photo) => setPhotos((before = []) => [...before, photo])}
            onChoose={close}
          />
        )}
      </Dialog>
    ),
  };
}

interface LibraryProps {
  photos: readonly Photo[];
  onAdd(photo: Photo): void;
  onChoose(photo?: Photo): void;
}

function Library({ photos, onAdd, onChoose }: LibraryProps) {
  const { api, language } = useStaff();
  const text = photosAdminText[language];
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState<Photo>();
  const [words, setWords] = useState("");
  const [failure, setFailure] = useState<string>();
  const [queue] = useState(
    () =>
      new UploadQueue(async (file, name, onProgress, signal) => {
        const photo = await uploadPhoto(api, file, name, onProgress, signal);
        onAdd(photo);
        setChosen(photo);
        return photo;
      }),
  );
  const wanted = search.trim().toLocaleLowerCase("nb");
  const found = photos.filter(({ title, alternativeText, filename }) =>
    [title, alternativeText, filename].some((each) => each.toLocaleLowerCase("nb").includes(wanted)),
  );
  const isDescribed = chosen !== undefined && (chosen.alternativeText !== "" || words.trim() !== "");

  async function use(photo: Photo) {
    if (photo.alternativeText !== "") return onChoose(photo);
    try {
      const described = { ...inputOf(photo), alternativeText: words };
      onChoose(await api.put<Photo>(`/photos/${photo.id}`, described, photo.version));
    } catch (error) {
      setFailure(failureWords(error, language));
    }
  }
  return (
    <>
      <div className="narrowing">
        <SearchField label={text.picker.search} value={search} onChange={setSearch} />
        <UploadButton queue={queue} />
      </div>
      <UploadList queue={queue} />
      {found.length === 0 && <p>{text.picker.none}</p>}
      <ul className="photo-tiles small">
        {found.map((photo) => (
          <li key={photo.id}>
            <button
              type="button"
              aria-pressed={chosen?.id === photo.id}
              onClick={() => {
                setChosen(photo);
                setWords("");
              }}
            >
              <img src={thumbnailUrl(photo.filename)} alt="" width={photo.width} height={photo.height} />
              <strong>{photo.title}</strong>
            </button>
          </li>
        ))}
      </ul>
      {chosen && chosen.alternativeText === "" && (
        <TextField
          label={text.field.alternativeText}
          name="alternativeText"
          value={words}
          onChange={setWords}
          hint={text.picker.describe}
          isRequired
        />
      )}
      {failure && <CallFault words={failure} onRetry={() => void use(chosen!)} />}
      <div className="dialog-actions">
        <button type="button" className="button plain" onClick={() => onChoose()}>
          {staffText[language].cancel}
        </button>
        <button
          type="button"
          className="button action"
          disabled={!isDescribed}
          onClick={() => void use(chosen!)}
        >
          {text.picker.choose}
        </button>
      </div>
    </>
  );
}
