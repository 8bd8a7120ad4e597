import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { resourcePath } from "#src/features/kinds.ts";
import { CallFault } from "#src/ui/staff/form/call-fault.tsx";
import { failureWords } from "#src/ui/staff/form/faults.ts";
import { SearchField } from "#src/ui/staff/lists/search-field.tsx";
import { useStaff } from "#src/ui/staff/staff.ts";
import { staffText } from "#src/ui/staff/staff.text.ts";
import { TextField } from "#src/ui/staff/fields/text-field.tsx";
import { valuesOf } from "#src/resource/kind.ts";
import { photoKind } from "#src/features/photos/photo.ts";
import { uploadPhoto } from "./photo-library.ts";
import type { Photo } from "#src/features/photos/photo.ts";
import { photosAdminText } from "./photos-admin.text.ts";
import { thumbnailUrl } from "#src/features/photos/pictures/picture-address.ts";
import { faultWords, UploadButton } from "./upload-list.tsx";
import { UploadQueue } from "./upload-queue.ts";

interface Props {
  /** The library, in the order in which it is shown. */
  photos: readonly Photo[];
  onAdd(photo: Photo): void;
  /** Called with a photo that has alternative text, or with nothing. */
  onChoose(photo?: Photo): void;
}

/** The library, to choose a photo from or to add one to. Only the photos scroll; the controls stay in view. */
export function PhotoChoice({ photos, onAdd, onChoose }: Props) {
  const { api, language } = useStaff();
  const text = photosAdminText[language];
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState<Photo>();
  const [added, setAdded] = useState<Photo>();
  const [words, setWords] = useState("");
  const [isTried, setTried] = useState(false);
  const [failure, setFailure] = useState<string>();
  const tiles = useRef<HTMLUListElement>(null);
  const below = useRef<HTMLDivElement>(null);
  const [queue] = useState(
    () =>
      new UploadQueue(async (file, name, onProgress, signal) => {
        const photo = await uploadPhoto(api, file, name, onProgress, signal);
        onAdd(photo);
        setSearch("");
        choose(photo);
        setAdded(photo);
        return photo;
      }),
  );
  const wanted = search.trim().toLocaleLowerCase("nb");
  const found = photos.filter(({ title, alternativeText, filename }) =>
    [title, alternativeText, filename].some((each) => each.toLocaleLowerCase("nb").includes(wanted)),
  );

  useEffect(() => {
    if (!added) return;
    tiles.current?.scrollTo({ top: 0 });
    askForWords();
  }, [added]);

  const askForWords = () => below.current?.querySelector("input")?.focus();

  function choose(photo: Photo): void {
    setChosen(photo);
    setWords("");
    setTried(false);
    setFailure(undefined);
  }

  /** One file at a time: a new one replaces one that failed or is still being sent. */
  function upload(files: Iterable<File>): void {
    for (const { id } of queue.uploads()) queue.remove(id);
    queue.add(files);
    queue.start();
  }

  async function use(photo: Photo): Promise<void> {
    if (photo.alternativeText !== "") return onChoose(photo);
    if (words.trim() === "") {
      setTried(true);
      return askForWords();
    }
    try {
      const described = { ...valuesOf(photoKind, photo), alternativeText: words };
      onChoose(await api.put<Photo>(resourcePath("photo", photo.id), described, photo.version));
    } catch (error) {
      setFailure(failureWords(error, language));
    }
  }

  return (
    <div className="photo-choice">
      <div className="photo-choice-tools">
        <SearchField label={text.picker.search} value={search} onChange={setSearch} />
        <UploadButton onChoose={upload} isAside />
      </div>
      {found.length === 0 && <p>{text.picker.none}</p>}
      <ul className="photo-tiles" ref={tiles}>
        {found.map((photo) => (
          <li key={photo.id}>
            <button type="button" aria-pressed={chosen?.id === photo.id} onClick={() => choose(photo)}>
              <img
                src={thumbnailUrl(photo.filename)}
                alt=""
                width={photo.width}
                height={photo.height}
                loading="lazy"
              />
              <strong>{photo.title}</strong>
            </button>
          </li>
        ))}
      </ul>
      <div className="photo-choice-chosen" ref={below}>
        <UploadProgress queue={queue} />
        {chosen?.alternativeText === "" && (
          <TextField
            label={photoKind.words.alternativeText.label[language]}
            name="alternativeText"
            value={words}
            onChange={setWords}
            hint={text.picker.describe}
            fault={isTried && words.trim() === "" ? staffText[language].faults.empty : undefined}
            isRequired
          />
        )}
        {failure && <CallFault words={failure} onRetry={() => void use(chosen!)} />}
      </div>
      <div className="dialog-actions">
        <button type="button" className="button plain" onClick={() => onChoose()}>
          {staffText[language].cancel}
        </button>
        <button type="button" className="button action" disabled={!chosen} onClick={() => void use(chosen!)}>
          {text.picker.choose}
        </button>
      </div>
    </div>
  );
}

/**
 * How much of the file has been sent, or why it stopped. There is a button to try again when the file itself is
 * right.
 */
function UploadProgress({ queue }: { queue: UploadQueue }) {
  const { language } = useStaff();
  const text = photosAdminText[language];
  const [upload] = useSyncExternalStore(queue.subscribe, queue.uploads);
  if (upload?.state === "failed") {
    const canRetry = ["noAnswer", "signedOut", "internal"].includes(upload.fault!);
    return (
      <CallFault
        words={faultWords(upload.fault!, language)}
        onRetry={canRetry ? () => queue.retry(upload.id) : undefined}
      />
    );
  }
  if (upload?.state !== "sending") return null;
  return (
    <p className="upload-progress">
      <progress value={upload.share} aria-label={upload.file.name} />
      {text.state.sending(Math.round(upload.share * 100))}
    </p>
  );
}
