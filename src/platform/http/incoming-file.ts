import { randomUUID } from "node:crypto";
import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { Problem } from "#src/platform/api/problem.ts";

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
    return await receive(file);
  } catch (error) {
    throw isDiskFull(error) ? new Problem("insufficient-storage", { cause: error }) : error;
  } finally {
    await rm(file, { force: true });
  }
}

const isDiskFull = (error: unknown) =>
  ["ENOSPC", "EDQUOT"].includes(String((error as NodeJS.ErrnoException | undefined)?.code));
