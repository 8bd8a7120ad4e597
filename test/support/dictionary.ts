import { createHash } from "node:crypto";
import { zstdDecompressSync } from "node:zlib";

/** Returns the path of the dictionary in a page's Link header. */
export const dictionaryPath = (link: string | null | undefined): string =>
  /^<([^>]+)>; rel="compression-dictionary"$/.exec(link ?? "")![1]!;

/** Returns the request headers of a browser that has this dictionary. */
export const offering = (dictionary: Buffer): Record<string, string> => ({
  "accept-encoding": "gzip, deflate, br, zstd, dcb, dcz",
  "available-dictionary": `:${createHash("sha256").update(dictionary).digest("base64")}:`,
});

/** Decodes "dcz" (RFC 9842, 5). @throws Error when the body was compressed with another dictionary */
export function unpackWith(dictionary: Buffer, body: Buffer): string {
  const start = Buffer.concat([
    Buffer.from("5e2a4d1820000000", "hex"),
    createHash("sha256").update(dictionary).digest(),
  ]);
  if (!body.subarray(0, start.length).equals(start))
    throw new Error("The body was compressed with another dictionary.");
  return zstdDecompressSync(body.subarray(start.length), { dictionary }).toString();
}
