import { randomUUID } from "node:crypto";
import { access, mkdir, rm } from "node:fs/promises";
import path from "node:path";
import type { Context } from "#src/platform/context.ts";
import { asProblem } from "./folder-storage.ts";

/**
 * Gives what arrives a file on this machine's disk, whose name has no address. It is gone afterwards, also after a
 * failure.
 * @throws Problem insufficient-storage when the disk is full, storage-unavailable when it fails, and what `receive`
 * throws
 */
export async function withIncomingFile<Result>(
  { config }: Pick<Context, "config">,
  receive: (file: string) => Promise<Result>,
): Promise<Result> {
  const folder = path.join(config.dataDir, "incoming");
  const file = path.join(folder, randomUUID());
  try {
    // A DATA_DIR that has gone isn't made anew, empty.
    await access(config.dataDir);
    await mkdir(folder, { recursive: true });
    return await receive(file);
  } catch (error) {
    throw asProblem(error);
  } finally {
    // What can't be removed is swept later.
    await rm(file, { force: true }).catch(() => {});
  }
}
