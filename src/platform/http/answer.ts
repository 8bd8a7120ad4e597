import { hash } from "node:crypto";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { answerRange, isUnchanged, strongTag, takesRanges } from "./byte-range.ts";
import { compressWith, takesDictionaries, type Dictionary } from "./dictionary.ts";

type Encoding = "br" | "gzip" | "identity";

export type Form = Encoding | Dictionary;

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;

/** @param quality 5 takes about 1 ms for a page; 11 takes fifty times as long and saves a tenth of the bytes */
const brotli = (body: Buffer, quality: 5 | 11) =>
  promisify(zlib.brotliCompress)(body, {
    params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: body.length },
  });

const compressors: Record<Exclude<Encoding, "identity">, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => brotli(body, 5),
  gzip: (body) => promisify(zlib.gzip)(body, { level: 9 }),
};

export interface CompressedBody {
  br: Buffer;
  gzip: Buffer;
}

/**
 * The bytes of a whole response. The value of the header Date (RFC 9110, 6.6.1) begins at the offset `dateAt`. It is
 * the time `second`, in seconds since 1970.
 */
interface Wire {
  bytes: Buffer;
  dateAt: number;
  second: number;
}

/** The age at which a response is compressed as small as possible. A younger response may soon be discarded. */
const settledMilliseconds = 60_000;

export const keepAliveSeconds = 65;

const dateLength = "Sat, 21 Nov 2026 00:00:00 GMT".length;
const noBody = Buffer.alloc(0);

type FindDictionary = (available: string) => Dictionary | undefined;

/** A response that is sent many times. */
export class CachedResponse {
  readonly etag: string;
  readonly bytes: number;
  readonly #headers: Record<string, string>;
  readonly #findDictionary: FindDictionary | undefined;
  readonly #bodies = new Map<Form, Buffer>();
  readonly #wires = new Map<Form | "unchanged", Wire>();
  readonly #settlesAt = Date.now() + settledMilliseconds;
  readonly #isDivisible: boolean;
  #isSmall: boolean;
  static #isSqueezing = false;

  /**
   * @param tag the text that identifies the body in the ETag; a hash of the body by default
   * @param isCompressible false for compressed formats such as pictures
   * @param findDictionary finds a dictionary by a request's Available-Dictionary; there must be only a few dictionaries
   */
  constructor(
    body: string | Buffer | CompressedBody,
    headers: Record<string, string>,
    {
      isCompressible = true,
      tag,
      findDictionary,
    }: { isCompressible?: boolean; tag?: string; findDictionary?: FindDictionary } = {},
  ) {
    const isCompressed = typeof body === "object" && "br" in body;
    const given = isCompressed ? body.br : typeof body === "string" ? Buffer.from(body) : body;
    this.bytes = given.length;
    const strong = strongTag(tag ?? hash("sha256", given, "base64url"));
    // Only a body with the same bytes for every client can be sent in ranges.
    this.etag = isCompressible ? `W/${strong}` : strong;
    this.#headers = isCompressible ? headers : { ...headers, ...takesRanges };
    this.#isDivisible = !isCompressible;
    this.#findDictionary = findDictionary;
    this.#isSmall = isCompressed || !isCompressible;
    if (isCompressed) this.#bodies.set("br", body.br).set("gzip", body.gzip);
    else this.#bodies.set("identity", given);
    if (!isCompressible) this.#bodies.set("br", given).set("gzip", given);
  }

  formFor(acceptEncoding: string | null | undefined, available: string | null | undefined): Form {
    const dictionary =
      available && takesDictionaries(acceptEncoding) ? this.#findDictionary?.(available) : undefined;
    return dictionary ?? chooseEncoding(acceptEncoding);
  }

  ready(form: Form): Buffer | undefined {
    const body = this.#bodies.get(form);
    if (form === "br" && body && this.#isWorthSqueezing()) void this.#squeeze();
    return body;
  }

  #isWorthSqueezing(): boolean {
    return !this.#isSmall && !CachedResponse.#isSqueezing && Date.now() >= this.#settlesAt;
  }

