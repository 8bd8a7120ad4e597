export const takesRanges = { "Accept-Ranges": "bytes" };

export const strongTag = (tag: string): string => `"${tag.slice(0, 22)}"`;

/** A range of bytes, including the byte at `last`. */
export interface ByteRange {
  first: number;
  last: number;
}

interface Divisible {
  bytes: number;
  etag: string;
  headers: Record<string, string>;
  /** Returns undefined when the file has been removed. */
  read(range: ByteRange): Promise<Buffer | undefined>;
}

/** Responds with 206 or 416 (RFC 9110, 14). Undefined when the header Range has no effect, or without the file. */
export async function answerRange(
  { method, headers: asked }: Request,
  { bytes, etag, headers, read }: Divisible,
): Promise<Response | undefined> {
  const range = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(asked.get("range") ?? "");
  if (!range || method !== "GET" || isUnchanged(asked.get("if-none-match"), etag)) return undefined;
  const condition = asked.get("if-range");
  if (condition !== null && condition.trim() !== etag) return undefined;
  const [from, to] = [range[1]!, range[2]!];
  if (!from && !to) return undefined;
  if (from && to && Number(from) > Number(to)) return undefined;
  const first = from ? Number(from) : Math.max(0, bytes - Number(to));
  const last = Math.min(from && to ? Number(to) : Infinity, bytes - 1);
  if (first > last) {
    const status = { "Content-Range": `bytes */${bytes}`, "Cache-Control": "no-store" };
    return new Response(null, { status: 416, headers: status });
  }
  const part = await read({ first, last });
  return (
    part &&
    new Response(part as Uint8Array<ArrayBuffer>, {
      status: 206,
      headers: {
        ...headers,
        ...takesRanges,
        ETag: etag,
        "Content-Range": `bytes ${first}-${last}/${bytes}`,
        "Content-Length": String(part.length),
      },
    })
  );
}

/** True when If-None-Match is "*" or contains the ETag. Weak and strong ETags count as equal (RFC 9110, 13.1.2). */
export function isUnchanged(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch === etag) return true;
  const strong = (tag: string) => tag.trim().replace(/^W\//, "");
  return ifNoneMatch.split(",").some((tag) => tag.trim() === "*" || strong(tag) === strong(etag));
}
