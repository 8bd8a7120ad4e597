import { randomUUID } from "node:crypto";
import { copyFile, mkdir, open, rename, rm } from "node:fs/promises";
import path from "node:path";
import { isUnchanged } from "./answer.ts";
import { Problem } from "./problem.ts";

/** Copies a file to where it is served from; its folder is made when missing. It appears whole, or not at all. */
export async function copyWhole(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  const temporary = `${to}.${randomUUID()}`;
  try {
    await copyFile(from, temporary);
    await rename(temporary, to);
  } finally {
    await rm(temporary, { force: true });
  }
}

/**
 * Answers a GET or HEAD with a file whose name ends in the hash of its content: what a name stands for never changes,
 * so the hash is the ETag, and nobody needs to ask twice.
 * @param file absolute path, made of parts that the caller has looked at
 * @param headers its Content-Type, and what else there is to say
 * @throws Problem not-found when there is no such file
 */
export async function answerHashedFile(
  request: Request,
  file: string,
  hash: string,
  headers: Record<string, string>,
): Promise<Response> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "ENAMETOOLONG") throw new Problem("not-found");
    throw error;
  });
  const caching = { "Cache-Control": "public, max-age=31536000, immutable", ETag: `"${hash}"` };
  if (isUnchanged(request.headers.get("if-none-match"), caching.ETag)) {
    await handle.close();
    return new Response(null, { status: 304, headers: caching });
  }
  const { size } = await handle.stat();
  const all = { ...headers, ...caching, "Content-Length": String(size) };
  if (request.method === "HEAD") {
    await handle.close();
    return new Response(null, { headers: all });
  }
  // Node types its streams apart from the browser's; they are the same.
  return new Response(handle.readableWebStream({ autoClose: true }) as ReadableStream, { headers: all });
}
