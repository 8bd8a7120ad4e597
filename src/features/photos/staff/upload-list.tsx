import { useEffect, useRef, useSyncExternalStore } from "react";
import { Link } from "react-router";
import type { Language } from "#src/i18n/language.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { Icon } from "#src/ui/icon.tsx";
import { useStaff } from "#src/ui/staff/staff.ts";
import { staffText } from "#src/ui/staff/staff.text.ts";
import { photosAdminText } from "./photos-admin.text.ts";
import { photoKinds, type Upload, type UploadFault, type UploadQueue } from "./upload-queue.ts";

interface UploadButtonProps {
  onChoose(files: Iterable<File>): void;
  /** One file at a time, as a secondary button. */
  isAside?: boolean;
}

/** A button to choose any number of files; a phone offers its camera too. */
export function UploadButton({ onChoose, isAside = false }: UploadButtonProps) {
  const text = photosAdminText[useStaff().language];
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className={isAside ? "button plain" : "button action"}
        onClick={() => input.current?.click()}
      >
        <Icon name="plus" />
        {text.upload}
      </button>
      <input
        ref={input}
        type="file"
        accept={photoKinds.join()}
        multiple={!isAside}
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

/** Takes files that are dropped anywhere on the page, or pasted. */
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

/** The files being sent: each with its name, its progress, and what went wrong. */
export function UploadList({ queue }: { queue: UploadQueue }) {
  const text = photosAdminText[useStaff().language];
  const uploads = useSyncExternalStore(queue.subscribe, queue.uploads);
  if (uploads.length === 0) return null;
  const chosen = uploads.filter(({ state }) => state === "chosen");
  const isWaiting = uploads.some(({ state }) => state === "waiting");
  const failed = uploads.filter(({ state }) => state === "failed").length;
  return (
    <section className="uploads" aria-labelledby="uploads">
      <header>
        <div>
          <h2 id="uploads">{text.uploading(uploads.length)}</h2>
          <p className="upload-state failed" aria-live="polite">
            {failed > 0 && text.notUploaded(failed)}
          </p>
        </div>
        {isWaiting && (
          <button type="button" className="button plain" onClick={() => queue.stopRest()}>
            {text.stopRest}
          </button>
        )}
        {uploads.some(({ state }) => state === "done") && !isWaiting && (
          <button type="button" className="button plain" onClick={() => queue.clear()}>
            {text.clear}
          </button>
        )}
        {chosen.length > 0 && (
          <button type="button" className="button action" onClick={() => queue.start()}>
            {text.send(chosen.length)}
          </button>
        )}
      </header>
      <ul>
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} queue={queue} />
        ))}
      </ul>
      <p className="field-hint">{text.nameHint}</p>
    </section>
  );
}

function UploadRow({ upload, queue }: { upload: Upload; queue: UploadQueue }) {
  const { language } = useStaff();
  const text = photosAdminText[language];
  const { id, file, name, state, share, fault, photo } = upload;
  const canRename = state === "chosen" || state === "waiting" || state === "failed";
  return (
    <li className="field">
      <input
        aria-label={text.nameOf(file.name)}
        value={name}
        readOnly={!canRename}
        aria-invalid={fault === "noName" ? true : undefined}
        onChange={({ target }) => queue.rename(id, target.value)}
      />
      <div className={`upload-state ${state}`} role={state === "failed" ? "alert" : undefined}>
        {state === "sending" && <progress value={share} aria-label={file.name} />}
        {state === "failed"
          ? faultWords(fault!, language)
          : state === "sending"
            ? text.state.sending(Math.round(share * 100))
            : text.state[state]}
      </div>
      <div className="upload-actions">
        {state === "failed" && (
          <button type="button" className="button plain" onClick={() => queue.retry(id)}>
            {staffText[language].retry}
          </button>
        )}
        {photo ? (
          <Link to={`${staffAddresses.photos}/${photo.id}`}>{text.edit}</Link>
        ) : (
          <button
            type="button"
            className="icon-button"
            aria-label={text.takeAway(file.name)}
            onClick={() => queue.remove(id)}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
    </li>
  );
}

/** Why a file didn't become a photo, in words for people. */
export function faultWords(fault: UploadFault, language: Language): string {
  return { ...staffText[language].failures, ...photosAdminText[language].faults }[fault];
}
