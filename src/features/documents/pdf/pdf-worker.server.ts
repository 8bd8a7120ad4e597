import { parentPort, workerData } from "node:worker_threads";
import { Problem, type ProblemKind } from "#src/platform/api/problem.ts";
import { readPdf } from "./pdf-reader.server.ts";

/** The result of checking a PDF. */
export type PdfResult = { pages: number } | { problem: ProblemKind };

/*
 * Runs in a thread of its own: checks one PDF, its `workerData`, posts the result, and ends.
 */
const result: PdfResult = await readPdf(workerData as Uint8Array).catch((error: unknown) => {
  if (error instanceof Problem) return { problem: error.kind };
  throw error;
});
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort!.postMessage(result);
