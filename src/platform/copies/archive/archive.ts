import { createHash } from "node:crypto";
import { z } from "zod";

/*
 * An archive is a tar file. It has a site's rows as JSON lines compressed with gzip, then its files, then the manifest
 * and the manifest's hash in the format of sha256sum. The manifest lists all other entries with their hashes. Any
 * machine with `tar` and `zcat` can read it, now and in years.
 */

/** True when a table or a column can have this name. `__proto__` can't. */
export const isSqlName = (name: string): boolean => /^[a-z]\w*$/i.test(name);

export const rowsEntry = (table: string, piece: number): string =>
  `rows/${table}/${String(piece).padStart(6, "0")}.jsonl.gz`;
export const fileEntry = (name: string): string => `files/${name}`;
export const manifestEntry = "manifest.json";
export const manifestSumEntry = "manifest.json.sha256";

/** Returns the content of the last entry. */
export const manifestSum = (manifest: Uint8Array): Buffer =>
  Buffer.from(`${createHash("sha256").update(manifest).digest("hex")}  ${manifestEntry}\n`);

const hash = z.string().regex(/^[0-9a-f]{64}$/);

export const manifestSchema = z.object({
  /** Grows when older programs can't read the archive any more. */
  format: z.literal(1),
  /** The version of the program that wrote it. */
  program: z.string(),
  /** When the site was read: ISO 8601 in UTC. */
  takenAt: z.iso.datetime(),
  schema: z.array(z.string()).min(1),
  tables: z.record(z.string(), z.object({ rows: z.int(), digest: hash })),
  lastIds: z.record(z.string(), z.int()),
  /** All other entries. */
  entries: z.record(z.string(), z.object({ bytes: z.int(), sha256: hash })),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** A fault of an archive, with a message for the person who restores it. */
export class ArchiveError extends Error {
  override name = "ArchiveError";
}
