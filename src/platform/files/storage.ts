/*
 * Where the site's files are: pictures, documents, the cameras' last good pictures. One folder for a site on one
 * machine, a bucket for one on several (open-storage.ts). What is known only by its file's name is safe in either.
 */

/** The bytes of a file: all at once, or, when they may be gigabytes, as they come. */
export type Content = Uint8Array | AsyncIterable<Uint8Array>;

/** In here a file says by its name which site's storage this is. */
export const markFolder = "site/";

/** A file to be stored. */
export interface NewFile {
  /** Words with slashes between, as "images/640/brygge-1a2b3c4d.webp". A name stands for the same bytes for ever. */
  name: string;
  content: Content;
}

/** A file that is stored. */
export interface StoredFile {
  name: string;
  bytes: number;
  /** When it was stored, by the storage's own clock. */
  storedAt: Temporal.Instant;
}

/** None of these leads to another folder or needs to be written otherwise in an address. */
const nameRule = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

/** Whether a file can have this name. */
export const isName = (name: string): boolean => nameRule.test(name);

/** @throws RangeError when no file can have this name */
export function checkName(name: string): void {
  if (!isName(name)) throw new RangeError(`not a file's name: ${name}`);
}

/** Every method throws Problem storage-unavailable when the storage is out of reach, insufficient-storage when full. */
export interface Storage {
  /**
   * Stores files, each whole and so that a power cut can't undo it. After a failure some of them may be stored: they
   * aren't removed, since a process that puts the same ones at the same time has perhaps said that it has.
   */
  put(files: readonly NewFile[]): Promise<void>;
  /** The bytes of a small file; undefined when there is none. */
  get(name: string): Promise<Buffer | undefined>;
  /** Some bytes of a file, the first and the last included; undefined when there is none. They are within the file. */
  part(name: string, range: { first: number; last: number }): Promise<Buffer | undefined>;
  /** The bytes of a file as they come; undefined when there is none. Whoever stops reading ends the iteration. */
  read(name: string): Promise<AsyncIterable<Uint8Array> | undefined>;
  /** How many bytes a file has; undefined when there is none. */
  size(name: string): Promise<number | undefined>;
  /** Removes those of the files that are stored. */
  remove(names: readonly string[]): Promise<void>;
  /** All files whose names begin so, in no particular order. @param prefix a folder, as "images/640/" */
  list(prefix: string): AsyncIterable<StoredFile>;
  /**
   * Removes what killed processes have left half-written, and nobody can see.
   * @param before what was begun later may be under way still
   * @returns how many files
   */
  sweep(before: Temporal.Instant): Promise<number>;
}

/** The names of all files that begin so. */
export async function namesIn(storage: Storage, prefix: string): Promise<string[]> {
  return Array.fromAsync(storage.list(prefix), ({ name }) => name);
}
