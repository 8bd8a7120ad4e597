import { useEffect, useState } from "react";
import { Icon } from "#src/ui/icon.tsx";
import { OptionalSign } from "#src/ui/staff/fields/plain-field.tsx";
import { useStaff } from "#src/ui/staff/staff.ts";
import { staffText } from "#src/ui/staff/staff.text.ts";
import { findPhotoWithPicture } from "./photo-library.ts";
import { usePhotoPicker } from "./photo-picker.tsx";
import type { PhotoInList } from "#src/features/photos/photo.ts";
import { pictureUrl } from "#src/features/photos/pictures/picture-address.ts";
import { landscapeIn } from "#src/features/view/place-picture.ts";
import { viewText } from "#src/features/view/view.text.ts";
import { chosenPictureText } from "./photos-admin.text.ts";

interface Props {
  label: string;
  url: string | null;
  /** Whether a drawing of the house can be chosen too, and stands there when nothing is. */
  isPlace?: boolean;
  /** What stands there when nothing is chosen, where that isn't the drawing. */
  otherwise?: string | undefined;
  onChange(url: string | null): void;
}

/** The picture of a resource and its alternative text; it can be chosen or removed. */
export function ChosenPicture({ label, url, isPlace = false, otherwise, onChange }: Props) {
  const { api, language, landscapeUrls } = useStaff();
  const text = chosenPictureText[language];
  const picker = usePhotoPicker();
  const [photo, setPhoto] = useState<Pick<PhotoInList, "filename" | "alternativeText">>();
  const landscape = landscapeIn(url);
  const isKnown = photo !== undefined && pictureUrl(photo.filename) === url;

  useEffect(() => {
    if (url === null || landscape || isKnown) return undefined;
    const giveUp = new AbortController();
    findPhotoWithPicture(api, url, giveUp.signal).then(
      setPhoto,
      // Only the words are missing then; the picture is shown anyway.
      () => setPhoto(undefined),
    );
    return () => giveUp.abort();
  }, [api, url, landscape, isKnown]);

  const choose = async () => {
    const picked = await picker.pick(isPlace);
    if (!picked) return;
    setPhoto(picked.photo);
    onChange(picked.url);
  };
  return (
    <section className="side-part chosen-picture">
      <h2>
        {label} <OptionalSign />
      </h2>
      {url ? (
        <img
          src={landscape ? landscapeUrls[landscape] : url}
          alt={landscape ? viewText[language].landscapes[landscape] : isKnown ? photo.alternativeText : ""}
        />
      ) : (
        <p className="field-hint">{otherwise ?? (isPlace ? text.noneInPlace : text.none)}</p>
      )}
      <div className="dialog-actions">
        <button type="button" className="button plain" onClick={() => void choose()}>
          {url ? text.change : isPlace ? text.chooseInPlace : text.choose}
        </button>
        {url && (
          <button type="button" className="link-button" onClick={() => onChange(null)}>
            {staffText[language].remove}
          </button>
        )}
      </div>
      {url && isKnown && photo.alternativeText && (
        <p className="picture-words">
          <Icon name="check" />«{photo.alternativeText}»
        </p>
      )}
      {picker.dialog}
    </section>
  );
}
