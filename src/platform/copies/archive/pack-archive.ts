import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip as gzipWithCallback } from "node:zlib";
import { createTarPacker } from "modern-tar";
import type { Storage } from "#src/platform/files/storage.ts";
import {
  fileEntry,
  manifestEntry,
  manifestSum,
  manifestSumEntry,
  rowsEntry,
  type Manifest,
} from "./archive.ts";
import type { DatabaseSnapshot } from "#src/platform/copies/snapshot/database-snapshot.ts";
import { RowsDigest } from "#src/platform/copies/snapshot/rows-digest.ts";
import { readSiteFiles } from "#src/platform/copies/site-files.ts";

const gzip = promisify(gzipWithCallback);

const mode = 0o600;

export interface Site {
  /** The database's snapshot. `packArchive` closes the snapshot after reading the last row. */
  snapshot: DatabaseSnapshot;
  storage: Storage;
}

/** Packs a site into an archive. The returned stream fails when packing fails. */
export function packArchive(
  site: Site,
  about: Pick<Manifest, "program" | "takenAt">,
): ReadableStream<Uint8Array> {
  const { readable, controller } = createTarPacker();
  const entries: Manifest["entries"] = {};
  const mtime = new Date(about.takenAt);
  async function add(name: string, bytes: Uint8Array): Promise<void> {
    entries[name] = { bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
    const body = controller.add({ name, size: bytes.length, mode, mtime }).getWriter();
    await body.write(bytes);
    await body.close();
  }

  async function pack({ snapshot, storage }: Site): Promise<void> {
    const { schema, lastIds } = snapshot;
    const tables: Manifest["tables"] = {};
    try {
      for (const table of snapshot.tables) {
        const digest = new RowsDigest();
        let piece = 0;
        for await (const rows of snapshot.rows(table)) {
          digest.add(rows);
          const lines = rows.map((row) => `${JSON.stringify(row)}\n`).join("");
          await add(rowsEntry(table, ++piece), await gzip(lines));
        }
        tables[table] = digest.get();
      }
    } finally {
      await snapshot[Symbol.asyncDispose]();
    }
    for await (const files of readSiteFiles(storage))
      for (const { name, bytes } of files) await add(fileEntry(name), bytes);
    const manifest: Manifest = { format: 1, ...about, schema, tables, lastIds, entries: { ...entries } };
    const bytes = Buffer.from(`${JSON.stringify(manifest, undefined, 1)}\n`);
    await add(manifestEntry, bytes);
    await add(manifestSumEntry, manifestSum(bytes));
    controller.finalize();
  }

  pack(site).catch((error: unknown) => controller.error(error));
  return readable;
}
