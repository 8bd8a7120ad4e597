import path from "node:path";
import { Worker } from "node:worker_threads";
import { Problem } from "#src/platform/api/problem.ts";
import type { PdfResult } from "./pdf-worker.server.ts";

/** What looking at a file may take; an honest one takes a fraction of both. */
const most = { milliseconds: 20_000, megabytes: 256 };

/** Beside this file, in the source as in the build. */
const worker = new URL(`pdf-worker.server${path.extname(import.meta.url)}`, import.meta.url);

/**
 * Looks at a file that is said to be a PDF, before anybody is given it: in a thread of its own, so that neither guests nor
 * memory wait for what a file makes a reader do.
 * @param limits time, and memory besides the file's own
 * @returns how many pages it has, at least one
 * @throws Problem unsupported-document, unreadable-document, locked-document, active-document, as `readPdf` says; also
 * unreadable-document when it takes more time or memory than an honest one
 */
export async function checkPdf(bytes: Uint8Array, limits = most): Promise<{ pages: number }> {
  const { milliseconds, megabytes } = limits;
  const reading = new Worker(worker, {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
    // Nobody reads what pdf.js has to say of where it runs.
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
