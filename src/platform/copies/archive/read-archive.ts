import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gunzip as gunzipWithCallback } from "node:zlib";
import { createTarDecoder } from "modern-tar";
import {
  ArchiveError,
  fileEntry,
  isSqlName,
  manifestEntry,
  manifestSchema,
  manifestSum,
  manifestSumEntry,
  type Manifest,
} from "./archive.ts";
import type { Row } from "#src/platform/copies/snapshot/database-snapshot.ts";
import { RowsDigest } from "#src/platform/copies/snapshot/rows-digest.ts";
import type { TableRows } from "#src/platform/copies/fill-database.ts";
import { isSiteFile, type SiteFile } from "#src/platform/copies/site-files.ts";

const gunzip = promisify(gunzipWithCallback);

/** Opens the archive for reading from its first byte. */
export type OpenArchive = () => Promise<ReadableStream<Uint8Array>>;

/**
 * Compares an archive with its manifest.
 * @returns the manifest
 * @throws ArchiveError when an entry is damaged, is missing in the archive or the manifest, or isn't part of a backup
 */
export async function checkArchive(open: OpenArchive): Promise<Manifest> {
  const found = new Map<string, Entry>();
  const digests = new Map<string, RowsDigest>();
  let written: Buffer | undefined;
  let manifest: Manifest | undefined;
  for await (const { name, bytes } of entriesOf(open)) {
    if (manifest) throw new ArchiveError(`The archive has ${name} after its end.`);
    if (name === manifestSumEntry) {
      if (!written || !manifestSum(written).equals(bytes))
        throw new ArchiveError("The archive is damaged: its manifest doesn't match its checksum.");
      manifest = manifestIn(written);
      continue;
    }
    if (name === manifestEntry) {
      written = bytes;
      continue;
    }
    const table = tableOf(name);
    if (table === undefined && !isSiteFile(siteFileIn(name) ?? ""))
      throw new ArchiveError(
        `The archive has ${JSON.stringify(name)}, which doesn't belong in a backup of a site.`,
      );
    if (found.has(name)) throw new ArchiveError(`The archive has ${name} twice.`);
    found.set(name, { bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") });
    if (table === undefined) continue;
    const digest = digests.get(table) ?? new RowsDigest();
    digests.set(table, digest);
    digest.add(await rowsIn(name, bytes));
  }
  if (!manifest)
    throw new ArchiveError("The archive has no end: it is truncated, or isn't a backup of a site.");
  compare(manifest, found, digests);
  return manifest;
}

type Entry = Manifest["entries"][string];

function compare(
  { entries, tables }: Manifest,
  found: ReadonlyMap<string, Entry>,
  digests: Map<string, RowsDigest>,
): void {
  for (const name of new Set([...Object.keys(entries), ...found.keys()])) {
    const [expected, is] = [entries[name], found.get(name)];
    if (!expected) throw new ArchiveError(`The archive has ${name}, which its manifest doesn't name.`);
    if (!is) throw new ArchiveError(`The archive lacks ${name}.`);
    if (is.bytes !== expected.bytes || is.sha256 !== expected.sha256)
      throw new ArchiveError(`The archive is damaged: ${name} doesn't match its checksum.`);
  }
  for (const table of new Set([...Object.keys(tables), ...digests.keys()])) {
    const is = (digests.get(table) ?? new RowsDigest()).get();
    if (is.rows !== tables[table]?.rows || is.digest !== tables[table].digest)
      throw new ArchiveError(`The archive is damaged: the rows of ${table} don't match their checksum.`);
  }
}

/** Yields the rows of a checked archive, and stops at the first file. An archive has all rows before its files. */
export async function* archivedRows(open: OpenArchive): AsyncGenerator<TableRows> {
  for await (const { name, bytes } of entriesOf(open)) {
    const table = tableOf(name);
    if (table === undefined) return;
    yield { table, rows: await rowsIn(name, bytes) };
  }
}

export async function* archivedFiles(open: OpenArchive): AsyncGenerator<SiteFile> {
  for await (const { name: entry, bytes } of entriesOf(open)) {
    const name = siteFileIn(entry);
    if (name !== undefined) yield { name, bytes };
  }
}

async function* entriesOf(open: OpenArchive): AsyncGenerator<SiteFile> {
  const decoded = (await open()).pipeThrough(createTarDecoder({ strict: true }));
  try {
    for await (const { header, body } of decoded) {
      if (header.type !== "file")
        throw new ArchiveError(
          `The archive has ${JSON.stringify(header.name)}, which isn't a file but a ${header.type}.`,
        );
      yield { name: header.name, bytes: Buffer.from(await new Response(body).arrayBuffer()) };
    }
  } catch (error) {
    if (error instanceof ArchiveError) throw error;
    throw new ArchiveError(`The archive can't be read to its end: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

function tableOf(entry: string): string | undefined {
  const table = /^rows\/(\w+)\/\d+\.jsonl\.gz$/.exec(entry)?.[1];
  return table !== undefined && isSqlName(table) ? table : undefined;
}

function siteFileIn(entry: string): string | undefined {
  const beginning = fileEntry("");
  return entry.startsWith(beginning) ? entry.slice(beginning.length) : undefined;
}

async function rowsIn(name: string, bytes: Buffer): Promise<Row[]> {
  try {
    const lines = (await gunzip(bytes)).toString().split("\n").slice(0, -1);
    return lines.map((line) => rowIn(JSON.parse(line)));
  } catch (error) {
    if (error instanceof ArchiveError) throw error;
    throw new ArchiveError(`The archive is damaged: ${name} can't be read.`, { cause: error });
  }
}

function rowIn(value: unknown): Row {
  const column = Object.keys(value as object).find((name) => !isSqlName(name));
  if (column !== undefined)
    throw new ArchiveError(`The archive has an unknown column, ${JSON.stringify(column)}.`);
  return value as Row;
}

function manifestIn(bytes: Buffer): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(bytes.toString(), refusePrototype));
  } catch (error) {
    throw new ArchiveError(
      "The archive's manifest can't be read: it is damaged, or a newer program wrote it.",
      {
        cause: error,
      },
    );
  }
}

/** Throws for the name `__proto__`, because the schema would drop it silently. */
function refusePrototype(key: string, value: unknown): unknown {
  if (key === "__proto__") throw new Error(`a name is ${key}`);
  return value;
}
