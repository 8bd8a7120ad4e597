import { hash } from "node:crypto";
import { promisify } from "node:util";
import zlib from "node:zlib";

/** A text that a browser keeps, and with which answers are compressed further for it: RFC 9842. */
export interface Dictionary {
  bytes: Buffer;
  /** SHA-256. */
  hash: Buffer;
}

export function makeDictionary(text: string): Dictionary {
  const bytes = Buffer.from(text);
  return { bytes, hash: hash("sha256", bytes, "buffer") };
}

/** What a browser that has the dictionary writes in Available-Dictionary (RFC 9842, 2.2). */
export const availableAs = ({ hash: digest }: Dictionary): string => `:${digest.toString("base64")}:`;

/** What Accept-Encoding says when such answers are taken. */
export const takesDictionaries = (acceptEncoding: string | null | undefined): boolean =>
  /(?:^|,)\s*dcz\s*(?:,|$)/i.test(acceptEncoding ?? "");

/** What stands before the dictionary's hash: RFC 9842, 5. */
const magic = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);

/** Higher levels make a page a fiftieth smaller and take ten times as long. */
const level = 9;

/** Compresses a body as Dictionary-Compressed Zstandard, "dcz". */
export async function compressWith({ bytes, hash: digest }: Dictionary, body: Buffer): Promise<Buffer> {
  const stream = await promisify(zlib.zstdCompress)(body, {
    params: { [zlib.constants.ZSTD_c_compressionLevel]: level },
    dictionary: bytes,
  });
  return Buffer.concat([magic, digest, stream]);
}
