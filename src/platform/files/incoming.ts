import { randomUUID } from "node:crypto";
import { access, mkdir, rm } from "node:fs/promises";
import path from "node:path";
import type { Context } from "#src/platform/context.ts";
import { asProblem } from "./folder-storage.ts";

/**
 * Provides the path of a temporary file, which no URL leads to.
 * @throws Problem insufficient-storage, storage-unavailable
 */
export async function withIncomingFile<Result>(
  { config }: Pick<Context, "config">,
  receive: (file: string) => Promise<Result>,
): Promise<Result> {
  const folder = path.join(config.dataDir, "incoming");
  const file = path.join(folder, randomUUID());
  try {
    // Fail when DATA_DIR has disappeared, instead of creating an empty folder.
    await access(config.dataDir);
    await mkdir(folder, { recursive: true });
    return await receive(file);
  } catch (error) {
    throw asProblem(error);
  } finally {
    // The sweep removes the file if this fails.
    await rm(file, { force: true }).catch(() => {});
  }
}