  /** Compresses the body as small as possible, off the main thread. Only one response is compressed at a time. */
  async #squeeze(): Promise<void> {
    this.#isSmall = CachedResponse.#isSqueezing = true;
    try {
      this.#bodies.set("br", await brotli(this.#bodies.get("identity")!, 11));
      this.#wires.delete("br");
    } catch (error) {
      process.emitWarning(error as Error);
    } finally {
      CachedResponse.#isSqueezing = false;
    }
  }

  async body(form: Form): Promise<Buffer> {
    const ready = this.#bodies.get(form);
    if (ready) return ready;
    if (form === "identity") return promisify(zlib.brotliDecompress)(this.#bodies.get("br")!);
    const plain = this.#bodies.get("identity")!;
    const made = await (typeof form === "object" ? compressWith(form, plain) : compressors[form](plain));
    this.#bodies.set(form, made);
    return made;
  }

  #headersOf(kind: Form | "unchanged", body: Buffer): Record<string, string> {
    const headers = { ...this.#headers, ETag: this.etag } as Record<string, string>;
    if (kind === "unchanged") {
      delete headers["Content-Type"];
      return headers;
    }
    headers["Content-Length"] = String(body.length);
    const isPlain = kind === "identity" || body === this.#bodies.get("identity");
    if (!isPlain) headers["Content-Encoding"] = typeof kind === "object" ? "dcz" : kind;
    return headers;
  }

  /** Returns the response with the current Date, once the body is ready. The next call changes the bytes. */
  wire(kind: Form | "unchanged"): Buffer | undefined {
    const body = kind === "unchanged" ? noBody : this.ready(kind);
    if (!body) return undefined;
    const wire = this.#wires.get(kind) ?? this.#makeWire(kind, body);
    const second = Math.floor(Date.now() / 1000);
    if (wire.second !== second) {
      wire.second = second;
      wire.bytes.write(new Date(second * 1000).toUTCString(), wire.dateAt, "latin1");
    }
    return wire.bytes;
  }

  #makeWire(kind: Form | "unchanged", body: Buffer): Wire {
    const status = kind === "unchanged" ? "304 Not Modified" : "200 OK";
    const lines = Object.entries(this.#headersOf(kind, body)).map(([name, value]) => `${name}: ${value}\r\n`);
    const start = `HTTP/1.1 ${status}\r\nDate: `;
    const rest = `\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${keepAliveSeconds}\r\n${lines.join("")}\r\n`;
    const bytes = Buffer.concat([Buffer.from(start + " ".repeat(dateLength) + rest, "latin1"), body]);
    const wire = { bytes, dateAt: start.length, second: 0 };
    this.#wires.set(kind, wire);
    return wire;
  }

  async respond(request: Request): Promise<Response> {
    if (isUnchanged(request.headers.get("if-none-match"), this.etag)) {
      return new Response(null, { status: 304, headers: this.#headersOf("unchanged", noBody) });
    }
    if (this.#isDivisible) {
      const whole = await this.body("identity");
      const part = await answerRange(request, {
        bytes: this.bytes,
        etag: this.etag,
        headers: this.#headers,
        read: async ({ first, last }) => whole.subarray(first, last + 1),
      });
      if (part) return part;
    }
    const { headers } = request;
    const form = this.formFor(headers.get("accept-encoding"), headers.get("available-dictionary"));
    const body = this.ready(form) ?? (await this.body(form));
    return new Response(request.method === "HEAD" ? null : (body as Uint8Array<ArrayBuffer>), {
      headers: this.#headersOf(form, body),
    });
  }
}

const choices = new Map<string, Encoding>();

/** Chooses the best encoding that the client accepts (RFC 9110, 12.5.3). Of the weights, only `q=0` counts. */
export function chooseEncoding(acceptEncoding: string | null | undefined): Encoding {
  if (!acceptEncoding) return "identity";
  const known = choices.get(acceptEncoding);
  if (known) return known;
  const accepted = new Map(
    acceptEncoding
      .toLowerCase()
      .split(",")
      .map((part) => part.split(";").map((piece) => piece.trim()))
      .map(([coding, ...parameters]) => [
        coding,
        !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)),
      ]),
  );
  const choice: Encoding = accepted.get("br")
    ? "br"
    : (accepted.get("gzip") ?? accepted.get("*"))
      ? "gzip"
      : "identity";
  if (choices.size < 200) choices.set(acceptEncoding, choice);
  return choice;
}
