import { serveTasks } from "#src/platform/worker-process/worker-program.ts";
import { ArchiveError } from "./archive/archive.ts";
import { openArchive, type ArchivePlace } from "./archive/open-archive.ts";
import { openLocation, type Location } from "./places.ts";
import { verifyArchive } from "./verify.ts";

const tasks = {
  /** @returns the reason why the archive can't be restored; undefined when the archive can be restored */
  async verify(location: Location, archive: Omit<ArchivePlace, "place">): Promise<string | undefined> {
    const place = await openLocation(location);
    try {
      await verifyArchive(() => openArchive({ ...archive, place }));
      return undefined;
    } catch (error) {
      if (error instanceof ArchiveError) return error.message;
      throw error;
    }
  },
};

export type VerifyTasks = typeof tasks;

serveTasks(tasks);
