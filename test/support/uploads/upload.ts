import { mkdir, readdir } from "node:fs/promises";
import path from "node:path";
import type { Context } from "#src/platform/context.ts";

/** Returns the request by which the staff form uploads a photo. Without `file`, the form has no file. */
export function uploadRequest(
  file: Uint8Array<ArrayBuffer> | undefined,
  { name = "Brygga", filename = "bilde.jpg" }: { name?: string | undefined; filename?: string } = {},
): Request {
  const form = new FormData();
  if (file) form.append("file", new File([file], filename));
  if (name !== undefined) form.append("Name", name);
  return formRequest(form);
}

export function formRequest(body: BodyInit, headers: Record<string, string> = {}): Request {
  return new Request("http://localhost:3000/api/v1/file/upload", {
    method: "POST",
    body,
    headers,
    duplex: "half",
  } as RequestInit);
}

/** Returns the names of all picture files, such as "640/brygga-1a2b3c4d.webp", and of unfinished uploads. */
export async function storedFiles(context: Context): Promise<string[]> {
  return [...(await filesBelow(context, "images")), ...(await filesBelow(context, "incoming"))].toSorted();
}

/** Returns the paths of all files below `folder` in the data folder, relative to `folder`. */
export async function filesBelow({ config }: Context, folder: string): Promise<string[]> {
  const place = path.join(config.dataDir, folder);
  await mkdir(place, { recursive: true });
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(place, path.join(parentPath, name)));
}
