import { randomUUID } from "node:crypto";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { Problem } from "./problem.ts";

/** What has been lying about for so long belongs to a process that was killed. */
const leftoverMilliseconds = 60 * 60 * 1000;

/**
 * Gives an upload a name to be written under while it comes; nothing stays there afterwards, however it ends.
 * @param folder on the file system where it will be kept, and no address leads there; it is made when missing
 * @throws Problem insufficient-storage when the disk is full, and whatever `receive` throws
 */
export async function withIncomingFile<Result>(
  folder: string,
  receive: (file: string) => Promise<Result>,
): Promise<Result> {
  const file = path.join(folder, randomUUID());
  try {
    await mkdir(folder, { recursive: true });
    await removeLeftovers(folder);
    return await receive(file);
  } catch (error) {
    throw isDiskFull(error) ? new Problem("insufficient-storage", { cause: error }) : error;
  } finally {
    await rm(file, { force: true });
  }
}

async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(ignoreMissing);
    if (found && Date.now() - found.mtimeMs > leftoverMilliseconds) await rm(file, { force: true });
  }
}

/** Another upload has ended meanwhile. */
function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}

const isDiskFull = (error: unknown) =>
  ["ENOSPC", "EDQUOT"].includes(String((error as NodeJS.ErrnoException | undefined)?.code));
