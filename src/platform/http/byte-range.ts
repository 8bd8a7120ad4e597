/** The header of every answer whose body may be asked for in parts. */
export const takesRanges = { "Accept-Ranges": "bytes" };

/** The ETag of a body. @param tag stands for its bytes */
export const strongTag = (tag: string): string => `"${tag.slice(0, 22)}"`;

/** Bytes of a body, the last one included. */
export interface ByteRange {
  first: number;
  last: number;
}

/** A body that can be sent in parts. */
interface Divisible {
  /** How many bytes it has. */
  bytes: number;
  /** A strong one. */
  etag: string;
  headers: Record<string, string>;
  /** Reads a part; undefined when it has been removed. */
  read(range: ByteRange): Promise<Buffer | undefined>;
}

/**
 * Answers a request for one range of bytes (RFC 9110, 14), so that a download that broke off goes on where it was.
 * @returns undefined when the whole body is to be sent: there is no range, more than one, one that can't be read, or
 * If-Range names another body
 */
export async function answerRange(
  { method, headers: asked }: Request,
  { bytes, etag, headers, read }: Divisible,
): Promise<Response | undefined> {
  const wanted = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(asked.get("range") ?? "");
  if (!wanted || method !== "GET" || isUnchanged(asked.get("if-none-match"), etag)) return undefined;
  const condition = asked.get("if-range");
  if (condition !== null && condition.trim() !== etag) return undefined;
  const [from, to] = [wanted[1]!, wanted[2]!];
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

/** RFC 9110, 13.1.2: a list of tags, compared weakly, or a star. */
export function isUnchanged(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch === etag) return true;
  const strong = (tag: string) => tag.trim().replace(/^W\//, "");
  return ifNoneMatch.split(",").some((tag) => tag.trim() === "*" || strong(tag) === strong(etag));
}
