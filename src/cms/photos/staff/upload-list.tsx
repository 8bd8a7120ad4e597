import { formatMessage } from "#src/i18n/phrases.ts";
import { uploadLimit } from "#src/i18n/upload-limit.ts";
import { useEffect, useRef, useSyncExternalStore } from "react";
import type { Language } from "#src/i18n/language.ts";
import { Icon } from "#src/ui/icon.tsx";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { longestLine } from "#src/cms/kind/schemas.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { photosAdminText } from "#messages/photos";
import { staffText } from "#messages/staff";
import { PhotoWords, useShowAll } from "./photo-words.tsx";
import {
  isNameFault,
  isWorthRetrying,
  photoKinds,
  type Upload,
  type UploadFault,
  type UploadQueue,
} from "./upload-queue.ts";

interface UploadButtonProps {
  onChoose(files: Iterable<File>): void;
  /** True beside a more important action. The button is then less prominent, and the user chooses a single file. */
  isSecondary?: boolean;
}

export function UploadButton({ onChoose, isSecondary = false }: UploadButtonProps) {
  const text = photosAdminText[useStaff().language];
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className={isSecondary ? "button plain" : "button action"}
        onClick={() => input.current?.click()}
      >
        <Icon name="plus" />
        {text.upload}
      </button>
      <input
        ref={input}
        type="file"
        accept={photoKinds.join()}
        multiple={!isSecondary}
        hidden
        aria-label={text.upload}
        onChange={({ target }) => {
          onChoose(target.files ?? []);
          target.value = "";
        }}
      />
    </>
  );
}

/** Adds files to the queue when the user pastes or drops them anywhere on the page. */
export function useDroppedFiles(queue: UploadQueue): void {
  useEffect(() => {
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files");
    const over = (event: DragEvent) => hasFiles(event) && event.preventDefault();
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      queue.add(event.dataTransfer!.files);
    };
    const paste = (event: ClipboardEvent) => queue.add(event.clipboardData?.files ?? []);
    addEventListener("dragover", over);
    addEventListener("drop", drop);
    addEventListener("paste", paste);
    return () => {
      removeEventListener("dragover", over);
      removeEventListener("drop", drop);
      removeEventListener("paste", paste);
    };
  }, [queue]);
}

export function UploadList({ queue, onSaved }: { queue: UploadQueue; onSaved: () => void }) {
  const text = photosAdminText[useStaff().language];
  const uploads = useSyncExternalStore(queue.subscribe, queue.uploads);
  const { rowOf, button } = useShowAll(uploads.flatMap(({ photo }) => photo ?? []));
  if (uploads.length === 0) return null;
  const chosen = uploads.filter(({ state }) => state === "chosen");
  const isWaiting = uploads.some(({ state }) => state === "waiting");
  const failed = uploads.filter(({ state }) => state === "failed").length;
  return (
    <section className="uploads gap-below-24" aria-labelledby="uploads">
      <header className="on-sand cluster loose">
        <div className="broad">
          <h2 id="uploads" className="flush size-16">
            {text.uploading({ count: uploads.length })}
          </h2>
          <p className="as-alert strong small" aria-live="polite">
            {failed > 0 && text.notUploaded({ count: failed })}
          </p>
        </div>
        {isWaiting && <StaffButton onClick={() => queue.removeUnstarted()}>{text.stopRest}</StaffButton>}
        {!isWaiting && button}
        {uploads.some(({ state }) => state === "done") && !isWaiting && (
          <StaffButton onClick={() => queue.removeFinished()}>{text.clear}</StaffButton>
        )}
        {chosen.length > 0 && (
          <StaffButton look="action" onClick={() => queue.start()}>
            {text.send({ count: chosen.length })}
          </StaffButton>
        )}
      </header>
      <ul className="between">
        {uploads.map((upload) => (
          <li key={upload.id} className={upload.photo ? "photo-row stack pad-16" : "field upload-row pad-8"}>
            {upload.photo ? (
              <PhotoWords ref={rowOf(upload.photo.id)} photo={upload.photo} onSaved={onSaved} />
            ) : (
              <UploadRow upload={upload} queue={queue} />
            )}
          </li>
        ))}
      </ul>
      {uploads.some(({ photo }) => !photo) && (
        <p className="field-hint">{text.nameHint({ limit: uploadLimit })}</p>
      )}
    </section>
  );
}

function UploadRow({ upload, queue }: { upload: Upload; queue: UploadQueue }) {
  const { language } = useStaff();
  const text = photosAdminText[language];
  const { id, file, name, state, share, fault } = upload;
  return (
    <>
      <FilePicture file={file} />
      <input
        aria-label={text.nameOf({ file: file.name })}
        value={name}
        readOnly={state === "sending"}
        aria-invalid={isNameFault(fault) || undefined}
        onChange={({ target }) => queue.rename(id, target.value)}
      />
      <div
        className={`upload-state small ${state === "failed" ? "failed as-alert strong" : "quiet"}`}
        role={state === "failed" ? "alert" : undefined}
      >
        {state === "sending" && <progress className="full" value={share} aria-label={file.name} />}
        {state === "failed"
          ? faultWords(fault!, language)
          : state === "sending"
            ? text.state.sending({ percent: Math.round(share * 100) })
            : state !== "done" && text.state[state]}
      </div>
      <div className="upload-actions ends close">
        {state === "failed" && isWorthRetrying(fault!) && (
          <StaffButton onClick={() => queue.retry(id)}>{staffText[language].retry}</StaffButton>
        )}
        <button
          type="button"
          className="icon-button"
          aria-label={text.takeAway({ name: file.name })}
          onClick={() => queue.remove(id)}
        >
          <Icon name="close" />
        </button>
      </div>
    </>
  );
}

/** The width of a thumbnail in pixels. This width is twice the displayed width. */
const thumbnailWidth = 192;

/** Files are read one after the other, because twelve phone photos take half a gigabyte of memory. */
let reading: Promise<void> = Promise.resolve();

/** Shows a file before it is sent. The canvas stays empty when the browser can't read the file. */
function FilePicture({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isShown = true;
    async function show(): Promise<void> {
      const shown = canvas.current;
      if (!isShown || !shown) return;
      const bitmap = await createImageBitmap(file, { resizeWidth: thumbnailWidth, resizeQuality: "medium" });
      shown.width = bitmap.width;
      shown.height = bitmap.height;
      shown.getContext("2d")!.drawImage(bitmap, 0, 0);
      bitmap.close();
    }
    reading = reading.then(show).catch(() => {});
    return () => {
      isShown = false;
    };
  }, [file]);
  return <canvas className="photo-words-picture" ref={canvas} width={0} height={0} aria-hidden="true" />;
}

export function faultWords(fault: UploadFault, language: Language): string {
  return formatMessage({ ...staffText[language].failures, ...photosAdminText[language].faults }[fault], {
    limit: uploadLimit,
    most: longestLine,
  });
}
