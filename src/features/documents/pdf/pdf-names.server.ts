import { inflateSync } from "node:zlib";
import { Problem } from "#src/platform/api/problem.ts";

/**
 * Names (ISO 32000-2, 12.6 and 7.11) of what a PDF does by itself, where it sends readers to or what it sends, and of
 * other files in it. A link that a reader clicks, to a page of it or of the web, has none of them.
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

/** Actions whose names are ordinary words, which count where an action's kind stands; and what begins an action unasked. */
const activeInPlace =
  /\/S[\0\t\n\f\r ]*\/(?:Movie|Sound)\b|\/AA[\0\t\n\f\r ]*(?:<<|\d+[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+R)|javascript[\0\t\n\f\r ]*:/i;

const names = /\/([^\0\t\n\f\r ()<>[\]{}/%]+)/g;

/** What an object stream, which has objects in it as other streams have pictures, may be packed with besides Flate. */
const otherPacking =
  /\/(?:LZWDecode|LZW|ASCIIHexDecode|AHx|ASCII85Decode|A85|RunLengthDecode|RL|Crypt|DecodeParms|DP)\b/;

/** What a PDF's streams that are read to look at it may come to, in bytes; an honest one is far below. */
const mostInflated = 64 * 1024 * 1024;

/**
 * Looks at the names in a PDF as they stand, whatever its own tables say: also in what an earlier edition left behind, in
 * broken objects and in object streams, and with `#xx` for letters. A reader more lenient than ours may come upon them.
 * @returns whether something is said to happen when it is opened (OpenAction)
 * @throws Problem active-document when it acts or carries files; unreadable-document when its objects are packed in
 * another way than programs do, or beyond bounds
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

/** The text of each object stream (7.5.7). Tables and descriptions are only held against the bound: the reader unpacks them. */
function* packedObjects(bytes: Buffer): Generator<string> {
  let left = mostInflated;
  let from = 0;
  for (;;) {
    const word = bytes.indexOf("stream", from);
    if (word < 0) return;
    // All since the last stream began: nothing that is said of this one stands outside.
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

/** @throws Problem unreadable-document when it isn't packed so, or comes to more */
function inflate(packed: Buffer, most: number): Buffer {
  try {
    // It ends by itself; what follows isn't looked at.
    return inflateSync(packed, { maxOutputLength: Math.max(1, most) });
  } catch (cause) {
    throw new Problem("unreadable-document", { cause });
  }
}

/** A text in which `/J#61vaScript` is "/JavaScript". */
function unescaped(text: string): string {
  return text.replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
}
