import { randomUUID } from "node:crypto";
import { copyFile, mkdir, open, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { FinishedAnswer } from "#src/platform/http/answer.ts";
import { Problem } from "#src/platform/api/problem.ts";
import type { Context } from "#src/platform/context.ts";
import { Cache } from "#src/platform/pages/cache.ts";

/**
 * Copies a file to the place where it is served from; makes the folder when missing. The file appears as a whole or
 * not at all.
 */
export async function copyWhole(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  const temporary = `${to}.${randomUUID()}`;
  try {
    await copyFile(from, temporary);
    await rename(temporary, to);
  } finally {
    await rm(temporary, { force: true });
  }
}

/**
 * Writes files so that a power cut can't undo it. Each is synced under another name, then all are renamed to their
 * own names, and their folders are synced (and made when missing). Afterwards either all of them exist, or only those
 * that existed before.
 */
export async function writeDurably(files: readonly { path: string; bytes: Buffer }[]): Promise<void> {
  const folders = new Set(files.map((file) => path.dirname(file.path)));
  const temporary = new Map(files.map((file) => [file, `${file.path}.${randomUUID()}`]));
  const begun: string[] = [];
  try {
    for (const folder of folders) await mkdir(folder, { recursive: true });
    for (const [{ bytes }, name] of temporary) {
      begun.push(name);
      await writeFile(name, bytes, { flag: "wx", flush: true });
    }
    for (const [file, name] of temporary) {
      const isNew = !(await isThere(file.path));
      await rename(name, file.path);
      if (isNew) begun.push(file.path);
    }
    for (const folder of [...folders].flatMap((each) => [each, path.dirname(each)])) await syncFolder(folder);
  } catch (error) {
    await removeFiles(begun);
    throw error;
  }
}

async function isThere(file: string): Promise<boolean> {
  try {
    await stat(file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
}

/** Removes those of the files that exist. */
export async function removeFiles(files: readonly string[]): Promise<void> {
  await Promise.all(files.map((file) => rm(file, { force: true })));
}

/** Makes a new name in a folder durable. Windows does that by itself and has no call for it. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  await using handle = await open(folder);
  await handle.sync();
}

/**
 * Answers a GET or HEAD with a file whose name ends in a hash of its content. What a name stands for never changes,
 * so the hash is the ETag and browsers needn't ask twice.
 * @param file absolute path, made of parts that the caller has checked
 * @param headers its Content-Type and others; a Cache-Control of its own if the answer may change after all
 * @throws Problem not-found when there is no such file
 */
export async function answerHashedFile(
  request: Request,
  file: string,
  hash: string,
  headers: Record<string, string>,
): Promise<Response> {
  // Reads all of it: the files are small, and a stream that isn't read to its end would keep the file open.
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "ENAMETOOLONG") throw new Problem("not-found");
    throw error;
  });
  const caching = { "Cache-Control": "public, max-age=31536000, immutable" };
  const answer = new FinishedAnswer(bytes, { ...caching, ...headers }, { isCompressible: false, tag: hash });
  return answer.respond(request);
}

/**
 * Makes a function that tells whether the database has a name, for example of a file that may be sent. All names are
 * read at once and cached until the next write, so that requests for invented names never reach the database.
 * @param list reads the names; there are no more than a site has files
 */
export function cacheNames(
  context: Context,
  list: (context: Context) => Promise<readonly string[]>,
): (name: string) => Promise<boolean> {
  const names = new Cache<ReadonlySet<string>>({ most: 1, now: () => context.now().epochMilliseconds });
  context.contentVersion.onChange(() => names.clear());
  return async (name) => {
    const { value } = await names.getOrMake("names", async () => ({
      value: new Set(await list(context)),
      expiresAt: Infinity,
    }));
    return value.has(name);
  };
}
