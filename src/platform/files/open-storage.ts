import type { Config } from "#src/platform/config.ts";
import { openFolderStorage } from "./folder-storage.ts";
import type { Storage } from "./storage.ts";

/** Opens where the site's files are: DATA_DIR. */
export function openStorage({ dataDir }: Pick<Config, "dataDir">): Storage {
  return openFolderStorage(dataDir);
}
