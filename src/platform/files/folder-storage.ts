import { randomUUID } from "node:crypto";
import type { Stats } from "node:fs";
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { Problem } from "#src/platform/api/problem.ts";
import { mapConcurrently } from "#src/platform/semaphore.ts";
import { checkName, markFolder, type NewFile, type Storage, type StoredFile } from "./storage.ts";

/** The number of files that are written at a time. A disk syncs several files as fast as one. */
const atATime = 8;

/** Matches the names of temporary files, which end in a UUID, and of the journals of unfinished database copies. */
const temporaryName = /(^|[/.])[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(-journal)?$/;

/** @param root absolute path of the folder, which is created when missing */
export function openFolderStorage(root: string): Storage {
  function pathOf(name: string): string {
    checkName(name);
    return path.join(root, name);
  }

  /** True if the folder had its mark, the subfolder site/, at the last check. */
  let wasMarked = isMarked();

  async function isMarked(): Promise<boolean> {
    return (await stat(path.join(root, markFolder)).catch(() => undefined)) !== undefined;
  }

  /** Throws when the folder's mark has disappeared: an unmounted disk leaves an empty folder. */
  async function expectHere(): Promise<undefined> {
    const isHere = isMarked();
    if ((await wasMarked) && !(await isHere))
      throw unavailable(new Error(`${root} lacks its folder ${markFolder}`));
    wasMarked = isHere;
  }

  function foldersOf(file: string): string[] {
    const folder = path.dirname(file);
    return folder === root ? [root] : [folder, ...foldersOf(folder)];
  }

  async function* walk(folder: string): AsyncGenerator<string> {
    const entries = await readdir(path.join(root, folder), { withFileTypes: true }).catch(ignoreMissing);
    for (const entry of entries ?? []) {
      const name = path.posix.join(folder, entry.name);
      if (entry.isDirectory()) yield* walk(name);
      else if (entry.isFile()) yield name;
    }
  }

  async function* listFiles(folder: string, isWanted: (name: string) => boolean): AsyncGenerator<StoredFile> {
    for await (const name of walk(folder)) {
      // The file may have been removed or renamed in the meantime.
      const found = isWanted(name) && (await statFile(path.join(root, name)));
      if (!found) continue;
      const storedAt = Temporal.Instant.fromEpochMilliseconds(Math.floor(found.mtimeMs));
      yield { name, bytes: found.size, storedAt };
    }
  }

  return {
    async put(files) {
      const folders = new Set(files.flatMap(({ name }) => foldersOf(pathOf(name))));
      const temporaryFiles: string[] = [];
      const write = async ({ name, content }: NewFile) => {
        const temporary = `${pathOf(name)}.${randomUUID()}`;
        temporaryFiles.push(temporary);
        await writeFile(temporary, content, { flag: "wx", flush: true, mode: 0o640 });
        return { temporary, file: pathOf(name) };
      };
      try {
        await expectHere();
        for (const folder of folders) await mkdir(folder, { recursive: true });
        const written = await mapConcurrently(files, atATime, write);
        for (const { temporary, file } of written) await rename(temporary, file);
        for (const folder of folders) await syncFolder(folder);
      } catch (error) {
        await Promise.allSettled(temporaryFiles.map((file) => rm(file, { force: true })));
        throw asProblem(error);
      }
    },

    get: (name) =>
      withProblems(async () => (await readFile(pathOf(name)).catch(ignoreMissing)) ?? expectHere()),

    part: (name, { first, last }) =>
      withProblems(async () => {
        await using handle = await open(pathOf(name)).catch(ignoreMissing);
        if (!handle) return await expectHere();
        const bytes = Buffer.alloc(last - first + 1);
        const { bytesRead } = await handle.read(bytes, 0, bytes.length, first);
        return bytes.subarray(0, bytesRead);
      }),

    read: (name) =>
      withProblems(async () => {
        const handle = (await statFile(pathOf(name))) && (await open(pathOf(name)).catch(ignoreMissing));
        return handle ? handle.createReadStream() : expectHere();
      }),

    size: (name) => withProblems(async () => (await statFile(pathOf(name)))?.size ?? expectHere()),

    remove: (names) =>
      withProblems(async () => {
        await expectHere();
        await Promise.all(names.map((name) => rm(pathOf(name), { force: true })));
      }),

    async *list(prefix) {
      try {
        await expectHere();
        yield* listFiles(prefix, (name) => !temporaryName.test(name));
      } catch (error) {
        throw asProblem(error);
      }
    },

    sweep: (before, prefix = "") =>
      withProblems(async () => {
        let swept = 0;
        for await (const { name, storedAt } of listFiles(prefix, (found) => temporaryName.test(found))) {
          if (Temporal.Instant.compare(storedAt, before) >= 0) continue;
          await rm(path.join(root, name), { force: true });
          swept++;
        }
        return swept;
      }),
  };
}

async function withProblems<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw asProblem(error);
  }
}

async function statFile(file: string): Promise<Stats | undefined> {
  const found = await stat(file).catch(ignoreMissing);
  return found?.isFile() ? found : undefined;
}

/** Ignores the errors of missing files. A name that is too long counts as missing. */
function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (!["ENOENT", "ENOTDIR", "EISDIR", "ENAMETOOLONG"].includes(error.code ?? "")) throw error;
}

const retrySeconds = "5";

const unavailable = (cause: unknown) =>
  new Problem("storage-unavailable", { cause, headers: { "Retry-After": retrySeconds } });

/** Returns a Problem for an error of the disk, such as a full disk. Returns other errors unchanged. */
export function asProblem(error: unknown): unknown {
  const { code, syscall } = (error ?? {}) as NodeJS.ErrnoException;
  if (["ENOSPC", "EDQUOT"].includes(code ?? "")) return new Problem("insufficient-storage", { cause: error });
  return syscall === undefined ? error : unavailable(error);
}

/** Makes new names in a folder durable. Windows does this by itself. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  await using handle = await open(folder);
  await handle.sync();
}
