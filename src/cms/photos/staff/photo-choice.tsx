import { withLowerFirst } from "#src/i18n/phrases.ts";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { resourcePath } from "#src/cms/resource-addresses.ts";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { CallFault } from "#src/cms/staff/form/call-fault.tsx";
import { failureWords } from "#src/cms/staff/form/faults.ts";
import type { Part } from "#src/cms/staff/api.ts";
import { TypedSearch } from "#src/cms/staff/lists/typed-search.tsx";
import { focusClass } from "#src/ui/picture/picture.tsx";
import { useFill } from "#src/cms/staff/live-values/use-live-values.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { photosAdminText } from "#messages/photos";
import { staffText } from "#messages/staff";
import { viewText } from "#messages/view";
import { TextField } from "#src/cms/staff/fields/text-field.tsx";
import { photoKind } from "#src/cms/photos/photo.ts";
import { searchPhotos, uploadPhoto } from "./photo-library.ts";
import { landscapes, type Landscape } from "#src/cms/photos/landscape.ts";
import type { Photo, PhotoInList } from "#src/cms/photos/photo.ts";
import { thumbnailUrl } from "#src/cms/photos/pictures/picture-address.ts";
import { faultWords, UploadButton } from "./upload-list.tsx";
import { isWorthRetrying, UploadQueue } from "./upload-queue.ts";

interface Props {
  /** Called with a photo that has alternative text, or with undefined when the user chooses no photo. */
  onChoose(photo?: Photo): void;
  /** Called with the drawing of a landscape. Without this function, the dialog offers no drawings. */
  onChooseDrawing?: ((landscape: Landscape) => void) | undefined;
}

/** Shows the library in a dialog, where the user chooses or adds a photo. Only the photos scroll. */
export function PhotoChoice({ onChoose, onChooseDrawing }: Props) {
  const { api, language, landscapeUrls } = useStaff();
  const text = photosAdminText[language];
  const fill = useFill();
  const library = useFoundPhotos();
  const [chosen, setChosen] = useState<PhotoInList>();
  const [drawing, setDrawing] = useState<Landscape>();
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
        library.find("");
        choose(photo);
        setAdded(photo);
        return photo;
      }),
  );
  const { search, found } = library;
  const shown = found && [...(added ? [added] : []), ...found.items.filter(({ id }) => id !== added?.id)];

  useEffect(() => {
    if (!added) return;
    tiles.current?.scrollTo({ top: 0 });
    askForWords();
  }, [added]);

  const askForWords = () => below.current?.querySelector("input")?.focus();

  function choose(photo: PhotoInList): void {
    setDrawing(undefined);
    setChosen(photo);
    setWords("");
    setTried(false);
    setFailure(undefined);
  }

  function chooseDrawing(landscape: Landscape): void {
    setChosen(undefined);
    setDrawing(landscape);
    setFailure(undefined);
  }

  /** Uploads one file at a time. A new file replaces a file that has failed or is being sent. */
  function upload(files: Iterable<File>): void {
    for (const { id } of queue.uploads()) queue.remove(id);
    queue.add(files);
    queue.start();
  }

  async function use({ id, alternativeText }: PhotoInList): Promise<void> {
    if (alternativeText === "" && words.trim() === "") {
      setTried(true);
      return askForWords();
    }
    try {
      const photo = await api.get<Photo>(resourcePath("photo", id));
      if (photo.alternativeText !== "") return onChoose(photo);
      const described = { alternativeText: words };
      onChoose(await api.put<Photo>(resourcePath("photo", photo.id), described, photo.version));
    } catch (error) {
      setFailure(failureWords(error, language));
    }
  }

  return (
    <div className="photo-choice stack">
      <div className="cluster loose">
        <TypedSearch label={text.picker.search} value={search} onSearch={(value) => library.find(value)} />
        <UploadButton onChoose={upload} isSecondary />
      </div>
      {library.failure && <CallFault words={library.failure} onRetry={() => library.find(search)} />}
      {shown?.length === 0 && <p>{search === "" ? text.empty.heading : text.picker.none}</p>}
      <ul className="photo-tiles stack loose packed line-below" ref={tiles}>
        {onChooseDrawing &&
          search === "" &&
          landscapes.map((landscape) => (
            <li key={landscape}>
              <button
                type="button"
                aria-pressed={drawing === landscape}
                onClick={() => chooseDrawing(landscape)}
              >
                <img src={landscapeUrls[landscape]} alt="" width={1920} height={500} loading="lazy" />
                <strong className="breaks strong">
                  {viewText[language].drawing({
                    landscape: withLowerFirst(viewText[language].landscapes[landscape]),
                  })}
                </strong>
              </button>
            </li>
          ))}
        {shown?.map((photo) => (
          <li key={photo.id}>
            <button type="button" aria-pressed={chosen?.id === photo.id} onClick={() => choose(photo)}>
              <img
                className={focusClass([photo.focusX, photo.focusY])}
                src={thumbnailUrl(photo.filename)}
                alt=""
                width={photo.width}
                height={photo.height}
                loading="lazy"
              />
              <strong className="breaks strong">{fill(photo.title)}</strong>
            </button>
          </li>
        ))}
        {found?.next !== undefined && (
          <li className="photo-more across">
            <StaffButton onClick={() => void library.findMore()}>{staffText[language].nextPart}</StaffButton>
          </li>
        )}
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
        <StaffButton onClick={() => onChoose()}>{staffText[language].cancel}</StaffButton>
        <StaffButton
          look="action"
          disabled={!chosen && !drawing}
          onClick={() => (drawing ? onChooseDrawing!(drawing) : void use(chosen!))}
        >
          {drawing ? text.picker.chooseDrawing : text.picker.choose}
        </StaffButton>
      </div>
    </div>
  );
}

