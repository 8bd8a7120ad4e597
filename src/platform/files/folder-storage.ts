import { randomUUID } from "node:crypto";
import type { Stats } from "node:fs";
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { Problem } from "#src/platform/api/problem.ts";
import { mapAtATime } from "#src/platform/semaphore.ts";
import { checkName, type NewFile, type Storage, type StoredFile } from "./storage.ts";

/** So many files are written at a time: syncing waits for the disk, which does several in the time of one. */
const atATime = 8;

/** A file has a temporary name until it is complete: its own with a UUID, or, while it is uploaded, the UUID alone. */
const temporaryName = /(^|[/.])[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Files in a folder of this machine, under their names. @param root absolute path; it is made when missing */
export function openFolderStorage(root: string): Storage {
  function pathOf(name: string): string {
    checkName(name);
    return path.join(root, name);
  }

  /** The folders between a file and the root, the root included. */
  function foldersOf(file: string): string[] {
    const folder = path.dirname(file);
    return folder === root ? [root] : [folder, ...foldersOf(folder)];
  }

  /** Everything below a folder, by path from the root. */
  async function* walk(folder: string): AsyncGenerator<string> {
    const entries = await readdir(path.join(root, folder), { withFileTypes: true }).catch(none);
    for (const entry of entries ?? []) {
      const name = path.posix.join(folder, entry.name);
      if (entry.isDirectory()) yield* walk(name);
      else if (entry.isFile()) yield name;
    }
  }

  async function* look(folder: string, isWanted: (name: string) => boolean): AsyncGenerator<StoredFile> {
    for await (const name of walk(folder)) {
      // It may be removed or get its own name meanwhile.
      const found = isWanted(name) && (await lookAt(path.join(root, name)));
      if (!found) continue;
      const storedAt = Temporal.Instant.fromEpochMilliseconds(Math.floor(found.mtimeMs));
      yield { name, bytes: found.size, storedAt };
    }
  }

  return {
    async put(files) {
      const folders = new Set(files.flatMap(({ name }) => foldersOf(pathOf(name))));
      const begun: string[] = [];
      const write = async ({ name, content }: NewFile) => {
        const temporary = `${pathOf(name)}.${randomUUID()}`;
        begun.push(temporary);
        await writeFile(temporary, content, { flag: "wx", flush: true, mode: 0o640 });
        return { temporary, file: pathOf(name) };
      };
      try {
        for (const folder of folders) await mkdir(folder, { recursive: true });
        const written = await mapAtATime(files, atATime, write);
        for (const { temporary, file } of written) await rename(temporary, file);
        for (const folder of folders) await syncFolder(folder);
      } catch (error) {
        await Promise.all(begun.map((file) => rm(file, { force: true })));
        throw asProblem(error);
      }
    },

    get: (name) => readFile(pathOf(name)).catch(none),

    async read(name) {
      const handle = (await lookAt(pathOf(name))) && (await open(pathOf(name)).catch(none));
      return handle?.createReadStream();
    },

    async size(name) {
      return (await lookAt(pathOf(name)))?.size;
    },

    async remove(names) {
      await Promise.all(names.map((name) => rm(pathOf(name), { force: true })));
    },

    list: (prefix) => look(prefix, (name) => !temporaryName.test(name)),

    async sweep(before) {
      let swept = 0;
      for await (const { name, storedAt } of look("", (found) => temporaryName.test(found))) {
        if (Temporal.Instant.compare(storedAt, before) >= 0) continue;
        await rm(path.join(root, name), { force: true });
        swept++;
      }
      return swept;
    },
  };
}

async function lookAt(file: string): Promise<Stats | undefined> {
  const found = await stat(file).catch(none);
  return found?.isFile() ? found : undefined;
}

/** What comes of a file that isn't there. A name that no file system would take isn't there either. */
function none(error: NodeJS.ErrnoException): undefined {
  if (!["ENOENT", "ENOTDIR", "EISDIR", "ENAMETOOLONG"].includes(error.code ?? "")) throw error;
}

/** Names a full disk; other errors stay what they are. */
export function asProblem(error: unknown): unknown {
  const isFull = ["ENOSPC", "EDQUOT"].includes(String((error as NodeJS.ErrnoException | undefined)?.code));
  return isFull ? new Problem("insufficient-storage", { cause: error }) : error;
}

/** Makes a new name in a folder durable. Windows does that by itself and has no call for it. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  await using handle = await open(folder);
  await handle.sync();
}
