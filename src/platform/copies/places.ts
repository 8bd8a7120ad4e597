import path from "node:path";
import { openFolderStorage } from "#src/platform/files/folder-storage.ts";
import type { Storage } from "#src/platform/files/storage.ts";

/** Opens a folder as a place for archives. */
export function openPlace(address: string): Storage {
  return openFolderStorage(path.resolve(address));
}

/** Opens the place of one archive. @param address a file's path */
export function openFilePlace(address: string): { place: Storage; name: string } {
  const { dir, base } = path.parse(path.resolve(address));
  return { place: openPlace(dir), name: base };
}
