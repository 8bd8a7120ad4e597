import { useRef, useState, type ReactNode } from "react";
import type { Language } from "#src/i18n/language.ts";
import { Dialog } from "#src/cms/staff/dialog/dialog.tsx";
import type { PickedPicture } from "#src/cms/staff/editor/html-field-props.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { PhotoChoice } from "./photo-choice.tsx";
import { localizePhoto, type Photo } from "#src/cms/photos/photo.ts";
import { drawingIn } from "#src/cms/photos/place-picture.ts";
import { photosAdminText } from "#messages/photos";
import { pictureUrl } from "#src/cms/photos/pictures/picture-address.ts";

export interface PickedPhoto {
  url: string;
  photo?: Photo;
}

interface PhotoPicker {
  /** @returns undefined when the user chose nothing; a returned photo always has alternative text */
  pick(isPlace: boolean): Promise<PickedPhoto | undefined>;
  pickPicture(language: Language): Promise<PickedPicture | undefined>;
  /** The dialog of the library. The screen must render this dialog. */
  dialog: ReactNode;
}

export function usePhotoPicker(): PhotoPicker {
  const { language } = useStaff();
  const answer = useRef<(picked: PickedPhoto | undefined) => void>(undefined);
  const [request, setRequest] = useState<{ isPlace: boolean }>();
  const text = photosAdminText[language].picker;

  const pick = (isPlace: boolean) => {
    setRequest({ isPlace });
    const { promise, resolve } = Promise.withResolvers<PickedPhoto | undefined>();
    answer.current = resolve;
    return promise;
  };
  const close = (picked?: PickedPhoto) => {
    setRequest(undefined);
    answer.current?.(picked);
  };
  return {
    pick,
    async pickPicture(written) {
      const photo = (await pick(false))?.photo;
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
        heading={request?.isPlace ? text.placeHeading : text.heading}
        isOpen={request !== undefined}
        onClose={() => close()}
        isTall
      >
        <PhotoChoice
          onChoose={(photo) => close(photo && { url: pictureUrl(photo.filename), photo })}
          onChooseDrawing={request?.isPlace ? (landscape) => close({ url: drawingIn(landscape) }) : undefined}
        />
      </Dialog>
    ),
  };
}
