import { slugify } from "#src/i18n/slug.ts";
import { longestLine } from "#src/cms/kind/schemas.ts";
import { ApiError } from "#src/cms/staff/api.ts";
import type { Photo } from "#src/cms/photos/photo.ts";
import { uploadLimitBytes } from "#src/i18n/upload-limit.ts";

export type UploadFault =
  | "wrongKind"
  | "empty"
  | "tooLarge"
  | "tooManyPixels"
  | "damaged"
  | "noName"
  | "longName"
  | "noAnswer"
  | "signedOut"
  | "internal";

export interface Upload {
  id: number;
  file: File;
  name: string;
  /** "chosen" means that the upload hasn't been started. "waiting" means that other uploads must end first. */
  state: "chosen" | "waiting" | "sending" | "done" | "failed";
  /** The fraction of the file that has been sent, from 0 to 1. */
  share: number;
  fault?: UploadFault;
  photo?: Photo;
}

type Send = (
  file: File,
  name: string,
  onProgress: (share: number) => void,
  signal: AbortSignal,
) => Promise<Photo>;

export const photoKinds: readonly string[] = ["image/jpeg", "image/png", "image/gif"];

/** The maximum number of concurrent uploads. More uploads would only slow each other down. */
const atOnce = 3;

/** Proposes a name for the address of a photo. The name has lower-case letters, digits and hyphens. */
export const proposedName = (filename: string): string => slugify(withoutEnding(filename)) || "bilde";

/** Returns the name to send. If the user kept the proposed name, the file's original name is a better title. */
const sentName = ({ name: filename }: File, name: string) =>
  name === proposedName(filename)
    ? withoutEnding(filename)
        .replaceAll(/\p{Cc}/gu, " ")
        .slice(0, 100)
    : name.trim();

const withoutEnding = (filename: string) => filename.replace(/\.[a-z0-9]+$/i, "");

/** Uploads files to the library, three at a time. A failed file stays in the list, and the other uploads continue. */
export class UploadQueue {
  #uploads: readonly Upload[] = [];
  readonly #listeners = new Set<() => void>();
  readonly #sending = new Map<number, AbortController>();
  readonly #send: Send;
  #lastId = 0;

  constructor(send: Send) {
    this.#send = send;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly uploads = (): readonly Upload[] => this.#uploads;

  add(files: Iterable<File>): void {
    const added = [...files].map((file): Upload => ({
      id: ++this.#lastId,
      file,
      name: proposedName(file.name),
      share: 0,
      ...stateOf(file),
    }));
    this.#show([...this.#uploads, ...added]);
  }

  rename(id: number, name: string): void {
    this.#change(id, { name });
  }

  start(): void {
    this.#show(
      this.#uploads.map((upload) => (upload.state === "chosen" ? { ...upload, state: "waiting" } : upload)),
    );
    this.#fill();
  }

  retry(id: number): void {
    this.#change(id, { state: "waiting", share: 0 });
    this.#fill();
  }

  remove(id: number): void {
    this.#show(this.#uploads.filter((upload) => upload.id !== id));
    this.#sending.get(id)?.abort();
  }

  removeUnstarted(): void {
    this.#show(this.#uploads.filter(({ state }) => state !== "chosen" && state !== "waiting"));
  }

  removeFinished(): void {
    this.#show(this.#uploads.filter(({ state }) => state !== "done"));
  }

  #fill(): void {
    for (const upload of this.#uploads.filter(({ state }) => state === "waiting")) {
      if (this.#sending.size >= atOnce) return;
      void this.#sendOne(upload);
    }
  }

  async #sendOne({ id, file, name }: Upload): Promise<void> {
    const fault =
      stateOf(file).fault ??
      nameFaultOf(name.trim()) ??
      (file.size > uploadLimitBytes ? "tooLarge" : undefined);
    if (fault) return this.#change(id, { state: "failed", fault });
    const controller = new AbortController();
    this.#sending.set(id, controller);
    this.#change(id, { state: "sending", share: 0 });
    try {
      const onProgress = (share: number) => this.#change(id, { share });
      const photo = await this.#send(file, sentName(file, name), onProgress, controller.signal);
      this.#change(id, { state: "done", photo });
    } catch (error) {
      this.#change(id, { state: "failed", fault: faultOf(error) });
    } finally {
      this.#sending.delete(id);
      this.#fill();
    }
  }

  #change(id: number, change: Partial<Upload>): void {
    this.#show(this.#uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));
  }

  #show(uploads: readonly Upload[]): void {
    this.#uploads = uploads;
    this.#listeners.forEach((listener) => listener());
  }
}

/** Checks a file before it is sent. If the browser doesn't know the file's type, the server checks the type. */
function stateOf({ type, size }: File): Pick<Upload, "state" | "fault"> {
  if (type !== "" && !photoKinds.includes(type)) return { state: "failed", fault: "wrongKind" };
  return size === 0 ? { state: "failed", fault: "empty" } : { state: "chosen" };
}

function nameFaultOf(name: string): UploadFault | undefined {
  if (name === "") return "noName";
  return name.length > longestLine ? "longName" : undefined;
}

export const isNameFault = (fault: UploadFault | undefined): boolean =>
  fault === "noName" || fault === "longName";

export const isWorthRetrying = (fault: UploadFault): boolean =>
  isNameFault(fault) || ["noAnswer", "signedOut", "internal"].includes(fault);

export function faultOf(error: unknown): UploadFault {
  if (!(error instanceof ApiError)) return "noAnswer";
  if (error.status === 413) return "tooLarge";
  if (error.status === 415) return "wrongKind";
  if (error.status === 401) return "signedOut";
  if (error.kind === "oversized-picture") return "tooManyPixels";
  if (error.kind === "unreadable-picture") return "damaged";
  return error.faults.some(({ field }) => field === "Name") ? "noName" : "internal";
}
