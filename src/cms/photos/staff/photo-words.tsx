import { useImperativeHandle, useRef, useState, type ReactNode, type Ref } from "react";
import { Link } from "react-router";
import { kinds } from "#src/cms/kinds.ts";
import { photoKind, type Photo } from "#src/cms/photos/photo.ts";
import { isNameOfFile } from "#src/cms/photos/upload/title-from-name.ts";
import { thumbnailUrl } from "#src/cms/photos/pictures/picture-address.ts";
import { languageTag } from "#src/i18n/language.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { valuesOf } from "#src/cms/kind/kind.ts";
import { Icon } from "#src/ui/icon.tsx";
import { focusClass } from "#src/ui/picture/picture.tsx";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { SwitchField } from "#src/cms/staff/fields/switch-field.tsx";
import { TextField } from "#src/cms/staff/fields/text-field.tsx";
import { useAutoSave } from "#src/cms/staff/form/use-auto-save.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { photosAdminText } from "#messages/photos";
import { saveSignClass } from "#src/cms/staff/form/save-sign.tsx";
import { staffText } from "#messages/staff";

const words = ["title", "alternativeText"] as const;
type Word = (typeof words)[number];

interface PhotoRow {
  /** Shows the photo in the gallery. @returns false when the photo lacks alternative text or a confirmed title */
  show(): boolean;
  describe(): void;
}

interface Props {
  ref: Ref<PhotoRow>;
  photo: Photo;
  onSaved?: () => void;
}

/**
 * A row in which staff describe a photo and show it in the gallery. Each text is saved when its field loses the focus.
 */
export function PhotoWords({ ref, photo, onSaved = () => {} }: Props) {
  const { language } = useStaff();
  const text = photosAdminText[language];
  const { values, progress, choose } = useAutoSave(photo, {
    path: kinds.photo.path,
    valuesOf: (stored: Photo) => valuesOf(photoKind, stored),
    onSaved,
  });
  /** Unsaved input. Other fields show their stored values. */
  const [written, setWritten] = useState<Partial<Record<Word, string>>>({});
  /** True after the user tried to show a photo that lacks necessary words. */
  const [isNeeded, setNeeded] = useState(false);
  const [isTitleKept, setTitleKept] = useState(false);
  const textOf = (name: Word) => written[name] ?? values[name];
  const isDescribed = textOf("alternativeText").trim() !== "";
  const isUntitled = !isTitleKept && !values.showInGallery && isNameOfFile(textOf("title"), photo.filename);

  function leave(name: Word): void {
    const value = textOf(name).trim();
    if (value !== values[name] && (name !== "title" || value !== "")) void choose(name, value);
  }

  function show(isShown: boolean): boolean {
    const canBe = !isShown || (isDescribed && !isUntitled);
    setNeeded(!canBe);
    if (!canBe) return false;
    words.forEach(leave);
    if (values.showInGallery !== isShown) void choose("showInGallery", isShown);
    return true;
  }
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    show: () => show(true),
    describe() {
      const name = isUntitled ? "title" : "alternativeText";
      box.current?.querySelector<HTMLElement>(`[name="${name}-${photo.id}"]`)?.focus();
    },
  }));

  const faultOf = (name: Word) => {
    const each = progress[name];
    if (each?.kind === "failed") return `${text.wordsNotSaved} ${each.reason}`;
    if (name === "title") {
      if (textOf(name).trim() === "") return staffText[language].faults.empty;
      return isNeeded && isUntitled ? text.titleNeeded : undefined;
    }
    return isNeeded && !isDescribed ? text.alternativeNeeded : undefined;
  };
  const kindsOfProgress = Object.values(progress).map(({ kind }) => kind);
  const state = kindsOfProgress.includes("saving") ? "saving" : kindsOfProgress.at(-1);
  return (
    <>
      <Link className="photo-words-picture" to={`${staffAddresses.photos}/${photo.id}`}>
        <img
          className={focusClass([values.focusX, values.focusY])}
          src={thumbnailUrl(photo.filename)}
          alt={text.edit}
          width={96}
          height={72}
        />
      </Link>
      <div className="photo-words stack at-top" ref={box}>
        {words.map((name) => (
          <div key={name} className="photo-words-field stack close hug full-fields">
            <TextField
              name={`${name}-${photo.id}`}
              label={photoKind.words[name].label[language]}
              lang={languageTag.nb}
              value={textOf(name)}
              isRequired={name === "title"}
              hint={name === "title" && isUntitled && !isNeeded ? text.nameOfFile : undefined}
              onChange={(value) => setWritten((before) => ({ ...before, [name]: value }))}
              onBlur={() => leave(name)}
              fault={faultOf(name)}
            />
            {name === "title" && isNeeded && isUntitled && (
              <StaffButton onClick={() => setTitleKept(true)}>{text.keepTitle}</StaffButton>
            )}
          </div>
        ))}
        <div className="across spread close">
          <SwitchField
            label={photoKind.fields.showInGallery.label[language]}
            isOn={values.showInGallery}
            onChange={(isShown) => void show(isShown)}
          />
          <output className={saveSignClass(state)}>
            {state === "saving" && staffText[language].saving}
            {state === "saved" && (
              <>
                <Icon name="check" />
                {text.wordsSaved}
              </>
            )}
          </output>
        </div>
        {progress.showInGallery?.kind === "failed" && (
          <p className="field-fault across" role="alert">
            <Icon name="fault" />
            {text.wordsNotSaved} {progress.showInGallery.reason}
          </p>
        )}
      </div>
    </>
  );
}

export function PhotoWordsList({ head, photos }: { head: ReactNode; photos: readonly Photo[] }) {
  const { rowOf, button } = useShowAll(photos);
  return (
    <section className="uploads gap-below-24">
      <header className="on-sand cluster loose">
        {head}
        {button}
      </header>
      <ul className="between">
        {photos.map((photo) => (
          <li key={photo.id} className="photo-row stack pad-16">
            <PhotoWords ref={rowOf(photo.id)} photo={photo} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Returns a ref for each photo's row, and a button for several photos. The button shows each photo with complete words
 * in the gallery, and focuses the first photo that lacks words.
 */
export function useShowAll(photos: readonly Pick<Photo, "id">[]) {
  const text = photosAdminText[useStaff().language];
  const rows = useRef(new Map<number, PhotoRow>());
  function showAll(): void {
    const undescribed = photos.flatMap(({ id }) => rows.current.get(id) ?? []).filter((row) => !row.show());
    undescribed[0]?.describe();
  }
  return {
    rowOf: (id: number) => (row: PhotoRow) => {
      rows.current.set(id, row);
      return () => void rows.current.delete(id);
    },
    button: photos.length > 1 && <StaffButton onClick={showAll}>{text.showAll}</StaffButton>,
  };
}
