import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";

/** Writes a file that appears whole: two builds at once never see each other's half-written ones. */
export async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const temporary = `${file}.${randomUUID()}`;
  await writeFile(temporary, content);
  await rename(temporary, file);
}

/** Copies a file whose name tells its content, unless it is there already. */
export async function copyIfMissing(from: string, to: string): Promise<void> {
  if (existsSync(to)) return;
  await mkdir(path.dirname(to), { recursive: true });
  const temporary = `${to}.${randomUUID()}`;
  await copyFile(from, temporary);
  await rename(temporary, to);
}
