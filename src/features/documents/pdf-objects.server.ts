import { promisify } from "node:util";
import { inflate } from "node:zlib";
import { Problem } from "#src/platform/problem.ts";
import {
  PdfName,
  PdfReader,
  PdfSyntaxError,
  type PdfDictionary,
  type PdfValue,
} from "./pdf-syntax.server.ts";
import { refuseActive, refuseActiveNames } from "./pdf-actions.server.ts";

const inflated = promisify(inflate);

/** What a PDF's object streams may come to; an honest one is far below. */
const mostInflated = 64 * 1024 * 1024;

/** Beyond the place where nothing could be made of a value, a lenient reader may go on for so long. */
const lenience = 64 * 1024;

interface Stream {
  dictionary: PdfDictionary;
  /** Where the word `stream` ends. */
  at: number;
}

const damaged = (cause?: unknown) => new Problem("unreadable-document", { cause });

/**
 * A PDF's objects as they stand, one after another, also those in object streams and those that an earlier edition left
 * behind. What the file's own tables say is no matter: whatever a reader can come upon through them begins with the word
 * `obj`, wherever that stands, so that nothing hides.
 */
export class PdfObjects {
  /** Trailers, and the streams that stand for them; the last is the one that counts. */
  readonly trailers: PdfDictionary[] = [];
  readonly #objects = new Map<number, { at: number; value: PdfValue }>();
  readonly #streams: Stream[] = [];
  /** So much may be read yet: an honest file is read once, one whose values lie in each other over and over. */
  #budget = 1024 * 1024;

  /** @throws Problem unreadable-document, locked-document, active-document */
  static async read(bytes: Buffer): Promise<PdfObjects> {
    const found = new PdfObjects();
    found.#readPlain(bytes.toString("latin1"));
    if (found.trailers.some((trailer) => trailer.has("Encrypt"))) throw new Problem("locked-document");
    let left = mostInflated;
    for (const stream of found.#streams) {
      const content = await contentOf(bytes, stream, left);
      left -= content.length;
      found.#readObjectStream(stream, content.toString("latin1"));
    }
    return found;
  }

  /** What a reference points to; anything else as it is. */
  at(number: number): PdfValue {
    return this.#objects.get(number)?.value;
  }

  /** Of several objects with one number the last in the file counts: those before it are earlier editions. */
  #put(number: number, at: number, value: PdfValue): void {
    if ((this.#objects.get(number)?.at ?? -1) <= at) this.#objects.set(number, { at, value });
  }

  #readPlain(text: string): void {
    this.#budget += 2 * text.length;
    for (const { 0: word, index } of text.matchAll(/obj|trailer/g)) {
      const reader = new PdfReader(text, index + word.length);
      const value = this.#readValue(reader, text);
      if (word === "trailer") {
        if (value instanceof Map) this.trailers.push(value);
        continue;
      }
      const before = text.slice(Math.max(0, index - 40), index);
      const number = /(\d{1,10})[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]+$/.exec(before)?.[1];
      if (number !== undefined) this.#put(Number(number), index, value);
      if (!(value instanceof Map) || !reader.skip("stream")) continue;
      if (value.has("Root")) this.trailers.push(value);
      if (value.has("First")) this.#streams.push({ dictionary: value, at: reader.at });
    }
  }

  #readObjectStream({ dictionary, at }: Stream, text: string): void {
    this.#budget += 2 * text.length;
    const first = dictionary.get("First");
    const count = dictionary.get("N");
    if (typeof first !== "number" || typeof count !== "number" || count > text.length) throw damaged();
    const head = new PdfReader(text, 0);
    for (let index = 0; index < count; index++) {
      const number = this.#readValue(head, text);
      const offset = this.#readValue(head, text);
      if (typeof number !== "number" || typeof offset !== "number") throw damaged();
      this.#put(number, at, this.#readValue(new PdfReader(text, first + offset), text));
    }
  }

  /** The next value, looked through; undefined where nothing can be made of it. */
  #readValue(reader: PdfReader, text: string): PdfValue {
    const start = reader.at;
    let value: PdfValue;
    try {
      value = reader.value();
    } catch (error) {
      if (!(error instanceof PdfSyntaxError)) throw error;
      refuseActiveNames(text.slice(start, reader.at + lenience));
      this.#budget -= lenience;
    }
    refuseActive(value);
    this.#budget -= reader.at - start;
    if (this.#budget < 0) throw damaged();
    return value;
  }
}

/** The content of an object stream (ISO 32000-2, 7.5.7), which is compressed in one way or not at all. */
async function contentOf(bytes: Buffer, { dictionary, at }: Stream, most: number): Promise<Buffer> {
  const rest = bytes.subarray(bytes[at] === 0x0d ? at + 2 : at + 1);
  const [filter, ...more] = [dictionary.get("Filter")].flat();
  if (filter === undefined) return rest.subarray(0, Math.max(0, rest.indexOf("endstream")));
  const isUsual =
    filter instanceof PdfName && ["FlateDecode", "Fl"].includes(filter.name) && more.length === 0;
  if (!isUsual || dictionary.has("DecodeParms") || dictionary.has("DP") || most < 1) throw damaged();
  // It ends by itself; what follows isn't looked at.
  return inflated(rest, { maxOutputLength: most }).catch((cause: unknown) => {
    throw damaged(cause);
  });
}
