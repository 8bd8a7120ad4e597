import path from "node:path";
import { Worker } from "node:worker_threads";
import { Problem } from "#src/platform/api/problem.ts";
import type { PdfResult } from "./pdf-worker.server.ts";

/** What checking a file may take; a normal file takes a fraction of both. */
const most = { milliseconds: 20_000, megabytes: 256 };

/** Next to this file, in the source and in the build. */
const worker = new URL(`pdf-worker.server${path.extname(import.meta.url)}`, import.meta.url);

/**
 * Checks a file that should be a PDF, before anybody gets it. It runs in a thread of its own, so that a file made to
 * exhaust the reader blocks no guest and takes only limited memory.
 * @param limits time, and memory besides the file's own
 * @returns the number of pages, at least one
 * @throws Problem unsupported-document, unreadable-document, locked-document, active-document, as from `readPdf`;
 * also unreadable-document when it takes more time or memory than the limits
 */
export async function checkPdf(bytes: Uint8Array, limits = most): Promise<{ pages: number }> {
  const { milliseconds, megabytes } = limits;
  const reading = new Worker(worker, {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
    // Nobody needs what pdf.js logs about its environment.
    stdout: true,
    stderr: true,
  });
  const result = await new Promise<PdfResult>((resolve, reject) => {
    const tooLong = setTimeout(() => resolve({ problem: "unreadable-document" }), milliseconds);
    reading.once("message", resolve);
    reading.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "ERR_WORKER_OUT_OF_MEMORY" ? resolve({ problem: "unreadable-document" }) : reject(error),
    );
    reading.once("exit", () => clearTimeout(tooLong));
  }).finally(() => reading.terminate());
  if ("problem" in result) throw new Problem(result.problem);
  return result;
}
