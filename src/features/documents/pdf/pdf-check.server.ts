import { Problem } from "#src/platform/api/problem.ts";
import { fileBeside, openWorkerProcess } from "#src/platform/worker-process/worker-process.ts";
import type { PdfTasks } from "./pdf-tasks.server.ts";

/**
 * The limits for reading one file; a normal file needs a fraction. `megabytes` limits JavaScript objects. Buffers,
 * such as decompressed streams, count only towards `megabytesInAll`, which includes the program itself.
 */
const readerLimits = { milliseconds: 20_000, megabytes: 256, megabytesInAll: 512 };

/** The program is next to this file, in the source and in the build. */
const program = fileBeside(import.meta.url, "pdf-tasks.server");

/**
 * Checks an uploaded file before anybody gets it. The check runs in its own process, so that a malicious file blocks
 * no guest and uses limited memory. A file that takes over the reader gains little: the process may read files, but
 * not write files, start programs or send data.
 * @param limits time and memory
 * @returns the number of pages, at least one
 * @throws Problem unsupported-document, unreadable-document, locked-document or active-document, as from `readPdf`;
 * also unreadable-document when the file exceeds the limits
 */
export async function checkPdf(file: string, limits = readerLimits): Promise<{ pages: number }> {
  return openReader(limits, 0)
    .run("read", file)
    .catch((error: unknown) => {
      if (error instanceof Problem && error.kind === "broken-off")
        throw new Problem("unreadable-document", { cause: error.cause });
      throw error;
    });
}

/** A process that reads PDFs one at a time. @param idleMilliseconds how long it waits for the next */
const openReader = (limits: typeof readerLimits, idleMilliseconds: number) =>
  openWorkerProcess<PdfTasks>(program, {
    maxMilliseconds: limits.milliseconds,
    maxMegabytes: limits.megabytesInAll,
    idleMilliseconds,
    execArgv: [`--max-old-space-size=${limits.megabytes}`, "--permission", "--allow-fs-read=*"],
  });

const wordReader = openReader(readerLimits, 2_000);

/**
 * Returns the text of each page of a PDF, read in a restricted process like `checkPdf`.
 * @throws Problem broken-off when it exceeds the limits; unreadable-document when there is too much text; busy when
 * too many requests wait
 */
export const pdfWords = (bytes: Uint8Array): Promise<string[]> => wordReader.run("words", bytes);
