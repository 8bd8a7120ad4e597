import { createHash } from "node:crypto";
import { z } from "zod";

/*
 * An archive is a tar file. It contains the rows as gzipped JSON lines, the files, the manifest and the manifest's
 * SHA-256 sum, in this order. The manifest lists the rows and files with their hashes.
 */

/** True for names that a table or column can have. Rejects `__proto__`. */
export const isSqlName = (name: string): boolean => /^[a-z]\w*$/i.test(name);

export const rowsEntry = (table: string, piece: number): string =>
  `rows/${table}/${String(piece).padStart(6, "0")}.jsonl.gz`;
export const fileEntry = (name: string): string => `files/${name}`;
export const manifestEntry = "manifest.json";
export const manifestSumEntry = "manifest.json.sha256";

export const manifestSum = (manifest: Uint8Array): Buffer =>
  Buffer.from(`${createHash("sha256").update(manifest).digest("hex")}  ${manifestEntry}\n`);

const hash = z.string().regex(/^[0-9a-f]{64}$/);

export const manifestSchema = z.object({
  /** A format that older programs can't read gets a new number. */
  format: z.literal(1),
  program: z.string(),
  /** ISO 8601 in UTC. */
  takenAt: z.iso.datetime(),
  schema: z.array(z.string()).min(1),
  tables: z.record(z.string(), z.object({ rows: z.int(), digest: hash })),
  lastIds: z.record(z.string(), z.int()),
  entries: z.record(z.string(), z.object({ bytes: z.int(), sha256: hash })),
});

export type Manifest = z.infer<typeof manifestSchema>;

export class ArchiveError extends Error {
  override name = "ArchiveError";
}
