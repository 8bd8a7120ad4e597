import { randomUUID } from "node:crypto";
import { access, mkdir, rm } from "node:fs/promises";
import path from "node:path";
import type { Context } from "#src/platform/context.ts";
import { asProblem } from "./folder-storage.ts";

/**
 * Runs `receive` with the path of a temporary file, which has no URL.
 * @throws Problem "insufficient-storage" when the disk is full
 * @throws Problem "storage-unavailable" when the disk fails
 */
export async function withIncomingFile<Result>(
  { config }: Pick<Context, "config">,
  receive: (file: string) => Promise<Result>,
): Promise<Result> {
  const folder = path.join(config.dataDir, "incoming");
  const file = path.join(folder, randomUUID());
  try {
    // When DATA_DIR has disappeared, fail here instead of creating an empty folder.
    await access(config.dataDir);
    await mkdir(folder, { recursive: true });
    return await receive(file);
  } catch (error) {
    throw asProblem(error);
  } finally {
    // If this removal fails, the sweeping job removes the file later.
    await rm(file, { force: true }).catch(() => {});
  }
}
