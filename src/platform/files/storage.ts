/* A site on one machine stores its files in a folder. A site on several machines stores them in a bucket. */

export type Content = Uint8Array | AsyncIterable<Uint8Array>;

/** A file in this folder identifies the site that owns the storage. */
export const markFolder = "site/";

export interface NewFile {
  /** A name such as "images/640/brygge-1a2b3c4d.webp". The content of a file never changes. */
  name: string;
  content: Content;
}

export interface StoredFile {
  name: string;
  bytes: number;
  /** The time according to the storage's clock. */
  storedAt: Temporal.Instant;
}

/** Matches valid file names. A valid name can't lead to another folder, and needs no escaping in a URL. */
const nameRule = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

export const isName = (name: string): boolean => nameRule.test(name);

/** @throws RangeError when the name isn't valid for a file */
export function checkName(name: string): void {
  if (!isName(name)) throw new RangeError(`not a file name: ${name}`);
}

/** Files by name. A missing file is undefined. A failure is Problem "storage-unavailable" or "insufficient-storage". */
export interface Storage {
  /** Stores each file atomically and durably. After a failure, some files may be stored. */
  put(files: readonly NewFile[]): Promise<void>;
  /** Reads a small file into memory. */
  get(name: string): Promise<Buffer | undefined>;
  part(name: string, range: { first: number; last: number }): Promise<Buffer | undefined>;
  /** Reads a file as a stream. A reader that stops early must end the iteration. */
  read(name: string): Promise<AsyncIterable<Uint8Array> | undefined>;
  /** Returns a file's size in bytes. */
  size(name: string): Promise<number | undefined>;
  remove(names: readonly string[]): Promise<void>;
  /** @param prefix a folder such as "images/640/" */
  list(prefix: string): AsyncIterable<StoredFile>;
  /** Removes unfinished files that are older than `before`. Returns the number of removed files. */
  sweep(before: Temporal.Instant, prefix?: string): Promise<number>;
}

export async function namesIn(storage: Storage, prefix: string): Promise<string[]> {
  return Array.fromAsync(storage.list(prefix), ({ name }) => name);
}
