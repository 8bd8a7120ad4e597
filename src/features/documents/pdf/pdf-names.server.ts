import { inflateSync } from "node:zlib";
import { Problem } from "#src/platform/api/problem.ts";

/**
 * PDF names (ISO 32000-2, 12.6 and 7.11) of automatic actions, of actions that send the reader or data elsewhere, and
 * of embedded files. An ordinary link to a page of the PDF or of the web has none of them.
 */
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

/**
 * `Movie` and `Sound` are ordinary words, so they count only as an action's type. `AA` has actions without a
 * click, and `javascript:` begins a link that is a script.
 */
const activeInPlace =
  /\/S[\0\t\n\f\r ]*\/(?:Movie|Sound)\b|\/AA[\0\t\n\f\r ]*(?:<<|\d+[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+R)|javascript[\0\t\n\f\r ]*:/i;

const names = /\/([^\0\t\n\f\r ()<>[\]{}/%]+)/g;

/** Filters other than Flate, and parameters of filters. Object streams need none, because they contain no pictures. */
const otherPacking =
  /\/(?:LZWDecode|LZW|ASCIIHexDecode|AHx|ASCII85Decode|A85|RunLengthDecode|RL|Crypt|DecodeParms|DP)\b/;

/** The maximum decompressed size of all streams that are read here. A normal file stays far below. */
const maxInflatedBytes = 64 * 1024 * 1024;

/**
 * Searches the bytes of a PDF for active names, without relying on its cross-reference tables. It also finds names in
 * earlier revisions, broken objects and object streams, and names escaped with `#xx`. A more tolerant reader than
 * ours may find them there.
 * @returns `opens`: true when the file has an action on opening (OpenAction)
 * @throws Problem active-document when the file acts or contains files; unreadable-document when its object streams
 * use an unusual filter or decompress to too much
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

/**
 * Yields the text of each object stream (7.5.7). Cross-reference and metadata streams only count towards the limit,
 * because pdf.js decompresses them.
 */
function* packedObjects(bytes: Buffer): Generator<string> {
  let left = maxInflatedBytes;
  let from = 0;
  for (;;) {
    const word = bytes.indexOf("stream", from);
    if (word < 0) return;
    // The text since the previous stream contains the whole dictionary of this one.
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

/** @throws Problem unreadable-document when it isn't Flate data, or decompresses to more than `max` bytes */
function inflate(packed: Buffer, max: number): Buffer {
  try {
    // Flate data marks its own end, so bytes after it are ignored.
    return inflateSync(packed, { maxOutputLength: Math.max(1, max) });
  } catch (cause) {
    throw new Problem("unreadable-document", { cause });
  }
}

/** Decodes `#xx`: `/J#61vaScript` becomes "/JavaScript". */
function unescapeNames(text: string): string {
  return text.replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
}
