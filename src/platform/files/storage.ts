/* Stores files: a folder for a site on one machine, a bucket for one on several (open-storage.ts). */

/** The bytes of a file: a buffer, or a stream for large files. */
export type Content = Uint8Array | AsyncIterable<Uint8Array>;

/** The folder of the mark: a file whose name identifies the site that owns the storage. */
export const markFolder = "site/";

export interface NewFile {
  /** Words separated by slashes, such as "images/640/brygge-1a2b3c4d.webp". The content of a name never changes. */
  name: string;
  content: Content;
}

export interface StoredFile {
  name: string;
  bytes: number;
  /** When it was stored, by the storage's own clock. */
  storedAt: Temporal.Instant;
}

/** Matches names that can't lead to another folder and need no escaping in a URL. */
const nameRule = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

export const isName = (name: string): boolean => nameRule.test(name);

/** @throws RangeError when no file can have this name */
export function checkName(name: string): void {
  if (!isName(name)) throw new RangeError(`not a file name: ${name}`);
}

/** Every method throws Problem storage-unavailable, or insufficient-storage when the storage is full. */
export interface Storage {
  /**
   * Stores each file atomically and durably. After a failure some files may be stored. They aren't removed: a
   * concurrent `put` of the same files may already have succeeded.
   */
  put(files: readonly NewFile[]): Promise<void>;
  /** Returns the bytes of a small file, or undefined when it doesn't exist. */
  get(name: string): Promise<Buffer | undefined>;
  /** Returns a range within a file, both ends included, or undefined when the file doesn't exist. */
  part(name: string, range: { first: number; last: number }): Promise<Buffer | undefined>;
  /** Returns the bytes of a file as a stream, or undefined. A reader that stops early must end the iteration. */
  read(name: string): Promise<AsyncIterable<Uint8Array> | undefined>;
  /** Returns the size in bytes, or undefined when the file doesn't exist. */
  size(name: string): Promise<number | undefined>;
  /** Removes files. Ignores missing ones. */
  remove(names: readonly string[]): Promise<void>;
  /** Lists the files with a prefix, in no particular order. @param prefix a folder such as "images/640/" */
  list(prefix: string): AsyncIterable<StoredFile>;
  /**
   * Removes the invisible, unfinished files of killed processes.
   * @param before files that were begun later may still be in progress
   * @returns the number of removed files
   */
  sweep(before: Temporal.Instant): Promise<number>;
}

export async function namesIn(storage: Storage, prefix: string): Promise<string[]> {
  return Array.fromAsync(storage.list(prefix), ({ name }) => name);
}
