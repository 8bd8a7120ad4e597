import { useRef, useState, type ReactNode } from "react";
import type { Language } from "#src/i18n/language.ts";
import { Dialog } from "#src/ui/staff/dialog.tsx";
import { CallFault } from "#src/ui/staff/form/call-fault.tsx";
import { failureWords } from "#src/ui/staff/form/faults.ts";
import type { PickedPicture } from "#src/ui/staff/editor/html-field.tsx";
import { useStaff } from "#src/ui/staff/staff.ts";
import { listAllPhotos } from "./photo-library.ts";
import { PhotoChoice } from "./photo-choice.tsx";
import { localizePhoto, type Photo } from "#src/features/photos/photo.ts";
import { photosAdminText } from "./photos-admin.text.ts";
import { pictureUrl } from "#src/features/photos/pictures/picture-address.ts";

/** Lets the user choose a photo from the library in a dialog. */
interface PhotoPicker {
  /** @returns the photo, which has alternative text; undefined when none was chosen */
  pick(): Promise<Photo | undefined>;
  /** The same, as a picture for a text in this language. */
  pickPicture(language: Language): Promise<PickedPicture | undefined>;
  /** The dialog, which the screen must render. */
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
        isTall
      >
        {failure && <CallFault words={failure} onRetry={() => void load()} />}
        {photos && (
          <PhotoChoice
            photos={photos}
            onAdd={(photo) => setPhotos((before = []) => [photo, ...before])}
            onChoose={close}
          />
        )}
      </Dialog>
    ),
  };
}
