import type { Language } from "#src/i18n/language.ts";
import { readHtml, type HtmlReader } from "#src/cms/staff/editor/read-html.ts";
import { capitalsIn, isVague } from "./text-rules.ts";

export type FindingKind =
  | "pictureWithoutWords"
  | "skippedHeading"
  | "emptyHeading"
  | "vagueLink"
  | "addressAsLink"
  | "boldAsHeading"
  | "capitals";

export interface Finding {
  kind: FindingKind;
  /** The element's type, and its index among elements of that type. Undefined for text outside elements. */
  place: ElementPlace | undefined;
  text: string;
}

export interface ElementPlace {
  selector: "img" | "h2, h3, h4" | "a" | "p" | "li";
  index: number;
}

/** Finds faults that make a text harder to read, in the order of the text. The h1 is the title of the page. */
export function checkHtml(html: string, language: Language): Finding[] {
  const reader = new Reader(language);
  readHtml(html, reader);
  return reader.finish();
}

interface Part {
  tag: string;
  place: ElementPlace | undefined;
  text: string;
  plainLength: number;
  isLink: boolean;
  /** True inside a list item or a table cell, where bold text doesn't count as a heading. */
  isInListOrTable: boolean;
}

const headingLevels: Record<string, number> = { h2: 2, h3: 3, h4: 4 };

class Reader implements HtmlReader {
  readonly #language: Language;
  readonly #findings: (Finding & { order: number })[] = [];
  readonly #counts = new Map<ElementPlace["selector"], number>();
  readonly #open: Part[] = [];
  readonly #loose: Part = partOf("", undefined, false);
  readonly #orders = new Map<Part, number>();
  #strong = 0;
  #cells = 0;
  #level = 1;
  /** A paragraph that is one short bold line. This paragraph counts as a heading only when text follows. */
  #bold: Part | undefined;

  constructor(language: Language) {
    this.#language = language;
  }

  open(tag: string, attributes: Record<string, string>): void {
    const selector = Object.hasOwn(headingLevels, tag)
      ? "h2, h3, h4"
      : selectors.find((each) => each === tag);
    if (tag === "strong" || tag === "b") this.#strong++;
    if (tag === "td" || tag === "th") this.#cells++;
    if (tag === "br") this.read(" ");
    if (!selector) return;
    const index = this.#counts.get(selector) ?? 0;
    this.#counts.set(selector, index + 1);
    const isInListOrTable = this.#cells > 0 || this.#open.some((each) => each.tag === "li");
    const part = partOf(tag, { selector, index }, isInListOrTable);
    this.#orders.set(part, this.#orders.size);
    if (tag === "img") {
      const words = attributes["alt"];
      if (words === undefined) this.#find("pictureWithoutWords", part);
      // A picture's alternative text counts as text of the link or heading around the picture.
      else this.#openParts().forEach((each) => (each.text += ` ${words} `));
      return;
    }
    part.isLink = tag === "a" && (attributes["href"] ?? "") !== "";
    this.#open.push(part);
  }

  read(text: string): void {
    const [block] = this.#openParts();
    for (const part of this.#openParts()) {
      part.text += text;
      if (this.#strong === 0) part.plainLength += text.trim().length;
    }
    if (text.trim() === "" || !this.#bold || block === this.#bold) return;
    this.#find("boldAsHeading", this.#bold);
    this.#bold = undefined;
  }

  close(tag: string): void {
    if (tag === "strong" || tag === "b") this.#strong--;
    if (tag === "td" || tag === "th") this.#cells--;
    const part = this.#open.at(-1);
    if (part?.tag !== tag) return;
    this.#open.pop();
    this.#check(part);
  }

  finish(): Finding[] {
    this.#check(this.#loose);
    return this.#findings
      .toSorted((a, b) => a.order - b.order)
      .map(({ kind, place, text }) => ({ kind, place, text }));
  }

  /** Returns the innermost open paragraph, heading or list item, and its open links. Outside, returns `#loose`. */
  #openParts(): [block: Part, ...links: Part[]] {
    const block = this.#open.findLast(({ tag }) => tag !== "a") ?? this.#loose;
    return [block, ...this.#open.slice(this.#open.indexOf(block) + 1)];
  }

  #check(part: Part) {
    const text = onOneLine(part.text);
    if (part.tag === "a") {
      if (!part.isLink || text === "") return;
      if (/^(?:https?:\/\/|www\.)\S+$/i.test(text)) this.#find("addressAsLink", part);
      else if (isVague(text, this.#language)) this.#find("vagueLink", part);
      return;
    }
    const level = headingLevels[part.tag];
    if (level !== undefined) {
      if (text === "") return this.#find("emptyHeading", part);
      if (level > this.#level + 1) this.#find("skippedHeading", part);
      this.#level = level;
    }
    const isLine = text !== "" && text.length <= longestHeading && !/[.!?…]$/.test(text);
    if (part.tag === "p" && !part.isInListOrTable && part.plainLength === 0 && isLine) this.#bold = part;
    const capitals = capitalsIn(text);
    if (capitals !== undefined) this.#find("capitals", part, capitals);
  }

  #find(kind: FindingKind, part: Part, text = onOneLine(part.text)) {
    this.#findings.push({ kind, place: part.place, text, order: this.#orders.get(part) ?? -1 });
  }
}

const selectors = ["img", "a", "p", "li"] as const;

/** The maximum length of a bold line that counts as a heading, in characters. */
const longestHeading = 80;

const partOf = (tag: string, place: ElementPlace | undefined, isInListOrTable: boolean): Part => ({
  tag,
  place,
  text: "",
  plainLength: 0,
  isLink: false,
  isInListOrTable,
});

const onOneLine = (text: string) => text.replaceAll(/\s+/g, " ").trim();
