import { createHash } from "node:crypto";
import { z } from "zod";

/*
 * An archive is a tar file: a site's rows as JSON lines, compressed with gzip, its files as they are, and at last the
 * manifest, which says what the others must be, with its own hash in the form of sha256sum. What can be read from any machine for years is read by `tar` and `zcat`.
 */

/** Whether a table or a column can have this name; `__proto__` is none. */
export const isSqlName = (name: string): boolean => /^[a-z]\w*$/i.test(name);

/** How each entry is called. */
export const rowsEntry = (table: string, piece: number): string =>
  `rows/${table}/${String(piece).padStart(6, "0")}.jsonl.gz`;
export const fileEntry = (name: string): string => `files/${name}`;
export const manifestEntry = "manifest.json";
export const manifestSumEntry = "manifest.json.sha256";

/** What stands at the end of an archive. */
export const manifestSum = (manifest: Uint8Array): Buffer =>
  Buffer.from(`${createHash("sha256").update(manifest).digest("hex")}  ${manifestEntry}\n`);

const hash = z.string().regex(/^[0-9a-f]{64}$/);

/** What an archive says of itself. */
export const manifestSchema = z.object({
  /** Grows when an older program can't read the archive any more. */
  format: z.literal(1),
  /** The program that wrote it. */
  program: z.string(),
  /** The moment that it shows: ISO 8601 in UTC. */
  takenAt: z.iso.datetime(),
  schema: z.array(z.string()).min(1),
  tables: z.record(z.string(), z.object({ rows: z.int(), digest: hash })),
  lastIds: z.record(z.string(), z.int()),
  /** All other entries. */
  entries: z.record(z.string(), z.object({ bytes: z.int(), sha256: hash })),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** What is wrong with an archive, in words for whoever wants to restore it. */
export class ArchiveError extends Error {
  override name = "ArchiveError";
}
