import { fileBeside } from "#src/platform/worker-process/worker-process.ts";
import { open } from "node:fs/promises";
import path from "node:path";
import { pictures } from "#src/cms/photos/pictures/picture-worker.server.ts";
import { slugify } from "#src/i18n/slug.ts";
import { Problem } from "#src/platform/api/problem.ts";
import { inTransaction, type Context } from "#src/platform/context.ts";
import { withIncomingFile } from "#src/platform/files/incoming.ts";
import { receiveForm } from "#src/platform/http/upload-form.ts";
import type { GroundFile } from "./ground-file.ts";
import { groundFiles } from "./ground-files.server.ts";

const groundTasks = pictures.of<typeof import("./ground-tasks.server.ts")>(
  fileBeside(import.meta.url, "ground-tasks.server"),
);

const maxAspectRatio = 10;

/** The maximum length of the name without hash and format. */
const maxNameLength = 80;

/**
 * Receives a multipart body with an SVG, JPEG, PNG or GIF in the field `file`. An SVG is reduced to its shapes. A
 * picture is encoded again without metadata. A file that no plan uses is deleted later. When the function throws an
 * error, nothing is stored.
 * @param request an authorised request
 * @throws the errors of {@link receiveForm}, `reduceSvg` and `checkPicture`
 * @throws Problem "invalid-fields" if the file is empty
 * @throws Problem "unsupported-ground" if the file is neither a drawing nor a picture
 * @throws Problem "narrow-ground" if one side is more than `maxAspectRatio` times as long as the other side
 * @throws Problem "storage-unavailable" if the storage doesn't answer
 * @throws Problem "busy" if too many files wait
 * @throws Problem "broken-off" if the worker process ends early
 */
export async function receiveGround(context: Context, request: Request): Promise<GroundFile> {
  return withIncomingFile(context, async (incoming) => {
    const { filename } = await receiveForm(request, incoming, { mustBe: "must be a drawing or a picture" });
    return store(context, path.parse(filename).name, incoming);
  });
}

async function store(context: Context, name: string, file: string): Promise<GroundFile> {
  const start = await firstBytes(file);
  if (start.length === 0)
    throw new Problem("invalid-fields", { errors: [{ field: "file", message: "must not be empty" }] });
  const isText = /^(?:\uFEFF)?\s*</.test(start.toString("utf8"));
  const task = isText ? "cutDrawing" : "receiveGround";
  const made = await groundTasks.run(task, file).catch((error: unknown) => {
    const isOther = error instanceof Problem && error.kind === "unsupported-picture";
    throw isOther ? new Problem("unsupported-ground") : error;
  });
  const { content, width, height, hash, format } = made;
  if (Math.max(width / height, height / width) > maxAspectRatio) throw new Problem("narrow-ground");
  const called = (slugify(name) || "plan").slice(0, maxNameLength).replace(/-$/, "");
  const filename = `${called}-${hash}.${format}`;
  await groundFiles.removed.postpone(context, filename);
  await groundFiles.store(context, filename, Buffer.from(content));
  // No plan uses the file yet, so the file is scheduled for deletion.
  await inTransaction(context, (transaction) => groundFiles.removed.remember(transaction, filename));
  return { filename, width, height };
}

async function firstBytes(file: string): Promise<Buffer> {
  await using handle = await open(file);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(256), 0, 256, 0);
  return buffer.subarray(0, bytesRead);
}
