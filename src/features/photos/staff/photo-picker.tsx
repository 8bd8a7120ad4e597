import { useRef, useState, type ReactNode } from "react";
import type { Language } from "#src/i18n/language.ts";
import { Dialog } from "#src/ui/staff/dialog.tsx";
import type { PickedPicture } from "#src/ui/staff/editor/html-field.tsx";
import { useStaff } from "#src/ui/staff/staff.ts";
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
  const { language } = useStaff();
  const answer = useRef<(photo: Photo | undefined) => void>(undefined);
  const [isOpen, setOpen] = useState(false);

  const pick = () => {
    setOpen(true);
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
        <PhotoChoice onChoose={close} />
      </Dialog>
    ),
  };
}
