import { randomUUID } from "node:crypto";
import { access, mkdir, rm } from "node:fs/promises";
import path from "node:path";
import type { Context } from "#src/platform/context.ts";
import { asProblem } from "./folder-storage.ts";

/**
 * Provides a path for an upload on the local disk, under a random name that no URL leads to. Removes the file
 * afterwards, also after a failure.
 * @throws Problem insufficient-storage when the disk is full, storage-unavailable when it fails; any error of `receive`
 */
export async function withIncomingFile<Result>(
  { config }: Pick<Context, "config">,
  receive: (file: string) => Promise<Result>,
): Promise<Result> {
  const folder = path.join(config.dataDir, "incoming");
  const file = path.join(folder, randomUUID());
  try {
    // Fails when DATA_DIR has disappeared, instead of creating it empty.
    await access(config.dataDir);
    await mkdir(folder, { recursive: true });
    return await receive(file);
  } catch (error) {
    throw asProblem(error);
  } finally {
    // If this fails, the sweep removes the file later.
    await rm(file, { force: true }).catch(() => {});
  }
}
