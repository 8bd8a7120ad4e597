import { Problem } from "#src/platform/api/problem.ts";
import { fileBeside, openWorkerProcess } from "#src/platform/worker-process/worker-process.ts";
import { ArchiveError } from "./archive/archive.ts";
import type { ArchivePlace } from "./archive/open-archive.ts";
import type { Place } from "./places.ts";
import type { VerifyTasks } from "./verify-tasks.server.ts";

/** The program is next to this file, in the source and in the build. */
const program = fileBeside(import.meta.url, "verify-tasks.server");

/** Only for a process that hangs: a site of 700 MB takes half a minute. */
const maxMilliseconds = 6 * 60 * 60 * 1000;

/**
 * Verifies an archive as `verifyArchive` does, in a separate process: on a large site its statements block the event
 * loop for seconds. The process gets the keys of the archive and of the store in a message.
 * @param signal aborts it
 * @throws ArchiveError when the archive can't be restored, or the process ended before it was verified
 */
export async function verifyInWorkerProcess(
  { place, ...archive }: ArchivePlace & { place: Place },
  signal: AbortSignal | undefined,
): Promise<void> {
  const worker = openWorkerProcess<VerifyTasks>(program, {
    maxMilliseconds,
    idleMilliseconds: 0,
    // The folder for temporary files, the certificates and the proxy for the store.
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
