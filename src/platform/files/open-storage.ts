import type { Config } from "#src/platform/config.ts";
import { openFolderStorage } from "./folder-storage.ts";
import type { Storage } from "./storage.ts";

/** Opens the bucket in the settings, or the folder DATA_DIR when no bucket is set. */
export async function openStorage({ s3, dataDir }: Pick<Config, "s3" | "dataDir">): Promise<Storage> {
  if (!s3?.bucket) return openFolderStorage(dataDir);
  const { openS3Storage } = await import("./s3-storage.ts");
  return openS3Storage({ ...s3, bucket: s3.bucket });
}
