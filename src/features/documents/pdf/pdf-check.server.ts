import path from "node:path";
import { Problem } from "#src/platform/api/problem.ts";
import { openWorkshop } from "#src/platform/workshop/workshop.ts";
import type { PdfTasks } from "./pdf-tasks.server.ts";

/**
 * What looking at a file may take; a normal file takes a fraction of it. `megabytes` are of objects. What a few
 * kilobytes unpack to lies beside these, and counts only towards `megabytesInAll`, the program itself among them.
 */
const most = { milliseconds: 20_000, megabytes: 256, megabytesInAll: 512 };

/** Next to this file, in the source and in the build. */
const program = new URL(`pdf-tasks.server${path.extname(import.meta.url)}`, import.meta.url);

/**
 * Checks a file that should be a PDF, before anybody gets it. It has a process of its own, so that a file made to
 * exhaust the reader blocks no guest and takes only limited memory, and one made to take the reader over finds nothing
 * there: it may read files, but neither write any, nor start programs, nor send anything.
 * @param limits time, and memory for what is made of the file
 * @returns the number of pages, at least one
 * @throws Problem unsupported-document, unreadable-document, locked-document, active-document, as from `readPdf`;
 * also unreadable-document when it takes more time or memory than the limits
 */
export async function checkPdf(file: string, limits = most): Promise<{ pages: number }> {
  return openReader(limits, 0)
    .run("read", file)
    .catch((error: unknown) => {
      if (error instanceof Problem && error.kind === "broken-off")
        throw new Problem("unreadable-document", { cause: error.cause });
      throw error;
    });
}

/** A process that reads PDFs, one after the other. @param idleMilliseconds how long it waits for the next */
const openReader = (limits: typeof most, idleMilliseconds: number) =>
  openWorkshop<PdfTasks>(program, {
    mostMilliseconds: limits.milliseconds,
    mostMegabytes: limits.megabytesInAll,
    idleMilliseconds,
    execArgv: [`--max-old-space-size=${limits.megabytes}`, "--permission", "--allow-fs-read=*"],
  });

const wordReader = openReader(most, 2_000);

/**
 * The words on each page of a PDF, read where `checkPdf` reads.
 * @throws Problem broken-off when it takes more time or memory than there is, unreadable-document when there are more
 * than people read, busy when too many wait
 */
export const pdfWords = (bytes: Uint8Array): Promise<string[]> => wordReader.run("words", bytes);
