import type { z } from "zod";
import { Problem } from "#src/platform/api/problem.ts";
import { inUnseenTransaction, type Context } from "#src/platform/context.ts";
import { answerHashedFile, cacheNames } from "#src/platform/files/file-answers.ts";
import { removedFiles } from "#src/platform/files/removed-files.ts";
import { namesIn } from "#src/platform/files/storage.ts";
import { findLostFiles } from "#src/platform/files/stored-files-job.ts";
import { filesOfNextVersions } from "./next-versions/next-files.server.ts";

type InDatabase = Pick<Context, "db">;
type InStorage = Pick<Context, "storage">;

interface Options {
  /** The folder in the storage, with a slash at its end. */
  folder: string;
  /** The path of all files. A file never changes, because its name ends in a hash of the content. */
  path: string;
  filename: z.ZodType<string>;
  removedTable: string;
  /** Lists the filenames that resources name. */
  listNamed(context: InDatabase): Promise<string[]>;
  /** Lists further files that guests can request. */
  listOthers?(context: InDatabase): Promise<string[]>;
  headersOf(filename: string): Record<string, string>;
}

/** Returns the operations on the stored files of a kind, including files that no resource names any more. */
export function namedFiles(options: Options) {
  const { folder, path, filename: schema, removedTable, listNamed, listOthers, headersOf } = options;
  const storedName = (filename: string): string => folder + filename;
  const isFilename = (name: string) => schema.safeParse(name).success;
  const sizeOf = ({ storage }: InStorage, filename: string) => storage.size(storedName(filename));
  /** The files that no resource names any more, or that no resource has ever named. */
  const removed = removedFiles(removedTable, ({ storage }, filename) =>
    storage.remove([storedName(filename)]),
  );
  async function listStored({ storage }: InStorage): Promise<string[]> {
    return (await namesIn(storage, folder)).map((name) => name.slice(folder.length)).filter(isFilename);
  }
  return {
    storedName,
    listStored,
    removed,
    /** Returns the size of a stored file in bytes, or undefined when the file isn't stored. */
    sizeOf,
    /** Stores a file durably. A stored file with this name has the same content, because the name contains a hash. */
    async store(context: InStorage, filename: string, content: Buffer): Promise<void> {
      if ((await sizeOf(context, filename)) === content.length) return;
      await context.storage.put([{ name: storedName(filename), content }]);
    },
    findLost: (context: Context) => findLostFiles(context, listNamed, listStored),
    /**
     * Removes the files that were unused for thirty days, from the first run that found them unused.
     * @param signal ends the run after the current file @returns the number of removed files
     */
    async purge(context: Context, signal?: AbortSignal): Promise<number> {
      const stored = await listStored(context);
      await inUnseenTransaction(context, async (transaction) => {
        await removed.notice(transaction, { stored, named: await listNamed(transaction) });
        for (const filename of await filesOfNextVersions(transaction, stored))
          await removed.postpone(transaction, filename);
      });
      return removed.purge(context, signal);
    },
    /** Creates the handler that sends the files. The handler throws Problem "not-found" for a missing file. */
    createAnswers(context: Context): (request: Request) => Promise<Response> {
      const isKnown = cacheNames(context, async (now) => [
        ...(await listNamed(now)),
        ...((await listOthers?.(now)) ?? []),
      ]);
      return async (request) => {
        const filename = new URL(request.url).pathname.slice(path.length + 1);
        // The schema allows no slash, so that no name leads to another folder.
        if (!isFilename(filename) || !(await isKnown(filename))) throw new Problem("not-found");
        const [hash] = /[0-9a-f]{8}(?=\.\w+$)/.exec(filename)!;
        const answer = await answerHashedFile(
          context,
          request,
          storedName(filename),
          hash,
          headersOf(filename),
        );
        if (!answer) throw new Problem("not-found");
        return answer;
      };
    },
  };
}
