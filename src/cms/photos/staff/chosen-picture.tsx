import { Icon } from "#src/ui/icon.tsx";
import { focusClass } from "#src/ui/picture/picture.tsx";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { OptionalSign } from "#src/cms/staff/fields/plain-field.tsx";
import { useFill } from "#src/cms/staff/live-values/use-live-values.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { chosenPictureText } from "#messages/photos";
import { staffText } from "#messages/staff";
import { viewText } from "#messages/view";
import { usePhotoPicker } from "./photo-picker.tsx";
import { landscapeIn } from "#src/cms/photos/place-picture.ts";
import { usePhotoWithPicture } from "./use-photo-with-picture.ts";

interface Props {
  label: string;
  url: string | null;
  /** True when staff can also choose the drawing of a landscape. The default is then a drawing. */
  isPlace?: boolean;
  otherwise?: string | undefined;
  onChange(url: string | null): void;
}

export function ChosenPicture({ label, url, isPlace = false, otherwise, onChange }: Props) {
  const { language, landscapeUrls } = useStaff();
  const text = chosenPictureText[language];
  const fill = useFill();
  const picker = usePhotoPicker();
  const [photo, setPhoto] = usePhotoWithPicture(url);
  const landscape = landscapeIn(url);
  const choose = async () => {
    const picked = await picker.pick(isPlace);
    if (!picked) return;
    setPhoto(picked.photo);
    onChange(picked.url);
  };
  return (
    <section className="side-part stack chosen-picture">
      <h2>
        {label} <OptionalSign />
      </h2>
      {url ? (
        <img
          className={photo && focusClass([photo.focusX, photo.focusY])}
          src={landscape ? landscapeUrls[landscape] : url}
          alt={landscape ? viewText[language].landscapes[landscape] : fill(photo?.alternativeText ?? "")}
        />
      ) : (
        <p className="field-hint">{otherwise ?? (isPlace ? text.noneInPlace : text.none)}</p>
      )}
      <div className="dialog-actions">
        <StaffButton onClick={() => void choose()}>
          {url ? text.change : isPlace ? text.chooseInPlace : text.choose}
        </StaffButton>
        {url && (
          <StaffButton look="link" onClick={() => onChange(null)}>
            {staffText[language].remove}
          </StaffButton>
        )}
      </div>
      {url && photo?.alternativeText && (
        <p className="picture-words noted close tinted good quiet small icons-16">
          <Icon name="check" />«{fill(photo.alternativeText)}»
        </p>
      )}
      {picker.dialog}
    </section>
  );
}
