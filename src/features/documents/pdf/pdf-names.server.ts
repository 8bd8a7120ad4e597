import { inflateSync } from "node:zlib";
import { Problem } from "#src/platform/api/problem.ts";

/** PDF names of automatic actions, actions that leave the file, and embedded files (ISO 32000-2, 12.6 and 7.11). */
const active = new Set([
  "EmbeddedFile",
  "EmbeddedFiles",
  "GoToE",
  "GoToR",
  "ImportData",
  "JavaScript",
  "Launch",
  "Rendition",
  "RichMedia",
  "SubmitForm",
  "XFA",
]);

/** Matches actions of the types `Movie` and `Sound`, automatic actions (`AA`), and links that are scripts. */
const activeInPlace =
  /\/S[\0\t\n\f\r ]*\/(?:Movie|Sound)\b|\/AA[\0\t\n\f\r ]*(?:<<|\d+[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+R)|javascript[\0\t\n\f\r ]*:/i;

const names = /\/([^\0\t\n\f\r ()<>[\]{}/%]+)/g;

/** Matches filters other than Flate, and filter parameters. Ordinary object streams have only Flate. */
const otherPacking =
  /\/(?:LZWDecode|LZW|ASCIIHexDecode|AHx|ASCII85Decode|A85|RunLengthDecode|RL|Crypt|DecodeParms|DP)\b/;

/** The maximum decompressed size of a file's object, cross-reference and metadata streams together, in bytes. */
const maxInflatedBytes = 64 * 1024 * 1024;

/**
 * Searches all bytes of a PDF for names of active content, without using the cross-reference tables. Tolerant PDF
 * readers may use names in earlier revisions, in broken objects and in object streams. They may also use escaped names.
 * @returns `opens`: true when the file has an action on opening (OpenAction)
 * @throws Problem "active-document" if the file has active content or contains other files
 * @throws Problem "unreadable-document" if an object stream has an unusual filter, or if one of these streams
 *   can't be decompressed
 * @throws Problem "unreadable-document" if the object, cross-reference and metadata streams decompress to
 *   more than `maxInflatedBytes`
 */
export function checkNames(bytes: Buffer): { opens: boolean } {
  const text = unescapeNames(bytes.toString("latin1"));
  refuseActive(text);
  let opens = text.includes("/OpenAction");
  for (const unpacked of packedObjects(bytes)) {
    refuseActive(unpacked);
    opens ||= unpacked.includes("/OpenAction");
  }
  return { opens };
}

function refuseActive(text: string): void {
  if (activeInPlace.test(text)) throw new Problem("active-document");
  for (const [, name] of text.matchAll(names)) if (active.has(name!)) throw new Problem("active-document");
}

/** Yields the text of each object stream (ISO 32000-2, 7.5.7). All streams count towards `maxInflatedBytes`. */
function* packedObjects(bytes: Buffer): Generator<string> {
  let left = maxInflatedBytes;
  let from = 0;
  for (;;) {
    const word = bytes.indexOf("stream", from);
    if (word < 0) return;
    // The text since the previous stream contains the whole dictionary of this stream.
    const about = unescapeNames(bytes.toString("latin1", from, word));
    from = word + "stream".length;
    const kind = /\/(ObjStm|XRef|Metadata)\b/.exec(about)?.[1];
    if (!kind || about.endsWith("end")) continue;
    if (kind === "ObjStm" && otherPacking.test(about)) throw new Problem("unreadable-document");
    if (!/\/(?:FlateDecode|Fl)\b/.test(about)) continue;
    const unpacked = inflate(bytes.subarray(bytes[from] === 0x0d ? from + 2 : from + 1), left);
    left -= unpacked.length;
    if (kind === "ObjStm") yield unescapeNames(unpacked.toString("latin1"));
  }
}

/** @throws Problem "unreadable-document" if the data isn't Flate data, or has more than `max` bytes */
function inflate(packed: Buffer, max: number): Buffer {
  try {
    // Flate data marks its own end, so bytes after the data are ignored.
    return inflateSync(packed, { maxOutputLength: Math.max(1, max) });
  } catch (cause) {
    throw new Problem("unreadable-document", { cause });
  }
}

/** Decodes `#xx` in names: `/J#61vaScript` becomes `/JavaScript`. */
function unescapeNames(text: string): string {
  return text.replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
}
