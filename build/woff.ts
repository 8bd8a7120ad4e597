import { inflateSync } from "node:zlib";

/** What describes a table: in WOFF tag, offset, size here, size, checksum; in TrueType tag, checksum, offset, size. */
const woffHeader = 44;
const woffEntry = 20;
const header = 12;
const entry = 16;

/**
 * Unpacks a WOFF font into the TrueType font that it was made from. Readers of WOFF exist, but the one in pdfkit
 * inflates a table anew for every letter.
 * @see https://www.w3.org/TR/WOFF/
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString("latin1", 0, 4) !== "wOFF") throw new Error("This is no WOFF font.");
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(header + count * entry);
  // Version and number of tables; the three numbers after them help only those who search the directory by halves.
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  const tables: Buffer[] = [];
  let offset = directory.length;
  for (let index = 0; index < count; index++) {
    const at = woffHeader + index * woffEntry;
    const [start, packedSize, size] = [
      woff.readUInt32BE(at + 4),
      woff.readUInt32BE(at + 8),
      woff.readUInt32BE(at + 12),
    ];
    const packed = woff.subarray(start, start + packedSize);
    const to = header + index * entry;
    woff.copy(directory, to, at, at + 4);
    woff.copy(directory, to + 4, at + 16, at + 20);
    directory.writeUInt32BE(offset, to + 8);
    directory.writeUInt32BE(size, to + 12);
    const padded = Buffer.alloc(Math.ceil(size / 4) * 4);
    (packedSize < size ? inflateSync(packed) : packed).copy(padded);
    tables.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([directory, ...tables]);
}