/** Searches photos, one page at a time. The current photos stay until the next photos are loaded. */
function useFoundPhotos() {
  const { api, language } = useStaff();
  const [query, setQuery] = useState({ search: "" });
  const [found, setFound] = useState<Part<PhotoInList>>();
  const [failure, setFailure] = useState<string>();

  async function load(part: () => Promise<Part<PhotoInList>>) {
    try {
      setFound(await part());
      setFailure(undefined);
    } catch (error) {
      setFailure(failureWords(error, language));
    }
  }
  useEffect(() => {
    let isLast = true;
    const { search } = query;
    searchPhotos(api, search).then(
      (part) => isLast && (setFound(part), setFailure(undefined)),
      (error: unknown) => isLast && setFailure(failureWords(error, language)),
    );
    return () => {
      isLast = false;
    };
  }, [api, query, language]);
  return {
    search: query.search,
    found,
    failure,
    find: (search: string) => setQuery({ search }),
    findMore: () =>
      load(async () => {
        const part = await api.list<PhotoInList>(found!.next!);
        return { ...part, items: [...found!.items, ...part.items] };
      }),
  };
}

/** Shows the progress of an upload, or the reason why it failed. The user can try again if the file itself is valid. */
function UploadProgress({ queue }: { queue: UploadQueue }) {
  const { language } = useStaff();
  const text = photosAdminText[language];
  const [upload] = useSyncExternalStore(queue.subscribe, queue.uploads);
  if (upload?.state === "failed") {
    return (
      <CallFault
        words={faultWords(upload.fault!, language)}
        onRetry={isWorthRetrying(upload.fault!) ? () => queue.retry(upload.id) : undefined}
      />
    );
  }
  if (upload?.state !== "sending") return null;
  return (
    <p className="gap-below-8 row loose quiet figures">
      <progress value={upload.share} aria-label={upload.file.name} />
      {text.state.sending({ percent: Math.round(upload.share * 100) })}
    </p>
  );
}
