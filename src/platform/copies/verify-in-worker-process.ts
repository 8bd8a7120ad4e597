import { Problem } from "#src/platform/api/problem.ts";
import { fileBeside, openWorkerProcess } from "#src/platform/worker-process/worker-process.ts";
import { ArchiveError } from "./archive/archive.ts";
import type { ArchivePlace } from "./archive/open-archive.ts";
import type { Place } from "./places.ts";
import type { VerifyTasks } from "./verify-tasks.server.ts";

const program = fileBeside(import.meta.url, "verify-tasks.server");

/** The time limit of a verification, in case the process hangs. A site of 700 MB takes half a minute. */
const maxMilliseconds = 6 * 60 * 60 * 1000;

/** Runs `verifyArchive` outside this event loop. @throws ArchiveError when the archive can't be restored */
export async function verifyInWorkerProcess(
  { place, ...archive }: ArchivePlace & { place: Place },
  signal: AbortSignal | undefined,
): Promise<void> {
  const worker = openWorkerProcess<VerifyTasks>(program, {
    maxMilliseconds,
    idleMilliseconds: 0,
    // The worker process needs the variables for the temporary folder, the certificates and the proxy.
    environment: process.env,
    signal,
  });
  const fault = await worker.run("verify", place.location, archive).catch((error: unknown) => {
    signal?.throwIfAborted();
    if (!(error instanceof Problem && error.kind === "broken-off")) throw error;
    throw new ArchiveError(`The archive could not be verified: ${(error.cause as Error).message}`, {
      cause: error.cause,
    });
  });
  if (fault !== undefined) throw new ArchiveError(fault);
}
