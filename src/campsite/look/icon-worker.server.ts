import { pictures } from "#src/cms/photos/pictures/picture-worker.server.ts";
import { fileBeside } from "#src/platform/worker-process/worker-process.ts";

export const iconTasks = pictures.of<typeof import("./icon-tasks.server.ts")>(
  fileBeside(import.meta.url, "icon-tasks.server"),
);
