import { inflateSync } from "node:zlib";
import { Problem } from "#src/platform/api/problem.ts";

/**
 * Names (ISO 32000-2, 12.6 and 7.11) of what a PDF does by itself, where it sends readers or data, and of other files
 * in it. A link that a reader clicks, to a page of the PDF or of the web, has none of them.
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
 * Names of actions that are ordinary words, so that they count only as the type of an action; and names that start an
 * action unasked.
 */
const activeInPlace =
  /\/S[\0\t\n\f\r ]*\/(?:Movie|Sound)\b|\/AA[\0\t\n\f\r ]*(?:<<|\d+[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+R)|javascript[\0\t\n\f\r ]*:/i;

const names = /\/([^\0\t\n\f\r ()<>[\]{}/%]+)/g;

/**
 * Ways to pack an object stream other than Flate. Object streams contain objects, as other streams contain pictures.
 */
const otherPacking =
  /\/(?:LZWDecode|LZW|ASCIIHexDecode|AHx|ASCII85Decode|A85|RunLengthDecode|RL|Crypt|DecodeParms|DP)\b/;

/** The most bytes that the streams which are read here may unpack to; a normal file is far below. */
const mostInflated = 64 * 1024 * 1024;

/**
 * Searches a PDF for these names directly in its bytes, whatever its own tables say: also in earlier editions that it
 * still contains, in broken objects and in object streams, and with `#xx` for letters. A more tolerant reader than
 * ours may find them there.
 * @returns whether something happens when it is opened (OpenAction)
 * @throws Problem active-document when it acts or carries files; unreadable-document when its objects are packed in
 * an unusual way, or unpack to too much
 */
export function lookAtNames(bytes: Buffer): { opens: boolean } {
  const text = unescaped(bytes.toString("latin1"));
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
 * The text of each object stream (7.5.7). Tables and metadata only count towards the limit, because the reader
 * unpacks them.
 */
function* packedObjects(bytes: Buffer): Generator<string> {
  let left = mostInflated;
  let from = 0;
  for (;;) {
    const word = bytes.indexOf("stream", from);
    if (word < 0) return;
    // Everything since the last stream began, so that nothing that is said about this stream is missed.
    const about = unescaped(bytes.toString("latin1", from, word));
    from = word + "stream".length;
    const kind = /\/(ObjStm|XRef|Metadata)\b/.exec(about)?.[1];
    if (!kind || about.endsWith("end")) continue;
    if (kind === "ObjStm" && otherPacking.test(about)) throw new Problem("unreadable-document");
    if (!/\/(?:FlateDecode|Fl)\b/.test(about)) continue;
    const unpacked = inflate(bytes.subarray(bytes[from] === 0x0d ? from + 2 : from + 1), left);
    left -= unpacked.length;
    if (kind === "ObjStm") yield unescaped(unpacked.toString("latin1"));
  }
}

/** @throws Problem unreadable-document when it isn't packed with Flate, or unpacks to more */
function inflate(packed: Buffer, most: number): Buffer {
  try {
    // The packed data marks its own end; what follows isn't read.
    return inflateSync(packed, { maxOutputLength: Math.max(1, most) });
  } catch (cause) {
    throw new Problem("unreadable-document", { cause });
  }
}

/** Replaces `#xx`: `/J#61vaScript` becomes "/JavaScript". */
function unescaped(text: string): string {
  return text.replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
}
