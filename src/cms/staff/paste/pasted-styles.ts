import type { List } from "./pasted-lines.ts";

interface Form {
  isStrong: boolean;
  isEmphasis: boolean;
  isStruck: boolean;
}

/** Returns the emphasis of an element. The element's style overrides the element's name. */
export function formOf(name: string, style: string, { isStrong, isEmphasis, isStruck }: Form): Form {
  const weight = /(?:^|[;\s])font-weight:\s*(\w+)/i.exec(style)?.[1];
  const slant = /(?:^|[;\s])font-style:\s*(\w+)/i.exec(style)?.[1];
  return {
    isStrong: weight ? /^(?:bold|bolder|[6-9]00)$/i.test(weight) : isStrong || /^(?:b|strong|dt)$/.test(name),
    isEmphasis: slant ? /^(?:italic|oblique)$/i.test(slant) : isEmphasis || /^(?:i|em|cite|dfn)$/.test(name),
    // A line through an element also crosses everything inside it.
    isStruck: isStruck || /^(?:s|strike)$/.test(name) || /line-through/i.test(style),
  };
}

/** True for hidden text, and for comments, headers and footers from Word. */
export function isUnseen(style: string, attributes: Record<string, string>): boolean {
  return (
    /display:\s*none|visibility:\s*hidden|mso-hide:\s*all|mso-element:\s*(?:comment|header|footer)/i.test(
      style,
    ) ||
    "hidden" in attributes ||
    /\bMsoComment/i.test(attributes["class"] ?? "")
  );
}

/** Reads list items from Word. Word writes a list item as a paragraph with the list and the level in its style. */
export class WordLists {
  #path: List[] = [];
  #isOpen = false;
  #level = 1;
  #list = "";
  #marker = "";

  isItem(style: string): boolean {
    return /mso-list:\s*l\d+\s+level\d/i.test(style);
  }

  isMarker(style: string): boolean {
    return this.#isOpen && /mso-list:\s*ignore/i.test(style);
  }

  open(style: string): void {
    const [, list = "", level = "1"] = /mso-list:\s*(l\d+)\s+level(\d)/i.exec(style) ?? [];
    this.#isOpen = true;
    this.#list = list;
    this.#level = Math.max(1, Number(level));
    this.#marker = "";
  }

  readMarker(text: string): void {
    this.#marker += text;
  }

  close(): void {
    this.#isOpen = false;
  }

  /** Returns the lists around the current item, or undefined outside lists. */
  lists(): readonly List[] | undefined {
    if (!this.#isOpen) {
      this.#path = [];
      return undefined;
    }
    const tag = /^\s*\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/i.test(this.#marker) ? "ol" : "ul";
    const outer = this.#path.slice(0, this.#level - 1);
    const first = Number(/^\s*\(?(\d{1,4})[.)]/.exec(this.#marker)?.[1] ?? 1);
    this.#path = [...outer, { id: `word-${this.#list}-${outer.length}-${tag}`, tag, first }];
    return this.#path;
  }
}
