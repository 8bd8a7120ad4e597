import path from "node:path";
import { Problem } from "#src/platform/api/problem.ts";
import { openWorkshop } from "#src/platform/workshop/workshop.ts";
import type { PdfTasks } from "./pdf-tasks.server.ts";

/** What checking a file may take; a normal file takes a fraction of both. */
const most = { milliseconds: 20_000, megabytes: 256 };

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
  const workshop = openWorkshop<PdfTasks>(program, {
    mostMilliseconds: limits.milliseconds,
    idleMilliseconds: 0,
    execArgv: [`--max-old-space-size=${limits.megabytes}`, "--permission", "--allow-fs-read=*"],
  });
  return workshop.run("read", file).catch((error: unknown) => {
    if (error instanceof Problem && error.kind === "broken-off")
      throw new Problem("unreadable-document", { cause: error.cause });
    throw error;
  });
}
