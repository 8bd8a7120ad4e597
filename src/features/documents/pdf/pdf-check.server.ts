import { Problem } from "#src/platform/api/problem.ts";
import { fileBeside, openWorkerProcess } from "#src/platform/worker-process/worker-process.ts";
import type { PdfTasks } from "./pdf-tasks.server.ts";

/** `megabytes` limits JavaScript objects. `megabytesInAll` also counts buffers, such as decompressed streams. */
const readerLimits = { milliseconds: 20_000, megabytes: 256, megabytesInAll: 512 };

const program = fileBeside(import.meta.url, "pdf-tasks.server");

/**
 * Checks a PDF in its own process. The process can't write files, start programs or send data.
 * @returns the number of pages, at least one
 * @throws the errors of `readPdf`
 * @throws Problem "unreadable-document" if the check exceeds the limits
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

const openReader = (limits: typeof readerLimits, idleMilliseconds: number) =>
  openWorkerProcess<PdfTasks>(program, {
    maxMilliseconds: limits.milliseconds,
    maxMegabytes: limits.megabytesInAll,
    idleMilliseconds,
    execArgv: [`--max-old-space-size=${limits.megabytes}`, "--permission", "--allow-fs-read=*"],
  });

const wordReader = openReader(readerLimits, 2_000);

/**
 * Returns the text of each page, read in a restricted process as in `checkPdf`.
 * @throws Problem "broken-off" if the reading exceeds the limits
 * @throws Problem "unreadable-document" if there is too much text
 * @throws Problem "busy" if too many requests wait
 */
export const pdfWords = (bytes: Uint8Array): Promise<string[]> => wordReader.run("words", bytes);
