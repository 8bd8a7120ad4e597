/*
 * Values as they are written in a PDF (ISO 32000-2, 7.2 and 7.3). Only what a document is built of is kept; strings and
 * the like are read past.
 */

export class PdfName {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** Points to another object by its number. */
export class PdfReference {
  readonly number: number;
  constructor(number: number) {
    this.number = number;
  }
}

export type PdfDictionary = Map<string, PdfValue>;
export type PdfValue = PdfName | PdfReference | PdfDictionary | PdfValue[] | number | undefined;

/** What is written isn't a value. */
export class PdfSyntaxError extends Error {
  override name = "PdfSyntaxError";
}

const mostDepth = 64;
const space = /[\0\t\n\f\r ]+|%[^\n\r]*/y;
const regular = /[^\0\t\n\f\r ()<>[\]{}/%]+/y;
const number = /^[+-]?(\d+\.?\d*|\.\d+)$/;
const reference = /(\d{1,10})[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]+R(?![^\0\t\n\f\r ()<>[\]{}/%])/y;
const hex = /[0-9a-fA-F\0\t\n\f\r ]*>/y;
const stringPart = /[^\\()]+|\\[^]|[()]/y;

/** A name without its escapes: "/J#61va" is "Java". */
export function nameOf(written: string): string {
  return written.replaceAll(/#([0-9a-fA-F]{2})/g, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
}

/** Reads values one after another. */
export class PdfReader {
  /** Where it is: an index into the text. */
  at: number;
  readonly #text: string;

  /** @param text one character for each byte */
  constructor(text: string, at: number) {
    this.#text = text;
    this.at = at;
  }

  #take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.#text)?.[0];
    if (found) this.at += found.length;
    return found;
  }

  /** Goes on to the next sign that isn't space or comment. */
  skipSpace(): void {
    while (this.#take(space));
  }

  /** Goes past a word or sign, if it is the next. */
  skip(word: string): boolean {
    this.skipSpace();
    const isHere = this.#text.startsWith(word, this.at);
    if (isHere) this.at += word.length;
    return isHere;
  }

  /** @throws PdfSyntaxError */
  value(depth = 0): PdfValue {
    if (depth > mostDepth) throw new PdfSyntaxError("too deep");
    this.skipSpace();
    if (this.#take(/\//y)) return new PdfName(nameOf(this.#take(regular) ?? ""));
    if (this.#take(/<</y)) return this.#dictionary(depth);
    if (this.#take(/\[/y)) return this.#list(depth);
    if (this.#take(/\(/y)) return this.#string();
    if (this.#take(/</y)) return this.#hexString();
    const pointer = this.#take(reference);
    if (pointer) return new PdfReference(Number.parseInt(pointer, 10));
    const word = this.#take(regular);
    if (word === undefined || /obj$|^endstream$/.test(word)) throw new PdfSyntaxError("no value");
    return number.test(word) ? Number(word) : undefined;
  }

  #dictionary(depth: number): PdfDictionary {
    const found: PdfDictionary = new Map();
    while (!this.skip(">>")) {
      const key = this.value(depth + 1);
      if (!(key instanceof PdfName)) throw new PdfSyntaxError("no name");
      found.set(key.name, this.value(depth + 1));
    }
    return found;
  }

  #list(depth: number): PdfValue[] {
    const found: PdfValue[] = [];
    while (!this.skip("]")) found.push(this.value(depth + 1));
    return found;
  }

  #string(): undefined {
    for (let open = 1; open > 0;) {
      const part = this.#take(stringPart);
      if (part === undefined) throw new PdfSyntaxError("no end");
      if (part === "(") open++;
      else if (part === ")") open--;
    }
  }

  #hexString(): undefined {
    if (!this.#take(hex)) throw new PdfSyntaxError("no end");
  }
}
