/* A folder stores the files of one machine, a bucket the files of several machines. */

export type Content = Uint8Array | AsyncIterable<Uint8Array>;

/** A file in this folder identifies the site that owns the storage. */
export const markFolder = "site/";

export interface NewFile {
  /** Such as "images/640/brygge-1a2b3c4d.webp". The content of a name never changes. */
  name: string;
  content: Content;
}

export interface StoredFile {
  name: string;
  bytes: number;
  /** By the storage's own clock. */
  storedAt: Temporal.Instant;
}

/** These names can't lead to another folder and need no escaping in a URL. */
const nameRule = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

export const isName = (name: string): boolean => nameRule.test(name);

/** @throws RangeError when no file can have this name */
export function checkName(name: string): void {
  if (!isName(name)) throw new RangeError(`not a file name: ${name}`);
}

/** Every method throws Problem storage-unavailable or insufficient-storage. */
export interface Storage {
  /** Stores each file atomically and durably. After a failure, some files may be stored. */
  put(files: readonly NewFile[]): Promise<void>;
  /** Reads a small file into memory. */
  get(name: string): Promise<Buffer | undefined>;
  /** Reads a range of bytes, including `last`. */
  part(name: string, range: { first: number; last: number }): Promise<Buffer | undefined>;
  /** Reads a stream. A reader that stops early must end the iteration. */
  read(name: string): Promise<AsyncIterable<Uint8Array> | undefined>;
  /** Returns the size in bytes. */
  size(name: string): Promise<number | undefined>;
  remove(names: readonly string[]): Promise<void>;
  /** @param prefix a folder such as "images/640/" */
  list(prefix: string): AsyncIterable<StoredFile>;
  /** Removes unfinished files that are older than `before`. Returns their number. */
  sweep(before: Temporal.Instant, prefix?: string): Promise<number>;
}

export async function namesIn(storage: Storage, prefix: string): Promise<string[]> {
  return Array.fromAsync(storage.list(prefix), ({ name }) => name);
}
