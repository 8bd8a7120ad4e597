import { randomUUID } from "node:crypto";
import { copyFile, mkdir, open, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { FinishedAnswer } from "#src/platform/http/answer.ts";
import { Problem } from "#src/platform/api/problem.ts";
import type { Context } from "#src/platform/context.ts";
import { Cache } from "#src/platform/pages/cache.ts";

/** Copies a file to where it is served from; its folder is made when missing. It appears whole, or not at all. */
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
 * Writes files so that a power cut can't take them back: each is synced under another name, then all are renamed to
 * their own, and their folders synced (which are made when missing). All of them are there then, or none but those that
 * were there before.
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

/** Removes those of the files that are there. */
export async function removeFiles(files: readonly string[]): Promise<void> {
  await Promise.all(files.map((file) => rm(file, { force: true })));
}

/** A new name in a folder lasts when the folder is synced. Windows does that by itself, and can't be asked. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  await using handle = await open(folder);
  await handle.sync();
}

/**
 * Answers a GET or HEAD with a file whose name ends in the hash of its content: what a name stands for never changes,
 * so the hash is the ETag, and nobody needs to ask twice.
 * @param file absolute path, made of parts that the caller has looked at
 * @param headers its Content-Type, and what else there is to say; a Cache-Control of its own if it may change after all
 * @throws Problem not-found when there is no such file
 */
export async function answerHashedFile(
  request: Request,
  file: string,
  hash: string,
  headers: Record<string, string>,
): Promise<Response> {
  // Whole: they are small, and a stream that nobody reads to its end would keep the file open.
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "ENAMETOOLONG") throw new Problem("not-found");
    throw error;
  });
  const caching = { "Cache-Control": "public, max-age=31536000, immutable" };
  const answer = new FinishedAnswer(bytes, { ...caching, ...headers }, { isCompressible: false, tag: hash });
  return answer.respond(request);
}

/**
 * Tells whether a name is one of those that the database has, as of a file that may be sent. All of them are read at once
 * and names until the next write: whoever asks for what, made up or not, the database isn't asked again.
 * @param list reads them; there are no more than a site has files
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
